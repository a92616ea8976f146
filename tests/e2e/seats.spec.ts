// A table without a reader on a tablet, by taps and keys alone: a player moves, buys chips and the blinds go up, between
// hands and while one runs; a pot is chopped; a hand entered afterwards airs spread in time; the show ends.
import { expect, type Page, test } from '@playwright/test';
import type { ConsoleView } from '../../server/console/view.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { realClock } from '../support/realClock.ts';
import type { SteadyConsole } from '../support/steadyConsole.ts';
import { recordingOf, viewsIn } from './recorder.ts';
import { openTabletTable, type TabletTable } from './tabletTable.ts';

const SHOTS = 'test-results/seats';
/** Long enough for a deal and two actions at the pace of a table, and for the delay to begin after they are typed. */
const LATE_MS = 38_000;
const DELAY_MS = 48_000;

let table: TabletTable;
let desk: SteadyConsole;
let operator: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  table = await openTabletTable(browser, 'seats', DELAY_MS);
  ({ desk, operator } = table);
});

test.afterAll(() => table?.close());

const seatOf = (view: ConsoleView, seat: number) => view.seats.find((s) => s.seat === seat);
const stacks = (view: ConsoleView) => view.seats.filter((s) => s.state !== 'empty').map((s) => [s.seat, s.stack]);
const reply = () => operator.locator('.con-reply');

test('between hands a player moves to a free seat by two taps and buys chips', async () => {
  await expect(operator.locator('.con-map .con-seat')).toHaveCount(6);
  await table.tapSeat(2);
  await table.tap('Moves');
  await expect(operator.locator('.con-next')).toHaveText('Tap a free seat');
  await operator.screenshot({ path: `${SHOTS}/move.png` });
  await table.tapSeat(5);
  const moved = await table.until('the move', (view) => seatOf(view, 5)?.name === 'Kenji Alder');
  expect(seatOf(moved, 2)?.state).toBe('empty');
  await table.tapSeat(5);
  await operator.getByLabel('Add chips (top-up)').fill('2500');
  await table.tap(/^Add/);
  await table.until('the chips', (view) => seatOf(view, 5)?.stack === 12_500);
  await expect(reply()).toHaveAttribute('data-state', 'entered');
});

test('a name that is taken is refused in words, and nothing changes', async () => {
  await table.tapSeat(2);
  await operator.getByLabel('Name').fill('  kenji  ALDER ');
  await operator.getByLabel('Stack').fill('5000');
  await operator.keyboard.press('Enter');
  await expect(reply()).toHaveAttribute('data-state', 'refused');
  await expect(reply()).toContainText('5');
  await operator.keyboard.press('Escape');
  expect(desk.view === null ? null : seatOf(desk.view, 2)?.state).toBe('empty');
});

test('the next level is one tap and a save', async () => {
  await operator.locator('.con-top .con-btn').tap();
  await table.tap(/150 \/ 300/);
  await table.tap('Save');
  const { smallBlind, bigBlind } = await table.until('the level', (view) => view.bigBlind === 300);
  expect([smallBlind, bigBlind]).toEqual([150, 300]);
});

