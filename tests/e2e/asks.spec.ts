// A short delay for several people, in browsers: the form says who could confirm it, making the table asks the floor, the
// floor reads at his console what is asked and holds one button, and then cards air on all pages that were asked for.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type FirstStart, firstStart } from './firstStart.ts';

const SHOTS = 'test-results/asks';
const HELD_MS = 1_000;

let start: FirstStart;
let context: BrowserContext;
let page: Page;
let fred: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  start = await firstStart('127.0.0.1');
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
  await start.server.stop();
  start.remove();
});

const field = (name: string) => page.locator(`[id="${name}"]`);
const addressOf = async (role: string): Promise<string> =>
  (await page.locator(`.set-card[data-page="console"][data-role="${role}"] a`).getAttribute('href')) ?? '';
const asked = (of: Page) => of.locator('.con-asked');
const canvases = (of: Page) => of.locator('.con-canvas[data-exception="true"]');

/** Pressed with the pointer for so long. */
async function hold(of: Page, ms: number): Promise<void> {
  const button = asked(of).getByRole('button', { name: 'Press and hold to confirm all of it' });
  await button.hover();
  await of.mouse.down();
  await of.waitForTimeout(ms);
  await of.mouse.up();
}

test('given a short delay that nobody could confirm, then the form says so before anything is made, and how to put it right', async () => {
  await page.goto(start.address);
  await field('person').fill('Vera Solm');
  await page.keyboard.press('Enter');
  await field('name').fill('Short game');
  for (const [i, name] of ['Noor', 'Kenji', 'Marta'].entries()) await field(`players.${i + 1}.name`).fill(name);
  await page.locator('input[name="kind"][value="short"]').check({ force: true });
  await field('delay').fill('0:45');
  await expect(page.locator('#sentence-says')).toContainText('name somebody else as floor');
  await field('operator').fill('Otto');
  const wrong = page.locator('.set-wrong', { hasText: 'Nobody could confirm this delay' });
  await expect(wrong).toBeVisible();
  await field('floor').fill('vera  solm');
  await expect(wrong).toBeVisible();
  await field('floor').fill('Fred Osei');
  await expect(wrong).toHaveCount(0);
  await expect(page.locator('.set-notice', { hasText: 'Making the table asks Fred Osei' })).toBeVisible();
  await page.screenshot({ path: `${SHOTS}/form.png`, fullPage: true });
});

test('given the administrator is one of the two, when the table is made, then the floor is asked, and the page says so', async () => {
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/setup\/short-game/);
  await expect(page.locator('h1')).toHaveText('Getting on air');
  await expect(page.locator('.set-notice', { hasText: '0:45 behind' })).toContainText(
    'without hole cards until confirmed by Fred Osei. Vera Solm has asked',
  );
  await page.screenshot({ path: `${SHOTS}/result.png`, fullPage: true });
});

test('then every console reads who asks for what, and only the floor may confirm', async () => {
  for (const [role, button] of [
    ['operator', null],
    ['producer', 'Take it back'],
    ['floor', 'Press and hold to confirm all of it'],
  ] as const) {
    const desk = await context.newPage();
    await desk.goto(await addressOf(role));
    await expect(asked(desk)).toContainText('Programme, Commentary: Short delay, 0:45 behind. Cards air during play.');
    await expect(asked(desk)).toContainText(role === 'producer' ? 'You ask:' : 'Vera Solm asks:');
    await expect(asked(desk).getByRole('button')).toHaveText(button === null ? [] : [button]);
    await expect(desk.locator('.con-canvas').first()).toContainText('Without hole cards until confirmed by Fred Osei');
    if (role === 'floor') fred = desk;
    else await desk.close();
  }
});

test('given the floor holds the button, then cards air during play on both pages; twin: a short press does nothing', async () => {
  await fred.screenshot({ path: `${SHOTS}/floor.png` });
  await hold(fred, 300);
  await fred.waitForTimeout(500);
  await expect(canvases(fred)).toHaveCount(0);
  await hold(fred, HELD_MS);
  await expect(asked(fred)).toHaveCount(0);
  await expect(canvases(fred)).toHaveCount(2);
  await expect(fred.locator('.con-banner[data-tone="danger"]')).toHaveText('Cards air during play');
  await expect(page.locator('.set-notice', { hasText: 'without hole cards' })).toHaveCount(0, { timeout: 10_000 });
});

test('given the producer changes the delay, then the commentary comes along by the same word, and he may take it back', async () => {
  const vera = await context.newPage();
  await vera.goto(await addressOf('producer'));
  await vera.locator('.con-canvas').first().click();
  await vera.getByRole('button', { name: 'Delay and kind of show' }).click();
  await expect(vera.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await vera.getByLabel('Minutes').fill('2');
  await vera.getByRole('button', { name: 'Press and hold to ask' }).hover();
  await vera.mouse.down();
  await vera.waitForTimeout(HELD_MS);
  await vera.mouse.up();
  await expect(asked(vera)).toContainText('Programme, Commentary: Short delay, 2:45 behind.');
  await expect(vera.locator('.con-reply')).toContainText('now a second person confirms it');
  await expect(asked(fred)).toContainText('2:45 behind');
  await vera.screenshot({ path: `${SHOTS}/asker.png` });
  await asked(vera).getByRole('button', { name: 'Take it back' }).click();
  await expect(asked(fred)).toHaveCount(0);
  await vera.close();
});

test('then the list of tables says what goes on in words', async () => {
  await page.getByRole('link', { name: 'All tables' }).click();
  await expect(page.locator('.set-state')).toHaveText('Ready, graphics are off');
  await fred.close();
  await page.screenshot({ path: `${SHOTS}/list.png` });
});
