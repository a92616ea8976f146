// Games in turn and a cash table at its own door: who may choose, what a hand is dealt as, what passes from hand to hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TableCommandInput } from '../../server/table/commands.ts';
import { verifyTable } from '../../server/table/verifyTable.ts';
import { codeOf, FLOOR, handOf, must, PRODUCER, play, STRUCTURE, seatPlayers, send, startHand } from './console.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';
import { foldOut } from './threeSeats.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  await seatPlayers(desk, [1, 2, 3]);
});

const HORSE: TableCommandInput = {
  ...{ do: 'setRotation', mix: 'horse', every: 2, games: [] },
  level: { ...{ smallBlind: 100, bigBlind: 200, smallBet: 200, bigBet: 400, ante: 25, bringIn: 50, unit: 25, cap: 0 } },
};
const PLO: TableCommandInput = { do: 'setGame', game: 'omaha', structure: { ...STRUCTURE, limit: 'pot' } };
const state = () => desk.table.state();
const owes = (seat: number) => state().session.seats.find((s) => s.seat === seat)?.owes;
const stacks = () => Object.fromEntries(state().session.seats.map((s) => [s.seat, Number(s.stack)]));
const cash = () => must(desk, { do: 'setProfile', profile: 'cash' });

async function foldedHand(): Promise<string> {
  const hand = await startHand(desk);
  await must(desk, { do: 'completeDeal', hand });
  await foldOut(desk, hand);
  return hand;
}

describe('which game', () => {
  test('given producer and operator, then both choose it; while a hand runs it waits for the end', async () => {
    await must(desk, PLO, { by: PRODUCER });
    const hand = await startHand(desk);
    expect([state().hand?.game, state().hand?.structure.limit]).toEqual(['omaha', 'pot']);
    expect(await send(desk, HORSE)).toMatchObject({ ok: true, waits: true });
    await must(desk, { do: 'completeDeal', hand });
    await foldOut(desk, hand);
    expect(state().session).toMatchObject({ game: 'holdem', rotation: { mix: 'horse', at: 0 } });
    expect(codeOf(await send(desk, { do: 'turnTo', at: 9 }))).toBe('no-such-game');
  });

  test('given a mix of two hands each, then it turns, a misdeal stays in its game, and a restart knows where it stands', async () => {
    await must(desk, HORSE);
    const games: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      await foldedHand();
      games.push(state().hand?.game ?? '');
    }
    const wrong = await startHand(desk);
    games.push(state().hand?.game ?? '');
    await must(desk, { do: 'misdeal', hand: wrong, ruling: { by: 'JUDGE', code: 'SP-6.3.1-REDEAL', note: '' } });
    await desk.reopen();
    await foldedHand();
    games.push(state().hand?.game ?? '');
    expect(games).toEqual(['holdem', 'holdem', 'omaha8', 'omaha8']);
    expect(state().session.rotation).toMatchObject({ at: 1, played: 1 });
    await foldedHand();
    await startHand(desk);
    expect(state().hand).toMatchObject({ game: 'razz', bigBlindSeat: null, structure: { bringIn: 50, ante: 25 } });
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given a mix with one game in two limits, then a misdeal is dealt again in its own limit', async () => {
    await cash();
    const games = (['fixed', 'no'] as const).map((limit) => ({ game: 'holdem' as const, limit }));
    await must(desk, { ...HORSE, mix: 'custom', games });
    const wrong = await startHand(desk);
    expect(state().hand?.structure.limit).toBe('fixed');
    await must(desk, { do: 'misdeal', hand: wrong, ruling: { by: 'JUDGE', code: 'SP-6.3.1-REDEAL', note: '' } });
    await must(desk, { do: 'turnTo', at: 1 });
    await startHand(desk);
    expect(state().hand?.structure).toMatchObject({ limit: 'fixed', smallBet: 200 });
  });

  test('given a deck of 52, then a game of 36 is not dealt with it, and the refusal says what to do', async () => {
    await bringDeck(desk);
    await must(desk, { do: 'setGame', game: 'short_deck', structure: STRUCTURE });
    const refused = await send(desk, { do: 'startHand', hand: '01980000-0000-7000-8000-00000000c0de' });
    expect(refused).toMatchObject({ ok: false, code: 'deck-does-not-fit', params: { needs: '36' } });
    await must(desk, PLO);
    await startHand(desk);
    expect(state().hand?.game).toBe('omaha');
  });
});

