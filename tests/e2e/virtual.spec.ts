// The virtual table as somebody who is trained sees it: a reader of its own, a deal in one press, a card dragged by hand, a
// fold; and what the server makes of it. A wrong secret is refused in words.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import { handId } from '../../server/engine/ids.ts';
import { cliReport } from '../support/builtServer.ts';
import { type House, openHouse } from './house.ts';

const SHOTS = 'test-results/virtual';
const TABLE = 'virtual';

let house: House;
let context: BrowserContext;
let secret = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const seats = [1, 2, 3].map((seat) => ({ seat, name: `Player ${seat}`, stack: 10_000 }));
  house = await openHouse({ table: TABLE, button: 3, seats });
  house.cards.stop();
  const { E2E_FOLDER: root = '' } = process.env;
  const env = {
    DATABASE_URL: '',
    DATA_DIR: `${root}/data`,
    VAULT_KEY_FILE: `${root}/key/vault.key`,
    HOST: '127.0.0.1',
  };
  secret = String((await cliReport(env, ['reader', 'add', 'virtual-hands', '--table', TABLE]))['secret']);
  context = await browser.newContext();
});
test.afterAll(async () => {
  await context.close();
  await house.close();
});

async function join(page: Page, words: string): Promise<void> {
  await page.goto(`/virtual/${TABLE}`);
  await page.getByLabel('Reader', { exact: true }).fill('virtual-hands');
  await page.getByLabel('Secret of the reader').fill(words);
  await page.getByLabel('Seats').selectOption('3');
  // the deck of this house was made from the name of its table
  await page.getByLabel('Word of the deck').fill(TABLE);
  await page.getByRole('button', { name: 'Open the table' }).click();
}

const slots = () => house.desk.view?.seats.map(({ slots: places }) => places.join(' '));

test('given a wrong secret, then it says so in words', async () => {
  const page = await context.newPage();
  await join(page, `${secret.slice(0, -4)}0000`);
  await expect(page.getByRole('status')).toContainText('Reader or secret is wrong.');
  await page.close();
});

test('given a deal, a dragged card and a fold, then the server reads what lies there', async () => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await join(page, secret);
  await expect(page.getByRole('status')).toContainText('Connected');
  await house.desk.give({ do: 'startHand', hand: handId(uuid()) });
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect.poll(slots, { timeout: 60_000 }).toEqual(Array.from({ length: 3 }, () => 'scanned scanned'));
  await page.screenshot({ path: `${SHOTS}/dealt.png` });
  const toAct = house.desk.view?.seats.find((seat) => seat.toAct)?.seat ?? 0;
  // a button of the drawing takes the keys that every button takes
  await page.getByRole('button', { name: `Fold seat ${toAct}` }).press('Space');
  const state = () => house.desk.view?.seats.find(({ seat }) => seat === toAct)?.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('folded');
  await page.getByRole('button', { name: 'Hide faces' }).click();
  const felt = await page.locator('.vt-felt').boundingBox();
  const card = await page.locator('.vt-card').last().boundingBox();
  expect(felt && card && card.y + card.height <= felt.y + felt.height).toBe(true);
  await page.close();
});

for (const [name, size, query] of [
  ['desk', { width: 1920, height: 1080 }, ''],
  ['tablet', { width: 1180, height: 820 }, '?lang=ru'],
] as const) {
  test(`given a ${name}, then form and felt fit its screen`, async () => {
    const page = await context.newPage();
    await page.setViewportSize(size);
    await page.goto(`/virtual/${TABLE}${query}`);
    await page.locator('.vt-form').waitFor();
    await page.screenshot({ path: `${SHOTS}/form-${name}.png` });
    await page.locator('input').nth(0).fill('nobody');
    await page.locator('input').nth(1).fill('nothing');
    await page.locator('select').nth(0).selectOption('10');
    await page.locator('select').nth(1).selectOption('five');
    await page.locator('.vt-form button').click();
    await page.locator('.vt-bar').waitFor();
    const wide = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(wide).toEqual([size.width, size.height]);
    const low = await page.locator('.vt-bar button').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.min(...low)).toBeGreaterThanOrEqual(44);
    await page.locator('.vt-bar button').first().click();
    await expect(page.locator('.vt-zone[data-lies="true"]')).toHaveCount(10, { timeout: 60_000 });
    await page.screenshot({ path: `${SHOTS}/felt-${name}.png` });
    await page.close();
  });
}
