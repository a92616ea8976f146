// F21: in the deal a card of a seat goes back to the dealer and another one is dealt for it. One press takes the exchange; the card
// that went back is never the seat's again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must, OPERATOR, seatPlayers, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3, 4];
let house: House;
let desk: Desk;
let felt: Felt;
let hand: string;

beforeAll(async () => {
  house = await openHouse();
  desk = await openDesk(house);
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  felt = new Felt(desk, SEATS);
  hand = await startHand(desk);
  await felt.deal({ 2: 'AsKs', 3: 'QdJd', 4: '7h', 1: '9s2d' });
});
afterAll(() => house.close());

const kinds = () => desk.table.proposals().map(({ kind }) => kind);

/** What lies at seat 2 by the vault, once it is face up. */
async function cardsOfSeat(output: string) {
  const ask = { do: 'openTabled', output, table: desk.id, hand, seat: 2, slots: 2, by: OPERATOR } as const;
  const reply = await house.vault.request(ask);
  return reply.ok && reply.is === 'cards' ? [...reply.cards].sort() : reply;
}

test('given a card that goes back and another that comes, then the exchange is proposed and names neither', async () => {
  felt.put('As', 'muck');
  await felt.run(4000);
  expect(kinds()).not.toContain('fold');
  felt.put('5c', 'seat:2');
  await felt.run(6000);
  expect(desk.table.proposals()).toContainEqual(
    expect.objectContaining({ kind: 'replaced-card', seat: 2, count: 1, evidence: {} }),
  );
  expect(JSON.stringify([desk.table.proposals(), desk.table.questions()])).not.toMatch(
    /15693|(?<![0-9a-f])5c(?![0-9a-f])|As/,
  );
});

test('given it is taken, then the new card is the seat’s, the old one is nobody’s, and no fold follows', async () => {
  const proposal = desk.table.proposals().find(({ kind }) => kind === 'replaced-card')?.id ?? '';
  await must(desk, { do: 'accept', proposal });
  felt.put('7d', 'seat:4');
  await felt.run(6000);
  expect(desk.table.state().hand).toMatchObject({ dealComplete: true });
  expect(kinds()).toEqual([]);
  expect(desk.table.state().hand?.seats.find(({ seat }) => seat === 2)).toMatchObject({ state: 'LIVE_DOWN' });
  expect(await cardsOfSeat('seat 2 opens')).toEqual(['5c', 'Ks']);
});
