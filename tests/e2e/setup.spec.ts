// From the address that the first start prints to a table on a browser source: by the keyboard alone, on a server of its own
// over plain http. Everything that can be typed wrong is explained at its field, and nothing that was typed is lost.
import os from 'node:os';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { BuiltServer } from '../support/builtServer.ts';
import { type FirstStart, firstStart } from './firstStart.ts';
import { copied } from './paste.ts';
import { isEmpty } from './pixels.ts';
import { presses, typeInto } from './typing.ts';

const SHOTS = 'test-results/setup';
const PLAYERS = ['Noor Halden', 'Kenji Alder', 'Marta Quist', 'Ilse Marrow', 'Paulo Castell', 'Vera Solm'] as const;
/** What a person may take for six players; the keyboard alone needs far less. */
const MOST_KEYS = 130;
const MINUTE_MS = 60_000;
const SIZES = [
  [390, 844],
  [1280, 800],
  [1920, 1080],
] as const;

let start: FirstStart;
let server: BuiltServer;
let context: BrowserContext;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  start = await firstStart('127.0.0.1');
  server = start.server;
  context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  // as on an address of the network that is no secure context: there browsers offer no clipboard
  await context.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  page = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
  await server.stop();
  start.remove();
});

const field = (name: string) => page.locator(`[id="${name}"]`);
const says = (name: string) => page.locator(`[id="${name}-says"]`);
const shot = (name: string, of: Page = page): Promise<Buffer> =>
  of.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });

const type = (...parts: readonly string[]): Promise<number> => typeInto(page, parts);

async function fill(name: string, text: string): Promise<void> {
  await field(name).fill(text);
}

test('given no token or a wrong one, when the set-up is opened, then it says what is missing and how to get it', async () => {
  await page.goto(`${server.url}/`);
  await shot('start');
  await page.getByRole('link', { name: 'Set up your show' }).click();
  await expect(page.getByRole('alert').first()).toContainText('administrator’s address');
  await expect(page.locator('.set-code')).toHaveText('npx feltcast token add --role admin');
  const wrong = await context.newPage();
  await wrong.goto(`${server.url}/setup?lang=ru#token=fc_${'A'.repeat(43)}`);
  await expect(wrong.getByRole('alert').first()).toContainText('скопируйте адрес целиком');
  await wrong.close();
});

test('given the printed address, when a name is typed, then the address becomes his own', async () => {
  await page.goto(start.address);
  await expect(field('person')).toBeFocused();
  await type('Enter');
  await expect(says('person')).toContainText('Type your name');
  await type('Anna Weiss', 'Enter');
  await expect(field('name')).toBeFocused();
  await expect(page.locator('.set-top')).toContainText('Anna Weiss');
  expect(page.url()).not.toBe(start.address);
  expect(page.url()).toMatch(/\/setup#token=fc_[\w-]{43}$/);
});

test('given everything typed wrong, when the table is made, then each problem stands at its field and nothing is lost', async () => {
  await fill('players.1.name', 'Noor');
  await fill('players.2.name', 'noor');
  await fill('players.3.stack', '5000');
  await fill('players.4.name', 'Ilse');
  await fill('players.4.stack', '99999999999999999999');
  await fill('players.5.name', 'Paulo');
  await fill('players.5.stack', 'lots');
  await fill('players.6.name', 'Vera');
  await fill('players.6.stack', '0');
  await field('seats').selectOption('7');
  await field('button').selectOption('7');
  await fill('blinds', '400/200');
  await page.locator('input[name="kind"][value="protected"]').check({ force: true });
  await fill('delay', '5:00');
  await page.keyboard.press('Control+Enter');
  await expect(says('name')).toContainText('Fill this in');
  await expect(says('players.2')).toContainText('Seat 1 has this name');
  await expect(says('players.3')).toContainText('A stack without a name');
  await expect(says('players.4')).toContainText('Too many chips');
  await expect(says('players.5')).toContainText('no amount');
  await expect(says('players.6')).toContainText('more than nothing');
  await expect(says('button')).toContainText('Nobody sits at seat 7');
  await expect(says('blinds')).toContainText('above the big blind');
  await expect(says('delay')).toContainText('at least 10:00');
  await expect(page.getByRole('alert').first()).toContainText('Name of the table: Fill this in');
  await expect(page.getByRole('alert').first()).toContainText('Nothing was made');
  await expect(field('name')).toBeFocused();
  await shot('problems');
});

test('when the page speaks Russian and is loaded again, then all of it is still there', async () => {
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(says('players.2')).toContainText('Это имя уже на месте 1');
  await expect(field('players.5.stack')).toHaveValue('lots');
  await shot('problems-ru');
  await page.reload();
  await expect(page.locator('.set')).toHaveAttribute('lang', 'ru');
  await expect(field('players.4.stack')).toHaveValue('99999999999999999999');
  for (const [name, value] of Object.entries({ blinds: '400/200', button: '7' }))
    await expect(field(name)).toHaveValue(value);
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toMatch(/fc_|token/);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('.set-table')).toHaveCount(0);
});

