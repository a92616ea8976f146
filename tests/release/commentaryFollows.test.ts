// A shorter delay of a commentary counts no sooner than that of the programme: it follows when the programme has gone over.
import { expect, test } from 'vitest';
import type { CanvasConfig, ControlReply } from '../../server/release/control.ts';
import { settle } from '../properties/releaseHouse.ts';
import { openStage, SHORT, type Stage } from './stage.ts';

const SECOND = 1_000;
const at = (config: CanvasConfig, seconds: number): CanvasConfig => ({ ...config, delayMs: seconds * SECOND });
const PROGRAMME: CanvasConfig = at(SHORT, 120);
const TALK: CanvasConfig = { ...SHORT, name: 'talk', audience: 'commentary' };

async function set(stage: Stage, ...configs: readonly CanvasConfig[]): Promise<ControlReply> {
  const canvases = configs.map(({ name }) => name);
  const exception = { canvases, people: ['anna'], sentence: 'CARDS AIR DURING PLAY', minimumMs: 0 };
  const reply = await stage.house.desk.control('anna', { do: 'setCanvases', configs: [...configs], exception });
  await settle();
  return reply;
}

/** Four hands, dealt at 10 s, 50 s, 90 s and 130 s, each over within 20 s. */
async function hands(stage: Stage): Promise<Stage> {
  for (const from of [10, 50, 90, 130]) {
    await stage.at(from * SECOND, (s) => s.hand().deal([1, 2, 3]));
    await stage.at((from + 10) * SECOND, (s) => s.act('raise', 30));
    await stage.at((from + 20) * SECOND, (s) => s.act('fold').act('fold').award());
  }
  return stage;
}

const numbers = (stage: Stage) => ['programme', 'talk'].map((name) => stage.picture(name).hand?.number ?? 0);
const delays = (stage: Stage) => stage.house.desk.status().canvases.map(({ delayMs }) => Math.round(delayMs / SECOND));

test('given one word that makes the programme shorter in the middle of a hand and adds a commentary, then that begins by the old delay', async () => {
  const stage = await hands(await openStage([PROGRAMME]));
  await stage.until(155 * SECOND);
  expect(stage.picture().hand?.number).toBe(1);
  expect(await set(stage, at(TALK, 30), at(PROGRAMME, 30))).toEqual({ ok: true });
  await stage.until(169_990);
  expect([numbers(stage), delays(stage)]).toEqual([
    [1, 1],
    [120, 120],
  ]);
  // the programme goes over with its next hand, and the commentary with it
  await stage.until(170_010);
  expect([numbers(stage), delays(stage)]).toEqual([
    [4, 4],
    [30, 30],
  ]);
});

test('given a programme and a longer commentary that both become shorter, then the commentary goes no further than the programme', async () => {
  const stage = await hands(await openStage([at(PROGRAMME, 80), at(TALK, 115)]));
  // the programme is in the third hand, the commentary in the second
  await stage.until(175 * SECOND);
  expect(numbers(stage)).toEqual([3, 2]);
  expect(await set(stage, at(PROGRAMME, 30), at(TALK, 30))).toEqual({ ok: true });
  await stage.until(204_990);
  expect([numbers(stage), delays(stage)]).toEqual([
    [3, 2],
    [80, 115],
  ]);
  await stage.until(209_990);
  expect([numbers(stage), delays(stage)]).toEqual([
    [3, 3],
    [80, 80],
  ]);
  await stage.until(210_010);
  expect([numbers(stage), delays(stage)]).toEqual([
    [4, 4],
    [30, 30],
  ]);
});

test('given the commentary comes to its next hand first, then it takes the delay that the programme has, and the shorter one behind it', async () => {
  const stage = await openStage([at(PROGRAMME, 80), at(TALK, 90)]);
  await stage.at(10 * SECOND, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(20 * SECOND, (s) => s.act('fold').act('fold').award());
  await stage.at(24 * SECOND, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(104_500, (s) => s.act('raise', 30));
  // the programme has just begun with the second hand, the commentary is in the first
  await stage.until(105 * SECOND);
  expect(numbers(stage)).toEqual([2, 1]);
  expect(await set(stage, at(PROGRAMME, 30), at(TALK, 30))).toEqual({ ok: true });
  await stage.until(114_010);
  expect([numbers(stage), delays(stage)]).toEqual([
    [2, 2],
    [80, 80],
  ]);
  await stage.at(140 * SECOND, (s) => s.act('fold').act('fold').award());
  await stage.at(150 * SECOND, (s) => s.hand().deal([1, 2, 3]));
  await stage.until(229_990);
  expect([numbers(stage), delays(stage)]).toEqual([
    [2, 2],
    [80, 80],
  ]);
  await stage.until(230_010);
  expect([numbers(stage), delays(stage)]).toEqual([
    [3, 3],
    [30, 30],
  ]);
});

test('twin: given nothing of the programme is on air, then a commentary that is added has its own delay at once', async () => {
  const stage = await openStage([PROGRAMME]);
  expect(await set(stage, at(PROGRAMME, 30), at(TALK, 30))).toEqual({ ok: true });
  expect(delays(stage)).toEqual([30, 30]);
});
