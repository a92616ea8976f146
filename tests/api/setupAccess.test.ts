// Set-up: how the first administrator gets a name, and who may ask for what.
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPeopleStore } from '../../db/people.ts';
import { ROLES } from '../../server/access/role.ts';
import { tableId } from '../../server/base/ids.ts';
import type { Made } from '../../server/setup/view.ts';
import { reasonIn, until } from './client.ts';
import { type AdminPage, made, namedAdmin, openSetupHouse, plan, type SetupHouse } from './setupHouse.ts';
import { addressOf } from './setupPages.ts';

let house: SetupHouse;
let admin: AdminPage;
let mine: Made;
let other: Made;
/** A checker is somebody by name. */
const checker = 'chekhov';
beforeAll(async () => {
  house = await openSetupHouse();
  admin = await namedAdmin(house);
  const somebody = { id: checker, name: 'Chekhov', role: 'checker', created: 0, passphrase: null };
  await createPeopleStore(house.database.db).add(somebody);
  const send = (name: string) => admin.client.setup.createTable.mutate({ clientId: uuid(), plan: plan({ name }) });
  [mine, other] = [made(await send('Mine')), made(await send('Other'))];
});
afterAll(() => house.close());

describe('the first administrator', () => {
  test('given the printed token, when he gives his name, then it is swapped for one that names him, and ends when that one is used', async () => {
    const own = await openSetupHouse();
    const first = own.page(own.firstToken);
    const before = await first.client.setup.overview.query();
    expect(before.me.person).toBeNull();
    const early = await first.client.setup.createTable.mutate({ clientId: uuid(), plan: plan() });
    expect(early).toMatchObject({ ok: false, code: 'name-yourself-first' });
    for (const [person, code] of [
      ['  ', 'person-name-missing'],
      ['—', 'person-name-missing'],
      ['x'.repeat(61), 'person-name-too-long'],
    ] as const)
      expect(await first.client.setup.nameAdmin.mutate({ person })).toMatchObject({ ok: false, code });
    const named = await first.client.setup.nameAdmin.mutate({ person: ' Вера ' });
    if (!named.ok) throw new Error(named.code);
    expect(named.person).toBe('Вера');
    const lost = await first.client.setup.nameAdmin.mutate({ person: 'вера' });
    expect(lost).toMatchObject({ ok: true, person: 'Вера' });
    expect(first.closes).toEqual([]);
    const page = own.page(named.token);
    expect((await page.client.setup.overview.query()).me.person).toBe('Вера');
    expect(await page.client.setup.nameAdmin.mutate({ person: 'Oleg' })).toMatchObject({ code: 'already-named' });
    await until(() => first.closes.includes(4401), 5_000, 'the end of the old token');
    expect(own.lines.join('\n')).not.toMatch(/fc_/);
    await own.close();
  });

  test('given a server that stopped before the new token was used, when it is used, then the printed one ends all the same', async () => {
    const own = await openSetupHouse();
    const first = own.page(own.firstToken);
    const named = await first.client.setup.nameAdmin.mutate({ person: 'Вера' });
    const lost = await first.client.setup.nameAdmin.mutate({ person: 'Вера' });
    if (!named.ok || !lost.ok) throw new Error('no name');
    await own.restart();
    const holds = (token: string) =>
      own
        .page(token)
        .client.setup.overview.query()
        .then(() => 'holds', reasonIn);
    // twin: until then it opens the set-up, since the reply may have been lost
    expect(await holds(own.firstToken)).toBe('holds');
    expect(await holds(named.token)).toBe('holds');
    expect([await holds(own.firstToken), await holds(lost.token)]).toEqual(['token-revoked', 'token-revoked']);
    expect(await holds(named.token)).toBe('holds');
    await own.close();
  });

  test('given a server on this computer alone, then that is said, with the addresses it would have in the network', async () => {
    const { listen } = await admin.client.setup.overview.query();
    expect(listen).toMatchObject({ port: house.server.port, reach: 'this-machine' });
    for (const { origin } of listen.addresses) expect(origin).toMatch(/^http:\/\/\S+:\d+$/);
  });
});