test('given one problem after another put right, when typed, then it goes away by itself', async () => {
  await page.keyboard.press('Control+Enter');
  await expect(says('delay')).toContainText('at least 10:00');
  await fill('delay', '10:00');
  await expect(says('delay')).not.toContainText('Too short');
  await fill('players.7.name', 'Tomas');
  await expect(says('button')).not.toContainText('Nobody');
  await page.locator('.set-seat').nth(3).click();
  for (const name of ['Clear all fields', 'Bring back what was typed'])
    await page.getByRole('button', { name }).click();
  await expect(field('button')).toHaveValue('4');
  await expect(field('players.3.stack')).toHaveValue('5000');
});

test('given the keyboard alone, when a table of six is typed, then it is made, in few keys', async () => {
  await page.getByRole('button', { name: 'Clear all fields' }).click();
  await field('name').focus();
  const began = performance.now();
  let keys = await type('Friday game', 'Enter', 'Enter', '25k', 'Enter');
  for (const name of PLAYERS) keys += await type(name, 'Enter');
  await expect(field('button')).toBeFocused();
  keys += await type(...presses('ArrowDown', 3), 'Enter');
  // no-limit hold'em is set already: a table of it is typed past the game
  await expect(field('blinds')).toBeFocused();
  keys += await type('500/1000');
  await expect(field('button')).toHaveValue('3');
  keys += await type(...presses('Enter', 9), ' ', 'Control+Enter');
  await page.waitForURL(/\/setup\/friday-game/);
  expect(keys).toBeLessThan(MOST_KEYS);
  expect(performance.now() - began).toBeLessThan(3 * MINUTE_MS);
});

test('then every target of the page is large enough for a finger', async () => {
  await expect(page.locator('.set-card').first()).toBeVisible();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, select, input, label.set-option')]
      .filter((place) => place.offsetParent !== null && place.closest('.set-option') !== place.parentElement)
      .map((place) => ({ text: place.textContent, height: place.getBoundingClientRect().height }))
      .filter(({ height }) => height < 44),
  );
  expect(small).toEqual([]);
});

const cardOf = (kind: { readonly page: string; readonly role?: string }) =>
  page.locator(`.set-card[data-page="${kind.page}"]${kind.role === undefined ? '' : `[data-role="${kind.role}"]`}`);

let addresses: Readonly<Record<'overlay' | 'operator' | 'producer', string>>;

