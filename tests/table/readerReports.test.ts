// What readers report by themselves, what one press on their question reports, and a repair that they follow to the end.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, FLOOR, must, play, seatPlayers, send, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const HANDS = { 2: 'AsKs', 3: 'QdJd', 4: '7h7c', 1: '9s2d' };
const SEATS = [1, 2, 3, 4];

let house: House;
let desk: Desk;
let felt: Felt;
let hand: string;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  felt = new Felt(desk, SEATS, ['burn']);
  hand = await startHand(desk);
  await felt.deal(HANDS);
});
/** So that the deck may go to the next table. */
afterEach(() => must(desk, { do: 'abandonHand', hand }, { by: FLOOR }));

const incidents = () => desk.table.state().hand?.incidents.map(({ code, status }) => `${code} ${status}`);
const asked = () => desk.table.questions().map(({ code }) => code);
const press = (code: string) =>
  send(desk, { do: 'accept', proposal: desk.table.questions().find((q) => q.code === code)?.id ?? '' });
const LIMPED = ['s4 call', 's1 call', 's2 call', 's3 check'];

describe('a card too many', () => {
  test('given it lies still before the flop, then the hand stops by itself, and no card or tag is named', async () => {
    felt.put('5h', 'seat:3');
    await felt.run(6_000);
    expect(incidents()).toEqual([]);
    expect(asked()).toEqual(['EXTRA_CARD']);
    await felt.run(10_000);
    expect(incidents()).toEqual(['SP-6.3.5-REVIEW open']);
    const text = JSON.stringify([desk.table.questions(), desk.table.state().hand?.incidents]);
    expect(text).not.toMatch(/5h|15693/);
  });

  test('given it only passes by, then a question is all', async () => {
    felt.put('5h', 'seat:3');
    await felt.run(6_000);
    felt.put('5h', null);
    await felt.run(20_000);
    expect(incidents()).toEqual([]);
  });

  test('given it lies there after a burn, then nothing stops until somebody presses', async () => {
    await play(desk, LIMPED);
    felt.put('5h', 'burn');
    await felt.run(1_500);
    felt.put('6h', 'seat:1');
    await felt.run(30_000);
    expect(incidents()).toEqual([]);
    await must(desk, { do: 'accept', proposal: desk.table.questions()[0]?.id ?? '' });
    expect(incidents()?.[0]).toContain('open');
    expect(asked()).toEqual([]);
  });
});

describe('board and stub', () => {
  test('T-255-b: given four cards on the flop, then one press stops the hand; scrambled, the other three are the flop', async () => {
    await play(desk, LIMPED);
    felt.put('5h', 'burn');
    await felt.lay('Kh9c5d4c');
    expect(asked()).toEqual(['FLOP_4']);
    expect(codeOf(await press('FLOP_4'))).toBe('ok');
    expect(incidents()).toEqual(['FLOP_4 open']);
    await must(desk, { do: 'rule', hand, incident: 1, outcome: 'scramble', by: 'JUDGE' }, { by: FLOOR });
    felt.put('4c', null);
    await felt.run(5_000);
    expect(desk.table.state().hand?.boards).toEqual([['Kh', '9c', '5d']]);
  });

  test('T-646-a: given no burn before the flop, then it is asked, reported, restored, and read again', async () => {
    await play(desk, LIMPED);
    await felt.run(600);
    await felt.lay('Kd8s2c');
    expect(asked()).toEqual(['BURN_MISSING']);
    expect(desk.table.questions()[0]?.report).toMatchObject({ kind: 'burn', street: 'flop', burned: 0 });
    await must(desk, {
      do: 'report',
      hand,
      report: { kind: 'burn', street: 'flop', burned: 0, orderKnown: true },
      by: 'DEALER',
    });
    await must(desk, { do: 'rule', hand, incident: 1, outcome: 'restore', by: 'DEALER' });
    await felt.run(3_000);
    expect(desk.table.state().hand?.boards).toEqual([[]]);
    felt.put('Kd', 'burn');
    await felt.run(4_000);
    await felt.lay('9h');
    expect(desk.table.state().hand).toMatchObject({ boards: [['8s', '2c', '9h']], burns: 1, toAct: 2 });
    expect(asked()).toEqual([]);
  });

  test('T-253-c: given premature cards, then the round is finished, and they are no flop once they are to go back', async () => {
    await play(desk, LIMPED.slice(0, 3));
    await felt.lay('Kd8s2c');
    expect(asked()).toEqual(['BOARD_WAITING']);
    await press('BOARD_WAITING');
    await play(desk, ['s3 check']);
    await felt.run(1_000);
    await must(desk, { do: 'rule', hand, incident: 1, outcome: 'back-to-stub', by: 'JUDGE' }, { by: FLOOR });
    await felt.run(3_000);
    expect(desk.table.state().hand?.boards).toEqual([[]]);
    felt.put('Kd8s2c', null);
    await felt.run(4_000);
    await felt.lay('2cThTc');
    expect(desk.table.state().hand?.boards[0]).toHaveLength(3);
  });

  test('T-257-b: given the stub on the muck before the turn, then it is asked and stops nothing until somebody presses', async () => {
    await play(desk, LIMPED);
    await felt.lay('Kd8s2c');
    felt.put('3c3d3h3s4c4d4h4s', 'muck');
    await felt.run(2_000);
    expect(incidents()).toEqual([]);
    expect(asked()).toContain('STUB_TOO_EARLY');
    await press('STUB_TOO_EARLY');
    expect(incidents()).toEqual(['STUB_TOO_EARLY open']);
  });

  test('T-257-a: given the stub on the muck behind the river, then it is noted and nobody has folded', async () => {
    await play(desk, LIMPED);
    await felt.lay('Kd8s2c');
    await play(desk, ['s2 check', 's3 check', 's4 check', 's1 check']);
    await felt.lay('Th');
    await play(desk, ['s2 check', 's3 check', 's4 check', 's1 check']);
    await felt.lay('Tc');
    felt.put('3c3d3h3s4c4d4h4s', 'muck');
    await felt.run(2_000);
    expect(desk.table.state().hand).toMatchObject({ stubMucked: true, incidents: [] });
    expect(desk.table.state().hand?.seats.map(({ state }) => state)).toEqual(Array(4).fill('LIVE_DOWN'));
  });
});
