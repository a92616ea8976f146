// The five doors: what each opens, what it refuses, and that every use is in the audit log without a value.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuditStore } from '../../db/audit.ts';
import { createAudit } from '../../server/audit/audit.ts';
import { openSealed, storedSeats } from '../../server/vault/doors/judge.ts';
import { openForRelease } from '../../server/vault/doors/release.ts';
import type { VaultRequest } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  at,
  board,
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
  for (const message of [place(at(1, 1), tagOf('As')), place(at(1, 2), tagOf('Ks')), type(at(3, 1), 'Qd')]) {
    expect(await house.ask(message)).toEqual(DONE);
  }
});

async function audited() {
  const rows = await house.audit.read(0, 100);
  return rows.map(({ actor, action, subject, detail }) => ({ actor, action, subject, detail }));
}

const SUBJECT = `table:${TABLE} hand:${HAND}`;
const sealed = (over: object = {}): VaultRequest => ({
  do: 'openSealed',
  table: TABLE,
  hand: HAND,
  seats: [3, 1, 5],
  by: JUDGE,
  order: 'case 7',
  purpose: 'look',
  ...over,
});

describe('door 1: board', () => {
  test('given the tags of a street, then their cards come in order and the use is audited', async () => {
    const tags = [tagOf('2c'), tagOf('Th'), tagOf('5d')];
    expect(await house.ask(board(tags))).toEqual({ ok: true, is: 'cards', cards: ['2c', 'Th', '5d'] });
    expect((await audited()).at(-1)).toEqual({
      actor: 'table',
      action: 'board-opened',
      subject: SUBJECT,
      detail: { role: 'system', street: 'flop', run: 1, count: 3 },
    });
  });

  test('given an unknown tag, then nothing opens and nothing is audited', async () => {
    const before = await audited();
    expect(await house.ask(board([tagOf('2c'), 'stranger']))).toEqual({
      ok: false,
      code: 'unknown-tag',
      field: 'tags.1',
    });
    expect(await audited()).toEqual(before);
  });
});

describe('door 2: exposed', () => {
  test('given tags that lie face up, then their cards come and the person is audited', async () => {
    const ask: VaultRequest = {
      do: 'openExposed',
      output: newOutput(),
      table: TABLE,
      hand: HAND,
      tags: [tagOf('Jc')],
      by: OPERATOR,
    };
    expect(await house.ask(ask)).toEqual({ ok: true, is: 'cards', cards: ['Jc'] });
    expect((await audited()).at(-1)).toEqual({
      actor: OPERATOR.actor,
      action: 'exposed-card-opened',
      subject: SUBJECT,
      detail: { role: 'operator', count: 1 },
    });
  });
});

describe('door 3: tabled', () => {
  test('given all cards of the seat, then they open and the use is audited', async () => {
    expect(await house.ask(tabled(1))).toEqual({ ok: true, is: 'cards', cards: ['As', 'Ks'] });
    expect((await audited()).at(-1)).toEqual({
      actor: OPERATOR.actor,
      action: 'tabled-hand-opened',
      subject: SUBJECT,
      detail: { role: 'operator', seats: ['1'], count: 2 },
    });
  });

  test.each([
    ['one card missing', 3],
    ['none', 4],
  ])('given %s, then nothing opens', async (_name, seat) => {
    expect(await house.ask(tabled(seat))).toEqual({ ok: false, code: 'hand-not-read', field: 'seat' });
  });
});

describe('door 4: release', () => {
  test('given slots, then exactly these are answered in their order, and each hand is audited once', async () => {
    await house.ask({ do: 'beginHand', table: 'other', hand: 'h' });
    await house.ask(place({ table: 'other', hand: 'h', seat: 1, slot: 1 }, tagOf('9c')));
    const slots = [
      at(3, 1),
      { table: 'other', hand: 'h', seat: 1, slot: 1 },
      at(1, 2),
      at(1, 3),
      { ...at(1, 1), hand: 'none' },
    ];
    expect(await openForRelease(house.vault, 'programme', slots)).toEqual(['Qd', '9c', 'Ks', null, null]);
    expect((await audited()).slice(-2)).toEqual([
      {
        actor: 'canvas programme',
        action: 'hole-cards-released',
        subject: SUBJECT,
        detail: { role: 'canvas', canvas: 'programme', seats: ['1', '3'], count: 3 },
      },
      {
        actor: 'canvas programme',
        action: 'hole-cards-released',
        subject: 'table:other hand:h',
        detail: { role: 'canvas', canvas: 'programme', seats: ['1'], count: 1 },
      },
    ]);
  });

  test('given a closed vault, then the client throws instead of answering nothing', async () => {
    await house.vault.close();
    await expect(openForRelease(house.vault, 'programme', [at(1, 1)])).rejects.toMatchObject({
      code: 'vault-unavailable',
    });
  });

  test('given a hand whose key was destroyed, then a vault that starts later answers nothing of it', async () => {
    await database.pool.query(`update hand_keys set wrapped = null, destroyed_at = 1`);
    const later = await startVault(database.db);
    expect(await later.ask(release([at(1, 1)]))).toMatchObject({ values: [null] });
    expect(await later.ask(tabled(1))).toEqual({ ok: false, code: 'key-destroyed', field: 'hand' });
  });
});

