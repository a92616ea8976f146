// A deck registered beside the table: cards laid by the virtual reader over the readers' protocol, named, beeped and
// ticked off on the page at a tablet's size, in both languages; then checked, and paused by a hand.
import { expect, type Page, test } from '@playwright/test';
import { type SimDriver, startSim } from '../../server/cli/demo/simDriver.ts';
import { deckInOrder } from '../../server/engine/deckOrder.ts';
import { makeDeck } from '../../server/sim/deck.ts';
import { built } from '../support/builtServer.ts';
import { furnishShow } from '../support/furnishShow.ts';
import { SteadyConsole } from '../support/steadyConsole.ts';

const SHOTS = 'test-results/deck';
const TABLE = 'decks';
const SEATS = 6;
/** whose tags lie in the virtual reader's cards: not those of the deck the table has already */
const BLUE = 'blue tags';
const TABLET = { width: 1280, height: 800 };
const PLAN = deckInOrder('suits');
const TARGET_PX = 64;

let page: Page;
let russian: Page;
let cards: SimDriver;
let operator: SteadyConsole;
const heard: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const { E2E_PORT: port = '', E2E_FOLDER: root = '' } = process.env;
  const env = {
    DATABASE_URL: '',
    DATA_DIR: `${root}/data`,
    VAULT_KEY_FILE: `${root}/key/vault.key`,
    HOST: '127.0.0.1',
  };
  const show = await furnishShow({ env, root }, { seats: SEATS, seed: 'red tags', table: TABLE });
  const floor = await show.token('floor', ['--person', 'Vera']);
  const sockets = `ws://127.0.0.1:${port}`;
  operator = new SteadyConsole(`${sockets}/trpc/console`, await show.token('operator', ['--person', 'Oleg']), TABLE);
  const { reader, secret } = show;
  cards = startSim({
    program: ['--enable-source-maps', built('sim')],
    setUp: {
      ...{ url: `${sockets}/reader`, reader, secret, seed: BLUE, seats: SEATS },
      ...{ board: 'one', profile: 'clean', speed: 6 },
    },
    say: () => undefined,
  });
  cards.ended.catch(() => undefined);
  const context = await browser.newContext({ viewport: TABLET, hasTouch: true });
  page = await openPage(context.newPage(), floor, '');
  russian = await openPage(context.newPage(), floor, '?lang=ru');
});

test.afterAll(async () => {
  operator?.close();
  cards?.stop();
});

/** Every tone that the page plays is noted in the page. */
async function openPage(making: Promise<Page>, token: string, query: string): Promise<Page> {
  const made = await making;
  made.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await made.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      tones.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  });
  await made.goto(`/console/${TABLE}/deck${query}#token=${token}`);
  return made;
}

function tones(): Promise<readonly number[]> {
  return page.evaluate(() => ('tones' in window && Array.isArray(window.tones) ? window.tones : []));
}

const lay = (card: string) => cards.perform({ do: 'lay', cards: card, zone: 'board' });
const lift = (card: string) => cards.perform({ do: 'lift', cards: card });
const named = (on = page) => on.locator('.deck-name');
const news = (on = page) => on.locator('.deck-news');

/** Buttons and fields smaller than a finger that holds a card, and those that lie outside the screen. */
function tooSmall(on: Page, least: number): Promise<readonly string[]> {
  return on.evaluate(
    ([px, height]) =>
      [...document.querySelectorAll('button, input, select')].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const bad = box.width < px || box.height < px || box.bottom > height;
        return bad ? [`${one.textContent} ${Math.round(box.width)}x${Math.round(box.height)}@${box.bottom}`] : [];
      }),
    [least, TABLET.height] as const,
  );
}

