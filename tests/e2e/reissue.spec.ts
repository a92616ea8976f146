// An overlay address that has leaked, in real browsers: the mixer's page goes on over its socket and after a reload of the same
// old address, every other holder is shut out, and a fresh browser gets nothing by it.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import { airMessages } from '../../app/messages/air.ts';
import { LANGUAGES, type Language } from '../../app/messages/language.ts';
import { reissueMessages } from '../../app/messages/reissue.ts';
import type { Made, SetupAddress } from '../../server/setup/view.ts';
import { consolePage } from '../api/client.ts';
import { made, plan } from '../api/setupHouse.ts';
import { addressOf, tokenOf } from '../api/setupPages.ts';
import type { BuiltServer } from '../support/builtServer.ts';
import { type FirstStart, firstStart } from './firstStart.ts';

const SHOTS = 'test-results/reissue';
const PLAYER = 'Noor Halden';
/** as the picture has it */
const NAME = 'Halden';

let start: FirstStart;
let server: BuiltServer;
let admin: string;
let table: Made;
let overlay: SetupAddress;
let mixer: Watched;
let other: Watched;
let setup: Page;
/** of the producer */
let desk: Page;
/** as he was shown it */
let given = '';

interface Watched {
  readonly page: Page;
  /** of the public door, as they were opened and closed */
  readonly sockets: { opened: number; closed: number };
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  start = await firstStart('127.0.0.1');
  server = start.server;
  await makeTable(new URL(start.address).hash.replace('#token=', ''));
  overlay = addressOf(table, 'overlay');
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  await context.addInitScript(() => Object.assign(window, { obsstudio: {} }));
  mixer = await watched(context, debugged(overlay.path));
  other = await watched(await browser.newContext({ viewport: { width: 1280, height: 720 } }), overlay.path);
  desk = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  setup = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
});

test.afterAll(async () => {
  await server.stop();
  start.remove();
});

/** On air live, with what is tabled alone. */
async function makeTable(first: string): Promise<void> {
  const before = consolePage(server.url, first);
  const named = await before.client.setup.nameAdmin.mutate({ person: 'Anna' });
  before.close();
  if (!named.ok) throw new Error(named.code);
  admin = named.token;
  const desk = consolePage(server.url, admin);
  const players = [PLAYER, 'Kenji Alder'].map((name, i) => ({ seat: i + 1, name, stack: '20000' }));
  const programme = { kind: 'tabled-only', delay: '0', sentence: '' } as const;
  const wish = plan({ name: 'Leaked', players, button: 1, cardDesk: false, programme });
  table = made(await desk.client.setup.createTable.mutate({ clientId: uuid(), plan: wish }));
  desk.close();
  const producer = consolePage(server.url, tokenOf(addressOf(table, 'console', 'producer')));
  await producer.client.control.mutate({ table: table.table, command: { do: 'resume', gapMs: 0 } });
  producer.close();
}

async function watched(context: BrowserContext, path: string): Promise<Watched> {
  const page = await context.newPage();
  const sockets = { opened: 0, closed: 0 };
  page.on('websocket', (socket) => {
    sockets.opened += 1;
    socket.on('close', () => {
      sockets.closed += 1;
    });
  });
  await page.goto(`${server.url}${path}`);
  return { page, sockets };
}

const shows = (page: Page) => expect(page.getByText(NAME).first()).toBeVisible();
const opener = () => setup.locator('.set-overlay').getByRole('button', { name: 'Leaked? Issue anew' });

/** With a line that says why nothing is shown. */
const debugged = (path: string) => path.replace('#', '?debug=1#');

/** Something new in the picture, by the operator's console. */
async function deal(): Promise<void> {
  const operator = consolePage(server.url, tokenOf(addressOf(table, 'console', 'operator')));
  const command = { do: 'startHand', hand: uuid() } as const;
  const reply = await operator.client.command.mutate({ table: table.table, clientId: uuid(), command });
  operator.close();
  expect(reply).toMatchObject({ ok: true });
}

test('given two pages on the address, when it is issued anew, then the page like a mixer is proposed', async () => {
  await shows(mixer.page);
  await shows(other.page);
  await setup.goto(`${server.url}/setup/${table.table}#token=${admin}`);
  await opener().click();
  const pages = setup.getByRole('radio');
  await expect(setup.locator('.fc-reissue-page')).toHaveCount(3);
  await expect(setup.getByRole('radio', { name: /OBS · 1920 x 1080 · from 127\.0\.0\.1/ })).toBeChecked();
  await expect(setup.getByRole('radio', { name: /Browser · 1280 x 720/ })).not.toBeChecked();
  expect(await pages.count()).toBe(3);
  await setup.screenshot({ path: `${SHOTS}/choice.png`, fullPage: true });
});

