// After a crash: a new vault on the same rows gives the replies that the old one gave, and two vaults agree.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { VaultRequest } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  at,
  board,
  DEALT,
  END,
  emptyVault,
  HAND,
  newOutput,
  OPERATOR,
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

function oneHand(): readonly VaultRequest[] {
  return [
    { do: 'beginHand', table: TABLE, hand: HAND },
    place(at(1, 1), tagOf('As')),
    place(at(2, 1), 'stranger'),
    place(at(1, 2), tagOf('Ks')),
    type(at(2, 1), 'As'),
    DEALT,
    board([tagOf('2c'), tagOf('3c'), tagOf('4c')]),
    { do: 'openExposed', output: newOutput(), table: TABLE, hand: HAND, tags: [tagOf('Jd')], by: OPERATOR },
    { do: 'correctHole', output: newOutput(), at: at(3, 1), card: '8h', anyway: false, recorded: 3_000, by: OPERATOR },
    tabled(1),
    END,
  ];
}

describe('the same outputs again', () => {
  test('given a crash after any message, when all are sent again, then replies are equal and no row is added', async () => {
    const messages = oneHand();
    const first = [];
    for (const message of messages) first.push(await house.ask(message));
    const rows = async () => (await database.pool.query('select * from card_log order by position')).rows;
    const before = await rows();
    for (let crash = 0; crash <= messages.length; crash += 1) {
      const later = await startVault(database.db);
      const again = [];
      for (const message of messages.slice(crash)) again.push(await later.ask(message));
      expect(again).toEqual(first.slice(crash));
    }
    expect(await rows()).toEqual(before);
  });

  test('given a crash before the alarm was kept, when the last message comes again, then it is raised again', async () => {
    for (const message of oneHand()) await house.ask(message);
    expect(house.alarms.map((alarm) => alarm.code)).toEqual(['TYPED_CLASH']);
    const later = await startVault(database.db);
    await later.ask(END);
    expect(later.alarms).toEqual(house.alarms);
  });

  test('given a board that was opened, when the decks have changed since, then its reply is the same', async () => {
    const flop = board([tagOf('2c'), tagOf('3c'), tagOf('4c')]);
    const reply = await house.ask(flop);
    await database.pool.query('delete from deck_cards');
    const later = await startVault(database.db);
    expect(await later.ask(flop)).toEqual(reply);
    expect(await later.ask(board([tagOf('2c')]))).toMatchObject({ code: 'unknown-tag' });
  });
});

describe('two vaults on one database', () => {
  test('given rows that another process wrote, then they count at once, also in a hand that is open here', async () => {
    const other = await startVault(database.db);
    await house.ask(place(at(1, 1), tagOf('As')));
    expect(await other.ask(release([at(1, 1)]))).toMatchObject({ values: ['As'] });
    await house.ask(place(at(1, 2), tagOf('Ks')));
    expect(await other.ask(tabled(1))).toMatchObject({ cards: ['As', 'Ks'] });
    const note = { do: 'noteFaceUp', output: newOutput(), table: TABLE, hand: HAND, seat: 1 } as const;
    await other.ask({ ...note, add: ['As', 'Ks'], withdraw: [] });
    expect(await house.ask(type(at(2, 1), 'As'))).toMatchObject({ code: 'board-clash' });
  });

  test('given many messages at once, then each is done once and in the order of its table', async () => {
    const other = await startVault(database.db);
    const cards = pairs().slice(0, 18);
    const messages = cards.map(({ tag }, i) => place(at(1 + (i % 9), 1 + Math.floor(i / 9)), tag));
    await Promise.all([...messages, ...messages].map((message, i) => (i % 2 === 0 ? house : other).ask(message)));
    const slots = messages.flatMap((message) => (message.do === 'placeTag' ? [message.at] : []));
    expect(await house.ask(release(slots))).toMatchObject({ values: cards.map(({ card }) => card) });
    expect((await database.pool.query('select count(*)::int as n from card_log')).rows).toEqual([{ n: 18 }]);
  });
});