test('while a hand runs the same changes wait, are listed, can be withdrawn, and count when it is over', async () => {
  await table.deal();
  await table.tapSeat(1);
  await expect(operator.locator('.con-waits')).toContainText('after this hand');
  await operator.getByLabel('Add chips (top-up)').fill('1000');
  await table.tap(/^Add/);
  await expect(reply()).toHaveAttribute('data-state', 'waits');
  await table.tapSeat(3);
  await table.tap('Sits out');
  await operator.keyboard.press('Escape');
  await operator.locator('.con-top .con-btn').tap();
  await table.tap(/200 \/ 400/);
  await table.tap('Save');
  const waiting = await table.until('the level to wait', ({ nextLevel }) => nextLevel?.bigBlind === 400);
  expect(waiting.bigBlind).toBe(300);
  expect(waiting.planned.map((change) => [change.do, change.seat])).toEqual([
    ['topUp', 1],
    ['sitOut', 3],
  ]);
  expect(seatOf(waiting, 1)?.stack).toBeLessThanOrEqual(10_000);
  await operator.screenshot({ path: `${SHOTS}/waits.png` });
  await operator.locator('.con-planned li', { hasText: 'Marta Quist' }).getByRole('button').tap();
  await table.until('the withdrawal', ({ planned }) => planned.length === 1);
  const before = desk.view === null ? [] : stacks(desk.view);
  expect(before).not.toEqual([]);
  await table.act('f');
  await table.act('f');
  await table.award();
  const after = await table.until('the changes', ({ bigBlind }) => bigBlind === 400);
  expect(after.planned).toEqual([]);
  expect(after.nextLevel).toBeNull();
  expect(seatOf(after, 3)?.state).not.toBe('out');
  const total = after.seats.reduce((sum, seat) => sum + seat.stack, 0);
  expect(total).toBe(10_000 + 12_500 + 10_000 + 1_000);
});

test('the flop is six keys and no more, and a wrong card of it is put right by two taps', async () => {
  await table.deal();
  await table.act('c');
  await table.act('c');
  await table.act('c');
  await expect(operator.locator('.con-next')).toHaveText('Type the flop');
  await expect(operator.locator('.con-cards-head input')).toBeFocused();
  await operator.keyboard.type('ahkd7c');
  await table.until('the flop', ({ boards }) => boards[0]?.join(' ') === 'Ah Kd 7c');
  await operator.locator('.con-board-card').nth(2).tap();
  await operator.getByRole('button', { name: '2s', exact: true }).tap();
  await table.tap(/^Enter cards/);
  await table.until('the right card', ({ boards }) => boards[0]?.join(' ') === 'Ah Kd 2s');
  for (let folds = 0; folds < 2; folds += 1) await table.act('f');
  await table.award();
});

test('a pot is chopped by amounts: the table says what is missing, and what was agreed is paid', async () => {
  await operator.locator('.con-top .con-btn').tap();
  await table.tap('Cash game');
  await operator.keyboard.press('Escape');
  await table.until('the rules', ({ profile }) => profile === 'cash');
  await table.deal();
  await table.act('a');
  await table.act('c');
  await table.act('f');
  const { chop } = await table.until('a chop', (view) => view.chop !== null);
  const [first, second] = chop?.equal ?? [];
  if (first === undefined || second === undefined) throw new Error('no two seats to chop');
  await table.tap(/^End hand/);
  const fields = operator.locator('.con-share input');
  await fields.first().fill(String(first.amount - 50));
  await expect(operator.locator('.con-refused')).toContainText('50');
  await expect(operator.getByRole('button', { name: 'Press and hold to chop' })).toBeDisabled();
  await operator.screenshot({ path: `${SHOTS}/chop.png` });
  await operator.locator('.con-share').nth(1).getByRole('button').tap();
  await table.hold('Press and hold to chop');
  const done = await table.until('the chop', ({ phase }) => phase === 'COMPLETE');
  expect([seatOf(done, first.seat)?.won, seatOf(done, second.seat)?.won]).toEqual([
    first.amount - 50,
    second.amount + 50,
  ]);
});

function isOverlay(value: unknown): value is OverlayView {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'overlay';
}

