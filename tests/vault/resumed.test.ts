// A hand whose end was taken back is in play again for the vault: decks rest, the judge waits, clashes are not told.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { VaultRequest } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  at,
  DONE,
  END,
  emptyVault,
  HAND,
  OPERATOR,
  prepare,
  startVault,
  TABLE,
  type TestVault,
  type,
  typeByOther,
} from './fixture.ts';

const RESUME: VaultRequest = { do: 'resumeHand', table: TABLE, hand: HAND };
const JUDGE: VaultRequest = {
  ...{ do: 'openSealed', table: TABLE, hand: HAND, seats: [1], order: 'N 7', purpose: 'look' },
  by: { actor: 'vera', role: 'chief-judge' },
};

let database: FreshDatabase;
let house: TestVault;
let heard: string[];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyVault(database.pool);
  await start();
  await prepare(house);
});

async function start(): Promise<void> {
  house = await startVault(database.db);
  heard = [];
  house.vault.onAlarm(({ code }) => heard.push(`raised ${code}`));
  house.vault.onSettled(({ code }) => heard.push(`settled ${code}`));
}

/** The deck may leave its table between hands alone. */
async function mayMove(): Promise<boolean> {
  return (await house.ask({ do: 'assignDeck', table: 'other', deck: 'red', by: OPERATOR })).ok;
}

async function judged(): Promise<string> {
  const reply = await house.ask(JUDGE);
  return reply.ok ? 'ok' : reply.code;
}

async function kinds(): Promise<readonly string[]> {
  const { rows } = await database.pool.query('select kind from card_log order by position');
  return rows.map(({ kind }) => kind);
}

describe('given the end of a hand is taken back', () => {
  beforeEach(async () => {
    await house.ask(END);
    expect(await house.ask(RESUME)).toEqual(DONE);
  });

  test('then decks stay where they are and no sealed hand is opened, also after a restart', async () => {
    expect([await mayMove(), await judged()]).toEqual([false, 'hand-running']);
    await start();
    expect([await mayMove(), await judged()]).toEqual([false, 'hand-running']);
  });

  test('when it ends again, then both are possible', async () => {
    await house.ask(END);
    expect([await judged(), await mayMove()]).toEqual(['ok', true]);
  });

  test('then each message counts once, however often it is sent and however often the end comes and goes', async () => {
    for (let i = 0; i < 3; i += 1) for (const message of [RESUME, RESUME, END, END]) await house.ask(message);
    expect(await kinds()).toEqual(['end', 'resumed', 'end', 'resumed', 'end', 'resumed', 'end']);
    expect([await judged(), await mayMove()]).toEqual(['ok', true]);
  });
});

describe('typed cards that clash', () => {
  beforeEach(async () => {
    await house.ask(type(at(1, 0), 'As'));
    await house.ask(typeByOther(at(2, 0), 'As'));
    await house.ask(END);
    expect(heard).toContain('raised TYPED_CLASH');
    heard.length = 0;
  });

  test('given the end is taken back, then nobody hears of them any more until it comes again', async () => {
    await house.ask(RESUME);
    expect(heard).toContain('settled TYPED_CLASH');
    expect(await house.ask(type(at(3, 0), 'Kd'))).toEqual(DONE);
    expect(await house.ask(typeByOther(at(4, 0), 'Kd'))).toEqual(DONE);
    expect(heard.filter((said) => said.startsWith('raised'))).toEqual([]);
    await house.ask(END);
    expect(heard).toContain('raised TYPED_CLASH');
  });

  test('the twin: given it stands, then a hand that goes on clashing is heard of at each start', async () => {
    await start();
    expect(await house.ask(type(at(3, 0), 'Kd'))).toEqual(DONE);
    expect(heard).toContain('raised TYPED_CLASH');
  });
});

test('given a hand that runs, then taking back its end is nothing', async () => {
  expect(await house.ask(RESUME)).toEqual(DONE);
  expect(await kinds()).toEqual([]);
  expect(await mayMove()).toBe(false);
});

test('given an unknown hand, then it says so', async () => {
  expect(await house.ask({ ...RESUME, hand: 'none' })).toMatchObject({ ok: false, code: 'unknown-hand' });
});
