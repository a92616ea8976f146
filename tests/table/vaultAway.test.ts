// The vault is away for a moment while readers read: what they saw is taken again when it is back, and nothing of it is lost.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVaultCalls } from '../../server/table/vaultCalls.ts';
import type { VaultPort, VaultRequest } from '../../server/vault/port.ts';
import { FLOOR, must, play, seatPlayers, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const HANDS = { 2: 'AsKs', 3: 'QdJd', 1: '9s2d' };
const SEATS = [1, 2, 3];
let house: House;
let desk: Desk;
let felt: Felt;
let away: readonly VaultRequest['do'][];
let field: string;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  away = [];
  field = 'process';
  const port: VaultPort = {
    ...house.vault,
    request: (message) =>
      away.includes(message.do)
        ? Promise.resolve({ ok: false, code: 'vault-unavailable', field })
        : house.vault.request(message),
  };
  desk = await openDesk(house);
  desk.over = { vault: createVaultCalls(port, desk.id) };
  await desk.reopen();
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  felt = new Felt(desk, SEATS);
});

afterEach(async () => {
  away = [];
  await desk.table.wakeInbox();
  await must(desk, { do: 'abandonHand', hand: desk.table.state().hand?.handId ?? '' }, { by: FLOOR });
});

const stored = async () => {
  const { rows } = await house.database.pool.query(
    `select 1 from card_log where table_id = '${desk.id}' and kind = 'placed'`,
  );
  return rows.length;
};

test('given it is away while cards are dealt, when it is back, then every card is there once and nobody was asked', async () => {
  await startHand(desk);
  away = ['placeTag'];
  await felt.deal(HANDS);
  expect(await stored()).toBe(0);
  expect(desk.table.questions()).toEqual([]);
  away = [];
  await desk.table.wakeInbox();
  await desk.table.tick();
  expect(await stored()).toBe(6);
  expect(desk.table.state().hand?.phase).toBe('BETTING');
});

test('given it is away while a board is laid, when it is back, then the board is open', async () => {
  await startHand(desk);
  await felt.deal(HANDS);
  await play(desk, ['s1 call', 's2 call', 's3 check']);
  away = ['openBoard'];
  await felt.lay('Kh9c5d');
  expect(desk.table.state().hand?.boards.flat()).toEqual([]);
  away = [];
  await desk.table.wakeInbox();
  expect(desk.table.state().hand?.boards).toEqual([['Kh', '9c', '5d']]);
});

test('given a row that does not open, then it does not stand in the way of what is read after it: a person is asked', async () => {
  field = 'sealed-row';
  await startHand(desk);
  await felt.deal(HANDS);
  await play(desk, ['s1 call', 's2 call', 's3 check']);
  away = ['openBoard'];
  await felt.lay('Kh9c5d');
  expect(desk.table.questions().length).toBeGreaterThan(0);
});
