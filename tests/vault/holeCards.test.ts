// The card lane of a hand: reads, typing, what fills a slot, clashes that are never answered, alarms.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../server/engine/card.ts';
import type { VaultRequest } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  at,
  board,
  DEALT,
  DESK,
  DONE,
  END,
  emptyVault,
  HAND,
  newOutput,
  OPERATOR,
  OTHER_DESK,
  pairs,
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

async function all(...messages: readonly VaultRequest[]) {
  const replies = [];
  for (const message of messages) replies.push(await house.ask(message));
  return replies;
}

const values = async (...slots: Parameters<typeof at>[]) => house.ask(release(slots.map((slot) => at(...slot))));

describe('slots', () => {
  test('given a read, a typed and an unknown card, then filled slots are told without values', async () => {
    await all(place(at(2, 1), tagOf('As')), type(at(1, 2), 'Kd'), place(at(1, 1), 'stranger'));
    expect(await house.ask({ do: 'filledSlots', table: TABLE, hand: HAND })).toEqual({
      ok: true,
      is: 'filled',
      slots: [
        { seat: 1, slot: 2, source: 'typed' },
        { seat: 2, slot: 1, source: 'read' },
      ],
    });
    expect(await values([2, 1], [1, 2], [1, 1], [9, 1])).toMatchObject({ values: ['As', 'Kd', null, null] });
  });

  test('given an unknown tag in a slot, when a person types the card, then the slot has it', async () => {
    expect(await all(place(at(1, 1), 'stranger'), type(at(1, 1), 'Kd'))).toEqual([DONE, DONE]);
    expect(await values([1, 1])).toMatchObject({ values: ['Kd'] });
  });

  test('given a tag that is placed again elsewhere, then it has left the slot where it was', async () => {
    await all(place(at(1, 1), tagOf('As')), place(at(2, 1), tagOf('As')));
    expect(await values([1, 1], [2, 1])).toMatchObject({ values: [null, 'As'] });
    await all(DEALT, END);
    expect(house.alarms).toEqual([]);
  });

  test('given a filled slot, when a person types into it, then it is refused and keeps its card', async () => {
    const again = { ok: false, code: 'slot-taken', field: 'at.slot' };
    expect(
      await all(type(at(1, 1), 'Kd'), type(at(1, 1), '2c'), place(at(1, 2), tagOf('3c')), type(at(1, 2), '2c')),
    ).toEqual([DONE, again, DONE, again]);
    expect(await values([1, 1], [1, 2])).toMatchObject({ values: ['Kd', '3c'] });
  });

  test('given a wrong card, when it is corrected, then the correction outranks reads that come later', async () => {
    const fix: VaultRequest = {
      do: 'correctHole',
      output: newOutput(),
      at: at(1, 1),
      card: '7h',
      anyway: false,
      recorded: 2_000,
      by: DESK,
    };
    expect(await all(place(at(1, 1), tagOf('As')), fix, place(at(1, 1), tagOf('As')))).toEqual([DONE, DONE, DONE]);
    expect(await values([1, 1])).toMatchObject({ values: ['7h'] });
  });

  test.each([
    ['placeTag', place({ ...at(1, 1), hand: 'none' }, 'tag')],
    ['typeHole', type({ ...at(1, 1), hand: 'none' }, 'As')],
    ['openBoard', board(['tag'], 'x', 'none')],
    ['openTabled', tabled(1, 'x', 'none')],
  ])('given no such hand, when %s comes, then it is refused by name', async (_name, message) => {
    expect(await house.ask(message)).toEqual({ ok: false, code: 'unknown-hand', field: 'hand' });
  });

  test('given an output of another slot, when it comes again, then it is refused', async () => {
    await house.ask(place(at(1, 1), tagOf('As'), 'same'));
    expect(await house.ask(place(at(2, 1), tagOf('Ks'), 'same'))).toEqual({
      ok: false,
      code: 'output-taken',
      field: 'output',
    });
    expect(await house.ask(board([tagOf('Ks')], 'same'))).toEqual({ ok: false, code: 'output-taken', field: 'output' });
  });
});

