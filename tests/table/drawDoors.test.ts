// A draw game at a table with readers: hands that a person alone brought to the showdown wait for the second key.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRunning } from '../../server/engine/hand.ts';
import { openingsVisible } from '../../server/log/tableState.ts';
import { actInput, FLOOR, must, STRUCTURE, seatPlayers, startHand } from './console.ts';
import { cardsOf, Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3];
let house: House;
let desk: Desk;
let felt: Felt;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  felt = new Felt(desk, SEATS);
});
/** The deck may go to the next table. */
afterEach(async () => {
  const { hand: last } = desk.table.state();
  if (last !== null && isRunning(last)) await must(desk, { do: 'abandonHand', hand: last.handId }, { by: FLOOR });
});

describe('draws that a person alone says', () => {
  async function draw(thrown: number, seen: boolean): Promise<void> {
    await must(desk, { do: 'setGame', game: 'single_draw_27', structure: STRUCTURE });
    const hand = await startHand(desk);
    const held = ['As2s3s4s9s', 'Ah2h3h4h9h', 'Ad2d3d4d9d'];
    for (const round of [0, 1, 2, 3, 4])
      for (const seat of SEATS) {
        felt.put(cardsOf(held[seat - 1] ?? '').slice(round, round + 1), `seat:${seat}`);
        await felt.run(360);
      }
    await felt.run(4200);
    for (const [seat, action] of [
      [1, 'call'],
      [2, 'call'],
      [3, 'check'],
    ] as const)
      await must(desk, actInput(desk, seat, action));
    if (seen) felt.put('2h', 'muck');
    if (seen) await felt.run(3000);
    for (const seat of seen ? [3, 1] : [2, 3, 1])
      await must(desk, { do: 'discard', hand, seat, count: seat === 2 ? thrown : 0, slots: null });
    if (seen) felt.put('7c', 'seat:2');
    await felt.run(4200);
    for (const seat of [2, 3, 1]) await must(desk, actInput(desk, seat, 'check'));
    expect(desk.table.state().hand?.phase).toBe('SHOWDOWN');
    for (const seat of [2, 3, 1]) await must(desk, { do: 'openHand', hand, seat });
  }

  test('given a draw in which everybody stands pat by keys, then opened hands wait', async () => {
    await draw(0, false);
    expect(openingsVisible(desk.table.state())).toBe(false);
  });

  test('the twin: given a card was seen to go and another to come, then they are shown', async () => {
    await draw(1, true);
    expect(openingsVisible(desk.table.state())).toBe(true);
  });
});
