// What a seat holds when cards of it were read, typed and put right: taken together, since nobody knows which place a
// person meant; and what is told of it at the hand's end.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import type { VaultRequest } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  at,
  DEALT,
  DESK,
  DONE,
  END,
  emptyVault,
  HAND,
  JUDGE,
  newOutput,
  OPERATOR,
  place,
  prepare,
  release,
  startVault,
  TABLE,
  type TestVault,
  tabled,
  tagOf,
  type,
  typeByOther,
} from './fixture.ts';

let database: FreshDatabase;
let house: TestVault;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyVault(database.pool);
  house = await startVault(database.db);
  await prepare(house);
});

async function all(...messages: readonly VaultRequest[]): Promise<void> {
  for (const message of messages) expect(await house.ask(message)).toMatchObject({ ok: true });
}

async function seat(number: number): Promise<readonly unknown[]> {
  const reply = await house.ask(release([at(number, 0), at(number, 1)]));
  return reply.ok && reply.is === 'values' ? reply.values : [];
}

function retype(slot: number, card: Card): VaultRequest {
  return { do: 'correctHole', output: newOutput(), at: at(2, slot), card, anyway: false, recorded: 1_000, by: DESK };
}

function right(wrong: Card, card: Card, output = newOutput(), seatNumber = 2): VaultRequest {
  return {
    ...{ do: 'correctOpened', output, table: TABLE, hand: HAND, seat: seatNumber },
    ...{ wrong, card, recorded: 2_000, by: OPERATOR },
  };
}

const judged: VaultRequest = {
  do: 'openSealed',
  table: TABLE,
  hand: HAND,
  seats: [2],
  by: JUDGE,
  order: '1',
  purpose: 'look',
};
const read = (slot: number, card: Card) => place(at(2, slot), tagOf(card));
const typed = (slot: number, card: Card) => type(at(2, slot), card);

describe('cards of one seat', () => {
  test.each([
    ['one typed, the other read', [typed(0, 'As'), read(1, 'Kd')], ['As', 'Kd']],
    ['the typed one read as well, in its place', [typed(0, 'As'), read(0, 'As'), read(1, 'Kd')], ['As', 'Kd']],
    ['the typed one read in the other place', [typed(0, 'As'), read(1, 'As')], ['As', null]],
    ['both read, the other way round', [typed(0, 'As'), read(1, 'As'), read(0, 'Kd')], ['As', 'Kd']],
    [
      'both typed and both read, the other way round',
      [typed(0, 'As'), typed(1, 'Kd'), read(0, 'Kd'), read(1, 'As')],
      ['As', 'Kd'],
    ],
    ['one typed and put right', [typed(0, '9s'), retype(0, 'As'), read(1, 'Kd')], ['As', 'Kd']],
    ['one read wrong and put right', [read(0, '9s'), read(1, 'Kd'), retype(0, 'As')], ['As', 'Kd']],
    ['put right twice', [typed(0, '9s'), retype(0, 'As'), retype(0, 'Ah')], ['Ah', null]],
  ] as const)('given %s, then it holds these cards and nobody is told of a clash', async (_, messages, cards) => {
    await all(...messages, DEALT, END);
    expect(await seat(2)).toEqual(cards);
    expect(house.alarms).toEqual([]);
  });

  test.each([
    ['a read that fits neither typed card', [typed(0, 'As'), typed(1, 'Kd'), read(0, '9c')], ['As', 'Kd']],
    ['the same card typed twice', [typed(0, 'As'), typeByOther(at(2, 1), 'As')], ['As', 'As']],
    ['a card put right to the other one', [typed(0, 'As'), typeByOther(at(2, 1), 'Kd'), retype(0, 'Kd')], ['Kd', 'Kd']],
  ] as const)(
    'given %s, then what was typed stands and the floor hears of it at the end (twin)',
    async (_, messages, cards) => {
      await all(...messages, DEALT);
      expect(house.alarms).toEqual([]);
      await all(END);
      expect(await seat(2)).toEqual(['down', 'down']);
      expect(await house.ask(judged)).toMatchObject({ hands: [{ seat: 2, cards }] });
      expect(house.alarms).toEqual([{ table: TABLE, hand: HAND, code: 'TYPED_CLASH' }]);
    },
  );

  test('given a read that is a typed card or another one, then no answer and no filled place differs', async () => {
    const told: unknown[] = [];
    for (const card of ['As', 'Kd'] as const) {
      await emptyVault(database.pool);
      house = await startVault(database.db);
      await prepare(house);
      const replies = [await house.ask(typed(0, 'As')), await house.ask(read(1, card))];
      told.push([...replies, await house.ask({ do: 'filledSlots', table: TABLE, hand: HAND }), house.alarms]);
    }
    expect(told[1]).toEqual(told[0]);
  });

  test('given a place that only another read can fill, when the hand is turned up, then the seat is not read', async () => {
    await all(typed(0, 'As'), read(1, 'As'));
    expect(await house.ask(tabled(2))).toMatchObject({ ok: false, code: 'hand-not-read' });
    await all(read(0, 'Kd'));
    expect(await house.ask(tabled(2))).toMatchObject({ cards: ['As', 'Kd'] });
  });
});

