// Who types a card a second time in one hand is told where he typed it before: by what he entered himself and nothing else,
// and not often enough that whoever takes over his tablet learns a table by it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import type { VaultActor, VaultReply, VaultRequest } from '../../server/vault/port.ts';
import { MOST_SLIPS } from '../../server/vault/typedAlready.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  at,
  DESK,
  DONE,
  emptyVault,
  HAND,
  newOutput,
  OPERATOR,
  OTHER_DESK,
  place,
  prepare,
  release,
  startVault,
  TABLE,
  type TestVault,
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
beforeEach(begin);

async function begin(): Promise<void> {
  await emptyVault(database.pool);
  house = await startVault(database.db);
  await prepare(house);
}

async function all(...messages: readonly VaultRequest[]): Promise<void> {
  for (const message of messages) expect(await house.ask(message)).toMatchObject({ ok: true });
}

function retype(
  seat: number,
  slot: number,
  card: Card,
  more: { by?: VaultActor; anyway?: boolean } = {},
): VaultRequest {
  const { by = DESK, anyway = false } = more;
  return { do: 'correctHole', output: newOutput(), at: at(seat, slot), card, anyway, recorded: 1_000, by };
}

const anyway = (message: VaultRequest): VaultRequest =>
  message.do === 'typeHole' ? { ...message, anyway: true } : message;

function opened(seat: number, add: readonly Card[], withdraw: readonly Card[] = []): VaultRequest {
  return { do: 'noteFaceUp', output: newOutput(), table: TABLE, hand: HAND, seat, add, withdraw };
}

async function values(...places: readonly (readonly [number, number])[]): Promise<readonly unknown[]> {
  const reply = await house.ask(release(places.map(([seat, slot]) => at(seat, slot))));
  return reply.ok && reply.is === 'values' ? reply.values : [];
}

const already = (seat: number, slot: number): VaultReply => ({
  ...{ ok: false, code: 'typed-already', field: 'card', seat, slot },
});

describe('a card typed twice by one person', () => {
  test('given it lies at another place of his, then it is refused with that place and nothing is kept', async () => {
    await all(type(at(2, 0), 'As'));
    expect(await house.ask(type(at(2, 1), 'As'))).toEqual(already(2, 0));
    expect(await house.ask(type(at(5, 0), 'As'))).toEqual(already(2, 0));
    expect(await values([2, 0], [2, 1], [5, 0])).toEqual(['As', null, null]);
    await all(type(at(2, 1), 'Kd'));
  });

  test('given he puts a place right to it, then it is refused as well and the place keeps its card', async () => {
    await all(type(at(2, 0), 'As'), type(at(3, 0), 'Kd'));
    expect(await house.ask(retype(3, 0, 'As'))).toEqual(already(2, 0));
    expect(await values([3, 0])).toEqual(['Kd']);
  });

  test('given the same place again, or one that holds another card since, then it is taken (twin)', async () => {
    await all(type(at(2, 0), 'As'), retype(2, 0, 'As'), retype(2, 0, 'Kd'), type(at(3, 0), 'As'));
    expect(await values([2, 0], [3, 0])).toEqual(['Kd', 'As']);
  });

  test('given another hand, then it is taken (twin)', async () => {
    await all(type(at(2, 0), 'As'), { do: 'beginHand', table: TABLE, hand: 'hand-2' });
    await all(type(at(3, 0, 'hand-2'), 'As'));
  });

  test('given he wants it all the same, then it is taken, and the hand stays down until the other place is put right', async () => {
    await all(type(at(2, 0), 'As'), anyway(type(at(3, 0), 'As')));
    expect(await values([2, 0], [3, 0])).toEqual(['down', 'down']);
    await all(retype(2, 0, 'Kd'));
    expect(await values([2, 0], [3, 0])).toEqual(['Kd', 'As']);
  });

  test('given two cards the wrong way round, then three presses put them right in whatever order', async () => {
    for (const [first, second] of [
      [2, 3],
      [3, 2],
    ] as const) {
      await begin();
      const cards: Readonly<Record<number, Card>> = { 2: 'As', 3: 'Kd' };
      const [one, other] = [cards[second] ?? '2c', cards[first] ?? '2c'];
      await all(type(at(2, 0), 'As'), type(at(3, 0), 'Kd'));
      expect(await house.ask(retype(first, 0, one))).toEqual(already(second, 0));
      await all(retype(first, 0, one, { anyway: true }), retype(second, 0, other));
      expect(await values([2, 0], [3, 0])).toEqual(['Kd', 'As']);
    }
  });

  test('given a start of the vault since, then it is refused all the same', async () => {
    await all(type(at(2, 0), 'As'));
    house = await startVault(database.db);
    expect(await house.ask(type(at(3, 0), 'As'))).toEqual(already(2, 0));
  });

  test('given it is sent again after a refusal, then it is refused again; kept ones stay kept', async () => {
    const kept = type(at(2, 0), 'As');
    const slip = type(at(3, 0), 'As');
    await all(kept);
    expect([await house.ask(slip), await house.ask(slip), await house.ask(kept)]).toEqual([
      already(2, 0),
      already(2, 0),
      DONE,
    ]);
  });

  test('then the audit says that it was refused, and names no other place and no card', async () => {
    await all(type(at(2, 0), 'As'));
    await house.ask(type(at(5, 1), 'As'));
    const rows = await database.pool.query(`select actor, detail from audit order by position desc limit 1`);
    expect(rows.rows[0]).toMatchObject({
      actor: DESK.actor,
      detail: { seats: ['5'], slot: 1, result: 'typed-already' },
    });
    expect(JSON.stringify(rows.rows[0])).not.toMatch(/As|"2"/);
  });
});

