// 5.9.1 in a browser: a wrong award is stopped before a pot is pushed, aired as pending without a winner, ruled by the floor
// at its own console, and a judge's own award carries its tag.
import { expect, type Page, test } from '@playwright/test';
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { SteadyConsole } from '../support/steadyConsole.ts';
import { type House, OPENED_DELAY_MS, openHouse } from './house.ts';
import { recordingOf, viewsIn } from './recorder.ts';

const HANDS = ['01980000-0000-7000-8000-00000000a001', '01980000-0000-7000-8000-00000000a002'] as const;
const SHOTS = 'test-results/award';
/** Far above what is measured, and less than a viewer would forgive. */
const LATE_MS = 2_000;
/** Clocks of two processes on one machine, read at slightly different moments. */
const CLOCK_MS = 25;

let house: House;
let judge: SteadyConsole;
let pages: Readonly<Record<'console' | 'floor' | 'overlay' | 'russian' | 'venue', Page>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  house = await openHouse({
    table: 'award',
    button: 1,
    floor: true,
    seats: [
      { seat: 1, name: 'Vera Solm', stack: 10_000 },
      { seat: 2, name: 'Tomas Reiga', stack: 10_000 },
      { seat: 3, name: 'Ilse Marrow', stack: 10_000 },
    ],
  });
  const { E2E_PORT: port = '' } = process.env;
  judge = new SteadyConsole(`ws://127.0.0.1:${port}/trpc/console`, house.tokens.floor, house.table);
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  pages = {
    console: await house.open(context, 'console'),
    floor: await house.open(context, 'floor'),
    overlay: await house.open(context, 'overlay'),
    russian: await house.open(context, 'overlay', { query: '?lang=ru' }),
    venue: await house.open(context, 'venue'),
  };
});

test.afterAll(async () => {
  judge.close();
  await house.close();
});

async function until(what: string, holds: (view: ConsoleView) => boolean): Promise<ConsoleView> {
  const view = await house.desk.find(holds, 60_000);
  if (view === null) throw new Error(`waited in vain for ${what}`);
  return view;
}

async function give(command: ConsoleCommand): Promise<void> {
  const reply = await house.desk.give(command);
  if (!reply.ok) throw new Error(`${command.do} was refused: ${reply.code}`);
}

/** Three limp, everybody checks, s2 shows aces, s3 queens, s1 mucks: 600 lie in the middle, and s2 has won them. */
async function toTheAward(hand: string): Promise<void> {
  await give({ do: 'startHand', hand });
  await give({ do: 'completeDeal', hand });
  let turn = 0;
  const act = async (seat: number, action: 'call' | 'check'): Promise<void> => {
    await give({ do: 'act', hand, turn, seat, action, to: null });
    turn += 1;
  };
  const [first, second, third] = hand === HANDS[0] ? [2, 3, 1] : [3, 1, 2];
  await act(third, 'call');
  await act(first, 'call');
  await act(second, 'check');
  const board = { flop: ['Kh', '9c', '5d'], turn: ['7s'], river: ['2c'] } as const;
  for (const street of ['flop', 'turn', 'river'] as const) {
    await give({ do: 'typeBoard', hand, street, run: 0, cards: [...board[street]] });
    for (const seat of [first, second, third]) await act(seat, 'check');
  }
  for (const seat of [first, second, third]) await atTheShowdown(hand, seat);
  await until('the pot to be decided', ({ next }) => next === 'award');
}

async function atTheShowdown(hand: string, seat: number): Promise<void> {
  if (seat === 1) await give({ do: 'muckHand', hand, seat });
  else await give({ do: 'typeOpened', hand, seat, cards: seat === 2 ? ['As', 'Ad'] : ['Qs', 'Qd'] });
}

async function hold(page: Page, text: RegExp): Promise<void> {
  await page.getByRole('button', { name: text }).hover();
  await page.mouse.down();
  await page.waitForTimeout(950);
  await page.mouse.up();
}

test('given a decided pot, when the dealer pushes it to another player, then the hand stops before a chip moves', async () => {
  const [hand, next] = HANDS;
  await toTheAward(hand);
  const { console: desk } = pages;
  await desk.getByRole('button', { name: /Dealer pushes otherwise/ }).click();
  await desk.getByLabel('2 Reiga').fill('0');
  await desk.getByLabel('3 Marrow').fill('600');
  await desk.screenshot({ path: `${SHOTS}/console-award.png` });
  await hold(desk, /dealer pushes this/);
  const { stop, seats } = await until('the stop', (view) => view.stop !== null);
  expect(stop).toMatchObject({ code: 'SP-5.9.1.2-AWARD_OTHER', clause: '5.9.1.2' });
  expect(seats.slice(0, 3).map(({ stack }) => stack)).toEqual([9_800, 9_800, 9_800]);
  await expect(desk.locator('.con-halt')).toContainText('rule 5.9.1.2');
  await desk.screenshot({ path: `${SHOTS}/console-stopped.png` });
  expect(await house.desk.give({ do: 'startHand', hand: next })).toMatchObject({ ok: false, code: 'hand-stopped' });
  expect(await house.desk.give({ do: 'award', hand })).toMatchObject({ ok: false, code: 'hand-stopped' });
  const overrules = { do: 'rule', hand, incident: 1, outcome: 'as-entered', by: 'JUDGE' } as const;
  expect(await house.desk.give(overrules)).toMatchObject({ ok: false, code: 'needs-floor' });
});