describe('who may set up', () => {
  const calls = (page: AdminPage, table: string) => {
    const { setup } = page.client;
    const wish = { page: 'overlay', role: 'operator', canvas: null, person: '', replace: false } as const;
    return {
      overview: () => setup.overview.query(),
      nameAdmin: () => setup.nameAdmin.mutate({ person: 'Oleg' }),
      checkPlan: () => setup.checkPlan.query({ plan: plan() }),
      createTable: () => setup.createTable.mutate({ clientId: uuid(), plan: plan() }),
      finish: () => setup.finish.mutate({ table }),
      table: () => setup.table.query({ table }),
      planFrom: () => setup.planFrom.query({ table }),
      address: () => setup.address.mutate({ table, wish }),
      revoke: () => setup.revoke.mutate({ token: 'none' }),
      setCardDesk: () => setup.setCardDesk.mutate({ table, on: true }),
      ...staffCalls(page),
    };
  };
  const staffCalls = ({ client: { staff } }: AdminPage) => ({
    list: () => staff.list.query(),
    add: () => staff.add.mutate({ name: 'Oleg' }),
    grant: () => staff.grant.mutate({ person: 'nobody', role: 'admin', table: null, canvas: null }),
    take: () => staff.take.mutate({ grant: 'none' }),
    invite: () => staff.invite.mutate({ person: 'nobody' }),
    reset: () => staff.reset.mutate({ person: 'nobody' }),
    end: () => staff.end.mutate({ person: 'nobody' }),
    ownPassphrase: () => staff.ownPassphrase.mutate({ passphrase: 'seven of spades' }),
  });
  const said = (call: () => Promise<unknown>) => call().then(() => 'done', reasonIn);

  test.each(ROLES.filter((role) => role !== 'admin'))(
    'given a token for %s, then every call is refused',
    async (role) => {
      const { table } = mine;
      const canvas = ['canvas', 'commentator', 'checker'].includes(role) ? 'overlay' : null;
      const minted = await house.server.opened.mint({
        ...{ role, canvas, tableId: tableId(table), label: 'test', livesMs: null },
        person: role === 'checker' ? checker : null,
      });
      if (!minted.ok) throw new Error(minted.error);
      const answers = await Promise.all(Object.values(calls(house.page(minted.value.text), table)).map(said));
      expect(new Set(answers)).toEqual(new Set(['not-your-role']));
    },
  );

  test('given an administrator of one table, then he is refused what belongs to another and to none', async () => {
    const scope = { tableId: tableId(mine.table), canvas: null, person: null, label: 'test', livesMs: null };
    const minted = await house.server.opened.mint({ role: 'admin', ...scope });
    if (!minted.ok) throw new Error(minted.error);
    const page = house.page(minted.value.text);
    const { overview, table, createTable, checkPlan } = calls(page, other.table);
    // whoever resets a passphrase can become its owner
    const staff = await Promise.all(Object.values(staffCalls(page)).map(said));
    expect(new Set(staff)).toEqual(new Set(['not-your-table']));
    const foreign = {
      table,
      address: calls(page, other.table).address,
      setCardDesk: calls(page, other.table).setCardDesk,
    };
    for (const call of [...Object.values(foreign), createTable, checkPlan])
      expect(await said(call)).toBe('not-your-table');
    expect((await page.client.setup.overview.query()).tables.map((line) => line.table)).toEqual([mine.table]);
    expect(await said(overview)).toBe('done');
    expect(await said(calls(page, mine.table).table)).toBe('done');
    const token = addressOf(other, 'overlay').token;
    expect(await page.client.setup.revoke.mutate({ token })).toMatchObject({ ok: false, code: 'unknown-token' });
  });

  test('given input of another shape, then the fields are named and nothing is made', async () => {
    const wrong = { ...plan(), seats: 'eight' };
    const send = admin.client.setup.createTable.mutate({ clientId: uuid(), plan: JSON.parse(JSON.stringify(wrong)) });
    await expect(send).rejects.toMatchObject({ data: { reason: 'bad-input', fields: [{ field: 'plan.seats' }] } });
  });
});
