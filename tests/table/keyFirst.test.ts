// A draw that the operator enters before the player has thrown his cards away, at a whole table: which hand opens in the end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, FLOOR, must, play, STRUCTURE, seatPlayers, send, startHand } from './console.ts';
import { cardsOf, Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3];
let house: House;
let desk: Desk;
let felt: Felt;

beforeAll(async () => {
  house = await openHouse();
  desk = await openDesk(house);
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  felt = new Felt(desk, SEATS);
});
afterAll(() => house.close());

/** Seat 2 draws two by the key; its cards leave `ms` later, or never. */
async function drawn(ms: number | null): Promise<string> {
  await must(desk, { do: 'setButton', button: 1 });
  await must(desk, { do: 'setGame', game: 'single_draw_27', structure: STRUCTURE });
  const hand = await startHand(desk);
  const held = ['As2s3s4s9s', 'Ah2h3h4h9h', 'Ad2d3d4d9d'];
  for (const round of [0, 1, 2, 3, 4])
    for (const seat of SEATS) felt.put(cardsOf(held[seat - 1] ?? '').slice(round, round + 1), `seat:${seat}`);
  await felt.run(4200);
  await play(desk, ['s1 call', 's2 call', 's3 check']);
  await must(desk, { do: 'discard', hand, seat: 2, count: 2, slots: null });
  await felt.run(ms ?? 6000);
  if (ms !== null) felt.put('2h9h', 'muck');
  await felt.run(2000);
  felt.put('7c8c', 'seat:2');
  await felt.run(6000);
  for (const seat of [3, 1]) await must(desk, { do: 'discard', hand, seat, count: 0, slots: null });
  await play(desk, ['s2 check', 's3 check', 's1 check']);
  return hand;
}

async function leave(hand: string): Promise<void> {
  await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
  felt.clear();
  await felt.run(6000);
}

const opened = () => desk.table.state().hand?.seats.find((s) => s.seat === 2)?.cards;

describe('a draw by its key', () => {
  test('given cards that are thrown away 3.5 s later, then the hand that opens is what stayed and what came', async () => {
    const hand = await drawn(3500);
    await must(desk, { do: 'openHand', hand, seat: 2 });
    expect([...(opened() ?? [])].sort()).toEqual(['3h', '4h', '7c', '8c', 'Ah']);
    await leave(hand);
  });

  test('twin: given cards that never leave, then no hand opens by itself, and a person types what he sees', async () => {
    const hand = await drawn(null);
    expect(desk.table.questions().map(({ code }) => code)).toContain('CARDS_MISSING');
    expect(codeOf(await send(desk, { do: 'openHand', hand, seat: 2 }))).toBe('hand-not-read');
    await leave(hand);
  });
});