test('a hand entered afterwards airs spread in time on a delayed picture, though it was typed in a few seconds', async () => {
  test.setTimeout(240_000);
  const { now, handNumber } = await table.until('the last hand to be over', ({ phase }) => phase === 'COMPLETE');
  await operator.waitForTimeout(LATE_MS + 1_000);
  const started = realClock.now();
  await table.tap(/^Played already/);
  await operator.getByLabel(/^Minutes ago/).fill('0:38');
  await operator.keyboard.press('Enter');
  const late = await table.until('the late hand', ({ afterwards }) => afterwards !== null);
  expect(late.afterwards?.began).toBeGreaterThanOrEqual(now);
  expect(late.afterwards?.began).toBeLessThan(late.now - LATE_MS + 5_000);
  await expect(operator.locator('.con-banner--after')).toContainText('next entry placed at');
  await operator.screenshot({ path: `${SHOTS}/afterwards.png` });
  await operator.locator('.con-step .con-btn[data-tone="main"]').tap();
  await table.act('c');
  await table.act('c');
  const typed = realClock.now();
  const seen = (): Promise<readonly OverlayView[]> =>
    recordingOf(table.overlay).then((recording) =>
      viewsIn(recording, isOverlay).flatMap(({ view }) => (view.handNumber === handNumber + 1 ? [view] : [])),
    );
  const calls = (view: OverlayView): number => view.seats.filter(({ action }) => action === 'call').length;
  await expect.poll(async () => (await seen()).some((view) => calls(view) > 1), { timeout: 90_000 }).toBe(true);
  const views = await seen();
  const first = views[0]?.at ?? 0;
  const one = views.find((view) => calls(view) === 1)?.at ?? 0;
  const two = views.find((view) => calls(view) === 2)?.at ?? 0;
  // by media time: 20 s for the deal and 6 s for an action, as the table took them; typed within seconds of each other
  expect(two - first).toBeGreaterThan(typed - started);
  expect(one - first).toBeGreaterThan(20_000);
  expect(two - one).toBeGreaterThan(5_000);
  expect(two - one).toBeLessThan(10_000);
  expect(realClock.now() - typed).toBeGreaterThan(20_000);
  await table.overlay.screenshot({ path: `${SHOTS}/afterwards-on-air.png` });
});

test('the last hand is announced, nothing starts after it, and each screen shows the end at its own time', async () => {
  test.setTimeout(240_000);
  await table.tap(/^End hand/);
  await table.tap('End of show');
  await table.tap('Announce the last hand');
  await table.until('the announcement', ({ show }) => show.state === 'last-hand');
  await operator.keyboard.press('Escape');
  await expect(operator.locator('.con-banners')).toContainText('Last hand');
  await table.act('f');
  await expect(operator.locator('.con-cards-head input')).toBeFocused();
  await operator.keyboard.type('9h8h2c');
  await table.act('f');
  await table.award();
  await expect(operator.locator('.con-next')).toHaveText('End the show, or play on');
  await table.tap('End the show, or play on');
  await table.hold('Press and hold to end the show');
  await table.until('the end', ({ show }) => show.state === 'ended');
  const ended = realClock.now();
  await expect(table.venue.locator('.fc-hall-end')).toBeAttached({ timeout: 10_000 });
  await expect(table.overlay.locator('.fc-show')).toHaveAttribute('data-show', 'on');
  await expect(operator.locator('.con-drain')).toContainText('Programme');
  await operator.screenshot({ path: `${SHOTS}/drain.png` });
  await expect(table.overlay.locator('.fc-show')).toHaveAttribute('data-show', 'ended', { timeout: DELAY_MS + 15_000 });
  expect(realClock.now() - ended).toBeGreaterThan(DELAY_MS - 5_000);
  await table.overlay.screenshot({ path: `${SHOTS}/end-card.png` });
});

test('a new show has the same people, stacks as they sat down with, and begins with hand 1', async () => {
  await table.tap(/^New show/);
  await table.tap(/Stacks as they sat down/);
  const fresh = await table.until('the new show', ({ show }) => show.state === 'running');
  expect(stacks(fresh)).toEqual([
    [1, 10_000],
    [3, 10_000],
    [5, 10_000],
  ]);
  await expect(table.venue.locator('.fc-hall-end')).toHaveCount(0);
  await expect(operator.locator('.con-step')).toContainText('Start hand 1');
});
