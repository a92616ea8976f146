// Commitments to the cards of seats: made in step with what everybody may know, published at once, opened with the cards that
// an audience has seen and never otherwise.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuditStore } from '../../db/audit.ts';
import { createCommitmentStore } from '../../db/commitments.ts';
import { createAudit } from '../../server/audit/audit.ts';
import { tableId } from '../../server/base/ids.ts';
import type { Card } from '../../server/engine/card.ts';
import type { VaultRequest } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { realClock } from '../support/realClock.ts';
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

const store = () => createCommitmentStore(database.db);
const HERE = { tableId: tableId(TABLE), handId: HAND };
const made = () => store().of(HERE);
const opened = () => store().openedOf(HERE);

async function ask(...messages: readonly VaultRequest[]): Promise<void> {
  for (const message of messages) expect(await house.ask(message)).toMatchObject({ ok: true });
}

async function published(): Promise<readonly unknown[]> {
  const rows = await house.audit.read(0, 500);
  return rows.filter(({ action }) => action === 'hand-committed').map(({ detail }) => detail);
}

async function versions(): Promise<readonly string[]> {
  return (await made()).map(({ seat, version }) => `${seat}/${version}`).sort();
}

/** Two hands dealt, in slots 0 and 1. */
const DEAL = [
  place(at(1, 0), tagOf('As')),
  place(at(1, 1), tagOf('Ks')),
  place(at(3, 0), tagOf('Qd')),
  place(at(3, 1), tagOf('2c')),
  DEALT,
];

const shown = (seat: number, cards: readonly Card[], over: object = {}): VaultRequest => ({
  ...{ do: 'noteShown', table: TABLE, hand: HAND, audience: 'overlay', canvas: 'programme', seats: [{ seat, cards }] },
  ...over,
});

const correct = (slot: ReturnType<typeof at>, card: Card): VaultRequest => ({
  ...{ do: 'correctHole', output: newOutput(), at: slot, card, anyway: false, recorded: 1_000, by: DESK },
});

describe('when seats are committed to', () => {
  test('given a deal, when it is complete, then each seat with a card has one commitment, published in one row', async () => {
    await ask(...DEAL.slice(0, -1));
    expect(await made()).toEqual([]);
    await ask(DEALT);
    expect(await versions()).toEqual(['1/1', '3/1']);
    const hashes = (await made()).map(({ commitment }) => Buffer.from(commitment).toString('hex'));
    expect(await published()).toEqual([{ seats: ['1', '3'], versions: ['1', '1'], commitments: hashes }]);
    await ask(DEALT, DEALT);
    expect(await published()).toHaveLength(1);
  });

  test('given a deal that is complete, when an entry may change a seat, then that seat alone is committed to again', async () => {
    await ask(...DEAL, type(at(5, 0), '7h'), correct(at(1, 1), 'Kd'), place(at(3, 1), tagOf('2d')));
    expect(await versions()).toEqual(['1/1', '1/2', '3/1', '3/2', '5/1']);
  });

  test('given a correction to the very card that lies there, then it is committed to like any other', async () => {
    await ask(...DEAL, correct(at(1, 1), 'Ks'));
    expect(await versions()).toEqual(['1/1', '1/2', '3/1']);
  });

  test('given a tag that moves from seat to seat behind the deal, then both are committed to', async () => {
    await ask(...DEAL, place(at(5, 0), tagOf('2c')));
    expect(await versions()).toEqual(['1/1', '3/1', '3/2', '5/1']);
  });

  test('given a hand that ends before its deal was complete, when it ends, then its seats are committed to', async () => {
    await ask(...DEAL.slice(0, 3));
    await ask(END);
    expect(await versions()).toEqual(['1/1', '3/1']);
  });

  test('given commitments, then sealed rows are of one length and no two commitments are alike', async () => {
    await ask(...DEAL, type(at(5, 0), '7h'));
    const rows = await made();
    expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1);
    expect(new Set(rows.map(({ commitment }) => Buffer.from(commitment).toString('hex'))).size).toBe(rows.length);
  });

  test('given the same cards in two vaults, then no commitment is the same: no table of guesses helps', async () => {
    const hashes = async () => (await made()).map(({ commitment }) => Buffer.from(commitment).toString('hex'));
    await ask(...DEAL);
    const first = await hashes();
    await emptyVault(database.pool);
    house = await startVault(database.db);
    await prepare(house);
    await ask(...DEAL);
    expect((await hashes()).filter((hash) => first.includes(hash))).toEqual([]);
  });

  test('given a break between commitment and audit log, when the hand goes on, then what was made is published once', async () => {
    const audit = createAudit(createAuditStore(database.db), realClock);
    let broken = true;
    const flaky = {
      ...audit,
      record: (fact: Parameters<typeof audit.record>[0]) =>
        broken && fact.action === 'hand-committed' ? Promise.reject(new Error('gone')) : audit.record(fact),
    };
    house = await startVault(database.db, { audit: flaky });
    await ask(...DEAL.slice(0, -1));
    expect(await house.ask(DEALT)).toMatchObject({ ok: false, code: 'vault-unavailable' });
    broken = false;
    house = await startVault(database.db);
    await ask(DEALT, type(at(5, 0), '7h'));
    expect(await published()).toMatchObject([{ seats: ['1', '3'] }, { seats: ['5'] }]);
    expect(await versions()).toEqual(['1/1', '3/1', '5/1']);
  });
});

