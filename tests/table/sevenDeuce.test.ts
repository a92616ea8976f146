// Seven-deuce behind the faces it follows from: paid at once where they lie in sight, behind the second key where they wait.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRunning } from '../../server/engine/hand.ts';
import { openingsVisible } from '../../server/log/tableState.ts';
import { verifyTable } from '../../server/table/verifyTable.ts';
import {
  codeOf,
  dealt,
  FLOOR,
  must,
  PRODUCER,
  play,
  seatPlayers,
  send,
  stacks,
  startHand,
  typeBoard,
} from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const EVEN = { 1: 10_000, 2: 9_900, 3: 9_800, 4: 10_300 };
const PAID = { 1: 9_500, 2: 9_400, 3: 9_300, 4: 11_800 };

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
  felt = new Felt(desk, [1, 2, 3, 4]);
  await must(desk, { do: 'setProfile', profile: 'cash' });
  await must(desk, { do: 'setSwitches', switches: { sevenDeuce: 500 } }, { by: FLOOR });
  await seatPlayers(desk, [1, 2, 3, 4]);
});
afterEach(async () => {
  const { hand: last } = desk.table.state();
  if (last !== null && isRunning(last)) await must(desk, { do: 'abandonHand', hand: last.handId }, { by: FLOOR });
});

const BLUFF = ['s4 raise 600', 's1 fold', 's2 fold', 's3 fold'];

describe('who won without a showdown shows seven and deuce', () => {
  test('given hands that readers dealt, then faces and payment wait for the second key', async () => {
    const hand = await startHand(desk);
    await felt.deal({ 1: 'Qd2d', 2: 'AsKs', 3: '9sJd', 4: '7h2c' });
    await play(desk, BLUFF);
    await must(desk, { do: 'award', hand });
    await must(desk, { do: 'openHand', hand, seat: 4 });
    expect([openingsVisible(desk.table.state()), stacks(desk)]).toEqual([false, EVEN]);
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect([openingsVisible(desk.table.state()), stacks(desk)]).toEqual([true, PAID]);
  });

  test('given the second key is not given, then no hand starts, whatever was shown, until the opening is taken back', async () => {
    const hand = await startHand(desk);
    await felt.deal({ 1: 'Qd2d', 2: 'AsKs', 3: '9sJd', 4: '8h3c' });
    await play(desk, BLUFF);
    await must(desk, { do: 'award', hand });
    await must(desk, { do: 'openHand', hand, seat: 4 });
    const next = { do: 'startHand', hand: '0b8f4f3e-6f0e-4d0a-9d53-000000000072' } as const;
    expect(codeOf(await send(desk, next))).toBe('seven-deuce-waits');
    await must(desk, { do: 'undo', hand }, { by: FLOOR });
    felt.clear();
    expect(codeOf(await send(desk, next))).toBe('ok');
  });

  test('given a hand that is shown before its award, then the pot is pushed and the payment waits', async () => {
    const hand = await startHand(desk);
    await felt.deal({ 1: 'Qd2d', 2: 'AsKs', 3: '9sJd', 4: '7h2c' });
    await play(desk, BLUFF);
    await must(desk, { do: 'openHand', hand, seat: 4 });
    await must(desk, { do: 'award', hand });
    expect(stacks(desk)).toEqual(EVEN);
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect(stacks(desk)).toEqual(PAID);
    await must(desk, { do: 'undo', hand });
    expect(stacks(desk)).toEqual(EVEN);
    await must(desk, { do: 'redo', hand });
    expect(stacks(desk)).toEqual(PAID);
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('the twin: given a table without readers, then it is paid with the opening', async () => {
    const hand = await dealt(desk);
    await play(desk, BLUFF);
    await must(desk, { do: 'award', hand });
    await must(desk, { do: 'typeOpened', hand, seat: 4, cards: ['7h', '2c'] });
    expect(stacks(desk)).toEqual(PAID);
  });
});

describe('seven and deuce at a showdown behind a typed board', () => {
  test('then the award pays the pot, and the second key what the faces pay', async () => {
    const hand = await startHand(desk);
    await felt.deal({ 1: 'Qd3d', 2: 'AsKs', 3: '9sJd', 4: '7h2c' });
    await play(desk, ['s4 allin', 's1 fold', 's2 fold', 's3 call']);
    for (const seat of [3, 4]) await must(desk, { do: 'openHand', hand, seat }, { by: FLOOR });
    await typeBoard(desk, 'flop', '7c7d2s');
    await typeBoard(desk, 'turn', '5c');
    await typeBoard(desk, 'river', 'Tc');
    await must(desk, { do: 'award', hand });
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 9_900, 3: 0, 4: 20_100 });
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect(stacks(desk)).toEqual({ 1: 9_500, 2: 9_400, 3: 0, 4: 21_100 });
  });
});
