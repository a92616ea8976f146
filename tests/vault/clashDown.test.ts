// A hand with a typed card that clashes stays down: door 4 opens nothing of it until it is put right, people hear of it when
// the hand is complete, and nobody can try cards one after the other by what they hear.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { MOST_TOLD } from '../../server/vault/clashes.ts';
import type { VaultAlarm, VaultRequest } from '../../server/vault/port.ts';
import { detailWithoutCipher } from '../support/auditCipher.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  at,
  board,
  DEALT,
  DESK,
  END,
  emptyVault,
  HAND,
  newOutput,
  OPERATOR,
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
let heard: string[];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyVault(database.pool);
  await begin();
});

async function begin(): Promise<void> {
  house = await startVault(database.db);
  heard = listenTo(house);
  await prepare(house);
}

/** Alarms and what settles them, in their order, once somebody has heard one. */
function listenTo({ vault }: TestVault): string[] {
  const said: string[] = [];
  vault.onAlarm(({ code }: VaultAlarm) => said.push(`raised ${code}`));
  vault.onSettled(({ code }: VaultAlarm) => said.push(`settled ${code}`));
  return said;
}

async function all(...messages: readonly VaultRequest[]): Promise<void> {
  for (const message of messages) expect(await house.ask(message)).toMatchObject({ ok: true });
}

const SLOTS = [at(1, 0), at(1, 1), at(2, 0), at(2, 1)];

async function released(): Promise<readonly unknown[]> {
  const reply = await house.ask(release(SLOTS));
  return reply.ok && reply.is === 'values' ? reply.values : [];
}

const right = (seat: number, slot: number, card: Card): VaultRequest => ({
  ...{ do: 'correctHole', output: newOutput(), at: at(seat, slot), card, anyway: false, recorded: 1_000, by: DESK },
});

const faceUp = (add: readonly Card[], withdraw: readonly Card[] = [], seat: number | null = null): VaultRequest => ({
  ...{ do: 'noteFaceUp', output: newOutput(), table: TABLE, hand: HAND, add, withdraw, seat },
});

const ROUND = [place(at(1, 0), tagOf('As')), place(at(1, 1), tagOf('Kd')), type(at(2, 0), '9c')];
const DOWN = SLOTS.map(() => 'down');

describe('door 4', () => {
  test.each<[string, VaultRequest, VaultRequest]>([
    ['that was read at another seat', type(at(2, 1), 'As'), right(2, 1, 'Qh')],
    ['that was typed at its own seat', typeByOther(at(2, 1), '9c'), right(2, 0, 'Qh')],
  ])('given a typed card %s, then nothing of the hand comes out until it is put right', async (_, wrong, righted) => {
    await all(...ROUND);
    expect(await released()).toEqual(['As', 'Kd', '9c', null]);
    await all(wrong);
    expect(await released()).toEqual(DOWN);
    await all(DEALT, END);
    expect(await released()).toEqual(DOWN);
    await all(righted);
    expect(await released()).not.toContain('down');
    expect((await released()).slice(0, 2)).toEqual(['As', 'Kd']);
  });

  test('given a typed card that a board of readers turns up, then it stays down until the hole card is put right', async () => {
    await all(...ROUND, DEALT, board([tagOf('9c'), tagOf('2d'), tagOf('3d')]));
    expect(await released()).toEqual(DOWN);
    await all(right(2, 0, 'Qh'));
    expect(await released()).toEqual(['As', 'Kd', 'Qh', null]);
  });

  test('given a typed board or an opened hand that has it, then it stays down until that is put right', async () => {
    for (const seat of [null, 4]) {
      await emptyVault(database.pool);
      await begin();
      await all(...ROUND, DEALT, faceUp(['9c', '2d', '3d'], [], seat));
      expect(await released()).toEqual(DOWN);
      await all(faceUp(['9d'], ['9c'], seat));
      expect(await released()).toEqual(['As', 'Kd', '9c', null]);
    }
  });

  test('given two clashes, when one is put right, then it stays down', async () => {
    await all(...ROUND, type(at(2, 1), 'As'), typeByOther(at(3, 0), '9c'), right(2, 1, 'Qh'));
    expect(await released()).toEqual(DOWN);
    await all(right(3, 0, 'Jh'));
    expect(await released()).toEqual(['As', 'Kd', '9c', 'Qh']);
  });

  test('given two hands, then only the one with the clash stays down', async () => {
    await all(...ROUND, type(at(2, 1), 'As'), { do: 'beginHand', table: TABLE, hand: 'hand-2' });
    await all(place(at(1, 0, 'hand-2'), tagOf('As')));
    const reply = await house.ask(release([at(1, 0, 'hand-2'), at(1, 0)]));
    expect(reply).toMatchObject({ values: ['As', 'down'] });
  });

  test('given it stays down, then the audit says so and nobody could take it for a release', async () => {
    await all(...ROUND, type(at(2, 1), 'As'));
    await released();
    await all(right(2, 1, 'Qh'));
    await released();
    const rows = await database.pool.query(
      `select action, detail from audit where actor like 'canvas %' order by position`,
    );
    expect(rows.rows.map(({ action }: { action: string }) => action)).toEqual([
      'hole-cards-kept-down',
      'hole-cards-released',
    ]);
    expect(JSON.stringify(rows.rows)).not.toMatch(/As|Qh|(?<![0-9a-f])9c(?![0-9a-f])|Kd/);
  });

  test('twin: given typed cards that all differ, then nothing stays down', async () => {
    await all(...ROUND, type(at(2, 1), 'Qh'), DEALT, board([tagOf('4c'), tagOf('2d'), tagOf('3d')]), END);
    expect(await released()).toEqual(['As', 'Kd', '9c', 'Qh']);
  });
});