test('given the made table, when its addresses are copied over plain http, then they are whole, with the size beside them', async () => {
  const lines = page.locator('.set-overlay .set-copy');
  addresses = {
    overlay: await copied(lines.nth(0)),
    operator: await copied(cardOf({ page: 'console', role: 'operator' })),
    producer: await copied(cardOf({ page: 'console', role: 'producer' })),
  };
  expect([await copied(lines.nth(1)), await copied(lines.nth(2))]).toEqual(['1920', '1080']);
  for (const address of Object.values(addresses)) {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/(overlay|console)\/friday-game#token=fc_[\w-]{43}$/);
  }
  await expect(page.locator('.set-notice').filter({ hasText: 'this computer only' })).toContainText(
    `npm start -- --host 0.0.0.0 --port ${new URL(addresses.overlay).port}`,
  );
  await expect(page.locator('.fc-qr')).toHaveCount(0);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await shot(`addresses-${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('given the copied overlay, when the producer puts it on and Enter deals, then the table stands on 1920 x 1080', async () => {
  const source = await context.newPage();
  await source.goto(addresses.overlay);
  expect(isEmpty(await source.screenshot({ omitBackground: true }))).toBe(true);
  const producer = await context.newPage();
  await producer.goto(addresses.producer);
  await producer.locator('.con-release button').last().click();
  const operator = await context.newPage();
  await operator.goto(addresses.operator);
  await expect(operator.locator('.con-step button').first()).toBeEnabled();
  await operator.keyboard.press('Enter');
  await expect(source.locator('.fc-seat')).toHaveCount(PLAYERS.length);
  await expect(source.locator('.fc-show')).toContainText('Halden');
  await expect(source.locator('.fc-show')).toContainText('500');
  await source.screenshot({ path: `${SHOTS}/overlay.png`, omitBackground: true });
  expect(source.viewportSize()).toEqual({ width: 1920, height: 1080 });
  for (const opened of [source, producer, operator]) await opened.close();
});

test('given another language and another page in between, when the table is come back to, then the addresses are still shown', async () => {
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(cardOf({ page: 'venue' })).toContainText('Экран для зала');
  await shot('addresses-ru');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'All tables' }).click();
  await expect(page.locator('.set-table')).toContainText('On air, a hand is running');
  await page.getByRole('link', { name: 'Addresses and on air' }).click();
  await expect(cardOf({ page: 'venue' })).toHaveAttribute('data-known', 'true');
});

test('given a sheet for the wall, when printed, then addresses and steps are on it and nothing to press', async () => {
  await page.emulateMedia({ media: 'print' });
  await expect(cardOf({ page: 'venue' }).locator('.set-paper')).toContainText('/venue/friday-game#token=fc_');
  await expect(page.locator('.set-btn:visible')).toHaveCount(0);
  await shot('sheet');
  await page.emulateMedia({ media: null });
});

test('given a lost address, when a new one is made, then the old one stops working at once', async () => {
  const old = await context.newPage();
  await old.goto(addresses.operator);
  await expect(old.locator('.con-top')).toBeVisible();
  await cardOf({ page: 'console', role: 'operator' })
    .getByRole('button', { name: /^New address/ })
    .click();
  await expect(cardOf({ page: 'console', role: 'operator' }).locator('input')).not.toHaveValue(addresses.operator);
  await expect(cardOf({ page: 'console', role: 'operator' })).toHaveCount(1);
  const fresh = await copied(cardOf({ page: 'console', role: 'operator' }));
  await old.reload();
  await expect(old.locator('.con-waiting')).toContainText('This address was withdrawn', { timeout: 60_000 });
  await old.goto('about:blank');
  await old.goto(fresh);
  await expect(old.locator('.con-top')).toBeVisible();
  await old.close();
});

test('given a name that is taken, when a second table is made, then it says so; a new show like the last one needs one press', async () => {
  await page.getByRole('link', { name: 'All tables' }).click();
  await fill('name', 'FRIDAY GAME');
  await fill('players.1.name', 'A');
  await fill('players.2.name', 'B');
  await page.keyboard.press('Control+Enter');
  await expect(says('name')).toContainText('table of this name already');
  await expect(field('players.2.name')).toHaveValue('B');
  await page.getByRole('button', { name: 'New show like this one' }).click();
  await expect(field('name')).toHaveValue(/Friday game.+/);
  await expect(field('players.6.name')).toHaveValue('Vera Solm');
  await expect(field('startingStack')).toHaveValue(/25.?000/);
  await expect(field('blinds')).toHaveValue(/500\/1.?000/);
});

test('given a short delay of two people, when made, then it says whom it waits for', async () => {
  await page.locator('label', { hasText: 'Short delay' }).click();
  await expect(field('sentence')).toBeVisible();
  await expect(field('delay')).toHaveValue('0:30');
  await fill('floor', 'Boris Lem');
  await expect(field('sentence')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/setup\/friday-game-/);
  await expect(page.locator('.set-air .set-notice').filter({ hasText: 'Boris Lem' })).toContainText('Anna Weiss');
  await shot('short');
  await page.getByRole('link', { name: /step by step/ }).click();
  await expect(page.locator('.set-figures')).toContainText('30 s = 0:30 min');
});

test('given a server started for the network, when the table is opened again, then old addresses stay secret and new ones have a code to scan', async () => {
  const networks = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  const inNetwork = networks.some(({ internal, family }) => !internal && family === 'IPv4');
  const here = `${server.url}/setup/friday-game${/#.*/.exec(page.url())?.[0] ?? ''}`;
  await server.stop();
  server = await start.again('0.0.0.0');
  await page.goto('about:blank');
  await page.goto(here);
  const commentary = cardOf({ page: 'commentary' });
  await expect(commentary).toHaveAttribute('data-known', 'false', { timeout: 60_000 });
  await expect(commentary).toContainText('Shown once');
  await expect(page.locator('.set-card .set-copy')).toHaveCount(0);
  await commentary.getByRole('button', { name: /^New address/ }).click();
  await expect(commentary.locator('input')).toHaveValue(/\/commentary\/friday-game#token=fc_/);
  await expect(commentary.locator('.fc-qr')).toHaveCount(inNetwork ? 1 : 0);
  await shot('network');
  await commentary.getByRole('button', { name: 'Revoke' }).click();
  await commentary.getByRole('button', { name: 'Really revoke?' }).click();
  await expect(commentary).toHaveCount(0);
});
