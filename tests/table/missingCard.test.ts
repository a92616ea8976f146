// A card that nobody read and that came to the muck with its hand: one press gives it to its seat, and no word names it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FLOOR, must, OPERATOR, play, seatPlayers, send, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3, 4];
/** Ids hold the same two letters among other digits. */
const CARD_OR_TAG = /15693|(?<![0-9a-f])7c(?![0-9a-f])/;
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
  await must(desk, { do: 'completeDeal', hand });
  felt.put('7h7c', 'muck');
  for (let scans = 0; scans < 30; scans += 1) await felt.run(120);
});
afterAll(() => house.close());

function offer() {
  return desk.table.proposals().find(({ kind }) => kind === 'missing-card');
}

test('given the hand in the muck, then a fold and its unread card are proposed, and neither names a card', async () => {
  expect(desk.table.proposals()).toMatchObject([
    { kind: 'fold', seat: 4, count: 1 },
    { kind: 'missing-card', seat: 4, count: 1, evidence: {} },
  ]);
  expect(JSON.stringify([desk.table.proposals(), desk.table.questions()])).not.toMatch(CARD_OR_TAG);
});

test('twin: a card or a tag is found by the words looked for, and an id is not', () => {
  expect('{"card":"7c"}').toMatch(CARD_OR_TAG);
  expect('15693:E004').toMatch(CARD_OR_TAG);
  expect('5e5a-9ad1-7fc7-b3a7c').not.toMatch(CARD_OR_TAG);
});

test('given the fold is entered, then the card may still be named; the log has seat, slot and who said so', async () => {
  await play(desk, ['s4 fold']);
  const proposal = offer()?.id ?? '';
  const before = await house.vault.request({ do: 'filledSlots', table: desk.id, hand });
  const position = await must(desk, { do: 'accept', proposal }, { id: 'it is his' });
  expect(offer()).toBeUndefined();
  const [entry] = await house.log.read(desk.id, position - 1, 1);
  expect(entry).toMatchObject({ actor: OPERATOR.actor });
  expect(JSON.stringify(entry)).toMatch(/HoleCardDealt/);
  expect(JSON.stringify(entry)).not.toMatch(CARD_OR_TAG);
  const after = await house.vault.request({ do: 'filledSlots', table: desk.id, hand });
  const places = (reply: typeof after) =>
    reply.ok && reply.is === 'filled' ? reply.slots.map(({ seat, slot }) => `${seat}.${slot}`) : [];
  expect(places(after).filter((place) => !places(before).includes(place))).toEqual(['4.1']);
  expect(await must(desk, { do: 'accept', proposal }, { id: 'it is his' })).toBe(position);
});

test('given the same again by somebody else, then there is nothing left to say', async () => {
  const reply = await send(desk, { do: 'accept', proposal: 'none' });
  expect(reply).toMatchObject({ ok: false, code: 'no-such-proposal' });
  await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
});
