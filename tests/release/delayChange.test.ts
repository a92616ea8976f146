// Another delay as a procedure: nothing changes before the mixer has spoken, and nothing of the table is on air meanwhile.
import { describe, expect, test } from 'vitest';
import { cuesSince } from '../../server/release/feeds.ts';
import { armed, atCard, cues, LONG, say, status, stepped, told, twoHands } from './delaySteps.ts';
import { change, firstActions, openStage, SHORT } from './stage.ts';

describe('given a delay that is armed while a hand is on air', () => {
  test('then nothing changes before that hand is over on air, and no next hand begins', async () => {
    const stage = await twoHands();
    await stage.until(50_000);
    await armed(stage, LONG);
    expect(status(stage)?.delayChange).toEqual({
      stage: 'armed',
      fromMs: 30_000,
      toMs: 60_000,
      actor: 'anna',
      since: 50_000,
    });
    await stage.until(58_000);
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 1, phase: 'COMPLETE' } });
    await stage.until(62_999);
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 1 } });
    expect(told(stage)).toEqual([]);
    await stage.until(63_000);
    expect(stage.picture()).toMatchObject({ show: 'break', tableName: 'Main', hand: null, slots: [], lines: [] });
    expect(stage.picture().session.seats).toEqual([]);
    expect(status(stage)).toMatchObject({ delayMs: 30_000, delayChange: { stage: 'card', since: 63_000 } });
    expect(told(stage)).toEqual(['delay.change 30000 60000']);
  });

  test('when nobody speaks, then the card stays, release stands, no card is asked for, and other canvases go on', async () => {
    const stage = await atCard();
    const asked = stage.house.asked.filter(({ canvas }) => canvas === 'programme').length;
    await stage.until(400_000);
    expect(stage.picture().show).toBe('break');
    expect(status(stage)).toMatchObject({ onAirAt: 33_000, delayMs: 30_000, nextDueAt: null });
    expect(stage.house.desk.air('programme')).toEqual({ at: 33_000, state: 'held' });
    expect(stage.house.asked.filter(({ canvas }) => canvas === 'programme')).toHaveLength(asked);
    expect(stage.picture('venue').hand?.number).toBe(2);
    expect(stage.house.notes.filter(({ action }) => action.startsWith('delay-'))).toEqual([
      {
        actor: 'anna',
        action: 'delay-card-shown',
        detail: { canvas: 'programme', fromMs: 30_000, toMs: 60_000, armedBy: 'anna' },
      },
    ]);
  });

  test('when the hand is misdealt or void on air, then the card goes up with that', async () => {
    const stage = await firstActions(await openStage([SHORT]));
    await stage.at(28_000, (s) => s.voidHand());
    await stage.until(50_000);
    await armed(stage, LONG);
    await stage.until(62_999);
    expect(stage.picture().show).toBe('on');
    await stage.until(63_000);
    expect(stage.picture().show).toBe('break');
  });

  test('when it is cancelled, then nothing has happened, and no mixer is told', async () => {
    const stage = await twoHands();
    await stage.until(50_000);
    await armed(stage, LONG);
    await stepped(stage, 'cancelDelay');
    await stage.until(70_001);
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 2 } });
    expect(status(stage)).toMatchObject({ delayMs: 30_000, delayChange: null });
    expect(cues(stage)).toEqual([]);
  });
});

test('given no hand has begun, when a delay is armed, then the card is up at once', async () => {
  const stage = await openStage([SHORT]);
  await stage.until(5_000);
  await armed(stage, LONG);
  expect(stage.picture().show).toBe('break');
});

