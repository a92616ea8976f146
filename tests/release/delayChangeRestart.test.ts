// A delay that is being changed when the server goes away: every stage comes back hidden and held, and lets out nothing more.
import { describe, expect, test } from 'vitest';
import { cuesSince } from '../../server/release/feeds.ts';
import { ReleaseHouse, settle } from '../properties/releaseHouse.ts';
import { armed, atCard, cues, LONG, say, status, stepped, twoHands } from './delaySteps.ts';
import { firstActions, openStage, SHORT, type Stage } from './stage.ts';

describe.each(['stop', 'kill'] as const)('given the server goes away (%s) in the middle', (how) => {
  const away = (stage: Stage) => (how === 'stop' ? stage.restart() : stage.kill());

  test('when it was armed, then all is hidden and held, and it is armed still', async () => {
    const stage = await twoHands();
    await stage.until(50_000);
    await armed(stage, LONG);
    await away(stage);
    expect(stage.picture().show).toBe('hidden');
    expect(status(stage)?.delayChange).toMatchObject({ stage: 'armed', toMs: 60_000 });
    await stage.until(100_000);
    expect(status(stage)?.delayChange?.stage).toBe('armed');
    await stage.house.resume();
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 1, phase: 'COMPLETE' } });
    await stage.until(105_000);
    expect(stage.picture().show).toBe('break');
    expect(status(stage)).toMatchObject({ delayMs: 30_000, delayChange: { stage: 'card' } });
  });

  test('when the card was up, then it is up again once resumed, whoever follows is told again, and the old delay counts', async () => {
    const stage = await atCard();
    await away(stage);
    expect(cuesSince(cues(stage), null).map(({ cue }) => cue)).toEqual(['delay.change']);
    await stage.house.resume();
    expect(stage.picture().show).toBe('break');
    expect(status(stage)).toMatchObject({ delayMs: 30_000, onAirAt: 33_000, delayChange: { stage: 'card' } });
    await stepped(stage, 'cancelDelay');
    await stage.until(80_000);
    expect(stage.said()).toEqual(['raise']);
  });

  test('when the mixer had spoken, then the new delay counts, behind the card', async () => {
    const stage = await atCard(SHORT, LONG);
    await stepped(stage, 'confirmDelay');
    await away(stage);
    expect(status(stage)).toMatchObject({ delayMs: 30_000, delayChange: { stage: 'sync' } });
    await stage.house.resume();
    expect(stage.picture().show).toBe('break');
    await stepped(stage, 'finishDelay');
    expect(stage.picture().hand?.number).toBe(2);
    await away(stage);
    expect(status(stage)).toMatchObject({ delayMs: 30_000, delayChange: null });
  });

  test('when it went away between two writes of the word, then the new delay counts all the same', async () => {
    const stage = await atCard(SHORT, LONG);
    await stepped(stage, 'confirmDelay');
    await stage.house.addCanvas(LONG);
    await away(stage);
    expect(status(stage)?.delayMs).toBe(30_000);
    await stage.house.resume();
    await stepped(stage, 'finishDelay');
    await away(stage);
    expect(status(stage)?.delayMs).toBe(30_000);
  });

  test('when it was cancelled, then the old delay counts, and no card is up', async () => {
    const stage = await atCard();
    await stepped(stage, 'cancelDelay');
    await away(stage);
    await stage.house.resume();
    expect(status(stage)).toMatchObject({ delayMs: 30_000, delayChange: null });
    expect(stage.picture().show).toBe('on');
  });
});

describe.each(['go on', 'stop', 'kill'] as const)(
  'given another delay is armed between two hands on air, and the server may %s',
  (how) => {
    const perhapsAway = async (stage: Stage) => {
      if (how === 'stop') await stage.restart();
      if (how === 'kill') await stage.kill();
      await stage.house.resume();
    };
    const handsOnAir = (stage: Stage) => new Set(stage.pictures().flatMap(({ moment }) => moment.hand?.number ?? []));

    test('when the next hand was due while the result stood, then it waits behind the card', async () => {
      const stage = await firstActions(await openStage([SHORT]));
      await stage.at(28_000, (s) => s.act('fold').award());
      await stage.at(30_000, (s) => s.hand().deal([1, 2, 3]));
      await stage.until(50_000);
      await armed(stage, LONG);
      await stage.until(61_500);
      await say(stage, { do: 'hold' });
      await perhapsAway(stage);
      await stage.until(70_000);
      expect(stage.picture().show).toBe('break');
      expect(handsOnAir(stage)).toEqual(new Set([1]));
    });

    test('when the card before it was lifted under a hold, where nothing comes on air, then no hand begins either', async () => {
      const stage = await atCard(SHORT);
      await stepped(stage, 'confirmDelay');
      await stage.until(76_000);
      await say(stage, { do: 'hold' });
      await stepped(stage, 'finishDelay');
      await armed(stage, LONG);
      await perhapsAway(stage);
      await stage.until(90_000);
      expect(stage.picture().show).toBe('break');
      expect(handsOnAir(stage)).toEqual(new Set([1]));
    });
  },
);

test('given the computer slept while the card was up, then all is hidden and held, and the card is up once resumed', async () => {
  const stage = await atCard();
  stage.house.programme.awake();
  await stage.house.clock.jump(3_600_000, settle);
  stage.house.programme.awake();
  await settle();
  expect(stage.picture().show).toBe('hidden');
  expect(stage.house.desk.status()).toMatchObject({ held: true, gapMs: 3_600_000 });
  await stage.house.resume();
  expect(stage.picture().show).toBe('break');
  expect(status(stage)?.onAirAt).toBe(33_000);
});

test('the twin: a house that forgets stages comes back with nothing open', async () => {
  const stage = await openStage([SHORT], 3, new ReleaseHouse([]));
  await armed(stage, LONG);
  await stage.house.stop();
  stage.house.canvases.released.clear();
  await stage.house.open();
  expect(status(stage)?.delayChange).toBeNull();
});
