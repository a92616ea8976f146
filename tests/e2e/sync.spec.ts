// Picture and graphics brought in step as a producer does it: a phone filmed by the camera, a picture that comes later than the
// graphics, the steps of the console until both clocks agree. And what the console says of pages that are not well.

import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PLAIN_PICTURE } from '../../server/release/control.ts';
import { SOAK } from '../properties/seeds.ts';
import { realClock } from '../support/realClock.ts';
import { type House, openHouse } from './house.ts';
import { isEmpty } from './pixels.ts';
import { inStep, LATER_STEP_MS, middle, openPicture, skews, watchClock } from './syncClocks.ts';

const SHOTS = 'test-results/sync';
const DELAY_MS = 2_000;
/** What the mixer delays the picture by beyond that. */
const BEYOND_MS = 640;
const MINUTE_MS = 60_000;
const LATER_MS = SOAK ? 60 * MINUTE_MS : 3_000;
const PHONE = { width: 390, height: 844 };

let house: House;
let context: BrowserContext;
let pages: Readonly<Record<'phone' | 'overlay' | 'picture' | 'producer', Page>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  house = await openHouse({
    table: 'sync',
    button: 1,
    seats: [
      { seat: 1, name: 'Vera Solm', stack: 10_000 },
      { seat: 2, name: 'Tomas Reiga', stack: 10_000 },
    ],
  });
  const config = { name: 'overlay', audience: 'overlay', kind: 'tabled-only', delayMs: DELAY_MS } as const;
  const set = { ...config, offsetMs: 0, leadMs: 0, gate: 'hand-complete', ...PLAIN_PICTURE } as const;
  expect(await house.producer.control({ do: 'setCanvas', config: set, exception: null })).toEqual({ ok: true });
  context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const producer = await house.open(context, 'release');
  const overlay = await opened(`/overlay/sync?sync=1#token=${house.tokens.overlay}`, 'overlay');
  const phone = await opened(`/sync/sync#token=${house.tokens.overlay}`, 'phone', PHONE);
  const picture = await openPicture(context, { channel: 'phone', delayMs: DELAY_MS + BEYOND_MS });
  pages = { phone, overlay, picture, producer };
});

test.afterAll(async () => {
  await house.close();
});

async function opened(address: string, channel: string, size?: typeof PHONE): Promise<Page> {
  const page = await context.newPage();
  if (size !== undefined) await page.setViewportSize(size);
  await watchClock(page, channel);
  await page.goto(address);
  return page;
}

const pause = (ms: number): Promise<void> => realClock.sleepUntil(realClock.now() + ms);
const measured = (): Promise<readonly number[]> => skews(pages.overlay, pages.picture);
const care = (page: Page, canvas: number) => page.locator('.con-canvas').nth(canvas).locator('.con-care');

/** As a person does: the largest step that does not go too far. */
async function pressStep(ahead: number): Promise<void> {
  const far = Math.abs(ahead);
  const size = far >= 1_000 ? '1 s' : far >= 100 ? '100 ms' : '1 frame';
  await pages.producer.locator('.con-sync-steps button', { hasText: `${ahead > 0 ? '+' : '−'}${size}` }).click();
}

test('twin: given a picture that is later than the graphics, then without a step the clocks differ and this is seen', async () => {
  await expect(pages.overlay.locator('.fc-sync')).toHaveAttribute('data-state', 'running', { timeout: 60_000 });
  await expect(pages.phone.locator('.fc-sync')).toHaveAttribute('data-state', 'running');
  await expect.poll(async () => middle(await measured()), { timeout: 60_000 }).toBeGreaterThan(0);
  await pause(1_500);
  const before = await measured();
  expect(inStep(before)).toBe(false);
  expect(Math.abs(middle(before) - BEYOND_MS)).toBeLessThan(80);
  await pages.phone.screenshot({ path: `${SHOTS}/phone.png` });
  await pages.overlay.screenshot({ path: `${SHOTS}/overlay.png` });
  await pages.phone.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await pages.phone.screenshot({ path: `${SHOTS}/phone-across.png` });
});

test('given the clocks side by side, when the producer presses steps, then they agree within two frames, and go on to', async () => {
  const { producer } = pages;
  await producer.locator('.con-canvas').first().click();
  const presses: number[] = [];
  for (let ahead = middle(await measured()); Math.abs(ahead) > 40; ahead = middle(await measured())) {
    presses.push(ahead);
    expect(presses.length).toBeLessThan(20);
    await pressStep(ahead);
    await pause(1_700);
  }
  expect(presses.length).toBeGreaterThan(0);
  for (let again = 0; again < 4; again += 1) {
    const after = await measured();
    if (SOAK) console.info(`graphics ahead of the picture at the start, ms: ${after.map(Math.round)}`);
    expect([again, after, inStep(after)]).toEqual([again, after, true]);
    await pause(1_100);
  }
  await expect(producer.getByTestId('offset')).toContainText(/Later by (6\d\d|7[0-4]\d) ms/);
  await producer.locator('.con-sync-said button').first().click();
  await expect(care(producer, 0).last()).toHaveText('In sync, just now');
  await producer.screenshot({ path: `${SHOTS}/console.png` });
});

