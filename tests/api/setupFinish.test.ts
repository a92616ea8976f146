// Set-up that breaks off: whatever fails, and wherever, the table is named and a repeat makes it whole; nothing twice.
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mint } from '../../server/access/mint.ts';
import { tableId } from '../../server/base/ids.ts';
import type { RunningServer } from '../../server/main/startServer.ts';
import type { CreateReply, Made } from '../../server/setup/view.ts';
import { reasonIn } from './client.ts';
import { ADMIN, type AdminPage, made, namedAdmin, openSetupHouse, plan, type SetupHouse } from './setupHouse.ts';

let house: SetupHouse;
let admin: AdminPage;
beforeAll(async () => {
  house = await openSetupHouse();
  admin = await namedAdmin(house);
});
afterAll(() => house.close());

/** Breaks a part of the running server; the returned function mends it. */
function spoil<K extends keyof RunningServer['opened']>(key: K, broken: RunningServer['opened'][K]): () => void {
  const { opened } = house.server;
  const whole = opened[key];
  Object.assign(opened, { [key]: broken });
  return () => void Object.assign(opened, { [key]: whole });
}

/** Storage that is lost at the call number `at`. */
function failingMint(at: number): Mint {
  const { mint } = house.server.opened;
  let calls = 0;
  return (request) => {
    calls += 1;
    return calls === at ? Promise.reject(new Error('connection lost')) : mint(request);
  };
}

const live = async (table: string) => {
  const reply = await admin.client.setup.table.query({ table });
  if (!reply.ok) throw new Error(reply.code);
  return reply.detail.tokens.filter(({ revoked }) => revoked === null);
};
const lineOf = async (name: string) =>
  (await admin.client.setup.overview.query()).tables.find((line) => line.name === name);

/** Six players once, each address once, each of them good. */
async function whole(reply: CreateReply): Promise<Made> {
  const table = made(reply);
  const detail = await admin.client.setup.table.query({ table: table.table });
  if (!detail.ok) throw new Error(detail.code);
  expect(detail.detail).toMatchObject({
    unfinished: false,
    served: true,
    players: 6,
    canvases: ['commentary', 'overlay', 'venue'],
  });
  expect(detail.detail.seated.map(({ name, stack }) => [name, stack])).toEqual(
    plan().players.map(({ name }) => [name, 50_000]),
  );
  expect((await live(table.table)).map(({ id }) => id).sort()).toEqual(
    table.addresses.map(({ token }) => token).sort(),
  );
  const joined =
    'select count(*)::int as n from hand_log where table_id = $1 and hand_log::text like \'%"SeatTaken"%\'';
  expect((await house.database.pool.query(joined, [table.table])).rows).toEqual([{ n: 6 }]);
  return table;
}

describe('tokens that cannot be stored', () => {
  test.each([1, 2, 4, 7])(
    'given the address number %d fails, then the table is unfinished, and the same request makes it whole',
    async (at) => {
      const request = { clientId: uuid(), plan: plan({ name: `Broken ${at}` }) };
      const mend = spoil('mint', failingMint(at));
      const first = admin.client.setup.createTable.mutate(request);
      await expect(first.catch((error: unknown) => Promise.reject(reasonIn(error)))).rejects.toBe('internal');
      mend();
      expect(await lineOf(request.plan.name)).toMatchObject({ unfinished: true, players: 6 });
      const table = await whole(await admin.client.setup.createTable.mutate(request));
      expect(table.name).toBe(request.plan.name);
    },
  );

  test('twin: given nothing fails, then it is whole at once, and there is nothing to finish', async () => {
    const table = await whole(
      await admin.client.setup.createTable.mutate({ clientId: uuid(), plan: plan({ name: 'Unbroken' }) }),
    );
    expect(await admin.client.setup.finish.mutate({ table: table.table })).toMatchObject({ code: 'nothing-to-finish' });
  });
});

test('given the table is not served in time, then the answer names it and how far it came, and finish makes it whole', async () => {
  const { tables } = house.server;
  const { served } = tables;
  tables.served = () => Promise.resolve(undefined);
  const request = { clientId: uuid(), plan: plan({ name: 'Not served' }) };
  const reply = await admin.client.setup.createTable.mutate(request);
  expect(reply).toEqual({
    ok: false,
    code: 'setup-unfinished',
    params: { table: 'not-served', step: 'serve', reason: 'table-not-served' },
  });
  expect(await lineOf('Not served')).toMatchObject({ unfinished: true });
  tables.served = served;
  await whole(await admin.client.setup.finish.mutate({ table: tableId('not-served') }));
}, 20_000);

test('given the server stopped in the middle, then after the restart the same request makes the table whole', async () => {
  const request = {
    clientId: uuid(),
    plan: plan({ name: 'Power cut', programme: { kind: 'short', delay: '30', sentence: 'CARDS AIR DURING PLAY' } }),
  };
  spoil('mint', failingMint(3));
  await expect(admin.client.setup.createTable.mutate(request)).rejects.toThrow();
  admin.close();
  await house.restart();
  admin = await anotherAdmin();
  expect(await lineOf('Power cut')).toMatchObject({ unfinished: true, players: 6 });
  const reply = await admin.client.setup.createTable.mutate(request);
  const table = await whole(reply);
  // the sentence was typed by somebody else: it is not said in his name
  expect(table.waiting).toMatchObject({ canvases: ['commentary', 'overlay'], how: 'one-person', producers: [ADMIN] });
  const again = made(await admin.client.setup.createTable.mutate(request));
  expect(again).toEqual(table);
});

test('given a whole table whose reply is long gone, when the request comes again, then nothing that is used is taken away', async () => {
  const request = { clientId: uuid(), plan: plan({ name: 'Lost reply' }) };
  const first = await whole(await admin.client.setup.createTable.mutate(request));
  admin.close();
  await house.restart();
  admin = await anotherAdmin();
  const second = made(await admin.client.setup.createTable.mutate(request));
  expect(second.addresses.map(({ path }) => path)).not.toEqual(first.addresses.map(({ path }) => path));
  const held = (await live(first.table)).map(({ id }) => id);
  for (const { token } of [...first.addresses, ...second.addresses]) expect(held).toContain(token);
  expect(await lineOf('Lost reply')).toMatchObject({ players: 6 });
});

/** With a name of his own, as after a restart whose page is gone. */
async function anotherAdmin(): Promise<AdminPage> {
  const scope = { tableId: null, canvas: null, person: null, label: 'another', livesMs: null };
  const minted = await house.server.opened.mint({ role: 'admin', ...scope });
  if (!minted.ok) throw new Error(minted.error);
  const named = await house.page(minted.value.text).client.setup.nameAdmin.mutate({ person: `Admin ${uuid()}` });
  if (!named.ok) throw new Error(named.code);
  return house.page(named.token);
}
