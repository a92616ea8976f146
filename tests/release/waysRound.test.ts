// Ways round what two people agreed to, or what has still to air, that one person alone might try: each is shut, and its twin
// shows that the same words do something where they may.
import { describe, expect, test } from 'vitest';
import type { CanvasConfig } from '../../server/release/control.ts';
import { TABLE } from '../properties/releaseBeat.ts';
import { arm, say, step } from './delaySteps.ts';
import { scriptHand } from './script.ts';
import { firstActions, GATED, openStage, SHORT, type Stage } from './stage.ts';

const MINUTE = 60_000;
const PROGRAMME: CanvasConfig = { ...GATED, name: 'programme' };
const PLAYBACK: CanvasConfig = { ...PROGRAMME, name: 'playback', audience: 'playback' };
const set = (stage: Stage, config: CanvasConfig) => say(stage, { do: 'setCanvas', config, exception: null });

describe('given the procedure of another delay', () => {
  test('when a playback is armed in the place of the programme, then it is refused: its delay and gate protect nothing there', async () => {
    const stage = await openStage([PROGRAMME]);
    const live: CanvasConfig = { ...PROGRAMME, audience: 'playback', kind: 'short', delayMs: 0, gate: 'off' };
    expect(await arm(stage, live)).toMatchObject({ ok: false, code: 'not-a-playback' });
    await step(stage, 'confirmDelay');
    await step(stage, 'finishDelay');
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.until(11_000);
    expect(stage.cards()).toBe(0);
    expect(stage.house.asked).toEqual([]);
  });

  test('twin: when another delay of the programme is armed, then it counts behind its card', async () => {
    const stage = await openStage([PROGRAMME]);
    expect(await arm(stage, { ...PROGRAMME, delayMs: 11 * MINUTE })).toEqual({ ok: true });
    expect(await step(stage, 'confirmDelay')).toEqual({ ok: true });
    expect(stage.house.desk.status().canvases[0]?.delayMs).toBe(11 * MINUTE);
  });
});

describe('given two people agreed to cards during play, and to a picture that keeps some of them off', () => {
  const agreed: CanvasConfig = { ...SHORT, reveal: 'showdown-cash', folded: 'leave', mucked: 'hide' };

  test.each<[string, Partial<CanvasConfig>]>([
    ['every card at once', { reveal: 'at-once' }],
    ['cards of an all-in', { reveal: 'showdown-tournament' }],
    ['cards of hands that fold', { folded: 'stay' }],
    ['cards of mucked hands', { mucked: 'by-rules' }],
  ])('when one of them alone lets %s in, then it takes both once more', async (_, more) => {
    const stage = await firstActions(await openStage([agreed]));
    await stage.until(45_000);
    expect(await set(stage, { ...agreed, ...more })).toMatchObject({ ok: false, code: 'gate-needs-two-people' });
    await stage.until(46_000);
    expect(stage.cards()).toBe(0);
  });

  test('twin: when he alone lets less in, then it counts', async () => {
    const stage = await openStage([agreed]);
    expect(await set(stage, { ...agreed, reveal: 'never', shrinkToMs: MINUTE })).toEqual({ ok: true });
    expect(stage.house.desk.status().canvases[0]).toMatchObject({ reveal: 'never' });
  });
});

test('given an ask, when other cards are let into the picture than the second person read, then nobody confirms it', async () => {
  const stage = await openStage([PROGRAMME]);
  stage.house.people = [
    { person: 'vera', roles: ['producer'] },
    { person: 'fred', roles: ['floor'] },
  ];
  const wish = { canvases: ['programme'], people: ['vera'], sentence: '', minimumMs: 0 };
  const config: CanvasConfig = { ...SHORT, reveal: 'never' };
  expect(await say(stage, { do: 'setCanvas', config, exception: wish }, 'vera')).toEqual({ ok: true, asked: true });
  const [ask] = stage.house.desk.status().asks;
  const confirm = (read: CanvasConfig) =>
    say(stage, { do: 'confirmAsks', by: 'vera', asks: [{ at: ask?.at ?? 0, config: read }] }, 'fred');
  expect(await confirm(SHORT)).toMatchObject({ code: 'ask-changed' });
  expect(await confirm(config)).toEqual({ ok: true });
});