test('given time has gone by since, in a soak an hour, then both clocks are within five frames still', async () => {
  test.setTimeout(LATER_MS + 10 * MINUTE_MS);
  const every: number[] = [];
  const begun = realClock.now();
  while (realClock.now() - begun < LATER_MS) {
    await pause(LATER_MS / 12);
    every.push(Math.round(middle(await measured())));
  }
  const after = (await measured()).map(Math.round);
  if (SOAK) console.info(`graphics ahead of the picture, ms: every five minutes ${every}; after an hour ${after}`);
  expect(inStep(after, LATER_STEP_MS)).toBe(true);
});

test('when the steps come faster than answers, then none is lost', async () => {
  const { producer } = pages;
  const offset = () => house.producer.view?.release.canvases.find(({ name }) => name === 'overlay')?.offsetMs ?? 0;
  const before = offset();
  const frame = producer.locator('.con-sync-steps button', { hasText: '+1 frame' });
  for (let press = 0; press < 5; press += 1) await frame.click({ delay: 0 });
  await expect.poll(offset).toBe(before + 200);
  await expect(care(producer, 0).last()).toHaveText('Delay or offset changed: check sync');
  for (let press = 0; press < 2; press += 1)
    await producer.locator('.con-sync-steps button', { hasText: '−100 ms' }).click();
  await expect.poll(offset).toBe(before);
  await expect(care(producer, 0).last()).toContainText('In sync');
});

test('given graphics that are held, then their clock stands and says so, and goes on when resumed', async () => {
  const { overlay, producer } = pages;
  await producer.keyboard.press('Escape');
  await producer.keyboard.press('p');
  await expect(overlay.locator('.fc-sync')).toHaveAttribute('data-state', 'held');
  await expect(overlay.locator('.fc-sync__state[data-for="held"]')).toBeVisible();
  const stands = await overlay.locator('.fc-sync__time').textContent();
  await pause(1_000);
  expect(await overlay.locator('.fc-sync__time').textContent()).toBe(stands);
  await overlay.screenshot({ path: `${SHOTS}/overlay-held.png` });
  await producer.locator('.con-release button').last().click();
  await expect(overlay.locator('.fc-sync')).toHaveAttribute('data-state', 'running');
});

test('given a source of 800 x 600, then the console says what to set; when it is closed, then all is well again', async () => {
  const { producer } = pages;
  await expect(care(producer, 0).first()).toHaveText('Page well', { timeout: 10_000 });
  const small = await context.newPage();
  await small.setViewportSize({ width: 800, height: 600 });
  await small.goto(`/overlay/sync#token=${house.tokens.overlay}`);
  await expect(care(producer, 0).first()).toContainText('set 1920', { timeout: 10_000 });
  await expect(care(producer, 0).first()).toHaveAttribute('data-tone', 'warn');
  await producer.screenshot({ path: `${SHOTS}/console-small.png` });
  await small.close();
  await expect(care(producer, 0).first()).toHaveText('Page well', { timeout: 10_000 });
  await expect(care(producer, 2).first()).toHaveText('No page open');
});

test('given a phone without connection, then it shows dashes and never a wrong clock, and is right again after', async () => {
  const page = await context.newPage();
  let cut = false;
  await page.routeWebSocket('**/trpc*', (socket) => {
    if (cut) return void socket.close();
    const server = socket.connectToServer();
    socket.onMessage((message) => (cut ? undefined : server.send(message)));
    server.onMessage((message) => (cut ? undefined : socket.send(message)));
  });
  await page.goto(`/sync/sync?lang=ru#token=${house.tokens.producer}`);
  const face = page.locator('.fc-sync');
  await expect(face).toHaveAttribute('data-state', 'running');
  cut = true;
  await expect(face).toHaveAttribute('data-state', 'lost', { timeout: 6_000 });
  await expect(page.locator('.fc-sync__time')).toHaveText('--:--:--.---');
  await expect(page.locator('.fc-sync__state[data-for="lost"]')).toHaveText('Нет связи');
  await page.screenshot({ path: `${SHOTS}/phone-lost.png` });
  cut = false;
  await expect(face).toHaveAttribute('data-state', 'running', { timeout: 60_000 });
  await page.close();
});

test('given a browser without a wake lock, when the screen is touched, then a silent video keeps it on, and the policy lets it', async () => {
  const page = await context.newPage();
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
  });
  await page.goto(`/sync/sync#token=${house.tokens.producer}`);
  await expect(page.locator('.sync-note')).toContainText('Touch the screen');
  await expect(page.locator('video')).toBeAttached();
  await page.locator('.fc-sync').click();
  await expect(page.locator('.sync-note')).toContainText('Hold this clock');
  expect(await page.locator('video').evaluate((video) => video instanceof HTMLVideoElement && !video.paused)).toBe(
    true,
  );
  expect(blocked).toEqual([]);
  await page.close();
});

for (const name of ['overlay', 'commentary', 'venue', 'console', 'sync'] as const) {
  test(`given the address of the ${name} page without its token, then it says so in both languages`, async () => {
    const page = await context.newPage();
    await page.goto(`/${name}/sync`);
    await expect(page.locator('.fc-no-token')).toContainText('/setup');
    await expect(page.locator('.fc-no-token')).toContainText('не полностью');
    await page.screenshot({ path: `${SHOTS}/no-token-${name}.png` });
    await page.close();
  });
}

test('given a token that the server refuses, then the overlay stays empty, since it may be on air', async () => {
  const page = await context.newPage();
  await page.goto(`/overlay/sync#token=${house.tokens.venue}`);
  await pause(1_500);
  await expect(page.locator('.fc-no-token')).toHaveCount(0);
  expect(isEmpty(await page.screenshot({ omitBackground: true }))).toBe(true);
  await page.close();
});