describe('while the hand is played', () => {
  test('given a clash or none, then no reply, filled place, alarm or row outside sealed columns differs', async () => {
    const told: unknown[] = [];
    for (const card of ['As', 'Qh'] as const) {
      await emptyVault(database.pool);
      await begin();
      const replies = [];
      for (const message of [
        ...[place(at(1, 0), tagOf('As'), 'r1'), type(at(2, 1), card, 'r2'), DEALT],
        { do: 'filledSlots', table: TABLE, hand: HAND } as const,
        board([tagOf('4c'), tagOf('2d'), tagOf('3d')], 'r3'),
      ])
        replies.push(await house.ask(message));
      const rows = await database.pool.query(
        'select seat, slot, kind, output_id, recorded, length(sealed) as size from card_log order by position',
      );
      const audit = await database.pool.query('select actor, action, subject, detail from audit order by position');
      const facts = audit.rows.map((row) => ({ ...row, detail: detailWithoutCipher(row.action, row.detail) }));
      told.push(JSON.stringify([replies, rows.rows, facts, heard]));
    }
    expect(told[1]).toBe(told[0]);
    expect(heard).toEqual([]);
  });
});

describe('what people hear', () => {
  const clash = () => all(...ROUND, type(at(2, 1), 'As'), DEALT, END);

  test('given a clash at the end, when it is put right, then the alarm is settled, and raised again by the next one', async () => {
    await clash();
    expect(heard).toEqual(['raised TYPED_CLASH', 'settled TYPED_CLASH_UNTOLD']);
    await all(right(2, 1, 'Qh'), right(2, 1, 'Kd'));
    expect(heard.slice(2)).toEqual(['settled TYPED_CLASH', 'raised TYPED_CLASH']);
  });

  test('given a start of the vault since, when it is put right, then it is settled all the same', async () => {
    await clash();
    house = await startVault(database.db);
    heard = listenTo(house);
    await all(right(2, 1, 'Qh'));
    expect(heard).toContain('settled TYPED_CLASH');
    expect(heard).not.toContain('raised TYPED_CLASH');
  });

  test('given it was put right before the end, then nobody ever hears of a clash', async () => {
    await all(...ROUND, type(at(2, 1), 'As'), right(2, 1, 'Qh'), DEALT, END);
    expect(heard).toEqual(['settled TYPED_CLASH', 'settled TYPED_CLASH_UNTOLD']);
  });

  test.each<[string, readonly Card[]]>([
    ['that all clash', ['As', 'Kd', 'As', 'Kd', 'As', 'Kd', 'As']],
    ['of which none clashes', ['2h', '3h', '4h', '5h', '6h', '7h', '8h']],
    ['of which some clash', ['2h', 'As', '4h', 'Kd', '6h', 'As', '8h']],
  ])('given one card tried after the other, %s, then after a few the answer is the same', async (_, cards) => {
    await all(...ROUND, type(at(2, 1), 'Qh'), DEALT, END);
    for (const [i, card] of cards.entries()) {
      const before = heard.length;
      await all(right(2, 1, card));
      if (i === MOST_TOLD) expect(heard).toContain('raised TYPED_CLASH_UNTOLD');
      if (i === MOST_TOLD) expect(heard.filter((said) => said.endsWith('TYPED_CLASH')).at(-1)).toMatch(/^settled/);
      if (i > MOST_TOLD) expect(heard).toHaveLength(before);
    }
  });

  test('given opened cards and boards put right one after the other, then they count as well', async () => {
    await all(...ROUND, DEALT, faceUp(['2d', '3d', '4d']), END);
    const claims: readonly Card[] = ['2d', '5d', '6d', '7d', '8d', '9c', 'Td'];
    for (const [i, card] of claims.entries()) {
      const next = claims[i + 1];
      if (next !== undefined) await all(faceUp([next], [card]));
    }
    expect(heard).not.toContain('raised TYPED_CLASH');
    expect(heard).toContain('raised TYPED_CLASH_UNTOLD');
    expect((await released()).slice(0, 2)).toEqual(['As', 'Kd']);
  });

  test('given nothing more is told, then the hand still stays down as long as it clashes', async () => {
    await clash();
    for (const card of ['Kd', 'As', 'Kd', 'As', 'Kd'] as const) await all(right(2, 1, card));
    expect(await released()).toEqual(DOWN);
    await all(right(2, 1, 'Qh'));
    expect(await released()).toEqual(['As', 'Kd', '9c', 'Qh']);
  });

  test('twin: given corrections while the hand was played, then they use nothing up', async () => {
    await all(...ROUND, type(at(2, 1), 'Qh'));
    for (const card of ['2h', '3h', '4h', '5h', '6h', '7h', 'As'] as const) await all(right(2, 1, card));
    await all(DEALT, END);
    expect(heard).toContain('raised TYPED_CLASH');
  });
});

test('given who puts an opened card right to one that lies face down, then the hand goes down and comes back with the next word', async () => {
  await all(...ROUND, type(at(2, 1), 'Qh'), { do: 'openTabled', ...tabledBy(2) }, DEALT, END);
  await all(opened('Qh', 'As'));
  expect(await released()).toEqual(DOWN);
  await all(opened('As', 'Qh'));
  expect(await released()).toEqual(['As', 'Kd', '9c', 'Qh']);
});

function tabledBy(seat: number) {
  return { output: newOutput(), table: TABLE, hand: HAND, seat, slots: 2, by: OPERATOR } as const;
}

function opened(wrong: Card, card: Card): VaultRequest {
  const { slots: _, ...rest } = tabledBy(2);
  return { do: 'correctOpened', ...rest, wrong, card, recorded: 2_000 };
}
