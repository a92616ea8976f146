// Playback rests on the longest delay that any canvas with cards had in the show, whatever is set by now.
import { expect, test } from 'vitest';
import type { CanvasConfig, ControlReply } from '../../server/release/control.ts';
import { say } from './delaySteps.ts';
import { GATED, openStage, type Stage } from './stage.ts';

const MINUTE = 60_000;
const PROGRAMME: CanvasConfig = { ...GATED, name: 'programme', delayMs: 10 * MINUTE };
const LATE: CanvasConfig = { ...PROGRAMME, name: 'late', delayMs: 20 * MINUTE, offsetMs: 3_000 };
const PLAYBACK: CanvasConfig = { ...GATED, name: 'playback', audience: 'playback', delayMs: 0 };
const END = 90_000;
const OK = { ok: true };
const NOT_YET = { ok: false, code: 'show-not-over' };

const play = (stage: Stage): Promise<ControlReply> =>
  say(stage, { do: 'playFrom', name: 'playback', at: 0, running: true });

/** One hand; its show ends at 90 s. `midway` is done behind it at 40 s. */
async function playedShow(
  canvases: readonly CanvasConfig[],
  midway: (stage: Stage) => Promise<unknown> = async () => undefined,
): Promise<Stage> {
  const stage = await openStage([...canvases, PLAYBACK]);
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(30_000, (s) => s.act('fold').act('fold').award());
  await stage.until(40_000);
  await midway(stage);
  return stage.at(END, (s) => s.plain({ do: 'endShow' }));
}

const remove = (stage: Stage) => say(stage, { do: 'removeCanvas', name: 'late' });
const shorten = (stage: Stage) =>
  say(stage, { do: 'setCanvas', config: { ...LATE, delayMs: 10 * MINUTE }, exception: null });

async function playsFrom(stage: Stage, at: number): Promise<void> {
  await stage.until(at - 1);
  expect(await play(stage)).toMatchObject(NOT_YET);
  await stage.until(at);
  expect(await play(stage)).toEqual(OK);
}

test.each([
  ['made shorter', shorten],
  ['taken away', remove],
] as const)(
  'given a longer canvas that is %s in the middle of the show, then the show is played no sooner',
  async (_what, midway) => {
    const stage = await playedShow([PROGRAMME, LATE], midway);
    await playsFrom(stage, END + 20 * MINUTE + 3_000);
  },
);

test('given it is taken away behind the end, over a restart in between, then the show is played no sooner', async () => {
  const stage = await playedShow([PROGRAMME, LATE]);
  await stage.until(END + MINUTE);
  expect(await remove(stage)).toEqual(OK);
  await stage.kill();
  await stage.house.resume();
  await playsFrom(stage, END + 20 * MINUTE + 3_000);
});

test('given the longer delay is of a canvas without cards, then it counts nothing', async () => {
  await playsFrom(await playedShow([PROGRAMME, { ...LATE, kind: 'tape' }]), END + 10 * MINUTE);
});

test('twin: given the longer delay was another show’s, then the one behind it is played by its own', async () => {
  const stage = await playedShow([PROGRAMME, LATE]);
  expect(await remove(stage)).toEqual(OK);
  await stage.at(END + MINUTE, (s) => s.plain({ do: 'newShow', stacks: 'start' }));
  await stage.at(END + 2 * MINUTE, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(END + 3 * MINUTE, (s) => s.act('fold').act('fold').award());
  await stage.at(END + 4 * MINUTE, (s) => s.plain({ do: 'endShow' }));
  await stage.until(END + 15 * MINUTE);
  const newest = END + 2 * MINUTE;
  const reply = await say(stage, { do: 'playFrom', name: 'playback', at: newest, running: true });
  expect(reply).toEqual(OK);
  expect(await play(stage)).toMatchObject(NOT_YET);
});
