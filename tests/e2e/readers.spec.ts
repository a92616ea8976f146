// The page of the readers and the players' lights while cards are dealt: states in word and colour, counts that follow the hand,
// nothing on either page that names a tag or a card.
import { expect, type Page, test } from '@playwright/test';
import { HEALTH_WORDS } from '../../server/console/health/view.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { type House, openHouse } from './house.ts';

const SHOTS = 'test-results/readers';
const HOLE = { 1: 'Jh8c', 2: 'KsKd', 4: 'AsAd' };

let house: House;
let desk: Page;
let floor: Page;
let scan: Page;
let russian: Page;
const heard: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  house = await openHouse({
    table: 'readers',
    button: 1,
    floor: true,
    seats: [
      { seat: 1, name: 'Vera Solm', stack: 10_000 },
      { seat: 2, name: 'Tomas Reiga', stack: 10_000 },
      { seat: 3, name: 'Ilse Marrow', stack: 10_000 },
      { seat: 4, name: 'Paulo Castell', stack: 10_000 },
    ],
  });
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const light = await house.token('scan-screen');
  const open = async (path: string, token: string): Promise<Page> => {
    const page = await context.newPage();
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    await page.goto(`${path}#token=${token}`);
    return page;
  };
  desk = await open('/console/readers/readers', house.tokens.operator);
  floor = await open('/console/readers/readers?lang=ru', house.tokens.floor);
  scan = await open('/scan/readers', light);
  russian = await open('/scan/readers?lang=ru', light);
});

test.afterAll(async () => {
  await house?.close();
});

async function until(what: string, holds: (view: ConsoleView) => boolean): Promise<void> {
  if ((await house.desk.find(holds, 60_000)) === null) throw new Error(`waited in vain for ${what}`);
}

/** One antenna for each word, in place of those of the frame. */
function withEveryWord(message: string): string {
  const antennas = HEALTH_WORDS.map((word, i) => ({
    ...{
      reader: 'readers-reader',
      port: String(i + 1),
      zone: i < 9 ? `seat:${i + 1}` : i === 9 ? 'board' : 'muck',
      word,
    },
    ...{ count: i % 3, hitRate: 60 + i, lastFault: i === 4 ? { code: 'ANT_OPEN', at: 1_764_500_000_000 } : null },
  }));
  return message.replace(/"antennas":\[.*?\](?=[,}])/, `"antennas":${JSON.stringify(antennas)}`);
}

const tile = (zone: string) => desk.locator('.rd-tile').filter({ hasText: zone });
const light = (seat: number) => scan.locator('.scan-seats li').nth(seat - 1);

test('given a connected reader, then every antenna is normal in word and colour, and only the floor may measure', async () => {
  await expect(desk.locator('.rd-tile')).toHaveCount(6);
  for (const zone of ['Seat 1', 'Seat 4', 'Board', 'Muck']) {
    await expect(tile(zone)).toHaveAttribute('data-tone', 'good');
    await expect(tile(zone)).toContainText('Normal');
  }
  await expect(desk.locator('.rd-readers li')).toContainText('ms a cycle');
  await expect(desk.locator('.rd-calibration')).toHaveCount(0);
  await expect(floor.locator('.rd-calibration')).toBeVisible();
  await expect(scan.locator('.scan-phase')).toHaveText('Next hand soon');
  await desk.screenshot({ path: `${SHOTS}/normal.png` });
  await floor.screenshot({ path: `${SHOTS}/calibration-ru.png` });
});

test('given a card on a chosen antenna, then the floor measures it, and the matrix says what the others hear', async () => {
  await floor.locator('.rd-tile').filter({ hasText: 'Место 1' }).click();
  await floor.getByRole('button', { name: 'Измерить: Место 1' }).click();
  await expect(floor.locator('.rd-measuring strong')).toHaveText('Положите карту: Место 1');
  await house.cards.perform({ do: 'lay', cards: '2c', zone: 'seat:1' });
  await expect(floor.locator('.rd-measuring strong')).toHaveText('Измерено', { timeout: 60_000 });
  await expect(floor.locator('.rd-matrix tbody tr')).toHaveCount(1);
  await floor.screenshot({ path: `${SHOTS}/measured-ru.png` });
  await house.cards.perform({ do: 'lift', cards: '2c' });
});

