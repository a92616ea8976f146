// The console as operators and producers use it: proposals answered by one key, a hand without cards to show, the picture
// held, taken off at once and brought back, in English and Russian.
import { expect, type Page, test } from '@playwright/test';
import type { ConsoleView } from '../../server/console/view.ts';
import { realClock } from '../support/realClock.ts';
import { type House, openHouse } from './house.ts';
import { recordingOf, viewsIn } from './recorder.ts';

const SHOTS = 'test-results/console';
/** Hold takes the picture off after 3 s; what a press costs in a busy browser comes on top. */
const HOLD_MS = 3_000;
const SLACK_MS = 1_500;

let house: House;
let pages: Readonly<Record<'operator' | 'russian' | 'producer' | 'venue', Page>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  house = await openHouse({
    table: 'desk',
    button: 3,
    seats: [
      { seat: 1, name: 'Noor Halden', stack: 10_000 },
      { seat: 2, name: 'Kenji Alder', stack: 10_000 },
      { seat: 3, name: 'Marta Quist', stack: 10_000 },
    ],
  });
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  pages = {
    operator: await house.open(context, 'console'),
    russian: await house.open(context, 'console', { query: '?lang=ru' }),
    producer: await house.open(context, 'release'),
    venue: await house.open(context, 'venue'),
  };
});

test.afterAll(async () => {
  await house.close();
});

async function until(what: string, holds: (view: ConsoleView) => boolean): Promise<ConsoleView> {
  const view = await house.desk.find(holds, 60_000);
  if (view === null) throw new Error(`waited in vain for ${what}`);
  return view;
}

test('given two players left, when one throws his hand away, then the fold is proposed, and Y enters it with the award', async () => {
  const { operator } = pages;
  await expect(operator.locator('.con-step button').first()).toBeEnabled();
  await operator.keyboard.press('Enter');
  await until('the hand to start', ({ phase }) => phase === 'DEALING');
  await house.cards.perform({ do: 'deal', hole: { 1: '7h4c', 2: '9d9c', 3: 'QsQh' }, button: 3 });
  await until('the first to act', ({ legal }) => legal?.seat === 3);
  await expect(operator.locator('.con-turn .con-seat-no')).toHaveText('3');
  for (const key of ['b', '6', '0', '0', 'Enter']) await operator.keyboard.press(key);
  await until('the small blind', ({ legal }) => legal?.seat === 1);
  await house.cards.perform({ do: 'fold', seat: 1 });
  await until('the big blind', ({ legal }) => legal?.seat === 2);
  await house.cards.perform({ do: 'fold', seat: 2 });
  await until('a proposal', ({ proposals }) => proposals.some(({ kind, seat }) => kind === 'fold' && seat === 2));
  await expect(operator.locator('.con-proposal[data-first="true"]')).toContainText('Kenji Alder');
  await operator.screenshot({ path: `${SHOTS}/proposal.png` });
  await pages.russian.screenshot({ path: `${SHOTS}/proposal-ru.png` });
  await operator.keyboard.press('y');
  const { seats } = await until('the award', ({ phase }) => phase === 'COMPLETE');
  expect(seats.slice(0, 3).map(({ stack }) => stack)).toEqual([9_900, 9_800, 10_300]);
  await expect(operator.locator('.con-proposal')).toHaveCount(0);
  await house.cards.perform({ do: 'collect' });
});

test('then neither console page ever held a card that was not opened', async () => {
  for (const page of [pages.operator, pages.russian, pages.producer, pages.venue]) {
    const { heard, drawn } = await recordingOf(page);
    const cards = ['7h', '4c', '9d', '9c', 'Qs', 'Qh'].filter((card) =>
      [...heard, ...drawn].some(({ text }) => text.includes(`"${card}"`)),
    );
    expect(cards).toEqual([]);
  }
});

test('when a wrong key is pressed at the wrong time, then the console says so and nothing is entered', async () => {
  const { operator } = pages;
  // that the collected cards have left may be noted meanwhile
  const bets = async (): Promise<number> =>
    (await house.entries()).filter(({ events }) => events.some(({ type }) => type === 'ActionTaken')).length;
  const before = await bets();
  await operator.keyboard.press('f');
  await expect(operator.locator('.con-reply')).toHaveAttribute('data-state', 'refused');
  expect(await bets()).toBe(before);
});

test('given a picture on air, when H is pressed, then it goes off after three seconds, and resume brings it back', async () => {
  const { producer, venue } = pages;
  await expect(venue.locator('.fc-hall')).toBeAttached();
  const pressed = realClock.now();
  await producer.keyboard.press('h');
  await expect(producer.locator('.con-release')).toHaveAttribute('data-held', 'true');
  await expect(venue.locator('.fc-hall')).toBeAttached();
  await expect(venue.locator('.fc-waiting')).toBeAttached({ timeout: HOLD_MS + SLACK_MS });
  const gone = realClock.now() - pressed;
  expect(gone).toBeGreaterThan(HOLD_MS - 100);
  await producer.screenshot({ path: `${SHOTS}/held.png` });
  await producer.locator('.con-release button').last().click();
  await expect(venue.locator('.fc-hall')).toBeAttached();
});

test('when P is pressed, then the picture is off at once, and resume brings it back', async () => {
  const { producer, venue } = pages;
  const pressed = realClock.now();
  await producer.keyboard.press('p');
  await expect(venue.locator('.fc-waiting')).toBeAttached({ timeout: SLACK_MS });
  expect(realClock.now() - pressed).toBeLessThan(SLACK_MS);
  await producer.locator('.con-release button').last().click();
  await expect(venue.locator('.fc-hall')).toBeAttached();
  const shows = viewsIn(await recordingOf(venue), isVenue).map(({ view }) => view.show);
  expect(shows.filter((show, i) => show !== shows[i - 1])).toEqual(['on', 'hidden', 'on', 'hidden', 'on']);
});

test('given an operator, when H is pressed, then release is not his, and he is told so', async () => {
  const { operator, venue } = pages;
  await operator.keyboard.press('h');
  await expect(operator.locator('.con-reply')).toHaveAttribute('data-state', 'refused');
  await expect(venue.locator('.fc-hall')).toBeAttached();
});

test('then the same console speaks Russian', async () => {
  await expect(pages.operator.locator('.con-log')).toContainText('raises to 600');
  await expect(pages.russian.locator('.con')).toHaveAttribute('lang', 'ru');
  await expect(pages.russian.locator('.con-log')).toContainText(/Quist/);
  await expect(pages.russian.locator('.con-log')).toContainText(/[а-яё]{4,}.*600/i);
  await expect(pages.russian.locator('.con-release')).not.toContainText(/[A-Z]{4,}/);
});

function isVenue(value: unknown): value is { readonly show: string } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'venue' && 'show' in value;
}