test('then the programme says that a ruling is pending, and names no winner', async () => {
  const { overlay, russian, venue } = pages;
  await expect(venue.locator('.fc-hall-ruling')).toHaveText('Ruling pending');
  await expect(overlay.locator('.fc-board__notice')).toHaveText('Ruling pending', { timeout: 10_000 });
  await expect(russian.locator('.fc-board__notice')).toHaveText('Ожидается решение судьи');
  await expect(overlay.locator('.fc-board__pot')).toContainText('600');
  for (const page of [overlay, venue]) await expect(page.locator('[data-award="yes"]')).toHaveCount(0);
  await expect(overlay.locator('.fc-headline')).toHaveCount(0);
  await overlay.screenshot({ path: `${SHOTS}/overlay-pending.png`, omitBackground: true });
  await venue.screenshot({ path: `${SHOTS}/venue-pending.png` });
});

test('when the floor rules by the rules at its own console, then the pot goes to the best hand and nothing else is said', async () => {
  const { floor, overlay } = pages;
  await hold(floor, /Push the pots by the rules/);
  const { seats } = await until('the award', ({ phase }) => phase === 'COMPLETE');
  expect(seats.slice(0, 3).map(({ stack }) => stack)).toEqual([9_800, 10_400, 9_800]);
  await expect(overlay.locator('[data-seat="2"][data-award="yes"]')).toBeVisible({ timeout: 10_000 });
  await expect(overlay.locator('.fc-headline')).toContainText('Reiga');
  await expect(overlay.locator('.fc-board__notice')).toHaveCount(0);
  await expect(overlay.locator('.fc-board__tag')).toHaveCount(0);
});

test('when a judge gives the next pot otherwise, then the result carries the tag and the chips lie where he put them', async () => {
  const hand = HANDS[1];
  await toTheAward(hand);
  await give({ do: 'enterAward', hand, shares: [{ seat: 3, amount: 600 }], by: 'DEALER' });
  const shares = [
    { seat: 2, amount: 300 },
    { seat: 3, amount: 300 },
  ];
  expect(await judge.give({ do: 'rule', hand, incident: 1, outcome: 'override', by: 'JUDGE', shares })).toMatchObject({
    ok: true,
  });
  const { overlay, russian } = pages;
  await expect(overlay.locator('.fc-board__tag')).toHaveText('Ruling', { timeout: 10_000 });
  await expect(russian.locator('.fc-board__tag')).toHaveText('Решение судьи');
  await expect(overlay.locator('[data-award="yes"]')).toHaveCount(2);
  await overlay.screenshot({ path: `${SHOTS}/overlay-ruled.png`, omitBackground: true });
  await russian.screenshot({ path: `${SHOTS}/overlay-ruled-ru.png`, omitBackground: true });
});

test('then pending and tag aired at their own media time, and no frame between named a winner', async () => {
  const frames = viewsIn(await recordingOf(pages.overlay), isOverlay).filter(({ view }) => view.show === 'on');
  const entries = await house.entries();
  const recordedOf = (type: string) =>
    entries.flatMap(({ recorded, events }) => (events.some((event) => event.type === type) ? [recorded] : []));
  const programme = (wall: number) => wall - house.desk.programmeZero + CLOCK_MS;
  const first = (holds: (view: OverlayView) => boolean) => programme(frames.find(({ view }) => holds(view))?.at ?? 0);
  const [stopped = 0] = recordedOf('IncidentReported');
  const [overruled = 0] = recordedOf('AwardOverruled');
  for (const [seen, happened] of [
    [first(({ ruling }) => ruling), stopped],
    [first((view) => view.overruled), overruled],
  ] as const) {
    expect(seen).toBeGreaterThanOrEqual(happened + OPENED_DELAY_MS);
    expect(seen).toBeLessThan(happened + OPENED_DELAY_MS + LATE_MS);
  }
  const pending = frames.filter(({ view }) => view.ruling);
  expect(pending.length).toBeGreaterThan(0);
  expect(pending.flatMap(({ view }) => view.seats.filter(({ won }) => won > 0))).toEqual([]);
  expect(pending.flatMap(({ view }) => view.seats.filter(({ equity }) => equity >= 0))).toEqual([]);
});

function isOverlay(value: unknown): value is OverlayView {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'overlay';
}
