// Earlier hands as consoles ask for them, on the real log and vault: which there were, what a correction leaves, and that
// faces which were hidden when a hand was over are told by no later page.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPeopleStore } from '../../db/people.ts';
import { isRunning } from '../../server/engine/hand.ts';
import { Names } from '../../server/main/names.ts';
import { openPastHands, type PastHands } from '../../server/main/pastHands.ts';
import { dealt, FLOOR, must, PRODUCER, play, ruling, seatPlayers, startHand, typeBoard } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;
let past: PastHands;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  past = openPastHands({
    table: desk.id,
    log: house.log,
    current: () => desk.table.state().hand?.handId ?? null,
    handAir: () => 'waiting',
    names: new Names(createPeopleStore(house.database.db)),
  });
});
/** The deck may go to the next table. */
afterEach(async () => {
  const { hand } = desk.table.state();
  if (hand !== null && isRunning(hand)) await must(desk, { do: 'abandonHand', hand: hand.handId }, { by: FLOOR });
});

/** Seat 1 bets the flop and takes it down. */
async function oneHand(flop: string): Promise<string> {
  const hand = await dealt(desk, [1, 2, 3]);
  const order = desk.table.state().hand?.toAct ?? 0;
  const [second, third] = [1, 2, 3].filter((seat) => seat !== order);
  await play(desk, [`s${order} call`]);
  for (const seat of [second, third]) {
    const toAct = desk.table.state().hand?.toAct ?? seat ?? 0;
    const last = desk.table.state().hand?.bigBlindSeat === toAct;
    await play(desk, [`s${toAct} ${last ? 'check' : 'call'}`]);
  }
  await typeBoard(desk, 'flop', flop);
  await play(desk, [`s${desk.table.state().hand?.toAct} bet 400`]);
  await play(desk, [`s${desk.table.state().hand?.toAct} fold`]);
  await play(desk, [`s${desk.table.state().hand?.toAct} fold`]);
  await must(desk, { do: 'award', hand });
  return hand;
}

describe('the list', () => {
  test('given hands that were played, then those before the current one are named, newest first', async () => {
    const first = await oneHand('Kh7c2d');
    expect(await past.list()).toEqual([]);
    const second = await oneHand('9s8s3d');
    const third = await dealt(desk);
    const list = await past.list();
    expect(list.map(({ hand, number, ended, airs }) => ({ hand, number, ended, airs }))).toEqual([
      { hand: second, number: 2, ended: 'complete', airs: 'waiting' },
      { hand: first, number: 1, ended: 'complete', airs: 'waiting' },
    ]);
    expect(list.map(({ winners }) => winners.length)).toEqual([1, 1]);
    expect(list.map(({ hand }) => hand)).not.toContain(third);
  });

  test('given more than twenty, then the last twenty', async () => {
    await seatPlayers(desk, [1, 2]);
    const hands: string[] = [];
    for (let i = 0; i < 22; i += 1) {
      const hand = await startHand(desk);
      hands.push(hand);
      await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
    }
    const list = await past.list();
    expect(list.map(({ hand }) => hand)).toEqual(hands.slice(1, -1).reverse());
    expect(new Set(list.map(({ ended }) => ended))).toEqual(new Set(['void']));
  });

  test('given a hand that was corrected later, then it keeps its place', async () => {
    const first = await oneHand('Kh7c2d');
    const second = await oneHand('9s8s3d');
    await dealt(desk);
    await must(desk, { do: 'correctBoard', hand: first, run: 0, index: 0, card: 'Ks' });
    expect((await past.list()).map(({ hand }) => hand)).toEqual([second, first]);
  });
});

describe('one of them', () => {
  test('given a correction while the next hand runs, then it stands there, and the running hand is as before', async () => {
    const first = await oneHand('Kh7c2d');
    const running = await dealt(desk);
    const before = desk.table.state().hand;
    expect((await past.one(first))?.boards).toEqual([['Kh', '7c', '2d']]);
    await must(desk, { do: 'correctBoard', hand: first, run: 0, index: 0, card: 'Ks' });
    const corrected = await past.one(first);
    expect(corrected?.boards).toEqual([['Ks', '7c', '2d']]);
    expect(corrected?.lines.map(({ type }) => type)).toContain('HandAmended');
    expect(desk.table.state().hand).toEqual(before);
    expect(before?.handId).toBe(running);
  });

  test('given a hand of another table or none, then there is none', async () => {
    const other = desk;
    const hand = await oneHand('Kh7c2d');
    desk = await openDesk(house);
    const elsewhere = openPastHands({
      ...{ table: desk.id, log: house.log, names: new Names(createPeopleStore(house.database.db)) },
      ...{ current: () => null, handAir: () => 'waiting' as const },
    });
    expect(await elsewhere.one(hand)).toBeNull();
    expect(await past.one('01890a5d-ac96-774b-bcce-b302099a8002')).toBeNull();
    expect((await past.one(hand))?.hand).toBe(hand);
    desk = other;
  });
});

describe('a read hand that was opened before its board lay there, and chopped', () => {
  const HANDS = { 1: 'Qd2d', 2: 'AsKs', 3: '9sJd', 4: '7h7c' };
  const shares = [1, 2, 3, 4].map((seat) => ({ seat, amount: 10_000 }));
  let hand: string;

  beforeEach(async () => {
    await bringDeck(desk);
    const felt = new Felt(desk, [1, 2, 3, 4]);
    await seatPlayers(desk, [1, 2, 3, 4]);
    hand = await startHand(desk);
    await felt.deal(HANDS);
    await play(desk, ['s4 allin', 's1 call', 's2 call', 's3 call']);
    await must(desk, { do: 'openHand', hand, seat: 2 }, { by: FLOOR });
  });

  async function goOn(): Promise<string> {
    await must(desk, { do: 'chop', hand, shares, ruling: ruling('CHOP') });
    await startHand(desk);
    return JSON.stringify(await past.one(hand));
  }

  test('given nobody turned the second key, then no face of it is told, and no hole card of the others', async () => {
    const told = await goOn();
    expect(told).toContain('"opened":true');
    expect(told).not.toMatch(/"(As|Ks|Qd|2d|9s|Jd|7h|7c)"/);
  });

  test('twin: given the second key, then the opened hand has its faces, and the others still have none', async () => {
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    const told = await goOn();
    expect(told).toMatch(/"faces":\["As","Ks"\]/);
    expect(told).not.toMatch(/"(Qd|2d|9s|Jd|7h|7c)"/);
  });
});