describe('door 5: judge', () => {
  test('given the chief judge after the hand, then sealed seats open by slot and the order is audited', async () => {
    await house.ask(END);
    const question = {
      table: TABLE,
      hand: HAND,
      seats: [3, 1, 5],
      by: JUDGE,
      order: 'case 7',
      purpose: 'look',
    } as const;
    expect(await openSealed(house.vault, question)).toEqual({
      ok: true,
      hands: [
        { seat: 3, cards: ['Qd'], thrown: [] },
        { seat: 1, cards: ['As', 'Ks'], thrown: [] },
        { seat: 5, cards: [], thrown: [] },
      ],
      doubtful: false,
    });
    expect((await audited()).at(-1)).toEqual({
      actor: JUDGE.actor,
      action: 'sealed-hand-opened',
      subject: SUBJECT,
      detail: { role: 'chief-judge', seats: ['3', '1', '5'], order: 'case 7' },
    });
  });

  test.each([
    ['a running hand', sealed(), 'hand-running', 'hand'],
    ['the floor', sealed({ by: { actor: 'token:floor', role: 'floor' } }), 'not-chief-judge', 'by.role'],
    ['an admin', sealed({ by: { actor: 'token:a', role: 'admin' } }), 'not-chief-judge', 'by.role'],
    ['an unknown hand', sealed({ hand: 'none' }), 'unknown-hand', 'hand'],
  ])('given %s, then the door stays shut and the try is audited', async (_name, message, code, field) => {
    expect(await house.ask(message)).toEqual({ ok: false, code, field });
    expect((await audited()).at(-1)).toMatchObject({ action: 'sealed-hand-refused' });
  });

  test('given a proof to all participants, then the door opens once more and the audit says what for', async () => {
    await house.ask(END);
    expect(await house.ask(sealed({ purpose: 'show' }))).toMatchObject({ ok: true, is: 'hands', doubtful: false });
    expect((await audited()).at(-1)).toMatchObject({ action: 'sealed-hand-shown-to-all' });
  });

  test('given typed cards that clash, then the judge is told and nothing is shown to all', async () => {
    await house.ask(type(at(6, 0), 'As'));
    await house.ask(END);
    expect(await house.ask(sealed())).toMatchObject({ ok: true, doubtful: true });
    expect(await house.ask(sealed({ purpose: 'show' }))).toEqual({ ok: false, code: 'hand-down', field: 'hand' });
    expect((await audited()).at(-1)).toMatchObject({ action: 'sealed-hand-refused' });
  });

  test('given a hand, then it says of which seats something is stored and nothing else', async () => {
    expect(await storedSeats(house.vault, { table: TABLE, hand: HAND })).toEqual(expect.arrayContaining([1, 3]));
    expect(await storedSeats(house.vault, { table: TABLE, hand: 'none' })).toBeNull();
  });

  test('given another role after the hand, then it is refused still', async () => {
    await house.ask(END);
    expect(await house.ask(sealed({ by: OPERATOR }))).toMatchObject({ code: 'not-chief-judge' });
  });
});

describe('audit', () => {
  test('given an audit log that cannot be written, then no door opens', async () => {
    const broken = createAudit(
      { ...createAuditStore(database.db), append: () => Promise.reject(new Error('disk full')) },
      house.clock,
    );
    const shut = await startVault(database.db, { audit: broken });
    await house.ask(END);
    const doors = [board([tagOf('2c')]), tabled(1), release([at(1, 1)]), sealed()];
    for (const message of doors)
      expect(await shut.ask(message)).toEqual({ ok: false, code: 'vault-unavailable', field: 'vault' });
    // Twin: the same questions with an audit log that works.
    for (const message of doors) expect(await house.ask(message)).toMatchObject({ ok: true });
  });

  test('given every door used, then the audit log is whole and names no card and no tag', async () => {
    await house.ask(board([tagOf('2c')]));
    await house.ask(tabled(1));
    await house.ask(END);
    await house.ask(sealed());
    expect(await house.audit.verify()).toMatchObject({ ok: true });
    const text = JSON.stringify(await audited());
    expect(text).not.toMatch(/\b[2-9TJQKA][cdhs]\b/);
    expect(text).not.toContain('15693:');
  });
});