describe('a cash night', () => {
  test('given a called bomb pot with a button that stays, then all ante, and the next hand has the places it would have had', async () => {
    await cash();
    await must(desk, { do: 'setSwitches', switches: { bombPot: 'trigger' } }, { by: FLOOR });
    await must(desk, { do: 'planBombPot', plan: { ante: 500, boards: 2, every: 0, buttonMoves: false } });
    await foldedHand();
    await must(desk, { do: 'callBombPot', on: true });
    const hand = await startHand(desk);
    expect(state().hand).toMatchObject({
      ...{ button: 2, smallBlindSeat: null, bigBlindSeat: null },
      structure: { bombPot: true, boards: 2, anteKind: 'each', ante: 500 },
    });
    await must(desk, { do: 'voidHand', hand, ruling: { by: 'JUDGE', code: 'HR-FLOOR', note: '' } });
    await startHand(desk);
    expect(state().hand?.structure.bombPot).toBe(true);
    await must(desk, { do: 'abandonHand', hand: handOf(desk) }, { by: FLOOR });
    expect(state().session.cash.bombPot).toMatchObject({ next: false, since: 0 });
  });

  test('given a player who sat out his big blind, then he owes it, and it is posted when he is back', async () => {
    await must(desk, { do: 'takeSeat', seat: 5, name: 'Vera', stack: 4_000 });
    await cash();
    await foldedHand();
    await must(desk, { do: 'sitOut', seat: 5, out: true });
    await foldedHand();
    expect(owes(5)).toMatchObject({ big: true });
    await must(desk, { do: 'sitOut', seat: 5, out: false });
    await startHand(desk);
    expect(state().hand?.structure.posts).toEqual([{ seat: 5, live: 200, dead: owes(5)?.small === true ? 100 : 0 }]);
    expect(owes(5)).toEqual({ small: false, big: false, waits: false });
  });

  test('given a stand-up game, then who wins alone sits, and the last one pays the others once the hand is over', async () => {
    await cash();
    await must(desk, { do: 'playStandUp', amount: 300 });
    await must(desk, { do: 'setSafe', seat: 1, safe: true });
    const before = stacks();
    await foldedHand();
    // the button and the small blind fold: seat 3 wins as the big blind, and seat 2 is the last one
    expect(state().session.cash.standUp).toBeNull();
    expect(stacks()).toEqual({
      1: (before[1] ?? 0) + 300,
      2: (before[2] ?? 0) - 100 - 600,
      3: (before[3] ?? 0) + 100 + 300,
    });
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given somebody who buys the button, then he posts both blinds and has it next', async () => {
    await must(desk, { do: 'takeSeat', seat: 5, name: 'Vera', stack: 4_000 });
    await cash();
    await must(desk, { do: 'setButton', button: 5 });
    const sold = await send(desk, { do: 'startHand', hand: '01980000-0000-7000-8000-00000000b0b0', buysButton: 1 });
    expect(codeOf(sold)).toBe('button-not-for-sale');
    for (let n = 0; n < 3; n += 1) await foldedHand();
    // the next hand has the button at 3 and the blinds at 5 and 1
    await must(desk, { do: 'takeSeat', seat: 4, name: 'Wim', stack: 4_000 });
    const hand = '01980000-0000-7000-8000-00000000b0b1';
    await must(desk, { do: 'startHand', hand, buysButton: 4 });
    expect(state().hand).toMatchObject({ button: 3, smallBlindSeat: null, bigBlindSeat: 4, deadMoney: 100 });
    await must(desk, { do: 'completeDeal', hand });
    await foldOut(desk, hand);
    await startHand(desk);
    expect(state().hand).toMatchObject({ button: 4, smallBlindSeat: 5, bigBlindSeat: 1 });
  });

  test('given a bought button while somebody sits out whom no blind passes, then he owes nothing', async () => {
    await must(desk, { do: 'takeSeat', seat: 5, name: 'Vera', stack: 4_000 });
    await cash();
    await must(desk, { do: 'setButton', button: 5 });
    for (let n = 0; n < 3; n += 1) await foldedHand();
    await must(desk, { do: 'takeSeat', seat: 4, name: 'Wim', stack: 4_000 });
    await must(desk, { do: 'sitOut', seat: 2, out: true });
    await must(desk, { do: 'startHand', hand: '01980000-0000-7000-8000-00000000b0b2', buysButton: 4 });
    expect(state().hand).toMatchObject({ bigBlindSeat: 4, seats: expect.not.arrayContaining([{ seat: 2 }]) });
    expect(owes(2)).toEqual({ small: false, big: false, waits: false });
  });

  test('given a stack at the highest buy-in, then no chips are added above it', async () => {
    await cash();
    await must(desk, { do: 'setMaxBuyIn', most: 12_000 });
    expect(codeOf(await send(desk, { do: 'topUp', seat: 1, amount: 2_001 }))).toBe('above-max-buy-in');
    await must(desk, { do: 'topUp', seat: 1, amount: 2_000 });
    await play(desk, []);
  });
});
