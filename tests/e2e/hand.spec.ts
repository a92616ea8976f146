// A hand from the first scan of its cards to the award on the overlay: every message and every change of every page against
// the moment it was due. Cards are moved by the simulated table, bets are entered by the keys of the console.
import { expect, type Page, test } from '@playwright/test';
import type { ConsoleView } from '../../server/console/view.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { realClock } from '../support/realClock.ts';
import { type CardTime, delayedTimes, type HandCards, liveTimes, recordedOf } from './dueTimes.ts';
import { DELAY_MS, type House, openHouse } from './house.ts';
import { firstPixel, isEmpty } from './pixels.ts';
import { firstSight, type Recording, recordingOf, viewsIn } from './recorder.ts';
import { shownTurn } from './shownTurn.ts';

const CARDS: HandCards = {
  hole: { 1: ['Jh', '8c'], 2: ['Ks', 'Kd'], 3: ['Tc', '5s'], 4: ['As', 'Ad'] },
  board: ['Ah', '7c', '2d', '9s', '3h'],
};
/** Clocks of two processes on one machine, read at slightly different moments. */
const CLOCK_MS = 25;
/** Far above what is measured, and less than a viewer would forgive. */
const LATE_MS = 2_000;
const SHOTS = 'test-results/hand';

let house: House;
let pages: Readonly<Record<'console' | 'overlay' | 'russian' | 'commentary' | 'venue' | 'stranger', Page>>;
let entries: readonly LogEntry[];
const records = new Map<keyof typeof pages, Recording>();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  house = await openHouse({
    table: 'hand',
    button: 1,
    seats: [
      { seat: 1, name: 'Vera Solm', stack: 10_000 },
      { seat: 2, name: 'Tomas Reiga', stack: 6_000 },
      { seat: 3, name: 'Ilse Marrow', stack: 10_000 },
      { seat: 4, name: 'Paulo Castell', stack: 10_000 },
    ],
  });
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  pages = {
    console: await house.open(context, 'console'),
    overlay: await house.open(context, 'overlay'),
    russian: await house.open(context, 'overlay', { query: '?lang=ru' }),
    commentary: await house.open(context, 'commentary'),
    venue: await house.open(context, 'venue'),
    stranger: await house.open(context, 'overlay', { token: house.tokens.venue }),
  };
});

test.afterAll(async () => {
  await house.close();
});

const pause = (ms: number): Promise<void> => realClock.sleepUntil(realClock.now() + ms);

async function until(what: string, holds: (view: ConsoleView) => boolean): Promise<ConsoleView> {
  const view = await house.desk.find(holds, 60_000);
  if (view === null) throw new Error(`waited in vain for ${what}`);
  return view;
}

/** Presses keys once the page shows whose turn it is. */
async function act(seat: number, keys: readonly string[]): Promise<void> {
  await shownTurn(pages.console, await until(`seat ${seat} to be to act`, ({ legal }) => legal?.seat === seat));
  for (const key of keys) await pages.console.keyboard.press(key);
}

async function street(name: 'flop' | 'turn' | 'river', cards: readonly string[]): Promise<void> {
  await until(`the ${name} to be due`, ({ nextBoard }) => nextBoard?.street === name);
  await house.cards.perform({ do: 'burn' });
  await house.cards.perform({ do: name, cards: cards.join('') });
}

