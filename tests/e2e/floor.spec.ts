// The ruling desk on a judge's tablet: a board card that is also in a hand stops the hand for everybody within a second and names
// nobody; the judge confirms, all chips go back, the deck is changed and the same button plays again; then a report and its
// ruling by taps, and the record. Cards are moved by the simulated table.
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type SimDriver, startSim } from '../../server/cli/demo/simDriver.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { makeDeck } from '../../server/sim/deck.ts';
import { built, cliReport } from '../support/builtServer.ts';
import { type Furnished, furnishShow } from '../support/furnishShow.ts';
import { realClock } from '../support/realClock.ts';
import { SteadyConsole } from '../support/steadyConsole.ts';

const SHOTS = 'test-results/floor';
const TABLE = 'floor';
const TABLET = { width: 1024, height: 768 };
const PLAYERS = ['Vera Solm', 'Tomas Reiga', 'Ilse Marrow', 'Paulo Castell'];
/** What the simulated table deals; the tag of its seven of clubs is registered as a second ace of spades. */
const CARDS = { hole: { 1: 'Jh8c', 2: 'KsKd', 3: 'Tc5s', 4: 'AsAd' }, flop: '7c2d9s' };
const TWIN = { laid: '7c', registered: 'As' } as const;
const SOON_MS = 1_000;
const HAND = (n: number) => `01980000-0000-7000-8000-0000000f1f0${n}`;

let page: Page;
let russian: Page;
let operatorPage: Page;
let cards: SimDriver;
let operator: SteadyConsole;
const frames: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const { E2E_PORT: port = '', E2E_FOLDER: root = '' } = process.env;
  const env = {
    ...{ DATABASE_URL: '', DATA_DIR: `${root}/data`, VAULT_KEY_FILE: `${root}/key/vault.key`, HOST: '127.0.0.1' },
  };
  const show = await furnishShow({ env, root }, { seats: PLAYERS.length, seed: 'floor spare deck', table: TABLE });
  await addDecks(env, root);
  const judge = await show.token('floor', ['--person', 'Vera']);
  const desk = await show.token('operator', ['--person', 'Oleg']);
  const sockets = `ws://127.0.0.1:${port}`;
  operator = new SteadyConsole(`${sockets}/trpc/console`, desk, TABLE);
  cards = startCards(`${sockets}/reader`, show);
  await seatPlayers();
  const context = await browser.newContext({ viewport: TABLET, hasTouch: true, acceptDownloads: true });
  page = await context.newPage();
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  russian = await context.newPage();
  operatorPage = await context.newPage();
  await page.goto(`/console/${TABLE}/floor#token=${judge}`);
  await russian.goto(`/console/${TABLE}/floor?lang=ru#token=${judge}`);
  await operatorPage.goto(`/console/${TABLE}#token=${desk}`);
});

test.afterAll(() => {
  operator?.close();
  cards?.stop();
});

/** Two more decks of the table hold the cards of the simulated one: all but the twin as what they are. */
async function addDecks(env: Readonly<Record<string, string>>, root: string): Promise<void> {
  const laid = makeDeck(TABLE);
  const uidOf = (card: string) => laid.find((one) => one.card === card)?.uid ?? '';
  const others = makeDeck('floor other deck');
  const own = laid.map(({ card, uid }) => ({ card, uid: card === TWIN.laid ? (others[0]?.uid ?? '') : uid }));
  const more = others.map(({ card, uid }, i) => ({
    ...{ card, uid: card === TWIN.registered ? uidOf(TWIN.laid) : i === 0 ? 'E0040100000000AA' : uid },
  }));
  for (const [name, deck] of [['own', own] as const, ['more', more] as const]) {
    const file = path.join(root, `${TABLE}-${name}.json`);
    fs.writeFileSync(file, JSON.stringify(deck.map(({ card, uid }) => ({ card, tag: uid }))));
    await cliReport(env, ['deck', 'add', `${TABLE}-${name}`, file, '--colour', 'blue', '--table', TABLE]);
    fs.rmSync(file);
  }
}

function startCards(url: string, { reader, secret, seats }: Furnished): SimDriver {
  const setUp = { url, reader, secret, seed: TABLE, seats, board: 'one', profile: 'clean', speed: 8 } as const;
  const driver = startSim({ program: ['--enable-source-maps', built('sim')], setUp, say: () => undefined });
  driver.ended.catch(() => undefined);
  return driver;
}

