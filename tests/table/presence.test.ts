// 6.4.3, 6.4.4, 6.4.8 at the table: who is away between hands and in one, and stacks that are counted.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyTable } from '../../server/table/verifyTable.ts';
import { codeOf, dealt, must, play, seatPlayers, send, startHand } from './console.ts';
import { type Desk, type House, openDesk, openHouse } from './house.ts';
import { foldOut } from './threeSeats.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
});

const away = (seat: number) => must(desk, { do: 'setPresence', seat, presence: 'ABSENT' });
const back = (seat: number) => must(desk, { do: 'setPresence', seat, presence: 'PRESENT' });
const session = () =>
  Object.fromEntries(desk.table.state().session.seats.map((s) => [Number(s.seat), s.presence] as const));
const hand = () =>
  Object.fromEntries(desk.table.state().hand?.seats.map((s) => [Number(s.seat), `${s.presence} ${s.state}`]) ?? []);

describe('presence', () => {
  test('given who is away between hands, then he is dealt in, posts by the dealer and is folded after the deal', async () => {
    await seatPlayers(desk, [1, 2, 3]);
    await away(3);
    const id = await startHand(desk);
    expect(hand()).toMatchObject({ 3: 'ABSENT LIVE_DOWN' });
    await must(desk, { do: 'completeDeal', hand: id });
    expect(hand()).toMatchObject({ 2: 'PRESENT LIVE_DOWN', 3: 'ABSENT KILLED' });
    expect(desk.table.state().hand?.seats.find((s) => s.seat === 3)?.stack).toBe(9_800);
  });

  test('given who leaves in a hand, then it holds for the next hands until he is back', async () => {
    const id = await dealt(desk, [1, 2, 3]);
    await away(2);
    await foldOut(desk, id);
    expect(session()).toMatchObject({ 2: 'ABSENT' });
    const next = await startHand(desk);
    await must(desk, { do: 'completeDeal', hand: next });
    expect(hand()).toMatchObject({ 2: 'ABSENT KILLED' });
    await back(2);
    expect(session()).toMatchObject({ 2: 'PRESENT' });
    expect(hand()).toMatchObject({ 2: 'PRESENT KILLED' });
  });

  test('given that his leaving is taken back, then he was never away', async () => {
    const id = await dealt(desk, [1, 2, 3]);
    await away(1);
    expect(hand()).toMatchObject({ 1: 'ABSENT KILLED' });
    await must(desk, { do: 'undo', hand: id });
    expect(hand()).toMatchObject({ 1: 'PRESENT LIVE_DOWN' });
    expect(session()).toMatchObject({ 1: 'PRESENT' });
  });

  test('X-10: given a cash game, then who is away is not dealt in, and nobody posts for him', async () => {
    await seatPlayers(desk, [1, 2, 3, 4]);
    await must(desk, { do: 'setProfile', profile: 'cash' });
    await away(3);
    await startHand(desk);
    expect(hand()).not.toHaveProperty('3');
    expect(desk.table.state().hand?.bigBlindSeat).toBe(4);
  });

  test('given somebody who is in no hand that runs, then it is said of his seat; an empty one is refused', async () => {
    await dealt(desk, [1, 2, 3]);
    expect(codeOf(await send(desk, { do: 'setPresence', seat: 7, presence: 'ABSENT' }))).toBe('seat-empty');
    await must(desk, { do: 'takeSeat', seat: 5, name: 'Vera', stack: 4_000 });
    expect(codeOf(await send(desk, { do: 'setPresence', seat: 5, presence: 'ABSENT' }))).toBe('seat-empty');
  });

  test('given a restart, then who was away is away', async () => {
    await dealt(desk, [1, 2, 3]);
    await away(2);
    await desk.reopen();
    expect(session()).toMatchObject({ 2: 'ABSENT' });
    expect(hand()).toMatchObject({ 2: 'ABSENT LIVE_DOWN' });
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });
});

describe('counted stacks', () => {
  const count = (id: string, amount: number, by: 'OPERATOR' | 'JUDGE') =>
    ({ do: 'countStack', hand: id, seat: 1, amount, by }) as const;

  test('T-648-a: given a count between hands that differs, then it is corrected with its role and the chips are asked for', async () => {
    const id = await dealt(desk, [1, 2, 3]);
    await foldOut(desk, id);
    await must(desk, count(id, 9_950, 'OPERATOR'));
    const rows = await house.log.read(desk.id, 0, 200);
    expect(JSON.stringify(rows)).toContain('SP-6.4.8-CORRECTED');
    expect(desk.table.state().session.seats[0]?.stack).toBe(9_950);
    expect(desk.table.questions().map((q) => `${q.code} ${q.params['amount']}`)).toContain('CHIPS_FEWER 50');
  });

  test('T-648-b: given a hand that runs, then the operator is refused and a judge is not, until the pots are built', async () => {
    const id = await dealt(desk, [1, 2, 3]);
    expect(codeOf(await send(desk, count(id, 9_950, 'OPERATOR')))).toBe('SP-6.3.0-ROLE');
    await must(desk, count(id, 9_950, 'JUDGE'));
    await play(desk, ['s1 allin', 's2 allin', 's3 fold']);
    expect(codeOf(await send(desk, count(id, 9_950, 'JUDGE')))).toBe('pots-built');
  });
});