test('given four players, when the hand is dealt, bet and shown by keys and scans, then the console follows it to the award', async () => {
  const { console: desk } = pages;
  const { cards } = house;
  await expect(desk.locator('.con-step button').first()).toBeEnabled();
  await desk.keyboard.press('Enter');
  await until('the hand to start', ({ phase }) => phase === 'DEALING');
  await cards.perform({ do: 'deal', hole: holeText(), button: 1 });

  await act(4, ['b', '6', '0', '0', 'Enter']);
  await until('the raise', ({ turn }) => turn === 1);
  await desk.screenshot({ path: `${SHOTS}/console-preflop.png` });
  await desk.keyboard.press('Backspace');
  await until('the undo', ({ legal, seats }) => legal?.seat === 4 && seats[3]?.bet === 0);
  await act(4, ['b', '8', '0', '0', 'Enter']);
  await act(1, ['f']);
  await cards.perform({ do: 'fold', seat: 1 });
  await act(2, ['c']);
  await until('the big blind', ({ legal }) => legal?.seat === 3);
  await cards.perform({ do: 'fold', seat: 3 });

  await street('flop', CARDS.board.slice(0, 3));
  await act(2, ['c']);
  await act(4, ['b', '1', '2', '0', '0', 'Enter']);
  await act(2, ['c']);
  await desk.screenshot({ path: `${SHOTS}/console-flop.png` });
  await street('turn', CARDS.board.slice(3, 4));
  await act(2, ['c']);
  await act(4, ['c']);
  await street('river', CARDS.board.slice(4));
  await act(2, ['a']);
  await act(4, ['c']);

  for (let opened = 0; opened < 2; opened += 1) {
    const { pointerSeat } = await until(
      'a hand to be shown',
      ({ pointerSeat, seats }) =>
        pointerSeat !== null && seats.filter(({ state }) => state === 'opened').length === opened,
    );
    await cards.perform({ do: 'show', seat: pointerSeat ?? 0 });
    await expect(desk.locator('.con-next')).toContainText(`Seat ${pointerSeat} opens`);
    await pause(150);
    await desk.keyboard.press(opened === 0 ? 'o' : 'Enter');
  }
  await until('the pot to be decided', ({ next }) => next === 'award');
  await expect(desk.locator('.con-next')).toHaveText('Press Enter to award the pots');
  await desk.screenshot({ path: `${SHOTS}/console-award.png` });
  await desk.keyboard.press('Enter');
  const { seats } = await until('the award', ({ phase }) => phase === 'COMPLETE');
  expect(seats.slice(0, 4).map(({ stack }) => stack)).toEqual([10_000, 0, 9_800, 16_200]);
  await cards.perform({ do: 'collect' });
});

function holeText(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(CARDS.hole).map(([seat, held]) => [seat, held.join('')]));
}

test('when the delay has passed, then the overlay shows deal, showdown and award in both languages', async () => {
  const { overlay, russian, commentary, venue } = pages;
  await venue.screenshot({ path: `${SHOTS}/venue-award.png` });
  await expect(overlay.locator('[data-seat="4"] [aria-label="As"]')).toBeVisible({ timeout: 45_000 });
  await pause(800);
  const shot = await overlay.screenshot({ path: `${SHOTS}/overlay-preflop.png`, omitBackground: true });
  expect(firstPixel(shot)[3]).toBe(0);
  expect(isEmpty(shot)).toBe(false);
  await commentary.screenshot({ path: `${SHOTS}/commentary-preflop.png` });
  await expect(overlay.locator('.fc-board [aria-label="2d"]')).toBeVisible({ timeout: 30_000 });
  await pause(800);
  await overlay.screenshot({ path: `${SHOTS}/overlay-flop.png`, omitBackground: true });
  await commentary.screenshot({ path: `${SHOTS}/commentary-flop.png` });
  await expect(overlay.locator('[data-seat="4"][data-award="yes"]')).toBeVisible({ timeout: 40_000 });
  await pause(800);
  await overlay.screenshot({ path: `${SHOTS}/overlay-award.png`, omitBackground: true });
  await russian.screenshot({ path: `${SHOTS}/overlay-award-ru.png`, omitBackground: true });
  await commentary.screenshot({ path: `${SHOTS}/commentary-award.png` });
  await expect(overlay.locator('.fc-headline')).toContainText('Castell');
  await expect(overlay.locator('.fc-headline')).toContainText(/three of a kind/i);
  await expect(russian.locator('.fc-headline')).toContainText(/сет|тройка/i);
  await expect(overlay.locator('.fc-board__pot')).toContainText('12,200');
  entries = await house.entries();
  for (const [name, page] of Object.entries(pages)) records.set(keyOf(name), await recordingOf(page));
});

function keyOf(name: string): keyof typeof pages {
  const key = (['console', 'overlay', 'russian', 'commentary', 'venue', 'stranger'] as const).find(
    (one) => one === name,
  );
  if (key === undefined) throw new Error(`no page ${name}`);
  return key;
}

/** Programme time at a wall time, never too low. */
function programme(wall: number): number {
  return wall - house.desk.programmeZero + CLOCK_MS;
}