describe('when commitments are opened', () => {
  const SEAT_1 = [at(1, 0), at(1, 1)];

  test('given a seat that door 4 gave and a canvas has shown, then salt and cards stand there, and they prove it', async () => {
    await ask(...DEAL, release(SEAT_1), shown(1, ['As', 'Ks']));
    const [row] = await opened();
    expect(row).toMatchObject({ seat: 1, version: 1, cards: 'As Ks' });
    const salt = Buffer.from(row?.salt ?? []).toString('hex');
    const text = `["feltcast seat commitment 1","${TABLE}","${HAND}",1,"${salt}",["As","Ks"]]`;
    const [promised] = await made();
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      Buffer.from(promised?.commitment ?? []).toString('hex'),
    );
    expect(await opened()).toHaveLength(1);
    const facts = (await house.audit.read(0, 500)).filter(({ action }) => action === 'commitment-opened');
    expect(facts.map(({ detail }) => detail)).toEqual([
      { audience: 'overlay', canvas: 'programme', seats: ['1'], versions: ['1'] },
    ]);
  });

  test('given the same picture again, then nothing more is written', async () => {
    await ask(...DEAL, release(SEAT_1), shown(1, ['As', 'Ks']), shown(1, ['As', 'Ks']));
    expect(await opened()).toHaveLength(1);
  });

  test('given cards that no door gave to this canvas, whatever is said of them, then nothing is opened', async () => {
    await ask(...DEAL, shown(1, ['As', 'Ks']), release(SEAT_1), shown(1, ['As', 'Ks'], { canvas: 'other' }));
    await ask(shown(3, ['Qd', '2c']));
    expect(await opened()).toEqual([]);
  });

  test('given cards that were given and are not on the picture yet, then nothing is opened', async () => {
    await ask(...DEAL, release(SEAT_1), shown(1, ['As']));
    expect(await opened()).toEqual([]);
  });

  test('given a card that was typed at the wrong seat and put right, then the wrong version stays sealed for ever', async () => {
    await ask(...DEAL, type(at(5, 0), '9h'), type(at(5, 1), '9d'), correct(at(5, 1), '8d'));
    await ask(END, release([at(5, 0), at(5, 1)]), shown(5, ['9h', '8d']));
    expect((await opened()).map(({ version, cards }) => [version, cards])).toEqual([
      [1, '9h'],
      [3, '9h 8d'],
    ]);
  });

  test('given a hand that lies face up, when it is shown, then it is opened without door 4', async () => {
    await ask(...DEAL, tabled(1));
    const add: readonly Card[] = ['As', 'Ks'];
    await ask({ do: 'noteFaceUp', output: newOutput(), table: TABLE, hand: HAND, add, withdraw: [], seat: 1 });
    await ask(shown(1, add));
    expect((await opened()).map(({ seat, version }) => [seat, version])).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  test('given a hand that the chief judge looks at, then it stays sealed; shown to the room, then it is opened', async () => {
    const sealed = { do: 'openSealed', table: TABLE, hand: HAND, seats: [1], by: JUDGE, order: 'case 1' } as const;
    const room = shown(1, ['As', 'Ks'], { audience: 'room', canvas: '' });
    await ask(...DEAL, END, { ...sealed, purpose: 'look' }, room);
    expect(await opened()).toEqual([]);
    await ask({ ...sealed, purpose: 'show' }, room);
    expect(await opened()).toHaveLength(1);
  });

  test('given a key that was destroyed, then nothing is opened and nothing breaks', async () => {
    await ask(...DEAL, release(SEAT_1));
    await database.pool.query('update hand_keys set wrapped = null');
    house = await startVault(database.db);
    expect(await house.ask(shown(1, ['As', 'Ks']))).toEqual(DONE);
    expect(await opened()).toEqual([]);
  });

  test('given opened rows, when somebody changes or deletes them, then the database refuses', async () => {
    await ask(...DEAL, release(SEAT_1), shown(1, ['As', 'Ks']));
    for (const table of ['commitments', 'opened_commitments'])
      await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow();
  });
});

describe('the sealed rows of a hand in the audit log', () => {
  const sealed = async () =>
    (await house.audit.read(0, 500)).filter(({ action }) => action === 'hand-sealed').map(({ detail }) => detail);

  test('given a hand that ends, then number and hash of its ciphertext stand there once, and again for what comes later', async () => {
    await ask(...DEAL, END, END);
    expect(await sealed()).toMatchObject([{ rows: DEAL.length + 1 }]);
    await ask(correct(at(1, 1), 'Kd'));
    expect(await sealed()).toMatchObject([{ rows: DEAL.length + 1 }, { rows: DEAL.length + 2 }]);
    expect(new Set((await sealed()).map((detail) => JSON.stringify(detail))).size).toBe(2);
  });
});