test('when that page is chosen, then it paints on over the same socket, and the other one is shut out', async () => {
  await setup.getByRole('button', { name: 'Issue anew to this page' }).click();
  await expect(setup.locator('output.set-notice')).toContainText('goes on by its new token');
  await expect.poll(() => other.sockets.closed).toBeGreaterThan(0);
  await deal();
  await expect(mixer.page.locator('.fc-show')).toHaveAttribute('data-link', 'live');
  await expect(other.page.locator('.fc-show')).toHaveAttribute('data-link', 'lost');
  expect(mixer.sockets).toEqual({ opened: 1, closed: 0 });
  await setup.screenshot({ path: `${SHOTS}/done.png`, fullPage: true });
});

test('when the mixer loads the old address again, then it goes on; a fresh browser by the same address gets nothing', async ({
  browser,
}) => {
  await mixer.page.reload();
  expect(mixer.page.url()).toContain(tokenOf(overlay));
  await shows(mixer.page);
  const fresh = await watched(await browser.newContext(), debugged(overlay.path));
  await expect(fresh.page.getByText('token-revoked')).toBeVisible();
  await expect(fresh.page.getByText(NAME)).toHaveCount(0);
});

test('twin: given the mixer without what its browser kept, when it loads the old address, then it gets nothing as well', async () => {
  const [key, kept] = await mixer.page.evaluate(() => Object.entries(window.localStorage)[0] ?? ['', '']);
  await mixer.page.evaluate(() => window.localStorage.clear());
  await mixer.page.reload();
  await expect(mixer.page.getByText('token-revoked')).toBeVisible();
  await expect(mixer.page.getByText(NAME)).toHaveCount(0);
  await mixer.page.evaluate(([name, value]) => window.localStorage.setItem(name ?? '', value ?? ''), [key, kept]);
  await mixer.page.reload();
  await shows(mixer.page);
});

/** The addresses of the overlay, as its producer finds them. */
async function openAddresses(language: Language): Promise<void> {
  const token = tokenOf(addressOf(table, 'console', 'producer'));
  await desk.goto(`${server.url}/console/${table.table}/air?lang=${language}#token=${token}`);
  await desk.reload();
  await desk.locator('.air-line[data-canvas="overlay"]').click();
  await desk.getByRole('button', { name: airMessages(language).parts.address, exact: true }).click();
  await expect(desk.locator('.air-addresses > li')).toHaveCount(1);
}

for (const language of LANGUAGES) {
  test(`given the producer at his air desk in ${language}, when he issues it anew, then the page goes on and he is shown the address`, async () => {
    const words = reissueMessages(language);
    await openAddresses(language);
    await desk.getByRole('button', { name: words.open }).click();
    await expect(desk.getByRole('radio', { name: /1920 x 1080/ })).toBeChecked();
    await desk.screenshot({ path: `${SHOTS}/air-choice-${language}.png` });
    const sockets = { ...mixer.sockets };
    await desk.getByRole('button', { name: words.go }).click();
    await expect(desk.locator('.air-issued')).toContainText(words.done);
    given = await desk.getByLabel(words.url, { exact: true }).inputValue();
    await expect(desk.locator('.air-addresses > li')).toContainText('overlay');
    await desk.screenshot({ path: `${SHOTS}/air-done-${language}.png` });
    await expect(mixer.page.locator('.fc-show')).toHaveAttribute('data-link', 'live');
    expect(mixer.sockets).toEqual(sockets);
    await shows(mixer.page);
  });
}

test('then it is shown no more when he comes back; twin: what he was given opens', async ({ browser }) => {
  await openAddresses('en');
  await expect(desk.locator('.air-new-address')).toHaveCount(0);
  const opened = await watched(await browser.newContext(), given.replace(server.url, ''));
  await shows(opened.page);
  await opened.page.close();
});

test('given a browser that stores nothing, then its page cannot be chosen, and that is said', async ({ browser }) => {
  const blocked = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  await blocked.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    }),
  );
  const page = await watched(blocked, given.replace(server.url, ''));
  await shows(page.page);
  // opened anew, it cannot list the address that the producer has ended
  setup = await setup.context().newPage();
  await setup.goto(`${server.url}/setup/${table.table}#token=${admin}`);
  await opener().click();
  await expect(setup.getByRole('radio', { name: /its browser stores nothing/ })).toBeDisabled();
  await expect(setup.getByRole('radio', { name: /OBS/ })).toBeChecked();
  await setup.getByRole('radio', { name: /None of these is mine/ }).check();
  await setup.getByRole('button', { name: 'Revoke at once' }).click();
  await expect(setup.locator('output.set-notice')).toContainText('Nobody can open it');
  await expect.poll(() => page.sockets.closed).toBeGreaterThan(0);
  await expect(mixer.page.locator('.fc-show')).toHaveAttribute('data-link', 'lost');
  await expect(mixer.page.getByText('token-revoked')).toBeVisible();
});
