// A whole table in one call over a real socket and database: everything it names is there, or nothing of it.
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TablePlan } from '../../server/setup/plan/view.ts';
import type { Made } from '../../server/setup/view.ts';
import { until } from './client.ts';
import { ADMIN, type AdminPage, made, namedAdmin, openSetupHouse, plan, type SetupHouse } from './setupHouse.ts';
import { addressOf, consoleOf, tokenOf, watched } from './setupPages.ts';

let house: SetupHouse;
let admin: AdminPage;
beforeAll(async () => {
  house = await openSetupHouse();
  admin = await namedAdmin(house);
});
afterAll(() => house.close());

let tablesMade = 0;
/** Each table of this file has a name of its own. */
function freshPlan(over: Partial<TablePlan> = {}): TablePlan {
  tablesMade += 1;
  return plan({ name: `Evening ${String.fromCharCode(64 + tablesMade)}`, ...over });
}

async function make(over: Partial<TablePlan> = {}): Promise<Made> {
  return made(await admin.client.setup.createTable.mutate({ clientId: uuid(), plan: freshPlan(over) }));
}

const rows = async (text: string, values: readonly unknown[] = []) =>
  (await house.database.pool.query(text, [...values])).rows;
const auditOf = async (subject: string) =>
  (await rows('select action, actor, detail from audit where subject = $1 order by position', [subject])).map(
    (row) => row.action,
  );

