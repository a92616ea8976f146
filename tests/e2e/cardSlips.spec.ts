// Slips of the card desk as a person presses it, without a server: a card typed twice, two the wrong way round, one place off.
import { expect, type Page, test } from '@playwright/test';
import { cardsFaults, openCards, serveCards } from '../console/cards/scenePage.ts';

const SHOTS = 'test-results/cards';
let page: Page;

test.beforeEach(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await serveCards(page);
});
test.afterEach(() => page.close());

const sent = (): Promise<readonly { seat: number; slot: number; card: string; do: string }[]> =>
  page.evaluate(() => Reflect.get(window, 'sent'));
const press = (card: string) => page.getByRole('button', { name: card, exact: true }).click();
const target = () => page.locator('.cds-target');
const note = () => page.locator('.cds-note');
const typedAs = async (): Promise<readonly string[]> =>
  (await sent()).map(({ do: what, seat, slot, card }) => `${what} ${seat}.${slot} ${card}`);
async function pressAll(...cards: readonly string[]): Promise<void> {
  for (const card of cards) {
    await press(card);
    await page.waitForTimeout(60);
  }
}

/** Faster than any answer comes: what a press changes is drawn before the next one, and no timer fires in between. */
function pressAtOnce(...cards: readonly string[]): Promise<void> {
  return page.evaluate(async (all) => {
    for (const card of all) {
      document.querySelector<HTMLButtonElement>(`.cds-card[aria-label="${card}"]`)?.click();
      for (let i = 0; i < 10; i += 1) await Promise.resolve();
    }
  }, cards);
}

/** As soon as the desk knows of a refusal, before it is on the screen. */
function pressWhenRefused(card: string): Promise<void> {
  return page.evaluate((face) => {
    const click = () => document.querySelector<HTMLButtonElement>(`.cds-card[aria-label="${face}"]`)?.click();
    Reflect.set(window, 'refusalCame', () => {
      Reflect.set(window, 'refusalCame', undefined);
      click();
    });
  }, card);
}

test('given a card typed twice, then it says where, the place stays, and cards pressed behind it go nowhere', async () => {
  await openCards(page, 'fresh');
  await pressAll('As', 'Kd', 'Qh');
  await pressAtOnce('As', '9c', '8c');
  await expect(note()).toContainText('You typed this card already: seat 3, card 1.');
  await expect(note()).toContainText('The 2 cards pressed after it were not taken');
  await expect(target()).toContainText('Seat 4');
  await expect(target()).toContainText('card 2');
  expect(await cardsFaults(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}/typed-twice.png` });
  await press('Qc');
  await expect
    .poll(typedAs)
    .toEqual(['typeHole 3.0 As', 'typeHole 3.1 Kd', 'typeHole 4.0 Qh', 'typeHole 4.1 As', 'typeHole 4.1 Qc']);
  await expect(target()).toContainText('Seat 5');
});

test('given a card pressed after a refusal has come and before it is drawn, then it goes nowhere either', async () => {
  await openCards(page, 'fresh');
  await pressAll('As', 'Kd', 'Qh');
  await pressWhenRefused('8c');
  await pressAtOnce('As', '9c');
  await expect(note()).toContainText('The 2 cards pressed after it were not taken');
  await expect(target()).toContainText('Seat 4');
  expect(await typedAs()).toEqual(['typeHole 3.0 As', 'typeHole 3.1 Kd', 'typeHole 4.0 Qh', 'typeHole 4.1 As']);
  await press('Qc');
  await expect.poll(async () => (await typedAs()).at(-1)).toBe('typeHole 4.1 Qc');
});

test('given the first of the two was wrong, then one press goes there, and the free place is next again', async () => {
  await openCards(page, 'fresh');
  await pressAll('As', 'Kd', 'As');
  await page.getByRole('button', { name: 'Change seat 3, card 1' }).click();
  await expect(target()).toContainText('Type this card anew');
  await pressAll('Ah', 'As');
  expect((await typedAs()).slice(3)).toEqual(['retypeHole 3.0 Ah', 'typeHole 4.0 As']);
});

test('given two cards the wrong way round, then the other place follows by itself', async () => {
  await openCards(page, 'fresh');
  await pressAll('As', 'Kd');
  await page.getByRole('button', { name: 'Back one place' }).click();
  await pressAll('As');
  await page.getByRole('button', { name: 'Type it here all the same' }).click();
  await expect(target()).toContainText('Press the card once more');
  await pressAll('As');
  await expect(target()).toContainText('Seat 3');
  await expect(target()).toContainText('card 1');
  await expect(target()).toContainText('Type this card anew');
  await pressAll('Kd');
  expect((await typedAs()).slice(2)).toEqual(['retypeHole 3.1 As', 'retypeHole 3.1 As', 'retypeHole 3.0 Kd']);
  expect((await sent()).map((entry) => Reflect.get(entry, 'anyway'))).toEqual([false, false, false, true, false]);
  await expect(note()).toContainText('Taken');
});

test('given cards one place off, then back goes from one to the one before, by touch and by key', async () => {
  await openCards(page, 'fresh');
  const back = page.getByRole('button', { name: 'Back one place' });
  await expect(back).toBeDisabled();
  await pressAll('As', 'Kd', 'Qh');
  await back.click();
  await expect(target()).toContainText('Seat 4');
  await page.keyboard.press('Backspace');
  await expect(target()).toContainText('Seat 3');
  await expect(target()).toContainText('card 2');
  await pressAll('Ks');
  await expect(target()).toContainText('Seat 4');
  await expect(target()).toContainText('card 2');
  expect((await typedAs()).at(-1)).toBe('retypeHole 3.1 Ks');
});

test('given a phone, when a card is refused, then all of it is on the screen and no key has moved', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCards(page, 'fresh', 'lang=ru');
  const key = page.getByRole('button', { name: '2c', exact: true });
  await pressAll('As');
  const before = await key.boundingBox();
  await press('Kd');
  await press('Kd');
  await press('As');
  await expect(note()).toHaveAttribute('data-kind', 'refused');
  expect(await key.boundingBox()).toEqual(before);
  expect(await cardsFaults(page, 44)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}/typed-twice-phone.png` });
});