describe('an opened card that was misread', () => {
  test('given the seat holds it, then the place has the right one, once, and the audit names no card', async () => {
    await all(typed(0, '9s'), read(1, 'Kd'), tabled(2));
    const output = newOutput();
    await all(right('9s', 'As', output), right('9s', 'As', output));
    expect(await seat(2)).toEqual(['As', 'Kd']);
    const rows = await database.pool.query(`select * from audit where action = 'opened-card-corrected'`);
    expect(rows.rowCount).toBe(1);
    expect(JSON.stringify(rows.rows)).not.toMatch(/9s|As/);
  });

  test('given the second place holds it, then that one is put right, whichever way the hand was typed', async () => {
    await all(typed(1, '9s'), typed(0, 'Kd'), tabled(2));
    await all(right('9s', 'As'));
    expect(await seat(2)).toEqual(['Kd', 'As']);
  });

  test('given no place of the seat holds it, then nothing is kept and the answer is the same', async () => {
    await all(typed(0, 'Qh'), type(at(3, 0), '9s'));
    const before = await database.pool.query('select count(*) from card_log');
    expect(await house.ask(right('9s', 'As'))).toEqual(DONE);
    expect((await database.pool.query('select count(*) from card_log')).rows).toEqual(before.rows);
    expect(await house.ask(right('Qh', 'As'))).toEqual(DONE);
    expect(await seat(2)).toEqual(['As', null]);
    expect(await seat(3)).toEqual(['9s', null]);
  });

  test('given no such hand, then it is refused by name', async () => {
    const lost = { ...right('9s', 'As'), hand: 'hand-9' };
    expect(await house.ask(lost)).toMatchObject({ ok: false, code: 'unknown-hand' });
  });
});

describe('a hand that lies face up', () => {
  const up = (add: readonly Card[], withdraw: readonly Card[] = [], seatNumber: number | null = 2): VaultRequest => ({
    ...{ do: 'noteFaceUp', output: newOutput(), table: TABLE, hand: HAND, seat: seatNumber, add, withdraw },
  });

  test.each([
    ['typed wrongly', [typed(0, 'As'), typed(1, 'Kd')]],
    ['typed twice', [typed(0, 'Ah'), typeByOther(at(2, 1), 'Ah')]],
    ['read wrongly', [read(0, '9s'), read(1, 'Kd')]],
    ['read otherwise than typed', [typed(0, 'As'), read(0, 'Ks'), typed(1, 'Kd')]],
    ['put right to a wrong card', [typed(0, 'Ah'), typed(1, 'Kd'), retype(0, '2c')]],
  ] as const)(
    'given it was %s, then it counts as everybody sees it, and its cards clash no more',
    async (_, messages) => {
      await all(...messages, up(['Ah', 'Kd']), DEALT, END);
      expect([...(await seat(2))].sort()).toEqual(['Ah', 'Kd']);
      expect(house.alarms).toEqual([]);
    },
  );

  test('given it was typed to a card of another seat, then that one clashes no more', async () => {
    await all(typed(0, 'As'), typed(1, 'Kd'), typeByOther(at(3, 0), 'As'));
    expect(await seat(2)).toEqual(['down', 'down']);
    await all(up(['Ah', 'Kd']));
    expect([await seat(2), (await seat(3))[0]]).toEqual([['Ah', 'Kd'], 'As']);
  });

  test('twin: given one card of it that was shown, or an opening that was taken back, then what was typed counts', async () => {
    await all(typed(0, 'As'), typed(1, 'Kd'), up(['Ah']));
    expect(await seat(2)).toEqual(['As', 'Kd']);
    await all(up(['Kd']));
    expect(await seat(2)).toEqual(['Ah', 'Kd']);
    await all(up([], ['Ah', 'Kd'], null));
    expect(await seat(2)).toEqual(['As', 'Kd']);
  });

  test('given places that nobody filled, then nothing comes into them', async () => {
    await all(typed(0, 'As'), up(['Ah', 'Kd']));
    expect(await seat(2)).toEqual(['Ah', null]);
  });
});
