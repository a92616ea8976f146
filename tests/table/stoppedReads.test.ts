// Cards that are read while a hand stands still, in games without a board: none is lost, none opens a street, none is asked about.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRunning } from '../../server/engine/hand.ts';
import type { TableStop } from '../../server/table/stops.ts';
import { FLOOR, must, play, STRUCTURE, seatPlayers, startHand } from './console.ts';
import { cardsOf, Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3];
const TWINS: TableStop = { code: 'SP-6.2.2-DUPLICATE', clause: '6.2.2' };
const FIXED = { ...STRUCTURE, limit: 'fixed', smallBet: 200, bigBet: 400 } as const;
const STUD = { ...FIXED, anteKind: 'each', ante: 25, bringIn: 50, smallBlind: 0, bigBlind: 0 } as const;
let house: House;
let desk: Desk;
let felt: Felt;
let alarm: boolean;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  alarm = false;
  desk = await openDesk(house, { stopOf: () => (alarm ? TWINS : null) });
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  felt = new Felt(
    desk,
    SEATS,
    SEATS.map((seat) => `up:${seat}` as const),
  );
});
afterEach(async () => {
  alarm = false;
  const { hand: last } = desk.table.state();
  if (last !== null && isRunning(last)) await must(desk, { do: 'abandonHand', hand: last.handId }, { by: FLOOR });
});

const seatOf = (seat: number) => desk.table.state().hand?.seats.find((s) => s.seat === seat);
const asked = () => [
  ...desk.table.questions().map(({ code }) => code),
  ...desk.table.proposals().map(({ kind }) => kind),
];

/** What stops the hand and lets it go on: a report and its ruling, or an alarm beside the log. */
const STOPS = {
  report: {
    stop: (hand: string) =>
      must(desk, { do: 'report', hand, report: { kind: 'dispute', previous: false }, by: 'DEALER' }),
    go: async (hand: string) => {
      const incident = desk.table.state().hand?.incidents.at(-1)?.id ?? 0;
      const ruled = { do: 'rule', hand, incident, outcome: 'stands', by: 'JUDGE', note: '' } as const;
      await must(desk, ruled, { by: FLOOR });
    },
  },
  alarm: {
    stop: async () => {
      alarm = true;
      await desk.table.stopChanged();
    },
    go: async () => {
      alarm = false;
      await desk.table.stopChanged();
    },
  },
} as const;

describe.each(['report', 'alarm'] as const)('while the hand stands still by a %s', (by) => {
  const { stop, go } = STOPS[by];

  test('given up cards of the next street, then they wait, and all are there once it goes on', async () => {
    const hand = await third();
    await stop(hand);
    for (const [i, card] of ['9c', '2c', '5c'].entries()) felt.put(card, `up:${i + 1}`);
    await felt.run(6000);
    expect(desk.table.state().hand?.street).toBe('third');
    expect(asked()).toEqual([]);
    await go(hand);
    await felt.run(600);
    expect(desk.table.state().hand).toMatchObject({ street: 'fourth', phase: 'BETTING' });
    expect(SEATS.map((seat) => seatOf(seat)?.up.length)).toEqual([2, 2, 2]);
  });

  test('given cards thrown away in turn and new ones that come, then they are a draw once it goes on', async () => {
    const hand = await drawing();
    await stop(hand);
    felt.put('2h9h', 'muck');
    await felt.run(4000);
    felt.put('7c8c', 'seat:2');
    await felt.run(4200);
    expect(seatOf(2)).toMatchObject({ thrown: [], drew: null });
    expect(asked()).toEqual([]);
    await go(hand);
    await felt.run(600);
    expect(seatOf(2)).toMatchObject({ held: [0, 2, 3, 5, 6], thrown: [1, 4], drew: 2 });
  });

  test('given new cards of a draw that is under way, then they are recorded, and the round waits', async () => {
    const hand = await drawing();
    felt.put('2h9h', 'muck');
    await felt.run(4000);
    for (const seat of [3, 1]) await must(desk, { do: 'discard', hand, seat, count: 0, slots: null });
    await stop(hand);
    felt.put('7c8c', 'seat:2');
    await felt.run(4200);
    expect(seatOf(2)?.held).toEqual([0, 2, 3, 5, 6]);
    await go(hand);
    await felt.run(600);
    expect(desk.table.state().hand?.phase).toBe('BETTING');
  });
});

test('given an alarm that is raised as up cards are read, before the readers hear of it, then the same', async () => {
  await third();
  for (const [i, card] of ['9c', '2c', '5c'].entries()) felt.put(card, `up:${i + 1}`);
  await felt.run(2000);
  alarm = true;
  await felt.run(4000);
  expect(desk.table.state().hand?.street).toBe('third');
  expect(asked()).toEqual([]);
  await STOPS.alarm.go();
  expect(SEATS.map((seat) => seatOf(seat)?.up.length)).toEqual([2, 2, 2]);
});

async function third(): Promise<string> {
  await must(desk, { do: 'setGame', game: 'stud', structure: STUD });
  const hand = await startHand(desk);
  for (const [i, text] of ['AsAh', 'KsKh', 'QsQh'].entries()) felt.put(text, `seat:${i + 1}`);
  await felt.run(4200);
  for (const [i, card] of ['9d', '4c', 'Td'].entries()) felt.put(card, `up:${i + 1}`);
  await felt.run(4200);
  await play(desk, ['s2 bring_in', 's3 call', 's1 call']);
  return hand;
}

async function drawing(): Promise<string> {
  await must(desk, { do: 'setGame', game: 'single_draw_27', structure: STRUCTURE });
  const hand = await startHand(desk);
  for (const [i, text] of ['As2s3s4s9s', 'Ah2h3h4h9h', 'Ad2d3d4d9d'].entries())
    felt.put(cardsOf(text), `seat:${i + 1}`);
  await felt.run(5000);
  await play(desk, ['s1 call', 's2 call', 's3 check']);
  return hand;
}