describe('given a show that is played back, and nothing on air since', () => {
  /** Hand 1 dealt at 10 s, over at 30 s; the show ends at 90 s and is played when it has aired; then all is hidden. */
  async function hidden(): Promise<Stage> {
    const stage = await openStage([PROGRAMME, PLAYBACK]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(30_000, (s) => s.act('fold').act('fold').award());
    await stage.at(90_000, (s) => s.plain({ do: 'endShow' }));
    await stage.until(90_001 + 10 * MINUTE);
    const played = { do: 'playFrom', name: 'playback', at: 0, running: false } as const;
    expect(await say(stage, played)).toEqual({ ok: true });
    expect(await say(stage, { do: 'panic' })).toEqual({ ok: true });
    return stage;
  }

  const moved = (stage: Stage) => say(stage, { do: 'nudge', name: 'playback', ms: MINUTE });

  test.each(['in one run', 'over a restart'])(
    'when it goes on and ends anew %s, then nothing of it is played before its new end has aired',
    async (how) => {
      const stage = await hidden();
      await stage.at(12 * MINUTE, (s) => s.plain({ do: 'reopenShow' }));
      await stage.at(13 * MINUTE, (s) => s.hand().deal([1, 2, 3]));
      await stage.at(14 * MINUTE, (s) => s.act('fold').act('fold').award());
      await stage.at(15 * MINUTE, (s) => s.plain({ do: 'endShow' }));
      if (how === 'over a restart') await stage.restart();
      await stage.house.resume();
      expect(await moved(stage)).toMatchObject({ code: 'nothing-played' });
      expect(stage.pictures('playback').filter(({ moment }) => moment.hand?.number === 2)).toEqual([]);
      expect(stage.picture('playback').show).toBe('hidden');
    },
  );

  test.each(['in one run', 'over a restart'])(
    'twin: when it stays over %s, then it stands where it stood',
    async (how) => {
      const stage = await hidden();
      if (how === 'over a restart') await stage.restart();
      await stage.house.resume();
      expect(await moved(stage)).toEqual({ ok: true });
      expect(stage.picture('playback')).toMatchObject({ show: 'on', hand: { number: 1 } });
    },
  );
});

describe('given a hand that is let go, and somebody who holds it while that is being written', () => {
  test.each([
    ['then it stays held', true],
    ['twin: let go alone, then it comes in', false],
  ])('%s', async (_, again) => {
    const stage = await firstActions(await openStage([SHORT]));
    const hand = scriptHand(1);
    expect(await say(stage, { do: 'holdHand', hand })).toEqual({ ok: true });
    await stage.until(45_000);
    let written = (): void => undefined;
    const { append } = stage.house.words;
    stage.house.words.append = async (word) => {
      if (word.word === 'open') await new Promise<void>((resolve) => (written = resolve));
      return append(word);
    };
    const letGo = stage.house.desk.control('anna', { do: 'letHandGo', hand });
    const held = again ? stage.house.desk.control('bert', { do: 'holdHand', hand }) : null;
    await stage.until(46_000);
    expect(stage.cards()).toBe(0);
    written();
    expect(await letGo).toEqual({ ok: true });
    await held;
    await stage.until(47_000);
    expect(stage.cards()).toBe(again ? 0 : 6);
    expect((await stage.house.words.list(TABLE)).at(-1)?.word).toBe(again ? 'held' : 'open');
  });
});

describe('given cards that wait for the end of their hand, and two people who agree that they do not', () => {
  const sentence = { canvases: ['programme'], people: ['anna'], sentence: 'CARDS AIR DURING PLAY', minimumMs: 0 };

  test.each<[string, number]>([
    ['the delay that it had', 31_000],
    ['a longer delay', 32_000],
    ['a shorter delay', 30_000],
  ])(
    'when the gate is opened in the middle of a hand, with %s, then it is open from the next one on',
    async (_, delayMs) => {
      const stage = await firstActions(await openStage([{ ...SHORT, delayMs: 31_000, gate: 'hand-complete' }]));
      await stage.until(45_000);
      const config: CanvasConfig = { ...SHORT, delayMs };
      expect(await say(stage, { do: 'setCanvas', config, exception: sentence })).toEqual({ ok: true });
      await stage.until(58_000);
      expect(stage.cards()).toBe(0);
      await stage.at(60_000, (s) => s.act('fold').award());
      await stage.at(62_000, (s) => s.hand().deal([1, 2, 3]));
      await stage.until(62_000 + 35_000);
      expect(stage.picture()).toMatchObject({ hand: { number: 2, phase: 'BETTING' } });
      expect(stage.cards()).toBe(6);
    },
  );
});

describe('given a shorter delay of the programme that waits for its next hand', () => {
  const TALK: CanvasConfig = { ...PROGRAMME, name: 'talk', audience: 'commentary' };

  /** Hand 1 is on air with 20 minutes, hand 2 has just been dealt; the programme is to have 10 minutes from there on. */
  async function waiting(): Promise<Stage> {
    const stage = await openStage([{ ...PROGRAMME, delayMs: 20 * MINUTE }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(30_000, (s) => s.act('fold').act('fold').award());
    await stage.at(20 * MINUTE + 5_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.until(20 * MINUTE + 11_000);
    expect(await set(stage, PROGRAMME)).toEqual({ ok: true });
    return stage;
  }

  const delayOf = (stage: Stage): number | undefined =>
    stage.house.desk.status().canvases.find(({ name }) => name === 'talk')?.delayMs;

  test('when a commentary is made for the new one, then it would be ahead, and begins with the old one', async () => {
    const stage = await waiting();
    expect(await set(stage, TALK)).toEqual({ ok: true });
    expect(delayOf(stage)).toBe(20 * MINUTE);
  });

  test('twin: when that hand is on air, then it has its own', async () => {
    const stage = await waiting();
    await stage.until(40 * MINUTE + 6_000);
    expect(await set(stage, TALK)).toEqual({ ok: true });
    expect(delayOf(stage)).toBe(10 * MINUTE);
  });
});