/** Cards that a page had before they were due. */
function early(recording: Recording, times: readonly CardTime[]): readonly string[] {
  return times.flatMap(({ card, due }) => {
    const seen = firstSight(recording, card);
    if (seen === null || (due !== null && programme(seen) >= due)) return [];
    return [`${card} seen at ${Math.round(programme(seen))}, due ${due ?? 'never'}`];
  });
}

function recordOf(name: keyof typeof pages): Recording {
  const record = records.get(name);
  if (record === undefined) throw new Error(`nothing was recorded of ${name}`);
  return record;
}

for (const name of ['overlay', 'russian', 'commentary'] as const) {
  test(`then no message and no change of the ${name} page holds a card before it is due, and every card comes in time`, () => {
    const times = delayedTimes(entries, CARDS, DELAY_MS);
    expect(times).toHaveLength(13);
    expect(early(recordOf(name), times)).toEqual([]);
    const late = times.filter(({ card, due }) => {
      const seen = firstSight(recordOf(name), card);
      return seen === null || due === null || programme(seen) > due + LATE_MS;
    });
    expect(late).toEqual([]);
  });
}

test('twin: had the delay been one second longer, the same recording would be too early', () => {
  expect(early(recordOf('overlay'), delayedTimes(entries, CARDS, DELAY_MS + LATE_MS + 1_000))).toHaveLength(13);
});

test('then the venue and the console show the board at once, opened hands once opened, and never another card', () => {
  const times = liveTimes(entries, CARDS);
  expect(times.filter(({ due }) => due === null).map(({ card }) => card)).toEqual(['Jh', '8c', 'Tc', '5s']);
  for (const name of ['venue', 'console'] as const) {
    expect(early(recordOf(name), times)).toEqual([]);
    const seen = times.filter(({ card }) => firstSight(recordOf(name), card) !== null);
    expect(seen).toHaveLength(9);
  }
});

test('then every overlay frame is on time, and pots, showdown and award are right', () => {
  const frames = viewsIn(recordOf('overlay'), isOverlay).filter(({ view }) => view.show === 'on');
  expect(frames.filter(({ at, view }) => programme(at) < view.at + DELAY_MS)).toEqual([]);
  const pots = frames.map(({ view }) => view.pot).filter((pot, i, all) => pot !== all[i - 1]);
  expect(pots.filter((pot) => pot > 0)).toEqual([300, 1_100, 1_800, 3_000, 4_200, 8_200, 12_200]);
  const dealing = frames.filter(({ view }) => view.phase === 'dealing');
  expect(dealing.length).toBeGreaterThan(0);
  const last = frames.at(-1)?.view;
  expect(last?.phase).toBe('complete');
  expect(last?.seats.filter(({ won }) => won > 0).map(({ seat, won }) => [seat, won])).toEqual([[4, 12_200]]);
  expect(last?.seats.slice(0, 4).map(({ stack }) => stack)).toEqual([10_000, 0, 9_800, 16_200]);
  expect(last?.seats[3]?.label?.category).toBe('three_of_a_kind');
  const awarded = recordedOf(entries, 'HandCompleted') + DELAY_MS;
  expect(Math.abs(programme(frames.find(({ view }) => view.phase === 'complete')?.at ?? 0) - awarded)).toBeLessThan(
    LATE_MS,
  );
});

test('then the raise that was taken back inside the delay never aired', () => {
  const frames = viewsIn(recordOf('overlay'), isOverlay);
  expect(frames.filter(({ view }) => view.seats.some(({ bet }) => bet === 600))).toEqual([]);
  expect(recordOf('overlay').drawn.filter(({ text }) => text.includes('>600<'))).toEqual([]);
});

test('then a token of another canvas got no frame and its page stayed empty', async () => {
  const { heard } = recordOf('stranger');
  expect(heard.filter(({ text }) => text.includes('"view"'))).toEqual([]);
  expect(heard.some(({ text }) => text.includes('not-your-canvas'))).toBe(true);
  expect(isEmpty(await pages.stranger.screenshot({ omitBackground: true }))).toBe(true);
});

test('then the token stands in no address that left the browser', () => {
  expect(recordOf('overlay').drawn.some(({ text }) => text.includes(house.tokens.overlay))).toBe(false);
  expect(pages.overlay.url()).toContain('#token=');
});

function isOverlay(value: unknown): value is OverlayView {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'overlay';
}