describe('no oracle: a clash with a face-down card is never answered', () => {
  const bytes = async (message: VaultRequest) => JSON.stringify(await house.ask(message));

  test.each<[string, Card]>([
    ['read at another seat', 'As'],
    ['typed at another seat', 'Kd'],
  ])('given a card %s, when it is typed, then reply, audit and rows are as for any other card', async (_name, card) => {
    await all(place(at(1, 1), tagOf('As')), typeByOther(at(2, 1), 'Kd'));
    const free = await bytes(type(at(3, 1), '5h'));
    expect(await bytes(type(at(4, 1), card))).toBe(free);
    const log = await database.pool.query(`select kind, length(sealed) as size from card_log where seat in (3, 4)`);
    expect(log.rows[0]).toEqual(log.rows[1]);
    const audit = await database.pool.query(
      `select detail from audit where action = 'hole-card-typed' order by position desc limit 2`,
    );
    const [one, other] = audit.rows.map((row: { detail: object }) => ({ ...row.detail, seats: [] }));
    expect(one).toEqual(other);
    expect(house.alarms).toEqual([]);
  });

  test('given a typed clash, when the hand is complete, then the floor hears it once, without seats and cards', async () => {
    await all(
      place(at(1, 1), tagOf('As')),
      type(at(2, 1), 'As'),
      DEALT,
      board([tagOf('2c'), tagOf('3c'), tagOf('4c')]),
    );
    expect(house.alarms).toEqual([]);
    await all(END, END);
    expect(house.alarms).toEqual([{ table: TABLE, hand: HAND, code: 'TYPED_CLASH' }]);
  });

  test('given a typed card that a later read of its slot contradicts, when the hand ends, then the floor hears it', async () => {
    await all(type(at(2, 1), 'As'), place(at(2, 1), tagOf('Ks')), END);
    expect(house.alarms.map((alarm) => alarm.code)).toEqual(['TYPED_CLASH']);
    expect(await values([2, 1])).toMatchObject({ values: ['down'] });
  });

  test('given typed cards that all differ, when the hand ends, then nobody is told anything', async () => {
    await all(type(at(1, 1), 'As'), place(at(2, 1), tagOf('Ks')), board([tagOf('2c')]), DEALT, END);
    expect(house.alarms).toEqual([]);
  });

  test('given a card face up on the board, in an opened hand or noted, when it is typed, then it is refused', async () => {
    await all(place(at(1, 1), tagOf('As')), place(at(1, 2), tagOf('Ks')), tabled(1), board([tagOf('2c')]));
    const note = { do: 'noteFaceUp', table: TABLE, hand: HAND, seat: null } as const;
    await house.ask({ ...note, output: 'n0', seat: 1, add: ['As', 'Ks'], withdraw: [] });
    await house.ask({ ...note, output: 'n1', add: ['9h'], withdraw: [] });
    const taken = { ok: false, code: 'board-clash', field: 'card' };
    expect(await all(type(at(2, 1), '2c'), type(at(2, 1), 'Ks'), type(at(2, 1), '9h'))).toEqual([taken, taken, taken]);
    await house.ask({ ...note, output: 'n2', add: ['9d'], withdraw: ['9h'] });
    expect(await all(type(at(2, 1), '9d'), type(at(2, 1), '9h'))).toEqual([taken, DONE]);
  });

  test('given a hand that door 3 gave and nobody turned up, when its card is typed, then it is not refused', async () => {
    await all(place(at(1, 1), tagOf('As')), place(at(1, 2), tagOf('Ks')), tabled(1));
    expect(await all(type(at(2, 1), 'As'), type(at(2, 2), 'Ks'))).toEqual([DONE, DONE]);
  });

  test('given an opening that was taken back, then its cards are answered as long as they count there', async () => {
    await all(place(at(1, 1), tagOf('As')), place(at(1, 2), tagOf('Ks')), tabled(1));
    const note = { do: 'noteFaceUp', table: TABLE, hand: HAND } as const;
    await house.ask({ ...note, output: 'n1', seat: 1, add: ['As', 'Ks'], withdraw: [] });
    await house.ask({ ...note, output: 'n2', seat: null, add: [], withdraw: ['As', 'Ks'] });
    const taken = { ok: false, code: 'board-clash', field: 'card' };
    expect(await all(type(at(2, 1), 'As'), type(at(2, 1), 'Ks'))).toEqual([taken, taken]);
    const right = { do: 'correctHole', output: newOutput(), at: at(1, 1), anyway: false, recorded: 2_000 } as const;
    expect(await all({ ...right, card: '7h', by: OTHER_DESK }, type(at(2, 1), 'As'))).toEqual([DONE, DONE]);
    expect(await all(type(at(2, 2), '7h'))).toEqual([DONE]);
  });

  test('given a hand not opened yet, when its card is typed elsewhere, then it is not refused (twin of the above)', async () => {
    expect(await all(place(at(1, 1), tagOf('As')), type(at(2, 1), 'As'))).toEqual([DONE, DONE]);
  });

  test('given a card that a seat showed, when that seat has it typed, then it clashes with nothing', async () => {
    const note: VaultRequest = {
      do: 'noteFaceUp',
      output: 'n',
      table: TABLE,
      hand: HAND,
      seat: 4,
      add: ['9h'],
      withdraw: [],
    };
    expect(await all(note, type(at(4, 1), '9h'), END)).toEqual([DONE, DONE, DONE]);
    expect(house.alarms).toEqual([]);
  });
});

