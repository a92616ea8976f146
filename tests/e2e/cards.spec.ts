// The card desk: as a person presses it, without a server; and a hand typed there that airs on a delayed canvas, with a
// card misread and put right inside the delay and another one after it.
import { expect, type Page, test } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import type { ConsoleCommand } from '../../server/console/view.ts';
import { cardsFaults, openCards, serveCards } from '../console/cards/scenePage.ts';
import { realClock } from '../support/realClock.ts';
import { DELAY_MS, type House, openHouse } from './house.ts';
import { firstSight, recordingOf, viewsIn } from './recorder.ts';

const SHOTS = 'test-results/cards';
const TABLET = { width: 1280, height: 800 };

test.describe('the page alone', () => {
  let page: Page;

  test.beforeEach(async ({ browser }) => {
    page = await browser.newPage({ viewport: TABLET });
    await serveCards(page);
  });
  test.afterEach(() => page.close());

  const sent = (): Promise<readonly { seat: number; slot: number; card: string; do: string }[]> =>
    page.evaluate(() => Reflect.get(window, 'sent'));
  const place = (seat: number, card: number) => page.getByRole('button', { name: `Seat ${seat}, card ${card}:` });
  const press = (card: string) => page.getByRole('button', { name: card, exact: true }).click();

  test('given a hand, when cards are pressed one after another, then each goes to the next place by itself', async () => {
    await openCards(page, 'fresh');
    for (const card of ['As', 'Kd', '9h', '9c', 'Td']) await press(card);
    await expect.poll(async () => (await sent()).length).toBe(5);
    expect((await sent()).map(({ seat, slot, card }) => [seat, slot, card])).toEqual([
      [3, 0, 'As'],
      [3, 1, 'Kd'],
      [4, 0, '9h'],
      [4, 1, '9c'],
      [5, 0, 'Td'],
    ]);
    await expect(page.locator('.cds-target')).toContainText('Seat 5');
    await expect(page.locator('.cds-target')).toContainText('card 2');
  });

  /** Whether the keys look as before once one was pressed and the pointer still lies there. */
  async function leavesNoMark(): Promise<boolean> {
    await openCards(page, 'fresh');
    const grid = page.locator('.cds-grid');
    await page.mouse.move(5, 5);
    const before = await grid.screenshot();
    await press('As');
    await expect(page.locator('.cds-note')).toHaveAttribute('data-kind', 'taken');
    return Buffer.compare(before, await grid.screenshot()) === 0;
  }

  test('then nothing on the screen tells which card was pressed last', async () => {
    expect(await leavesNoMark()).toBe(true);
    expect(await page.locator('.cds-note').textContent()).not.toMatch(/As|♠|spade/);
  });

  test('twin: given keys that light up under the pointer, then the mark is found', async () => {
    await serveCards(page, '.cds-card:hover { background: #32404f; }');
    expect(await leavesNoMark()).toBe(false);
  });

  test('given one tap too many, then no second place is filled, and the page says so', async () => {
    await openCards(page, 'fresh');
    await page.getByRole('button', { name: 'As', exact: true }).dblclick();
    await expect(page.locator('.cds-note')).toHaveAttribute('data-kind', /again|taken/);
    expect(await sent()).toHaveLength(1);
  });

  test('given keys on a Russian layout, when rank and suit are typed, then the card is sent; arrows and Tab move', async () => {
    await openCards(page, 'fresh', 'lang=ru');
    // the key of Q writes й there
    for (const [code, key] of [
      ['KeyQ', 'й'],
      ['KeyH', 'р'],
      ['Digit0', '0'],
      ['KeyS', 'ы'],
    ] as const)
      await page.evaluate(
        ([c, k]) =>
          window.dispatchEvent(new KeyboardEvent('keydown', { code: c, key: k, bubbles: true, cancelable: true })),
        [code, key] as const,
      );
    await page.keyboard.press('ArrowDown');
    for (const key of ['2', 'd']) await page.keyboard.press(key);
    await page.keyboard.press('Tab');
    for (const key of ['Shift+Tab', '3', 'd']) await page.keyboard.press(key);
    await expect.poll(async () => (await sent()).length).toBe(4);
    expect((await sent()).map(({ seat, slot, card }) => `${seat}.${slot} ${card}`)).toEqual([
      '3.0 Qh',
      '3.1 Ts',
      '5.0 2d',
      '5.1 3d',
    ]);
  });

  test('given a filled place, when its dot is pressed once, then no card is taken; pressed twice, it is typed anew', async () => {
    await openCards(page, 'ten-seats');
    await place(3, 1).click();
    await expect(page.locator('.cds-target')).toContainText('once more');
    await expect(page.getByRole('button', { name: '9c', exact: true })).toBeDisabled();
    await place(3, 1).click();
    await page.screenshot({ path: `${SHOTS}/armed.png` });
    await press('9c');
    await expect
      .poll(async () => (await sent()).at(0))
      .toMatchObject({ do: 'retypeHole', seat: 3, slot: 0, card: '9c' });
    await expect(page.locator('.cds-target')).toContainText('Seat 6');
  });

  test('given cards that lie face up, then they are grey; a refusal is said in words and the place is chosen again', async () => {
    await openCards(page, 'ten-seats');
    for (const card of ['Ah', '7c', '2d', 'Ks'])
      await expect(page.getByRole('button', { name: card, exact: true })).toBeDisabled();
    await press('2c');
    await expect(page.locator('.cds-note')).toHaveAttribute('data-kind', 'refused');
    await expect(page.locator('.cds-note')).toContainText('Seat 6, card 2');
    await expect(page.locator('.cds-target')).toContainText('Seat 6');
    await page.screenshot({ path: `${SHOTS}/refused.png` });
  });

  test('given an earlier hand that waits for cards, when it is chosen, then its own free place is next', async () => {
    await openCards(page, 'ten-seats');
    await page.getByRole('button', { name: /Hand 11/ }).click();
    await expect(page.locator('.cds-target')).toContainText('Seat 4');
    await press('9c');
    await expect.poll(async () => (await sent()).at(0)).toMatchObject({ seat: 4, slot: 0 });
    expect(String(Reflect.get((await sent())[0] ?? {}, 'hand'))).toMatch(/11$/);
  });

  for (const [scene, query] of [
    ['ten-seats', ''],
    ['many-hands', 'lang=ru'],
    ['fresh', ''],
  ] as const)
    test(`${scene}: every button is 64 px and on the screen of a tablet`, async () => {
      await openCards(page, scene, query);
      expect(await cardsFaults(page)).toEqual([]);
    });

  for (const scene of ['six-cards', 'after-a-draw', 'stud-hands'] as const)
    test(`${scene}: more than two cards of a seat are places for a finger, all on the screen of a tablet`, async () => {
      await openCards(page, scene, 'lang=ru');
      expect(await cardsFaults(page, 46)).toEqual([]);
    });

  for (const [width, height, least] of [
    [390, 844, 44],
    [800, 1280, 64],
  ] as const)
    test(`given an upright screen of ${width} px, then all 52 cards are on it and the seat that is typed is in sight`, async () => {
      await page.setViewportSize({ width, height });
      for (const query of ['', 'lang=ru']) {
        await openCards(page, 'ten-seats', query);
        expect(await cardsFaults(page, least)).toEqual([]);
        await expect(page.locator('.cds-seat[data-here="true"]')).toBeInViewport({ ratio: 1 });
      }
      await page.screenshot({ path: `${SHOTS}/upright-${width}.png` });
    });

  test('twin: given smaller keys, then the measure finds them', async () => {
    await serveCards(page, '.cds-card { min-width: 0; width: 40px; }');
    await openCards(page, 'fresh');
    expect((await cardsFaults(page)).length).toBeGreaterThanOrEqual(52);
  });
});

