// A wrong card and a wrong bet of the hand before, seen while the next hand runs: put right on the console in time they never
// air; put right after they have aired, the picture snaps and goes on.
import { expect, type Page, test } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import { SHORT_MIN_MS } from '../../server/release/control.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { realClock } from '../support/realClock.ts';
import { firstSight, type Recording, recordingOf, viewsIn } from './recorder.ts';
import { openTabletTable, type TabletTable } from './tabletTable.ts';

const SHOTS = 'test-results/earlierHands';
/** As entered: the king and the bet are put right before they air, the seven only after. */
const FLOP = ['Kh', '7c', '2d'] as const;
const BETWEEN_HANDS_MS = 12_000;
const WAIT_MS = 45_000;

let table: TabletTable;
let operator: Page;
const pause = (ms: number): Promise<void> => realClock.sleepUntil(realClock.now() + ms);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  table = await openTabletTable(browser, 'earlier', SHORT_MIN_MS);
  ({ operator } = table);
});
test.afterAll(() => table?.close());

async function give(command: ConsoleCommand): Promise<void> {
  expect(await table.desk.give(command)).toMatchObject({ ok: true });
}

async function act(hand: string, action: 'call' | 'check' | 'bet' | 'fold', to: number | null = null): Promise<void> {
  const view = await table.until('somebody to act', ({ legal, handId }) => handId === hand && legal !== null);
  await give({ do: 'act', hand, turn: view.turn, seat: view.legal?.seat ?? 0, action, to });
  await table.until('the action', ({ turn }) => turn > view.turn);
}

async function deal(): Promise<string> {
  const hand = uuid();
  await give({ do: 'startHand', hand });
  await give({ do: 'completeDeal', hand });
  return hand;
}

async function firstHand(): Promise<void> {
  const hand = await deal();
  for (const action of ['call', 'call', 'check'] as const) await act(hand, action);
  await give({ do: 'typeBoard', hand, street: 'flop', run: 0, cards: [...FLOP] });
  await act(hand, 'bet', 400);
  await act(hand, 'fold');
  await act(hand, 'fold');
  await give({ do: 'award', hand });
}

const wrong = (card: string) => operator.locator('.con-past-cards').getByRole('button', { name: `${card} is wrong` });
const held = (view: ConsoleView | null) => [view?.handId, view?.turn, view?.boards, view?.seats.map((s) => s.stack)];

async function putRight(card: string, right: string): Promise<void> {
  await wrong(card).tap();
  await expect(operator.locator('.con-past-which')).toHaveText('Earlier hand 1');
  await operator.locator(`.con-grid-card[aria-label="${right}"]`).tap();
  await operator
    .locator('.con-cards-head')
    .getByRole('button', { name: /^Enter cards/ })
    .tap();
  await operator.getByRole('button', { name: `Commit ${right}` }).tap();
  await expect(wrong(right)).toBeVisible();
  await expect(wrong(card)).toHaveCount(0);
}

function isOverlay(value: unknown): value is OverlayView {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'overlay';
}

const onOverlay = (card: string) => table.overlay.locator(`svg[aria-label="${card}"]`);
const betsIn = (recording: Recording): readonly number[] =>
  viewsIn(recording, isOverlay).flatMap(({ view }) => (view.street === 'flop' ? view.seats.map(({ bet }) => bet) : []));

test('given the next hand runs, when card and bet of the hand before are put right, then the running hand is as before', async () => {
  await firstHand();
  await pause(BETWEEN_HANDS_MS);
  await deal();
  const before = await table.until('the second hand', ({ handNumber, legal }) => handNumber === 2 && legal !== null);
  await table.tap('Earlier hands');
  await expect(operator.locator('.con-past-hand')).toHaveText(/Hand 1\D*not aired yet/);
  await operator.screenshot({ path: `${SHOTS}/hand.png` });
  await putRight('Kh', 'Ks');
  await operator.locator('.con-past-log .con-line[data-type="bet"]').tap();
  await operator.locator('.con-sheet').getByLabel('Total').fill('600');
  await expect(operator.getByText('Nothing else changes')).toBeVisible();
  await operator.screenshot({ path: `${SHOTS}/edit.png` });
  await operator.keyboard.press('Enter');
  await expect(operator.locator('.con-past-log .con-line[data-type="bet"]')).toContainText('600');
  expect(held(table.desk.view)).toEqual(held(before));
});

test('then the wrong card and the wrong bet never air', async () => {
  await expect(onOverlay('Ks')).toBeVisible({ timeout: WAIT_MS });
  await expect.poll(async () => betsIn(await recordingOf(table.overlay)).includes(600), { timeout: 10_000 }).toBe(true);
  const recording = await recordingOf(table.overlay);
  expect(firstSight(recording, 'Kh')).toBeNull();
  expect(betsIn(recording)).not.toContain(400);
});

test('twin: what was not put right in time has aired', async () => {
  expect(firstSight(await recordingOf(table.overlay), '7c')).not.toBeNull();
  await expect(onOverlay('7c')).toBeVisible();
});

test('given it is put right while it is on air, then the picture snaps to the right card', async () => {
  await expect(operator.locator('.con-past-airs')).toHaveText(/on air/);
  await putRight('7c', '7s');
  await expect(onOverlay('7s')).toBeVisible();
  await expect(onOverlay('7c')).toHaveCount(0);
  const views = viewsIn(await recordingOf(table.overlay), isOverlay).map(({ view }) => view);
  const first = views.find(({ boards }) => boards.some(({ cards }) => cards.includes('7s')));
  expect(first).toMatchObject({ handNumber: 1, snap: true });
  await table.overlay.screenshot({ path: `${SHOTS}/snapped.png` });
});

test('given the way out, then the table is there again, and the next hand airs', async () => {
  await operator.keyboard.press('Escape');
  await expect(operator.locator('.con-past')).toHaveCount(0);
  await expect(operator.locator('.con-turn')).toBeVisible();
  const second = async () =>
    viewsIn(await recordingOf(table.overlay), isOverlay).filter(({ view }) => view.handNumber === 2).length > 0;
  await expect.poll(second, { timeout: WAIT_MS }).toBe(true);
  expect(firstSight(await recordingOf(table.overlay), 'Kh')).toBeNull();
});