async function seatPlayers(): Promise<void> {
  for (const [i, name] of PLAYERS.entries()) await operator.give({ do: 'takeSeat', seat: i + 1, name, stack: 10_000 });
  const level = {
    limit: 'no',
    smallBlind: 100,
    bigBlind: 200,
    anteKind: 'none',
    ante: 0,
    unit: 25,
    minBet: 200,
  } as const;
  await operator.give({ do: 'setStructure', structure: { ...level, straddles: [], posts: [] } });
  await operator.give({ do: 'setButton', button: 1 });
}

async function until(what: string, holds: (view: ConsoleView) => boolean): Promise<ConsoleView> {
  const view = await operator.find(holds, 60_000);
  if (view === null) throw new Error(`waited in vain for ${what}`);
  return view;
}

async function hold(on: Page, name: RegExp): Promise<void> {
  const button = on.getByRole('button', { name });
  await expect(button).toBeEnabled();
  await button.dispatchEvent('pointerdown');
}

/** Targets smaller than a finger, or outside the screen's width. */
function tooSmall(on: Page, least: number): Promise<readonly string[]> {
  return on.evaluate(
    ([px, width]) =>
      [...document.querySelectorAll('.flo button')].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const bad = box.width > 0 && (box.width < px || box.height < px || box.right > width);
        return bad ? [`${one.textContent} ${Math.round(box.width)}x${Math.round(box.height)}`] : [];
      }),
    [least, TABLET.width] as const,
  );
}

const alarm = (on = page) => on.locator('.flo-alarm[data-hard=true]');
const stacks = (view: ConsoleView) => view.seats.map(({ stack }) => stack);

test('given a quiet table, then the desk says that nothing waits, in both languages', async () => {
  await expect(page.locator('.flo-quiet')).toContainText('Nothing waits');
  await expect(russian.locator('.flo-quiet')).toContainText('Ничего не ждёт решения');
  await page.screenshot({ path: `${SHOTS}/quiet.png` });
  expect(await tooSmall(page, 44)).toEqual([]);
  // twin: the measure finds what is smaller
  expect(await tooSmall(page, 60)).not.toEqual([]);
});

test('given a board card that is in a hand, too, then the floor hears of it within a second and nobody is named', async () => {
  await operator.give({ do: 'startHand', hand: HAND(1) });
  await cards.perform({ do: 'deal', hole: CARDS.hole, button: 1 });
  for (const seat of [4, 1, 2, 3]) {
    const { turn } = await until(`seat ${seat} to act`, ({ legal }) => legal?.seat === seat);
    await operator.give({ do: 'act', hand: HAND(1), turn, seat, action: seat === 3 ? 'check' : 'call', to: null });
  }
  await until('the flop to be due', ({ nextBoard }) => nextBoard?.street === 'flop');
  await cards.perform({ do: 'burn' });
  const laid = cards.perform({ do: 'flop', cards: CARDS.flop });
  await until('the board', ({ boards }) => boards[0]?.length === 3);
  const seen = realClock.now();
  await expect(alarm()).toBeVisible({ timeout: SOON_MS });
  expect(realClock.now() - seen).toBeLessThan(SOON_MS);
  await laid;
  await expect(page.locator('.flo-hand')).toHaveAttribute('data-stopped', 'true');
  await expect(page.locator('.flo-detail')).toContainText('6.2.2');
  await page.screenshot({ path: `${SHOTS}/alarm.png` });
  await russian.screenshot({ path: `${SHOTS}/alarm-ru.png` });
  const told = frames.filter((text) => text.includes('SP-6.2.2-DUPLICATE')).at(-1) ?? '';
  const inbox = /"inbox":(\[.*?\]),"incidents"/.exec(told)?.[1] ?? '';
  expect(Object.keys(JSON.parse(inbox)[0]).sort()).toEqual(
    ['answers', 'clause', 'code', 'hand', 'number', 'position', 'since', 'stops'].sort(),
  );
  const words = (await page.locator('.flo-main').textContent()) ?? '';
  expect(PLAYERS.filter((name) => words.includes(name))).toEqual([]);
  expect(words).not.toMatch(/\b(ace|spades?)\b|seat \d|A[♠♥♦♣]/i);
});