test.describe('a hand on air', () => {
  let house: House;
  let pages: Readonly<Record<'cards' | 'overlay', Page>>;

  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async ({ browser }) => {
    house = await openHouse({
      table: 'typed',
      button: 3,
      cardDesk: true,
      seats: [1, 2, 3].map((seat) => ({ seat, name: `Player ${seat}`, stack: 10_000 })),
    });
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
    pages = { cards: await house.open(context, 'cards'), overlay: await house.open(context, 'overlay') };
    await pages.cards.setViewportSize(TABLET);
  });
  test.afterAll(() => house.close());

  const hand = uuid();
  let dealtAt = 0;

  async function give(command: ConsoleCommand): Promise<void> {
    const reply = await house.desk.give(command);
    expect(reply, JSON.stringify(command)).toMatchObject({ ok: true });
  }

  async function act(seat: number, action: 'call' | 'check' | 'fold' | 'allin'): Promise<void> {
    const view = await house.desk.find(({ legal }) => legal?.seat === seat, 60_000);
    await give({ do: 'act', hand, turn: view?.turn ?? 0, seat, action, to: null });
  }

  const press = (card: string) => pages.cards.getByRole('button', { name: card, exact: true }).click();
  const cardsOf = (seat: number) =>
    recordingOf(pages.overlay).then((recording) =>
      viewsIn(recording, isOverlay).map(({ view }) => view.seats.find((s) => s.seat === seat)?.cards.join(' ') ?? ''),
    );

  test('given a hand, when its cards are typed at the desk, then the deal is complete by itself and the desk shows dots', async () => {
    const { cards } = pages;
    await expect(cards.locator('.cds-empty')).toBeVisible();
    await give({ do: 'startHand', hand });
    await expect(cards.locator('.cds-target')).toContainText('Player 1');
    // seat 1 holds the ace of spades; a nine is seen in its place
    for (const card of ['9s', 'Ks', 'Qh', 'Qd', '4c', '7h']) {
      await press(card);
      await cards.waitForTimeout(60);
    }
    dealtAt = realClock.now();
    await expect(cards.locator('.cds-place[data-state="typed"]')).toHaveCount(6);
    await cards.screenshot({ path: `${SHOTS}/typed.png` });
    await house.desk.find(({ phase }) => phase === 'BETTING', 60_000);
  });

  test('given the all-ins, when an opened card is wrong, then the operator puts it right inside the delay', async () => {
    await act(3, 'fold');
    await act(1, 'allin');
    await act(2, 'call');
    for (const seat of [1, 2]) await give({ do: 'openHand', hand, seat });
    // who is the whole staff and typed every card himself holds both keys
    const confirmed = await house.producer.give({ do: 'confirmOpenings', hand });
    expect(confirmed).toMatchObject({ ok: true });
    await give({ do: 'correctOpened', hand, seat: 1, index: 0, card: 'As' });
    await house.desk.find((view) => view.seats[0]?.opened[0] === 'As', 60_000);
  });

  test('then the hand airs from its deal on with the right card, and the wrong one never was on the page', async () => {
    test.setTimeout(DELAY_MS + 240_000);
    await expect.poll(() => cardsOf(1).then((seen) => seen.at(-1)), { timeout: DELAY_MS + 20_000 }).toBe('As Ks');
    const recording = await recordingOf(pages.overlay);
    expect(firstSight(recording, '9s')).toBeNull();
    expect(await cardsOf(1)).not.toContain('9s Ks');
    await pages.overlay.screenshot({ path: `${SHOTS}/on-air.png` });
    expect(realClock.now() - dealtAt).toBeGreaterThan(DELAY_MS - 5_000);
  });

  test('given the folded hand on air with a typing slip, when the desk types it anew, then the picture changes at once', async () => {
    const { cards } = pages;
    await expect.poll(() => cardsOf(3).then((seen) => seen.some((two) => two === '4c 7h'))).toBe(true);
    for (let i = 0; i < 2; i += 1) await cards.getByRole('button', { name: 'Seat 3, card 2:' }).click();
    await press('7d');
    await expect
      .poll(() => cardsOf(3).then((seen) => seen.some((two) => two === '4c 7d')), { timeout: 10_000 })
      .toBe(true);
    expect((await cardsOf(3)).findLast((two) => two.startsWith('4c'))).toBe('4c 7d');
  });

  test('given an opened card on air that was misread, when the operator puts it right, then the picture changes at once', async () => {
    await expect.poll(() => cardsOf(2).then((seen) => seen.at(-1))).toBe('Qh Qd');
    await give({ do: 'correctOpened', hand, seat: 2, index: 1, card: 'Qc' });
    await expect.poll(() => cardsOf(2).then((seen) => seen.at(-1)), { timeout: 10_000 }).toBe('Qh Qc');
  });

  test('then the desk never received a card but those that lie face up', async () => {
    const { heard } = await recordingOf(pages.cards);
    const told = heard.filter(({ way }) => way === 'in').map(({ text }) => text);
    for (const card of ['4c', '7h', '7d']) expect(told.filter((text) => text.includes(`"${card}"`))).toEqual([]);
  });
});

interface Overlay {
  readonly seats: readonly { readonly seat: number; readonly cards: readonly string[] }[];
}

function isOverlay(value: unknown): value is Overlay {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'overlay' && 'seats' in value;
}
