// A commentary on air never has cards before the shortest canvas that shows them to viewers, whichever of them is changed.
import { describe, expect, test } from 'vitest';
import type { CanvasConfig, ControlCommand, ControlReply } from '../../server/release/control.ts';
import { aheadOfProgramme } from '../../server/release/policy.ts';
import { settle } from '../properties/releaseHouse.ts';
import { GATED, openStage, type Stage } from './stage.ts';

const SAFE: CanvasConfig = { ...GATED, name: 'programme' };
const TALK: CanvasConfig = { ...GATED, name: 'talk', audience: 'commentary' };
const MIN = 60_000;
const longer = (config: CanvasConfig, minutes = 20): CanvasConfig => ({ ...config, delayMs: minutes * MIN });
const early = (config: CanvasConfig): CanvasConfig => ({ ...config, kind: 'short', gate: 'off', delayMs: 30_000 });

const set = async (stage: Stage, ...configs: readonly CanvasConfig[]): Promise<ControlReply> => {
  const canvases = configs.map(({ name }) => name);
  const exception = { canvases, people: ['anna'], sentence: 'CARDS AIR DURING PLAY', minimumMs: 0 };
  const command: ControlCommand = { do: 'setCanvases', configs: [...configs], exception };
  const reply = await stage.house.desk.control('anna', command);
  await settle();
  return reply;
};
const AHEAD = { ok: false, code: 'commentary-ahead-of-programme' };
const delays = (stage: Stage) => stage.house.desk.status().canvases.map(({ name, delayMs }) => [name, delayMs / MIN]);

test.each<readonly [string, readonly CanvasConfig[], readonly string[]]>([
  ['the same delay', [SAFE, TALK], []],
  ['a longer commentary', [SAFE, longer(TALK)], []],
  ['a commentary alone', [early(TALK)], []],
  ['a shorter commentary', [longer(SAFE), TALK], ['commentary-ahead-of-programme']],
  [
    'two programmes, of which the shorter counts',
    [longer(SAFE, 30), { ...longer(SAFE), name: 'two' }, longer(TALK)],
    [],
  ],
  ['a public page that is shorter', [longer(SAFE), { ...SAFE, name: 'page', audience: 'public' }, TALK], []],
  [
    'a check canvas, which is nobody’s programme',
    [longer(SAFE), { ...SAFE, name: 'check', audience: 'check' }, TALK],
    ['commentary-ahead-of-programme'],
  ],
  ['a commentary in the room, which has no cards', [longer(SAFE), { ...TALK, kind: 'tabled-only', delayMs: 0 }], []],
  ['a programme without cards', [{ ...SAFE, kind: 'tabled-only' }, early(TALK)], []],
  [
    'an open gate where the programme waits for the end of the hand',
    [SAFE, { ...TALK, kind: 'short', gate: 'off' }],
    ['commentary-gate-open'],
  ],
  ['open gates everywhere', [early(SAFE), early(TALK)], []],
  [
    'an open gate where a longer programme alone has one',
    [SAFE, { ...longer(SAFE), name: 'two', kind: 'short', gate: 'off' }, { ...TALK, kind: 'short', gate: 'off' }],
    ['commentary-gate-open'],
  ],
])('given %s, then the policy says so', (_what, canvases, codes) => {
  expect(aheadOfProgramme(canvases).map(({ code }) => code)).toEqual(codes);
});

describe('at the desk', () => {
  test('given the commentary is made shorter than the programme, then it is refused; twin: both at once are taken', async () => {
    const stage = await openStage([longer(SAFE), longer(TALK)]);
    expect(await set(stage, TALK)).toMatchObject({ ...AHEAD, params: { canvas: 'talk', minimumMs: 20 * MIN } });
    expect(await set(stage, TALK, SAFE)).toEqual({ ok: true });
    expect(delays(stage)).toEqual([
      ['programme', 10],
      ['talk', 10],
    ]);
  });

  test('given the programme is made longer, then it is refused; twin: behind the commentary it is taken', async () => {
    const stage = await openStage([SAFE, TALK]);
    expect(await set(stage, longer(SAFE))).toMatchObject(AHEAD);
    expect(await set(stage, longer(TALK))).toEqual({ ok: true });
    expect(await set(stage, longer(SAFE))).toEqual({ ok: true });
  });

  test('given the shorter of two programmes is taken away, then it is refused while the commentary hangs on it', async () => {
    const stage = await openStage([SAFE, { ...longer(SAFE), name: 'page', audience: 'public' }, TALK]);
    const remove = () => stage.house.desk.control('anna', { do: 'removeCanvas', name: 'programme' });
    expect(await remove()).toMatchObject(AHEAD);
    expect(await set(stage, longer(TALK))).toEqual({ ok: true });
    expect(await remove()).toEqual({ ok: true });
  });

  test('given a commentary that was ahead before this rule, then other canvases may still be set, and it may be put right', async () => {
    const stage = await openStage([longer(SAFE), TALK]);
    expect(await set(stage, { ...longer(SAFE), leadMs: 500 })).toEqual({ ok: true });
    expect(await set(stage, { ...TALK, leadMs: 500 })).toMatchObject(AHEAD);
    expect(await set(stage, longer(TALK))).toEqual({ ok: true });
  });

  test('given another delay is armed that would put the commentary ahead, then it is refused', async () => {
    const stage = await openStage([SAFE, TALK]);
    const arm = await stage.house.desk.control('anna', { do: 'armDelay', config: longer(SAFE), exception: null });
    expect(arm).toMatchObject(AHEAD);
  });

  test('given the programme was made longer between an ask and its confirmation, then that is refused', async () => {
    const stage = await openStage([early(SAFE), longer(TALK)]);
    stage.house.people = [
      { person: 'anna', roles: ['producer'] },
      { person: 'fred', roles: ['floor'] },
    ];
    expect(await set(stage, early(TALK))).toEqual({ ok: true, asked: true });
    const [ask] = stage.house.desk.status().asks;
    if (ask === undefined) throw new Error('nothing is asked');
    expect(await set(stage, SAFE)).toEqual({ ok: true });
    const asks = [{ at: ask.at, config: ask.config }];
    const confirmed = await stage.house.desk.control('fred', { do: 'confirmAsks', by: 'anna', asks });
    expect(confirmed).toMatchObject(AHEAD);
  });
});
