// The checker's page on the real server: his own canvas and nobody else's, his few words, and no more than those.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { handId } from '../../server/engine/ids.ts';
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
  const held = await house.producer.find(({ release }) => release.held, 60_000);
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

/** A hand begins here ten minutes after its deal: the frame names it at once, and the server alone answers what is said of it. */
async function showHeld(shown: Page, hand: string): Promise<void> {
  await shown.routeWebSocket('**/trpc*', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const text = String(message).replace('"hand":""', `"hand":"${hand}"`);
      socket.send(text.replace('"word":"open"', '"word":"held"'));
    });
  });
  await shown.goto(`/check/${house.table}#token=${token}`);
  await expect(shown.getByRole('button', { name: 'Let it go' })).toBeEnabled();
}

test('given a hand that the producer holds, when L is pressed, then it is refused; twin: his own hold he lets go', async () => {
  const hand = handId('0192aaaa-0000-7000-8000-0000000000c1');
  const given = await house.desk.give({ do: 'startHand', hand });
  expect(given.ok).toBe(true);
  await expect.poll(() => house.producer.control({ do: 'holdHand', hand })).toEqual({ ok: true });
  const shown = await context.newPage();
  await showHeld(shown, hand);
  await shown.keyboard.press('l');
  await expect(shown.locator('.check-said')).toHaveText('Somebody else holds this hand: the producer lets it go.');
  await shown.screenshot({ path: `${SHOTS}/held-by-another.png` });
  expect(await house.producer.control({ do: 'letHandGo', hand })).toEqual({ ok: true });
  const own = new SteadyConsole(`ws://127.0.0.1:${process.env['E2E_PORT'] ?? ''}/trpc/console`, token, house.table);
  expect(await own.control({ do: 'holdHand', hand })).toEqual({ ok: true });
  own.close();
  await shown.keyboard.press('l');
  await expect(shown.locator('.check-said')).toHaveText('The hand goes on air again.');
  await shown.close();
});
