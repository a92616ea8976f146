// The page for viewers beside a real show: on a phone and a desktop, as late as its canvas, and taken off with everything else.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import { handId } from '../../server/engine/ids.ts';
import { PLAIN_PICTURE } from '../../server/release/control.ts';
import { type House, openHouse } from './house.ts';

const SHOTS = 'test-results/watch';
const DELAY_MS = 2_000;
const HAND = handId('0192bbbb-0000-7000-8000-000000000001');
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1920, height: 1080 } } as const;

let house: House;
let context: BrowserContext;
let pages: Readonly<Record<keyof typeof SIZES, Page>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  house = await openHouse({
    table: 'watch',
    button: 1,
    floor: true,
    seats: [
      { seat: 1, name: 'Vera Solm', stack: 10_000 },
      { seat: 2, name: 'Tomas Reiga', stack: 10_000 },
    ],
  });
  const config = { name: 'public', audience: 'public', kind: 'tabled-only', delayMs: DELAY_MS } as const;
  const set = { ...config, offsetMs: 0, leadMs: 0, gate: 'hand-complete', ...PLAIN_PICTURE } as const;
  expect(await house.producer.control({ do: 'setCanvas', config: set, exception: null })).toEqual({ ok: true });
  context = await browser.newContext();
  const token = await house.token('canvas', ['--canvas', 'public']);
  pages = { phone: await opened(token, 'phone', ''), desktop: await opened(token, 'desktop', '?lang=ru') };
});

test.afterAll(async () => {
  await context.close();
  await house.close();
});

async function opened(token: string, size: keyof typeof SIZES, query: string): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(SIZES[size]);
  await page.goto(`/watch/${house.table}${query}#token=${token}`);
  return page;
}

async function give(command: ConsoleCommand): Promise<void> {
  const reply = await house.desk.give(command);
  if (!reply.ok) throw new Error(`${command.do} was refused: ${reply.code}`);
}

async function until(what: string, holds: (view: ConsoleView) => boolean): Promise<ConsoleView> {
  const view = await house.producer.find(holds, 60_000);
  if (view === null) throw new Error(`waited in vain for ${what}`);
  return view;
}

async function fits(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

test('given no hand yet, then the page says whose it is and by how much it is delayed', async () => {
  await expect(pages.phone.locator('.watch-delay')).toHaveText('As broadcast, delayed 2 s');
  await expect(pages.desktop.locator('.watch-delay')).toHaveText('Как в эфире, с задержкой 2 с');
});

test('given a hand that is played, then both pages show it, and its cards lie face down in words as well', async () => {
  await give({ do: 'startHand', hand: HAND });
  await give({ do: 'completeDeal', hand: HAND });
  await expect(pages.phone.locator('.watch-line')).toContainText('Hand 1 · Preflop', { timeout: 60_000 });
  await expect(pages.desktop.locator('.watch-line')).toContainText('Раздача 1 · Префлоп', { timeout: 60_000 });
  await expect(pages.phone.getByRole('img', { name: 'face down' })).toHaveCount(2);
  await expect(pages.desktop.getByRole('img', { name: 'рубашкой вверх' })).toHaveCount(2);
  for (const [name, page] of Object.entries(pages)) {
    await page.screenshot({ path: `${SHOTS}/${name}.png` });
    expect(await fits(page)).toBe(true);
  }
});

test('given the end of the hand, when the next one airs, then it stands among the hands before', async () => {
  const { legal } = await until('somebody to act', (view) => view.handId === HAND && view.legal !== null);
  await give({ do: 'act', hand: HAND, turn: 0, seat: legal?.seat ?? 0, action: 'fold', to: null });
  await give({ do: 'award', hand: HAND });
  await give({ do: 'startHand', hand: handId('0192bbbb-0000-7000-8000-000000000002') });
  await expect(pages.phone.locator('.watch-history li')).toContainText('Hand 1', { timeout: 60_000 });
});

test('given a hand that is dropped, then the page says so and goes on with the stacks; twin: it had it before', async () => {
  await expect(pages.phone.locator('.watch-line')).toContainText('Hand 2', { timeout: 60_000 });
  const hand = '0192bbbb-0000-7000-8000-000000000002';
  expect(await house.producer.control({ do: 'dropHand', hand })).toEqual({ ok: true });
  await expect(pages.phone.locator('.watch-notice')).toHaveText('Hand not shown');
  await expect(pages.phone.locator('.watch-line')).not.toContainText('Hand 2');
  await expect(pages.phone.locator('.watch-seat')).toHaveCount(2);
});

test('given panic, then nothing of the table is on the page; resumed it comes back', async () => {
  expect(await house.producer.control({ do: 'panic' })).toEqual({ ok: true });
  await expect(pages.phone.locator('.watch-empty')).toHaveText('Nothing is on air now');
  await expect(pages.phone.getByText('Vera Solm')).toHaveCount(0);
  expect(await house.producer.control({ do: 'resume', gapMs: 0 })).toEqual({ ok: true });
  await expect(pages.phone.getByText('Vera Solm')).toBeVisible();
});

test('given an address of another page, or none, then it says what is wrong and shows nothing', async () => {
  const page = await context.newPage();
  await page.goto(`/watch/${house.table}`);
  await expect(page.locator('.fc-no-token')).toContainText('the page for viewers cannot be shown');
  await page.goto('about:blank');
  await page.goto(`/watch/${house.table}#token=${house.tokens.overlay}`);
  await expect(page.locator('.watch-empty')).toContainText('This address is for another page');
  await page.close();
});