test('given a reader in front of the floor, then it blinks or says that it cannot, and nobody else may ask', async () => {
  await expect(desk.locator('.rd-telling')).toHaveCount(0);
  const answer = floor.locator('.rd-telling output, .con-banner');
  await floor.getByRole('button', { name: 'Мигнуть' }).click();
  await expect(answer).toHaveText(/^(Мигает\.|Считыватель readers-reader ответил, что не может этого\.)$/);
  await floor.getByRole('button', { name: 'Самопроверка' }).click();
  await expect(answer).toHaveText(/^(Проверен\..*|Считыватель readers-reader ответил, что не может этого\.)$/);
  await floor.screenshot({ path: `${SHOTS}/told-ru.png` });
});

test.describe('every word of the vocabulary', () => {
  for (const query of ['', '?lang=ru'])
    test(`given antennas in all states${query}, then each has its own text, and colour does not stand alone`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
      // the states of a table that has everything wrong, put into the frames on their way
      await page.routeWebSocket(/trpc/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => socket.send(withEveryWord(String(message))));
      });
      await page.goto(`/console/readers/readers${query}#token=${house.tokens.operator}`);
      const tiles = page.locator('.rd-tile');
      await expect(tiles).toHaveCount(HEALTH_WORDS.length);
      const said = await tiles.locator('strong').allTextContents();
      expect(new Set(said).size).toBe(HEALTH_WORDS.length);
      await page.screenshot({ path: `${SHOTS}/words${query === '' ? '' : '-ru'}.png` });
      await page.close();
    });
});

test('given cards that arrive one after the other, then the lights follow them and the seats count what was read', async () => {
  const hand = '01980000-0000-7000-8000-00000000cafe';
  await house.desk.give({ do: 'startHand', hand });
  await until('the hand to start', ({ phase }) => phase === 'DEALING');
  for (const seat of [1, 2, 3, 4]) await expect(light(seat)).toHaveAttribute('data-state', 'missing');
  await expect(scan.locator('.scan-phase')).toHaveText('Lay both cards on the mark in front of you');
  const deal = Object.entries(HOLE).map(([seat, cards]) => [Number(seat), cards] as const);
  for (const [seat, cards] of deal) await house.cards.perform({ do: 'lay', cards, zone: `seat:${seat}` });
  await house.cards.perform({ do: 'lay', cards: '5s', zone: 'seat:3' });
  await expect(light(1)).toHaveAttribute('data-state', 'read');
  await expect(light(3)).toHaveAttribute('data-state', 'some');
  await expect(tile('Seat 1')).toContainText('2 cards');
  await expect(tile('Seat 3')).toContainText('1 card');
  await scan.screenshot({ path: `${SHOTS}/scan.png` });
  await russian.screenshot({ path: `${SHOTS}/scan-ru.png` });
  await desk.screenshot({ path: `${SHOTS}/hand.png` });
  await house.cards.perform({ do: 'lay', cards: 'Tc', zone: 'seat:3' });
  await expect(scan.locator('.scan-phase')).toHaveText('All cards are read');
  await scan.setViewportSize({ width: 390, height: 844 });
  await scan.screenshot({ path: `${SHOTS}/scan-phone.png` });
});

test('given a reader that goes, then its antennas say so and nobody stays green for ever', async () => {
  house.cards.stop();
  await expect(tile('Seat 1')).toHaveAttribute('data-word', 'not-connected');
  await expect(tile('Seat 1')).toHaveAttribute('data-tone', 'off');
  await desk.screenshot({ path: `${SHOTS}/gone.png` });
  await floor.screenshot({ path: `${SHOTS}/gone-ru.png` });
});

test('then no frame of these pages names a card or a tag', () => {
  expect(heard.length).toBeGreaterThan(20);
  expect(heard.filter((text) => /E004[0-9A-F]{8}|"[2-9TJQKA][cdhs]"/.test(text))).toEqual([]);
});

test('given an address of the lights, then no other page opens by it; without its token it says so', async () => {
  await scan.goto('/scan/readers');
  await scan.reload();
  await expect(scan.locator('.fc-no-token')).toContainText('scan lights');
});