describe('a place that was thrown away', () => {
  const gone = (seat: number, slot: number, is = true): VaultRequest => ({
    ...{ do: 'noteThrown', output: newOutput(), at: at(seat, slot), thrown: is },
  });

  test('given the kept card is typed at its new place, then it is no slip, and the hand before the draw stands', async () => {
    await all(type(at(2, 0), 'As'), type(at(2, 1), 'Kd'), gone(2, 0), gone(2, 1), type(at(2, 2), 'As'));
    expect(await values([2, 0], [2, 1], [2, 2])).toEqual(['As', 'Kd', 'As']);
  });

  test('twin: given the draw is taken back, then it is one', async () => {
    await all(type(at(2, 0), 'As'), gone(2, 0), gone(2, 0, false));
    expect(await house.ask(type(at(2, 2), 'As'))).toEqual(already(2, 0));
  });
});

describe('no oracle', () => {
  const WAYS: readonly (readonly [string, (card: Card) => VaultRequest[]])[] = [
    ['read at another seat', (card) => [place(at(1, 0), tagOf(card))]],
    ['typed by somebody else', (card) => [typeByOther(at(1, 0), card)]],
    ['put right by somebody else', (card) => [type(at(1, 0), '2d'), retype(1, 0, card, { by: OTHER_DESK })]],
    [
      'put right by somebody else where it was read',
      (card) => [place(at(1, 0), tagOf('2d')), retype(1, 0, card, { by: OTHER_DESK })],
    ],
  ];

  /** Every answer that the desk has, told what lies at seat 1. */
  async function answers(lies: VaultRequest[], tried: readonly Card[]): Promise<string> {
    await begin();
    await all(...lies, type(at(2, 0), 'As'), type(at(2, 1), '5h'));
    const said: VaultReply[] = [];
    for (const card of tried) said.push(await house.ask(type(at(3, 0), card)), await house.ask(retype(2, 1, card)));
    return JSON.stringify(said);
  }

  test.each(WAYS)('given a card that was %s, then no answer tells which it is', async (_, lies) => {
    const tried: readonly Card[] = ['9c', 'Kd', 'As', 'Qh'];
    const said = new Set<string>();
    for (const card of ['9c', 'Kd', 'Jc'] as const) said.add(await answers(lies(card), tried));
    expect(said.size).toBe(1);
  });

  test('twin: given it was typed by the asker, then the answers differ', async () => {
    const said = new Set<string>();
    for (const card of ['9c', 'Jc'] as const) said.add(await answers([type(at(1, 0), card)], ['9c', 'Qh']));
    expect(said.size).toBe(2);
  });

  test('given somebody else put his card right since, then it is not his slip any more, whatever that one typed', async () => {
    for (const card of ['As', '9c'] as const) {
      await begin();
      await all(type(at(2, 0), 'As'), retype(2, 0, card, { by: OTHER_DESK }), type(at(3, 0), 'As'));
    }
  });

  test('given slip after slip, then after a few the cards are taken like any other', async () => {
    await all(type(at(2, 0), 'As'), type(at(3, 0), 'Kd'));
    const codes: string[] = [];
    for (let i = 0; i < MOST_SLIPS + 2; i += 1) {
      const reply = await house.ask(retype(3, 0, 'As'));
      codes.push(reply.ok ? 'kept' : reply.code);
    }
    expect(codes).toEqual([...Array(MOST_SLIPS).fill('typed-already'), 'kept', 'kept']);
  });

  test('given rows that name no typist, as in logs of before, then nothing is refused', async () => {
    await all(opened(4, ['9h']), place(at(1, 0), tagOf('As')), type(at(2, 0), 'As'));
  });

  test('then a row is as long with a typist as without and shows none', async () => {
    await all(type(at(2, 0), 'As'), typeByOther(at(3, 0), 'Kd'), place(at(4, 0), tagOf('Qh')));
    const rows = await database.pool.query(
      `select length(sealed) as size, encode(sealed, 'escape') as text from card_log`,
    );
    expect(new Set(rows.rows.map(({ size }: { size: number }) => size)).size).toBe(1);
    expect(JSON.stringify(rows.rows)).not.toContain('token:');
  });
});

describe('a hand that lies face up', () => {
  test('given his card was wrong there and everybody sees another one, then it may be typed where it lies', async () => {
    await all(type(at(2, 0), 'As'), type(at(2, 1), 'Kd'), opened(2, ['Ah', 'Kd']), type(at(3, 0), 'As'));
  });

  test('given the operator has put it right, then it may be typed where it lies', async () => {
    const tabled = { do: 'openTabled', output: newOutput(), table: TABLE, hand: HAND, seat: 2, slots: 2 } as const;
    await all(type(at(2, 0), 'As'), type(at(2, 1), 'Kd'), { ...tabled, by: OPERATOR }, opened(2, ['As', 'Kd']));
    const fix = { do: 'correctOpened', output: newOutput(), table: TABLE, hand: HAND, seat: 2 } as const;
    await all({ ...fix, wrong: 'As', card: 'Ah', recorded: 2_000, by: OPERATOR }, opened(2, ['Ah'], ['As']));
    await all(type(at(3, 0), 'As'));
    expect(await values([2, 0], [3, 0])).toEqual(['Ah', 'As']);
  });
});
