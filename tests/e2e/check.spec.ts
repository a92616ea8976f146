// The checker's page on the real server: his own canvas and nobody else's, his few words, and no more than those.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PLAIN_PICTURE, PROTECTED_MIN_MS } from '../../server/release/control.ts';
import { SteadyConsole } from '../support/steadyConsole.ts';
import { type House, openHouse } from './house.ts';

const SHOTS = 'test-results/check';

let house: House;
let context: BrowserContext;
let page: Page;
let token: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  house = await openHouse({
    table: 'check',
    button: 1,
    floor: true,
    seats: [
      { seat: 1, name: 'Vera Solm', stack: 10_000 },
      { seat: 2, name: 'Tomas Reiga', stack: 10_000 },
    ],
  });
  token = await house.token('checker', ['--canvas', 'check', '--person', 'Chekhov']);
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
  await house.close();
});

test('given no check canvas, then the page says that there is none: it is off by itself', async () => {
  await page.goto(`/check/${house.table}#token=${token}`);
  await expect(page.locator('.watch-empty')).toContainText('This table has no such page');
});

test('given a check canvas ahead of the programme, then the page says by how much', async () => {
  const base = { kind: 'protected', offsetMs: 0, leadMs: 0, gate: 'hand-complete', ...PLAIN_PICTURE } as const;
  const programme = { ...base, name: 'overlay', audience: 'overlay', delayMs: PROTECTED_MIN_MS + 120_000 } as const;
  const check = { ...base, name: 'check', audience: 'check', delayMs: PROTECTED_MIN_MS } as const;
  for (const config of [programme, check])
    expect(await house.producer.control({ do: 'setCanvas', config, exception: null })).toEqual({ ok: true });
  await page.reload();
  await expect(page.locator('.watch-delay')).toHaveText('2:00 ahead of the programme');
  await expect(page.getByRole('button', { name: 'Hold this hand' })).toHaveCount(0);
  await page.screenshot({ path: `${SHOTS}/ahead.png` });
});

test('given the key H, then everything is held by his name, and only the producer may resume', async () => {
  await page.keyboard.press('h');
  await expect(page.locator('.check-said')).toHaveText('Everything is held. The producer resumes.');
  const held = await house.producer.find(({ release }) => release.held, 20_000);
  expect(held?.release.held).toBe(true);
  const own = new SteadyConsole(`ws://127.0.0.1:${process.env['E2E_PORT'] ?? ''}/trpc/console`, token, house.table);
  expect(
    await own.control({ do: 'resume', gapMs: 0 }).then(
      (reply) => reply.ok,
      () => false,
    ),
  ).toBe(false);
  own.close();
  expect(await house.producer.control({ do: 'resume', gapMs: 0 })).toEqual({ ok: true });
});

test('given the address of a screen for the same canvas, then the page does not open; twin: his own does', async () => {
  const screen = await house.token('canvas', ['--canvas', 'check']);
  const other = await context.newPage();
  await other.goto(`/check/${house.table}#token=${screen}`);
  await expect(other.locator('.watch-empty')).toContainText('This address is for another page');
  await other.goto('about:blank');
  await other.goto(`/check/${house.table}#token=${token}`);
  await expect(other.locator('.watch-delay')).toHaveText('2:00 ahead of the programme');
  await other.close();
});