test('given no name, when a registration is started, then the page says what is missing and keeps what was chosen', async () => {
  await expect(page.locator('.deck-list')).toContainText(`${TABLE}-red`);
  await expect(page.locator('select')).toContainText('Muck');
  await page.getByRole('button', { name: 'Blue' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.deck-refusal')).toHaveText('Give the deck a name.');
  await page.locator('input').fill(`${TABLE}-RED`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.deck-refusal')).toContainText('exists');
  await expect(page.locator('.deck-colour[data-colour=blue]')).toHaveAttribute('aria-pressed', 'true');
  await page.screenshot({ path: `${SHOTS}/start.png` });
  await russian.screenshot({ path: `${SHOTS}/start-ru.png` });
  expect(await tooSmall(page, TARGET_PX)).toEqual([]);
  // twin: the measure finds what is smaller
  expect(await tooSmall(page, 90)).not.toEqual([]);
});

test('when it starts, then the first card is named, and each card laid is taken with a high beep', async () => {
  await page.locator('input').fill('Blue one');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(named()).toHaveText('Ace of spades');
  await expect(named(russian)).toHaveText('Туз пик');
  await expect(page.locator('.deck-antenna')).toHaveAttribute('data-state', 'empty');
  await lay('As');
  await expect(news()).toHaveAttribute('data-what', 'taken');
  await expect(named()).toHaveText('Two of spades');
  expect(await tones()).toEqual([1320]);
  await page.screenshot({ path: `${SHOTS}/taken.png` });
  await lift('As');
});

test('given wrong cards, then each is refused with a low beep and in words, and nothing is lost', async () => {
  await expect(page.locator('.deck-antenna')).toHaveAttribute('data-state', 'empty');
  const before = (await tones()).length;
  await lay('As');
  await expect(news()).toContainText('in this deck already, as ace of spades');
  expect((await tones()).slice(before)).toEqual([196, 165]);
  await page.screenshot({ path: `${SHOTS}/refused.png` });
  await russian.screenshot({ path: `${SHOTS}/refused-ru.png` });
  await lift('As');
  await expect(page.locator('.deck-antenna')).toHaveAttribute('data-state', 'empty');
  await lay('2s3s');
  await expect(news()).toHaveAttribute('data-what', 'several');
  await expect(page.locator('.deck-progress b')).toHaveText('1 of 52');
  await lift('3s');
  await expect(page.locator('.deck-progress b')).toHaveText('2 of 52');
  await lift('2s');
});

test('given a card that is not at hand, then it is skipped, and a step back names it again', async () => {
  await expect(named()).toHaveText('Three of spades');
  await page.getByRole('button', { name: /^Skip/ }).click();
  await expect(named()).toHaveText('Four of spades');
  await page.getByRole('button', { name: /^Back/ }).click();
  await expect(named()).toHaveText('Three of spades');
  await page.getByRole('button', { name: /^Skip/ }).click();
  await expect(page.locator('.deck-cell[data-state=skipped]')).toHaveCount(1);
  expect(await tooSmall(page, TARGET_PX)).toEqual([]);
});

test('given a hand that is started, then the registration rests and goes on after it', async () => {
  for (const seat of [1, 2, 3]) await operator.give({ do: 'takeSeat', seat, name: `Player ${seat}`, stack: 10_000 });
  const level = {
    limit: 'no',
    smallBlind: 50,
    bigBlind: 100,
    anteKind: 'none',
    ante: 0,
    unit: 25,
    minBet: 100,
  } as const;
  await operator.give({ do: 'setStructure', structure: { ...level, straddles: [], posts: [] } });
  await operator.give({ do: 'setButton', button: 1 });
  const hand = '01980000-0000-7000-8000-00000000dec1';
  await operator.give({ do: 'startHand', hand });
  await expect(page.locator('.deck-rests h2')).toHaveText('Paused: a hand was started');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeDisabled();
  await page.screenshot({ path: `${SHOTS}/rests.png` });
  await operator.give({ do: 'voidHand', hand, ruling: { by: 'JUDGE', code: 'SP-6.3.0', note: '' } });
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.deck-antenna')).toHaveAttribute('data-state', 'empty');
  await expect(named()).toHaveText('Four of spades');
});

test('when the rest is laid, then the skipped card comes at the end, and the page says that the deck is registered', async () => {
  test.setTimeout(300_000);
  const rest = [...PLAN.slice(3), '3s'];
  for (const [i, card] of rest.entries()) {
    await expect(page.locator('.deck-progress b')).toHaveText(`${i + 2} of 52`);
    if (i === 30) await page.screenshot({ path: `${SHOTS}/half.png` });
    if (i === rest.length - 1) await expect(named()).toHaveText('Three of spades');
    await lay(card);
    if (i < rest.length - 1) await expect(page.locator('.deck-progress b')).toHaveText(`${i + 3} of 52`);
    else await expect(news()).toContainText('Deck Blue one is registered');
    await lift(card);
  }
  await expect(page.locator('.deck-list li')).toHaveCount(2);
  await expect(page.locator('.deck-list')).toContainText('52 cards');
  expect((await tones()).slice(-3)).toEqual([880, 1109, 1320]);
  await page.screenshot({ path: `${SHOTS}/done.png` });
});

test('given the registered deck, when it is checked, then each card laid is named and its cell goes dim', async () => {
  const row = page.locator('.deck-list li').filter({ hasText: 'Blue one' });
  await row.locator('.deck-row').click();
  await page.screenshot({ path: `${SHOTS}/deck.png` });
  await row.getByRole('button', { name: 'Check any card' }).click();
  await expect(page.locator('.deck-antenna')).toHaveAttribute('data-state', 'empty');
  for (const [card, name] of [
    ['Kd', 'King of diamonds'],
    ['3s', 'Three of spades'],
    ['Tc', 'Ten of clubs'],
  ] as const) {
    await lay(card);
    await expect(named()).toHaveText(name);
    await lift(card);
  }
  await expect(page.locator('.deck-cell[data-state=done]')).toHaveCount(3);
  await page.screenshot({ path: `${SHOTS}/check.png` });
  await russian.screenshot({ path: `${SHOTS}/check-ru.png` });
  await page.getByRole('button', { name: 'End the check' }).click();
  await expect(page.locator('.deck-form')).toBeVisible();
});

test('given the deck laid out in order, then a card that comes out of order is said', async () => {
  const row = page.locator('.deck-list li').filter({ hasText: 'Blue one' });
  await row.locator('.deck-row').click();
  await row.getByRole('button', { name: 'Check in order' }).click();
  await expect(page.locator('.deck-then')).toHaveText('Next by the order: Ace of spades');
  await expect(page.locator('.deck-antenna')).toHaveAttribute('data-state', 'empty');
  await lay('As');
  await expect(news()).toHaveAttribute('data-what', 'named');
  await lift('As');
  await lay('7h');
  await expect(news()).toHaveAttribute('data-what', 'out-of-order');
  await page.screenshot({ path: `${SHOTS}/order.png` });
  await lift('7h');
  await page.getByRole('button', { name: 'End the check' }).click();
});

test('given a deck that is put away, then how it reads is told, one press brings it back, and its custody says who did what', async () => {
  const row = page.locator('.deck-list li').filter({ hasText: 'Blue one' });
  const open = () => row.locator('.deck-row').click();
  await open();
  await expect(row).toContainText('told once it is put away');
  await row.getByRole('button', { name: 'Put away' }).click();
  await expect(page.locator('.deck-list')).toContainText('Decks at no table');
  await expect(row).toContainText('All tags read well');
  await row.getByRole('button', { name: 'Which cards read badly?' }).click();
  await expect(page.locator('.deck-report')).toContainText('All cards of this deck read well');
  await page.screenshot({ path: `${SHOTS}/away.png` });
  await russian.screenshot({ path: `${SHOTS}/away-ru.png` });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.deck-form')).toBeVisible();
  await row.getByRole('button', { name: 'Who had it' }).click();
  await page.locator('.deck-custody input').fill('Seal 4711');
  await page.getByRole('button', { name: 'Locked away' }).click();
  await expect(page.locator('.deck-custody li').first()).toContainText('Seal 4711');
  await expect(page.locator('.deck-custody')).toContainText('put a deck away');
  await page.screenshot({ path: `${SHOTS}/custody.png` });
  await page.getByRole('button', { name: 'Close' }).click();
  await row.getByRole('button', { name: 'Bring to this table' }).click();
  await expect(row).toContainText('Ready');
  await row.getByRole('button', { name: 'Play with this deck' }).click();
  await expect(row).toContainText('In play');
});

test('given a second deck, when a card of the first is laid, then the page names the deck it belongs to', async () => {
  await page.locator('input').fill('Green one');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.deck-antenna')).toHaveAttribute('data-state', 'empty');
  await lay('As');
  await expect(news()).toContainText('belongs to deck Blue one');
  await lift('As');
  const drop = page.getByRole('button', { name: /^Press and hold to drop/ });
  await drop.dispatchEvent('pointerdown');
  await expect(page.locator('.deck-form')).toBeVisible();
});

test('then no frame that reached the page ever held a tag', () => {
  expect(heard.length).toBeGreaterThan(100);
  const uids = makeDeck(BLUE).map(({ uid }) => uid);
  expect(heard.filter((text) => uids.some((uid) => text.includes(uid)))).toEqual([]);
});

test('given an address without its token, then the page says so', async () => {
  await page.goto(`/console/${TABLE}/deck`);
  await page.reload();
  await expect(page.locator('.fc-no-token')).toContainText('deck page');
});