describe('a whole table in one call', () => {
  test('given a plan, when it is made, then every address opens what it names and the first hand is dealt', async () => {
    const table = await make({
      people: { operator: '', producer: 'Oleg', cardDesk: '', floor: 'Petra', commentators: ['Ken', 'Lola'] },
    });
    expect(table.addresses.map(({ page, role, canvas, person }) => `${page} ${role} ${canvas} ${person}`)).toEqual([
      'overlay canvas overlay null',
      `console operator null ${ADMIN}`,
      'console producer null Oleg',
      `cards card-desk null ${ADMIN}`,
      'console floor null Petra',
      'floor floor null Petra',
      'commentary commentator commentary Ken',
      'commentary commentator commentary Lola',
      'venue canvas venue null',
      'sync canvas sync null',
      'deck floor null Petra',
    ]);
    for (const { path } of table.addresses)
      expect(path).toMatch(new RegExp(`^/[a-z]+/${table.table}(/[a-z]+)?#token=fc_`));
    for (const canvas of ['overlay', 'commentary', 'venue'])
      expect(await watched(house, tokenOf(addressOf(table, canvas)), { table: table.table, canvas })).toBe(canvas);
    expect(await watched(house, tokenOf(addressOf(table, 'venue')), { table: table.table, canvas: 'overlay' })).toBe(
      'not-your-canvas',
    );
    const operator = await consoleOf(house, tokenOf(addressOf(table, 'console', 'operator')), table.table);
    const { seats, smallBlind, bigBlind, ante, anteKind, unit, positions } = operator.view();
    expect(seats.filter(({ state }) => state !== 'empty').map(({ name }) => name)).toEqual(
      plan().players.map(({ name }) => name),
    );
    expect({ smallBlind, bigBlind, ante, anteKind, unit }).toEqual({
      ...{ smallBlind: 500, bigBlind: 1000, ante: 1000, anteKind: 'big_blind', unit: 500 },
    });
    expect(positions?.button).toBe(3);
    const hand = uuid();
    const command = { do: 'startHand', hand } as const;
    expect(await operator.page.client.command.mutate({ table: table.table, clientId: uuid(), command })).toMatchObject({
      ok: true,
    });
    await until(() => operator.view().handNumber === 1 && operator.view().handId === hand, 5_000, 'the first hand');
  });

  test('given a table that was made, then it is listed, told in full, written down, and no token stands anywhere', async () => {
    const table = await make();
    const line = (await admin.client.setup.overview.query()).tables.find((one) => one.table === table.table);
    expect(line).toMatchObject({
      players: 6,
      seats: 8,
      cardDesk: true,
      served: true,
      handRuns: false,
      unfinished: false,
    });
    const reply = await admin.client.setup.table.query({ table: table.table });
    if (!reply.ok) throw new Error(reply.code);
    expect(reply.detail.seated).toHaveLength(6);
    expect(reply.detail.tokens.map(({ id }) => id).sort()).toEqual(table.addresses.map(({ token }) => token).sort());
    expect(reply.detail.tokens.map(({ page }) => page)).toEqual(table.addresses.map(({ page }) => page));
    expect(await auditOf(`table:${table.table}`)).toEqual(['table-added', 'setting.setProfile', 'table-set-up']);
    for (const { token } of table.addresses) expect(await auditOf(`token:${token}`)).toEqual(['token-added']);
    const stored = await rows(
      "select string_agg(t, ' ') as all from (select audit::text t from audit union all select settings::text from settings union all select tables::text from tables union all select hand_log::text from hand_log) x",
    );
    const everything = JSON.stringify([stored, house.lines, reply]);
    expect(everything).not.toMatch(/fc_[\w-]{20}/);
    expect(JSON.stringify(table)).toMatch(/fc_[\w-]{20}/);
  });

  test('given a plan with mistakes, then all are named together and nothing at all is made', async () => {
    const counts = () =>
      rows(
        'select (select count(*) from tables) t, (select count(*) from tokens) k, (select count(*) from people) p, (select count(*) from settings) s',
      );
    const before = await counts();
    const wrong = freshPlan({
      name: ' ',
      button: 8,
      programme: { kind: 'protected', delay: '60', sentence: '' },
      people: { ...plan().people, floor: 'Newcomer' },
    });
    const reply = await admin.client.setup.createTable.mutate({ clientId: uuid(), plan: wrong });
    expect(reply).toMatchObject({
      ok: false,
      code: 'plan-refused',
      problems: [
        { field: 'name', code: 'missing' },
        { field: 'button', code: 'button-seat-empty' },
        { field: 'programme.delay', code: 'delay-too-short', params: { leastSeconds: 600 } },
      ],
    });
    expect((await admin.client.setup.checkPlan.query({ plan: wrong })).problems).toHaveLength(3);
    expect(await counts()).toEqual(before);
  });

  test('given a second administrator of the same name of table at the same moment, then one wins and the other is told', async () => {
    const wanted = freshPlan();
    const minted = await house.server.opened.mint({
      role: 'admin',
      tableId: null,
      canvas: null,
      person: null,
      label: 'second',
      livesMs: null,
    });
    if (!minted.ok) throw new Error(minted.error);
    const unnamed = house.page(minted.value.text);
    const named = await unnamed.client.setup.nameAdmin.mutate({ person: 'Second' });
    if (!named.ok) throw new Error(named.code);
    const other = house.page(named.token);
    const replies = await Promise.all(
      [admin, other].map((page) =>
        page.client.setup.createTable.mutate({
          clientId: uuid(),
          plan: { ...wanted, name: page === other ? wanted.name.toUpperCase() : wanted.name },
        }),
      ),
    );
    const winners = replies.filter(({ ok }) => ok);
    expect(winners).toHaveLength(1);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({
      code: 'plan-refused',
      problems: [{ field: 'name', code: 'table-name-taken' }],
    });
  });

  test('given the same request again, at once or later, then it is one table and one set of addresses', async () => {
    const request = { clientId: uuid(), plan: freshPlan() };
    const send = () => admin.client.setup.createTable.mutate(request);
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    const other = await admin.client.setup.createTable.mutate({ ...request, plan: { ...request.plan, seats: 9 } });
    expect(other).toMatchObject({ ok: false, code: 'client-id-used' });
    expect(await rows('select count(*)::int as n from tables where name = $1', [request.plan.name])).toEqual([
      { n: 1 },
    ]);
  });

  test('given a table, when a new show is made from it, then one press and a new name are enough', async () => {
    const last = await make({ players: plan().players.slice(0, 3), structure: { ...plan().structure, unit: '100' } });
    const reply = await admin.client.setup.planFrom.query({ table: last.table });
    if (!reply.ok) throw new Error(reply.code);
    expect(reply.plan).toMatchObject({
      id: '',
      name: `${last.name} 2`,
      seats: 8,
      structure: { smallBlind: '500', unit: '100' },
    });
    const next = made(await admin.client.setup.createTable.mutate({ clientId: uuid(), plan: reply.plan }));
    expect(next.addresses.map(({ page, role, person }) => [page, role, person])).toEqual(
      last.addresses.map(({ page, role, person }) => [page, role, person]),
    );
    expect(await admin.client.setup.planFrom.query({ table: 'nowhere' })).toMatchObject({ code: 'unknown-table' });
  });
});