/** Rows and columns of keys, and all that is not wholly on a lying tablet: players, keys, or the message above the keys. */
function lyingFaults(): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxes = (what: string) => Array.from(document.querySelectorAll(what), (e) => e.getBoundingClientRect());
    const keys = boxes('.cds-card');
    const count = (all: readonly number[]) => new Set(all.map(Math.round)).size;
    const form = `${count(keys.map(({ left }) => left))} x ${count(keys.map(({ top }) => top))}`;
    const list = boxes('.cds-seats')[0]?.bottom ?? 0;
    const cut = (what: string, lowest: number) =>
      boxes(what).flatMap(({ top, bottom, right }) =>
        top >= 0 && bottom <= lowest + 0.5 && right <= window.innerWidth + 0.5 ? [] : [`cut off: ${what}`],
      );
    return [
      ...(form === '13 x 4' ? [] : [`keys ${form}`]),
      ...cut('.cds-card', window.innerHeight),
      ...cut('.cds-seat', Math.min(list, window.innerHeight)),
      ...cut('.cds-note, .cds-note span, .cds-way', keys[0]?.top ?? 0),
    ];
  });
}

const LYING = [
  [1280, 800],
  [1180, 820],
  [1080, 810],
  [1024, 768],
  // the same inside a browser with its bars
  [1024, 690],
] as const;

for (const [width, height] of LYING)
  test(`given a lying tablet of ${width} x ${height}, then players, 13 x 4 keys and a refusal above them are in sight`, async () => {
    await page.setViewportSize({ width, height });
    for (const query of ['', 'lang=ru']) {
      await openCards(page, 'ten-seats', query);
      expect(await lyingFaults()).toEqual([]);
      expect(await cardsFaults(page, 44)).toEqual([]);
      await page.screenshot({ path: `${SHOTS}/lying-${width}-${height}.png` });
      await openCards(page, 'fresh', query);
      await pressAll('As', 'Kd', 'Qh');
      const key = page.getByRole('button', { name: '2c', exact: true });
      const before = await key.boundingBox();
      await pressAtOnce('As', '9c', '8c');
      await expect(page.locator('.cds-way')).toHaveCount(2);
      await page.getByRole('button', { name: /Type it here|Всё равно/ }).click();
      expect(await lyingFaults()).toEqual([]);
      expect(await cardsFaults(page, 44)).toEqual([]);
      expect(await key.boundingBox()).toEqual(before);
      await page.screenshot({ path: `${SHOTS}/lying-refused-${width}-${height}.png` });
    }
  });

for (const scene of ['six-cards', 'after-a-draw', 'stud-hands'])
  test(`given ${scene}, then places are as large as keys on a big screen, and on a tablet every seat is in sight`, async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openCards(page, scene, 'lang=ru');
    expect(await cardsFaults(page, 64)).toEqual([]);
    for (const [width, height] of [LYING[1], LYING[3]]) {
      await page.setViewportSize({ width, height });
      expect(await lyingFaults()).toEqual([]);
      expect(await cardsFaults(page, 44)).toEqual([]);
    }
  });

test('twin: given an upright screen, or a message below the keys, then the measure finds them', async () => {
  await page.setViewportSize({ width: 800, height: 1280 });
  await openCards(page, 'ten-seats');
  expect(await lyingFaults()).toContain('keys 7 x 8');
  await page.setViewportSize({ width: 1024, height: 768 });
  await serveCards(page, '.cds-note { order: 9; }');
  await openCards(page, 'ten-seats');
  expect((await lyingFaults()).join()).toContain('cut off: .cds-note');
});

test('given a hand, then the page says in which order it asks', async () => {
  await openCards(page, 'fresh');
  await expect(page.locator('.cds-order')).toContainText('Dealing order');
  await openCards(page, 'fresh', 'lang=ru');
  await expect(page.locator('.cds-order')).toContainText('Порядок сдачи');
});
