// A street of a run-out that hangs on an up card which a person typed, at a table with readers: taken back and put right.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOf, must, play, STRUCTURE, seatPlayers, startHand } from './console.ts';
import { cardsOf, Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3];
const NO_LIMIT = { ...STRUCTURE, anteKind: 'each', ante: 25, bringIn: 50, smallBlind: 0, bigBlind: 0 } as const;
let house: House;
let desk: Desk;
let felt: Felt;

const up = (seat: number) => {
  const held = desk.table.state().hand?.seats.find((s) => s.seat === seat);
  return held?.up.map(({ card }) => card).join(' ');
};
const typed = (card: string) => must(desk, { do: 'typeUp', hand: handOf(desk), seat: 2, slot: 3, card });

/** All in on third street; of the next two streets the up card of seat 2 is never read. */
beforeAll(async () => {
  house = await openHouse();
  desk = await openDesk(house);
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  felt = new Felt(
    desk,
    SEATS,
    SEATS.map((seat) => `up:${seat}` as const),
  );
  await must(desk, { do: 'setGame', game: 'stud', structure: NO_LIMIT });
  await startHand(desk);
  for (const down of ['AsKsQs', 'AhKhQh'])
    for (const seat of SEATS) {
      felt.put(cardsOf(down).slice(seat - 1, seat), `seat:${seat}`);
      await felt.run(360);
    }
  for (const [i, card] of ['9d', '4c', 'Td'].entries()) felt.put(card, `up:${i + 1}`);
  await felt.run(4200);
  await play(desk, ['s2 bring_in', 's3 allin', 's1 call', 's2 call']);
  felt.put('9c', 'up:1');
  felt.put('5c', 'up:3');
  await felt.run(4800);
  await typed('2c');
  felt.put('8c', 'up:1');
  felt.put('6c', 'up:3');
  await felt.run(4800);
});
afterAll(() => house.close());

test('when it is taken back, then the next street goes with it; once it is put right, what lies there is in the hand again', async () => {
  expect(SEATS.map(up)).toEqual(['9d 9c 8c', '4c 2c', 'Td 5c 6c']);
  await must(desk, { do: 'undo', hand: handOf(desk) });
  expect(SEATS.map(up)).toEqual(['9d 9c', '4c', 'Td 5c']);
  await typed('3c');
  await felt.run(4800);
  expect(SEATS.map(up)).toEqual(['9d 9c 8c', '4c 3c', 'Td 5c 6c']);
});

test('when it is taken back and brought back, then the next street is there at once', async () => {
  const before = desk.table.state().hand;
  await must(desk, { do: 'undo', hand: handOf(desk) });
  await must(desk, { do: 'redo', hand: handOf(desk) });
  expect(desk.table.state().hand).toEqual(before);
});