test('then the hand stands still for everybody: bets and the next hand are refused with the clause', async () => {
  const { turn } = await until('the view', ({ phase }) => phase === 'BETTING');
  const bet = await operator.give({ do: 'act', hand: HAND(1), turn, seat: 2, action: 'check', to: null });
  expect(bet).toMatchObject({ ok: false, code: 'hand-stopped', clause: '6.2.2' });
  expect(await operator.give({ do: 'startHand', hand: HAND(9) })).toMatchObject({ ok: false, clause: '6.2.2' });
  const ruling = { by: 'JUDGE', code: 'SP-6.2.2-VOID', note: '' } as const;
  const byOperator = await operator.give({ do: 'voidHand', hand: HAND(1), ruling });
  expect(byOperator).toMatchObject({ ok: false, code: 'needs-floor', clause: '6.2.2' });
  await expect(operatorPage.locator('.con-halt')).toContainText('6.2.2');
  await operatorPage.screenshot({ path: `${SHOTS}/console.png` });
});

test('when the judge confirms, then all chips go back, and the same button plays again with another deck', async () => {
  await page.locator('.flo-note input').fill('both cards seen at the table');
  await hold(page, /^Confirm/);
  const voided = await until('the void hand', ({ phase }) => phase === 'VOID');
  expect(stacks(voided)).toEqual([10_000, 10_000, 10_000, 10_000]);
  await expect(page.locator('.flo-hand')).toHaveAttribute('data-stopped', 'false');
  await cards.perform({ do: 'collect' });
  expect(await operator.give({ do: 'startHand', hand: HAND(2) })).toMatchObject({ ok: false, clause: '6.2' });
  await page.getByRole('button', { name: 'Deck and seats' }).click();
  await expect(page.locator('.flo-deck-state')).toHaveAttribute('data-blocked', 'true');
  await page.getByRole('button', { name: 'Defect', exact: true }).click();
  await page.screenshot({ path: `${SHOTS}/deck.png` });
  await page.locator('.flo-deck .con-row .con-btn[data-tone=main]').click();
  await expect(page.locator('.flo-deck-state')).toHaveAttribute('data-blocked', 'false');
  expect(await operator.give({ do: 'startHand', hand: HAND(2) })).toMatchObject({ ok: true });
  const again = await until('the replay', ({ handId }) => handId === HAND(2));
  expect([again.positions?.button, again.handNumber]).toEqual([1, voided.handNumber]);
});

test('given a report by taps, then the desk says what each ruling does, and the big button rules', async () => {
  await page.getByRole('button', { name: 'Report' }).click();
  await page.screenshot({ path: `${SHOTS}/report.png` });
  await page.getByRole('button', { name: /^Wrong number of cards/ }).click();
  await page.locator('.flo-seats .con-btn').nth(3).click();
  await page.screenshot({ path: `${SHOTS}/report-form.png` });
  await page.locator('.flo-act .con-btn[data-tone=main]').click();
  await expect(alarm()).toContainText('4 Paulo Castell');
  await page.screenshot({ path: `${SHOTS}/ruling.png` });
  await russian.screenshot({ path: `${SHOTS}/ruling-ru.png` });
  expect(await tooSmall(page, 44)).toEqual([]);
  await hold(page, /^Deal again/);
  await until('the misdeal', ({ phase }) => phase === 'MISDEAL');
  await expect(page.locator('.flo-refusal')).toHaveCount(0);
});

test('then the record has each ruling with its clause, who declared and who entered it, on paper and as a file', async () => {
  await page.getByRole('button', { name: 'Rulings' }).click();
  const lines = page.locator('.flo-lines tbody tr');
  await expect(lines.filter({ hasText: '6.2.2' })).toContainText('both cards seen at the table');
  await expect(lines.filter({ hasText: 'Wrong number of cards' })).toContainText('6.3.5');
  await expect(lines.first()).toContainText('Vera');
  await page.screenshot({ path: `${SHOTS}/record.png` });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  const file = JSON.parse(fs.readFileSync(await (await saved).path(), 'utf8'));
  expect(file.rulings.map(({ clause }: { readonly clause: string }) => clause)).toContain('6.2.2');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.flo-top')).toBeHidden();
  await page.screenshot({ path: `${SHOTS}/paper.png`, fullPage: true });
  await page.emulateMedia({ media: 'screen' });
});

test('given an address without its token, then the page says so', async () => {
  await page.goto(`/console/${TABLE}/floor`);
  await page.reload();
  await expect(page.locator('.fc-no-token')).toContainText('ruling desk');
});
