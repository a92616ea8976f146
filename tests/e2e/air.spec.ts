// The air desk as a producer uses it all evening: a planned start, one hand held and dropped, another delay step by step, and
// the picture taken off with the word of its own page that it is clear.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import { handId } from '../../server/engine/ids.ts';
import { PLAIN_PICTURE } from '../../server/release/control.ts';
import { realClock } from '../support/realClock.ts';
import { type House, openHouse } from './house.ts';

const SHOTS = 'test-results/air';
const DELAY_MS = 4_000;
const HELD_MS = 1_000;
const HANDS = ['0192aaaa-0000-7000-8000-000000000001', '0192aaaa-0000-7000-8000-000000000002'].map(handId);
/** As a person does it: not now, and soon. */
const START_IN_MS = 7_000;

let house: House;
let context: BrowserContext;
let air: Page;
let overlay: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  house = await openHouse({
    table: 'air',
    button: 1,
    floor: true,
    seats: [
      { seat: 1, name: 'Vera Solm', stack: 10_000 },
      { seat: 2, name: 'Tomas Reiga', stack: 10_000 },
    ],
  });
  const config = { name: 'overlay', audience: 'overlay', kind: 'tabled-only', delayMs: DELAY_MS } as const;
  const set = { ...config, offsetMs: 0, leadMs: 0, gate: 'hand-complete', ...PLAIN_PICTURE } as const;
  expect(await house.producer.control({ do: 'setCanvas', config: set, exception: null })).toEqual({ ok: true });
  expect(await house.producer.control({ do: 'removeCanvas', name: 'commentary' })).toEqual({ ok: true });
  context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  overlay = await house.open(context, 'overlay');
  air = await house.open(context, 'release');
});

test.afterAll(async () => {
  await context.close();
  await house.close();
});

async function give(command: ConsoleCommand): Promise<void> {
  const reply = await house.desk.give(command);
  if (!reply.ok) throw new Error(`${command.do} was refused: ${reply.code}`);
}

async function until(what: string, holds: (view: ConsoleView) => boolean): Promise<ConsoleView> {
  const view = await house.producer.find(holds, 60_000);
  if (view === null) throw new Error(`waited in vain for ${what}`);
  return view;
}

const line = () => air.locator('.air-line[data-canvas="overlay"]');
const row = (number: number) => air.locator(`.air-hand[data-number="${number}"]`);
const overlayOf = ({ release }: ConsoleView) => release.canvases.find(({ name }) => name === 'overlay');

/** Pressed with the pointer until the bar is full. */
async function hold(name: string): Promise<void> {
  await air.getByRole('button', { name }).hover();
  await air.mouse.down();
  await air.waitForTimeout(HELD_MS);
  await air.mouse.up();
}

/** Two players, the first folds: over in four commands. */
async function playHand(hand: (typeof HANDS)[number] | undefined): Promise<void> {
  if (hand === undefined) throw new Error('no such hand');
  await give({ do: 'startHand', hand });
  await give({ do: 'completeDeal', hand });
  const { legal } = await until('somebody to act', (view) => view.handId === hand && view.legal !== null);
  await give({ do: 'act', hand, turn: 0, seat: legal?.seat ?? 0, action: 'fold', to: null });
  await give({ do: 'award', hand });
}

test('given the console of a producer, when L is pressed, then the air desk opens', async () => {
  await expect(air.locator('.con-whose')).toContainText('Producer');
  await air.keyboard.press('l');
  await expect(air).toHaveURL(/\/console\/air\/air/);
  await expect(line()).toContainText('Opened hands only');
  await expect(air.locator('.air-bar')).toContainText('Hold');
});

test('given a planned start, then the picture counts down, and begins by itself', async () => {
  const at = new Date(realClock.wall() + START_IN_MS);
  const typed = [at.getHours(), at.getMinutes(), at.getSeconds()].map((n) => String(n).padStart(2, '0')).join(':');
  await air.keyboard.press('s');
  await air.getByLabel('Time of day').fill(typed);
  await air.getByRole('button', { name: 'Plan the start' }).click();
  await expect(air.locator('.air-now')).toContainText(`The air begins at ${typed}`);
  await expect(line()).toContainText('Countdown');
  await air.screenshot({ path: `${SHOTS}/planned.png` });
  await playHand(HANDS[0]);
  await expect(row(1)).toBeVisible();
  await until('the start', ({ release }) => release.start === null);
  await expect(line().locator('.air-what')).toContainText('Hand 1', { timeout: 60_000 });
  await expect(overlay.locator('.fc-board')).toBeAttached({ timeout: 60_000 });
});

test('given a hand on air, when K is pressed, then it is not shown until it is let go', async () => {
  await expect(row(1)).toHaveAttribute('data-chosen', 'true');
  await air.keyboard.press('k');
  await expect(row(1)).toContainText('Held');
  await expect(line()).toContainText('Hand 1 is held: not shown');
  await expect(overlay.locator('.fc-board__hand')).toHaveCount(0);
  await air.screenshot({ path: `${SHOTS}/held-hand.png` });
  await air.keyboard.press('l');
  await expect(line().locator('.air-what')).toHaveText('Hand 1 Preflop');
  await expect(overlay.locator('.fc-board')).toBeAttached();
});

