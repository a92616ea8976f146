// The checker's canvas: a hand that is held goes on there, so that it can be looked at; a dropped one is dropped there, too.
import { expect, test } from 'vitest';
import type { CanvasConfig, ControlCommand } from '../../server/release/control.ts';
import { settle } from '../properties/releaseHouse.ts';
import { scriptHand } from './script.ts';
import { GATED, openStage, type Stage } from './stage.ts';

const PAGE = { width: 1280, height: 800, ratio: 1, host: 'browser', visible: true, clear: false } as const;

const PROGRAMME: CanvasConfig = { ...GATED, name: 'programme', delayMs: 180_000 };
const CHECK: CanvasConfig = { ...GATED, name: 'check', audience: 'check', delayMs: 60_000 };
const FIRST = scriptHand(1);

async function say(stage: Stage, word: Extract<ControlCommand, { hand: string }>['do']): Promise<void> {
  expect(await stage.house.desk.control('chekhov', { do: word, hand: FIRST })).toEqual({ ok: true });
  await settle();
}

/** The first hand is over and the next one dealt; it begins on the check canvas at 70 s and on the programme at 190 s. */
async function played(): Promise<Stage> {
  const stage = await openStage([PROGRAMME, CHECK]);
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(20_000, (s) => s.act('raise', 30));
  await stage.at(30_000, (s) => s.act('fold').act('fold').award());
  await stage.at(40_000, (s) => s.hand().deal([1, 2, 3]));
  return stage.until(75_000);
}

test('given a hand that is held, then the check canvas goes on with it and its cards, and the programme has nothing of it', async () => {
  const stage = await played();
  await say(stage, 'holdHand');
  await stage.until(95_000);
  expect(stage.picture('check')).toMatchObject({ withheld: 'none', word: 'held', hand: { number: 1 } });
  expect(stage.cards('check')).toBe(6);
  await stage.until(195_000);
  expect(stage.picture()).toMatchObject({ withheld: 'held', word: 'held', hand: null, slots: [], lines: [] });
  expect(stage.house.asked.every(({ canvas }) => canvas === 'check')).toBe(true);
});

test('given a hand that is dropped, then it is on no canvas, and no card of it is asked for again', async () => {
  const stage = await played();
  const asked = stage.house.asked.length;
  await say(stage, 'dropHand');
  await stage.until(95_000);
  expect(stage.picture('check')).toMatchObject({ withheld: 'dropped', word: 'dropped', hand: null, slots: [] });
  await stage.until(195_000);
  expect(stage.picture()).toMatchObject({ withheld: 'dropped', hand: null });
  expect(stage.house.asked).toHaveLength(asked);
});

test('twin: given a hand of which nothing is said, then both show it, one after the other', async () => {
  const stage = await played();
  expect(stage.picture('check')).toMatchObject({ word: 'open', hand: { number: 1 } });
  await stage.until(195_000);
  expect(stage.picture()).toMatchObject({ withheld: 'none', hand: { number: 1 } });
  expect(stage.cards()).toBe(6);
});

test('given pages of both, then consoles are told the frames of the programme, and nothing that counts pictures of the check canvas', async () => {
  const stage = await played();
  const told = (frame: number, state: 'well' | 'behind' | 'silent', canvas: string) => {
    stage.house.pages.set(canvas, [{ ...PAGE, frame, ageMs: 20, state }]);
    return stage.house.desk.status().canvases.find(({ name }) => name === canvas)?.pages;
  };
  // a card that is put right there is one more picture
  expect(told(8, 'well', 'check')).toEqual(told(7, 'well', 'check'));
  expect(told(7, 'behind', 'check')).toEqual(told(7, 'well', 'check'));
  expect(told(7, 'silent', 'check')).not.toEqual(told(7, 'well', 'check'));
  expect(told(8, 'well', 'programme')).not.toEqual(told(7, 'well', 'programme'));
});
