// What a table tells of zones that hear too much of others: by calibration, and by what is read in play (F05).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FLOOR, must, play, seatPlayers, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;
beforeAll(async () => {
  house = await openHouse();
  desk = await openDesk(house, { noisyZones: () => ['board'] });
  await bringDeck(desk);
  await seatPlayers(desk, [1, 2, 3]);
});
afterAll(() => house.close());

test('given a board above the limit by calibration, then it is told, and its flop is asked for and never taken', async () => {
  const felt = new Felt(desk, [1, 2, 3]);
  const hand = await startHand(desk);
  await felt.deal({ 2: 'AsKs', 3: 'QdJd', 1: '9s2d' });
  expect(desk.table.noisyZones()).toEqual(['board']);
  await play(desk, ['s1 call', 's2 call', 's3 check']);
  await felt.lay('Kh9c5d');
  await felt.run(1200);
  expect(desk.table.state().hand?.boards).toEqual([[]]);
  expect(desk.table.questions()).toMatchObject([{ code: 'BOARD_INCOMPLETE' }]);
  await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
});