test('given a hand, when it is dropped by two steps, then no picture has it; twin: the first step alone does nothing', async () => {
  await row(1).getByRole('button', { name: 'Drop…' }).click();
  await expect(row(1)).toContainText('Drop hand 1 for good?');
  await air.screenshot({ path: `${SHOTS}/drop.png` });
  await expect(line().locator('.air-what')).toHaveText('Hand 1 Preflop');
  await hold('Press and hold to drop it for good');
  await expect(row(1)).toContainText('Dropped');
  await expect(line()).toContainText('Hand 1 was dropped: not shown');
  await expect(row(1).getByRole('button', { name: 'Let go' })).toHaveCount(0);
});

test('given another delay, when it is armed and the mixer has it, then the picture stays covered until the card is taken off', async () => {
  await playHand(HANDS[1]);
  await until('hand 2 on air', (view) => overlayOf(view)?.onAirHand === 2);
  await air.keyboard.press('1');
  await air.keyboard.press('d');
  await air.getByLabel('Seconds').fill('6');
  await expect(air.locator('.air-means')).toContainText('Delay from 0:04 to 0:06: longer');
  await air.getByRole('button', { name: 'Arm the change' }).click();
  await until('the break card', (view) => overlayOf(view)?.delayChange?.stage === 'card');
  await expect(air.locator('.air-procedure')).toContainText('Armed by Anna');
  await expect(air.locator('.air-procedure')).toContainText('Tell the mixer');
  await expect(air.locator('.air-mixer-steps code').first()).toHaveText('6');
  await expect(line()).toContainText('Break card');
  await air.screenshot({ path: `${SHOTS}/mixer.png` });
  expect(overlayOf(await until('a frame', () => true))?.delayMs).toBe(DELAY_MS);
  await hold('Press and hold: the mixer has the new delay');
  await until('the comparison', (view) => overlayOf(view)?.delayChange?.stage === 'sync');
  await air.screenshot({ path: `${SHOTS}/compare.png` });
  await hold('Press and hold: break card off without a comparison');
  const { release } = await until('the end of it', (view) => overlayOf(view)?.delayChange === null);
  expect(release.canvases.find(({ name }) => name === 'overlay')?.delayMs).toBe(6_000);
  await expect(line().locator('.air-what')).toContainText('Hand 2', { timeout: 60_000 });
});

test('given another delay that is armed, when it is taken back, then the old one stays', async () => {
  await air.getByLabel('Seconds').fill('9');
  await air.getByRole('button', { name: 'Arm the change' }).click();
  await until('the break card', (view) => overlayOf(view)?.delayChange?.stage === 'card');
  await air.getByRole('button', { name: 'Keep the old delay' }).click();
  const view = await until('the end of it', (now) => overlayOf(now)?.delayChange === null);
  expect(overlayOf(view)?.delayMs).toBe(6_000);
});

test('given a picture on air, when P is pressed in a field of a form, then it is off, and its own page says that it is clear', async () => {
  await expect(overlay.locator('.fc-board')).toBeAttached({ timeout: 60_000 });
  await air.getByLabel('Seconds').focus();
  await air.keyboard.press('p');
  await expect(line()).toContainText('Picture is clear: the page says so', { timeout: 60_000 });
  await expect(overlay.locator('.fc-board')).toHaveCount(0);
  await air.screenshot({ path: `${SHOTS}/clear.png` });
  await air.getByRole('button', { name: 'Resume' }).click();
  await expect(line().locator('.air-mode')).toHaveText('On air');
  await expect(overlay.locator('.fc-board')).toBeAttached({ timeout: 60_000 });
});

test('given a show that is over, then a playback is made from its preset, and nothing of it plays before it would be due anywhere', async () => {
  await give({ do: 'endShow' });
  await until('the end on air', ({ show }) => show.state === 'ended' && show.drain.length === 0);
  await expect(line()).toContainText('End card');
  await air.keyboard.press('Escape');
  await air.keyboard.press('n');
  await air.locator('.air-preset', { hasText: 'Playback' }).click();
  await air.getByRole('button', { name: 'Make the canvas' }).click();
  await expect(air.locator('.air-line[data-canvas="playback"]')).toContainText('Nothing yet');
  await air.getByRole('button', { name: 'From the first hand' }).click();
  await expect(air.locator('.air-reply[data-state="refused"]')).toContainText('Only a show that is over');
  await air.screenshot({ path: `${SHOTS}/playback.png` });
});

test('given the operator, then he sees the air and can press nothing of it', async () => {
  const page = await context.newPage();
  await page.goto(`/console/air/air#token=${house.tokens.operator}`);
  await expect(page.locator('.air-line').first()).toBeVisible();
  for (const name of ['Hold', 'Panic', 'Resume'])
    await expect(page.locator('.air-stop').getByRole('button', { name })).toBeDisabled();
  await page.close();
});