describe('given the card is up', () => {
  test('when the mixer has a longer delay, then the card stays on, the clock waits, and the picture joins when it is due again', async () => {
    const stage = await atCard();
    await stage.until(65_000);
    await stepped(stage, 'confirmDelay');
    expect(status(stage)).toMatchObject({ delayMs: 60_000, delayChange: { stage: 'sync', since: 65_000 } });
    expect(stage.house.desk.air('programme')).toEqual({ at: 33_000, state: 'waiting' });
    await stage.until(95_000);
    expect(stage.picture().show).toBe('break');
    expect(stage.house.desk.air('programme')).toEqual({ at: 35_000, state: 'running' });
    expect(await say(stage, { do: 'markSync', name: 'programme', inSync: true })).toEqual({ ok: true });
    await stepped(stage, 'finishDelay');
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 1 } });
    await stage.until(99_999);
    expect(stage.picture().hand?.number).toBe(1);
    await stage.until(100_000);
    expect(stage.picture().hand?.number).toBe(2);
    await stage.until(104_999);
    expect(stage.said()).toEqual([]);
    await stage.until(105_000);
    expect(stage.said()).toEqual(['raise']);
    expect(told(stage)).toEqual(['delay.change 30000 60000', 'delay.confirmed 30000 60000']);
    expect(status(stage)?.delayChange).toBeNull();
  });

  test('when the mixer has a shorter delay, then it counts at once, and the picture joins where it is by then', async () => {
    const stage = await atCard(SHORT, LONG);
    expect(stage.picture().show).toBe('break');
    await stage.until(95_000);
    await stepped(stage, 'confirmDelay');
    expect(stage.house.desk.air('programme')).toEqual({ at: 65_000, state: 'running' });
    expect(stage.picture()).toMatchObject({ show: 'break', hand: null });
    await stepped(stage, 'finishDelay');
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 2 } });
    expect(stage.said()).toEqual(['raise']);
  });

  test('when it is cancelled, then the old delay stays, and the picture joins where it is by then', async () => {
    const stage = await atCard();
    await stage.until(80_000);
    await stepped(stage, 'cancelDelay');
    expect(status(stage)).toMatchObject({ delayMs: 30_000, delayChange: null, onAirAt: 50_000 });
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 2 } });
    expect(stage.said()).toEqual(['raise']);
    expect(told(stage)).toEqual(['delay.change 30000 60000', 'delay.cancelled 30000 60000']);
  });

  test('when the canvas is taken away, then the mixer is told', async () => {
    const stage = await atCard();
    expect(await say(stage, { do: 'removeCanvas', name: 'programme' })).toEqual({ ok: true });
    expect(told(stage).at(-1)).toBe('delay.cancelled 30000 60000');
  });

  test.each(['hold', 'panic'] as const)(
    'when %s comes, then all is hidden; resumed, the card is up still',
    async (what) => {
      const stage = await atCard();
      await say(stage, { do: what });
      await stage.until(70_000);
      expect(stage.picture().show).toBe('hidden');
      await stepped(stage, 'confirmDelay');
      expect(stage.picture().show).toBe('hidden');
      await stage.house.resume();
      expect(stage.picture().show).toBe('break');
      await stepped(stage, 'finishDelay');
      await stage.until(100_000);
      expect(stage.picture().hand?.number).toBe(2);
    },
  );

  test('when the offset is moved meanwhile, then it is the newer one that counts', async () => {
    const stage = await atCard();
    await say(stage, { do: 'setOffset', name: 'programme', offsetMs: 700 });
    await stepped(stage, 'confirmDelay');
    expect(status(stage)).toMatchObject({ delayMs: 60_000, offsetMs: 700 });
    await say(stage, { do: 'setOffset', name: 'programme', offsetMs: 900 });
    await stepped(stage, 'finishDelay');
    expect(status(stage)).toMatchObject({ delayMs: 60_000, offsetMs: 900, delayChange: null });
  });
});

describe('a hand that is kept back', () => {
  test.each(['holdHand', 'dropHand'] as const)(
    'given %s while a delay is armed, then the card waits for its end all the same',
    async (what) => {
      const stage = await twoHands();
      await stage.until(50_000);
      await armed(stage, LONG);
      const hand = stage.house.state.hand;
      const first = stage.house.entries.find((entry) => entry.handId !== null)?.handId ?? '';
      expect(hand?.number).toBe(2);
      expect(await say(stage, { do: what, hand: first })).toEqual({ ok: true });
      await stage.until(62_999);
      expect(stage.picture()).toMatchObject({ show: 'on', hand: null });
      await stage.until(63_000);
      expect(stage.picture().show).toBe('break');
    },
  );
});

describe('cues', () => {
  test('given several, then they are numbered without a gap, and a restart begins behind them', async () => {
    const stage = await atCard();
    await stepped(stage, 'cancelDelay');
    await armed(stage, LONG);
    const before = cues(stage);
    expect(before.map(({ n }, i) => n - (before[0]?.n ?? 0) - i)).toEqual(before.map(() => 0));
    await stage.restart();
    expect(cues(stage)[0]?.n).toBeGreaterThan(before.at(-1)?.n ?? Number.POSITIVE_INFINITY);
  });

  test('given somebody comes late, then he gets what is open and nothing that is over', async () => {
    const stage = await atCard();
    expect(cuesSince(cues(stage), null).map(({ cue }) => cue)).toEqual(['delay.change']);
    const [first] = cues(stage);
    expect(cuesSince(cues(stage), first?.n ?? 0)).toEqual([]);
    await stepped(stage, 'confirmDelay');
    expect(cuesSince(cues(stage), null)).toEqual([]);
    expect(cuesSince(cues(stage), first?.n ?? 0).map(({ cue }) => cue)).toEqual(['delay.confirmed']);
  });

  test('given many, then the latest fifty are kept', async () => {
    const stage = await openStage([SHORT]);
    for (let i = 0; i < 30; i += 1) {
      await armed(stage, LONG);
      await stepped(stage, 'cancelDelay');
    }
    expect(cues(stage)).toHaveLength(50);
  });
});

test('the twin: a delay that is set instead counts without any word, and no card covers it', async () => {
  const stage = await twoHands();
  await stage.until(50_000);
  await change(stage, LONG);
  await stage.until(63_000);
  expect(stage.picture().show).toBe('on');
  expect(status(stage)?.delayMs).toBe(60_000);
});
