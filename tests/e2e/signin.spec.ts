// People sign in on a server of its own: the first administrator gives himself a passphrase, another person sets hers at a
// one-time address and works; what is taken away closes her page. And nothing that is served tells of its source.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { cliReport, runCli } from '../support/builtServer.ts';
import { realClock } from '../support/realClock.ts';
import { type FirstStart, firstStart } from './firstStart.ts';
import { typeInto } from './typing.ts';

const SHOTS = 'test-results/signin';
const ADMIN = 'Vera Solm';
const OLGA = 'Olga Karlsen';
const ADMINS = 'seven of spades, again';
const OLGAS = 'бубновая дама в шкафу';

let start: FirstStart;
let context: BrowserContext;
let admin: Page;
let olga: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  start = await firstStart('127.0.0.1');
  await cliReport(start.env, ['table', 'add', 'main', '--name', 'Final table']);
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  admin = await context.newPage();
  olga = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
  await start.server.stop();
  start.remove();
});

const shot = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
const row = (name: string) => admin.locator(`[data-person="${name}"]`);

test('given the printed address, when he gives name and passphrase by the keyboard, then he comes back without it', async () => {
  await admin.goto(start.address);
  await expect(admin.locator('#person')).toBeFocused();
  await shot(admin, 'name');
  await typeInto(admin, [ADMIN, 'Tab', `${ADMIN} 1`, 'Enter']);
  await expect(admin.locator('#own-passphrase-says')).toContainText('little more than the name');
  await admin.locator('#own-passphrase').fill(ADMINS);
  await typeInto(admin, ['Enter']);
  await expect(admin.locator('.set-top')).toContainText(ADMIN);
  const back = await context.newPage();
  await back.goto(`${start.server.url}/signin`);
  await expect(back.locator('#name')).toBeFocused();
  await shot(back, 'door');
  await typeInto(back, ['vera solm', 'Tab', 'not this one', 'Enter']);
  await expect(back.getByRole('alert').first()).toContainText('do not fit together');
  await back.locator('#passphrase').fill(ADMINS);
  await typeInto(back, ['Enter']);
  await expect(back).toHaveURL(/\/setup#token=fc_[\w-]{43}$/);
  await expect(back.locator('.set-top')).toContainText(ADMIN);
  await back.close();
});

test('given a new person, when she is given roles, then a one-time address is shown once', async () => {
  await admin.getByText('People', { exact: true }).click();
  await admin.locator('#staff-name').fill(OLGA);
  await typeInto(admin, ['Enter']);
  await expect(admin.getByLabel('One-time address', { exact: true })).toHaveValue(/\/signin#set=fc_/);
  await expect(row(OLGA)).toContainText('no passphrase');
  for (const role of ['operator', 'floor']) {
    if ((await row(OLGA).getByLabel('Role').isVisible()) === false) await row(OLGA).getByText('Give a role').click();
    await row(OLGA).getByLabel('Role').selectOption(role);
    await row(OLGA).getByRole('button', { name: 'Give', exact: true }).click();
    await expect(row(OLGA).locator('.set-grants')).toContainText(
      `${role === 'floor' ? 'Floor' : 'Operator'}: every table`,
    );
  }
  await shot(admin, 'people');
});

test('given her address, when she sets a passphrase in Russian, then tiles lead to her console', async () => {
  const address = await admin.getByLabel('One-time address', { exact: true }).inputValue();
  await olga.goto(address.replace('/signin#', '/signin?lang=ru#'));
  await expect(olga.getByRole('heading', { level: 2 })).toContainText(OLGA);
  await expect(olga.locator('#fresh')).toBeFocused();
  await typeInto(olga, ['короткий', 'Enter']);
  await expect(olga.getByRole('alert').first()).toContainText('не меньше десяти');
  await shot(olga, 'set-ru');
  await olga.locator('#fresh').fill(OLGAS);
  await olga.getByRole('button', { name: 'Показать' }).click();
  await expect(olga.locator('#fresh')).toHaveAttribute('type', 'text');
  await olga.locator('#fresh').press('Enter');
  const first = olga.locator('.sign-works button').first();
  await expect(first).toBeFocused();
  await expect(first).toContainText('Оператор');
  await shot(olga, 'works-ru');
  expect(olga.url()).not.toContain('fc_');
  await typeInto(olga, ['Enter']);
  await expect(olga).toHaveURL(/\/console\/main\?lang=ru#token=fc_[\w-]{43}$/);
  const used = await context.newPage();
  await used.goto(address);
  await expect(used.getByRole('alert').first()).toContainText('has been used');
  await used.close();
});

test('given her open console, when the command line takes the grant away, then the page is turned away', async () => {
  await expect(olga.getByText('Final table').first()).toBeVisible();
  const closed = new Promise<number>((resolve) => {
    olga.on('websocket', (socket) => socket.on('close', () => resolve(realClock.now())));
  });
  await olga.reload();
  await expect(olga.getByText('Final table').first()).toBeVisible();
  const list: unknown = JSON.parse((await runCli(start.env, ['person', 'list', '--json'])).out);
  const id = /"id":"([\w-]+)","person":"[\w-]+","role":"operator"/.exec(JSON.stringify(list))?.[1] ?? '';
  expect((await runCli(start.env, ['person', 'revoke', id])).code).toBe(0);
  expect(await closed).toBeGreaterThan(0);
  await expect(olga.locator('body')).toContainText(/отозван|забра|не открыва/i);
  await shot(olga, 'turned-away-ru');
});

test('given every page that is served, then no source map is served or named', async () => {
  const seen = new Set<string>();
  const page = await context.newPage();
  page.on('response', (response) => seen.add(response.url()));
  for (const path of [
    '/',
    '/signin',
    '/setup',
    '/overlay/main',
    '/commentary/main',
    '/venue/main',
    '/console/main',
    '/sync/main',
  ])
    await page.goto(`${start.server.url}${path}`, { waitUntil: 'load' });
  await page.close();
  const assets = [...seen].filter((url) => /\.(?:js|css)(?:\?|$)/.test(url));
  expect(assets.length).toBeGreaterThan(5);
  for (const url of assets) {
    const [plain = url] = url.split('?');
    expect((await context.request.get(`${plain}.map`)).status(), `${plain}.map`).toBe(404);
    expect(await (await context.request.get(url)).text(), url).not.toContain('sourceMappingURL');
  }
});