describe('rate limit of typing', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => type(at(1 + (i % 10), i % 21), DECK[i % 52] ?? '2c'));

  test('given a burst, when more follows at once, then it is refused until time has passed', async () => {
    const replies = await all(...many(21));
    expect(replies.slice(0, 20)).toEqual(replies.slice(0, 20).map(() => DONE));
    expect(replies[20]).toEqual({ ok: false, code: 'rate-limited', field: 'by.actor' });
    house.clock.pass(1_000);
    expect(await all(type(at(9, 9), 'As'), type(at(9, 10), 'Ks'))).toMatchObject([
      { ok: true },
      { code: 'rate-limited' },
    ]);
  });

  test('given a deal of more cards, then all of them may be typed at once, and no more', async () => {
    const deal = many(37).map((ask): VaultRequest => (ask.do === 'typeHole' ? { ...ask, places: 36 } : ask));
    const replies = await all(...deal);
    expect(replies.slice(0, 36)).toEqual(replies.slice(0, 36).map(() => DONE));
    expect(replies[36]).toMatchObject({ code: 'rate-limited' });
  });

  test('given a burst by one person, when another one types, then he is not refused', async () => {
    await all(...many(21));
    expect(
      await house.ask({
        do: 'typeHole',
        output: newOutput(),
        at: at(9, 9),
        card: '3c',
        anyway: false,
        recorded: 1,
        by: OPERATOR,
      }),
    ).toEqual(DONE);
  });

  test('given a kept entry, when it is sent again, then it costs nothing', async () => {
    const message = type(at(1, 1), 'As');
    for (let i = 0; i < 30; i += 1) expect(await house.ask(message)).toEqual(DONE);
  });
});

describe('SP-6.2.2 duplicate alarm', () => {
  const ALARM = { table: TABLE, hand: HAND, code: 'SP-6.2.2-DUPLICATE' };

  beforeEach(async () => {
    await house.ask({ do: 'registerDeck', deck: 'blue', name: 'Blue', colour: 'blue', cards: pairs(2), by: OPERATOR });
  });

  test('T-622-a given two tags of one card at two seats, then the alarm waits for the whole deal', async () => {
    await all(place(at(1, 1), tagOf('9s')), place(at(2, 1), tagOf('9s', 2)));
    expect(house.alarms).toEqual([]);
    await all(DEALT, DEALT);
    expect(house.alarms).toEqual([ALARM]);
  });

  test('given a card in a hand and another tag of it on the board, then the alarm comes at once', async () => {
    await all(place(at(1, 1), tagOf('9s')), board([tagOf('9s', 2)]));
    expect(house.alarms).toEqual([ALARM]);
  });

  test('given a board card and another tag of it dealt, then the alarm comes at once', async () => {
    await all(board([tagOf('9s', 2)]), place(at(1, 1), tagOf('9s')));
    expect(house.alarms).toEqual([ALARM]);
  });

  const waive = (output: string): VaultRequest => ({ do: 'waiveTwins', output, table: TABLE, hand: HAND });

  test('given a judge who looked at both cards, then that pair is no alarm any more, also after a restart of the alarms', async () => {
    await all(place(at(1, 1), tagOf('9s')), place(at(2, 1), tagOf('9s', 2)), DEALT, waive('w1'), waive('w1'));
    await all(place(at(1, 2), tagOf('2c')), board([tagOf('3c'), tagOf('4c'), tagOf('5c')]));
    expect(house.alarms).toEqual([ALARM]);
  });

  test('twin: given another pair in the same hand, then the alarm comes again', async () => {
    await all(place(at(1, 1), tagOf('9s')), place(at(2, 1), tagOf('9s', 2)), DEALT, waive('w1'));
    await all(place(at(1, 2), tagOf('2c')), board([tagOf('2c', 2)]));
    expect(house.alarms).toEqual([ALARM, ALARM]);
  });

  test.each<[string, () => VaultRequest[]]>([
    ['a typed card', () => [type(at(1, 1), '9s'), place(at(2, 1), tagOf('9s', 2))]],
    ['an unknown tag', () => [place(at(1, 1), 'stranger'), place(at(2, 1), tagOf('9s', 2))]],
    ['the same tag twice', () => [place(at(1, 1), tagOf('9s')), board([tagOf('9s')])]],
    ['two different cards', () => [place(at(1, 1), tagOf('9s')), place(at(2, 1), tagOf('9h', 2))]],
  ])('given %s, then there is no duplicate alarm', async (_name, messages) => {
    await all(...messages(), DEALT);
    expect(house.alarms).toEqual([]);
  });
});
