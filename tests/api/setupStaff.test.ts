// Set-up after the table is made: who confirms a short delay, new addresses for old, revoking, the card desk.
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConsoleControl } from '../../server/console/view.ts';
import { ONE_PERSON_SENTENCE, PLAIN_PICTURE } from '../../server/release/control.ts';
import type { TablePlan } from '../../server/setup/plan/view.ts';
import type { AddressWish, Made, SetupTable } from '../../server/setup/view.ts';
import { reasonIn, until } from './client.ts';
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
async function make(over: Partial<TablePlan> = {}): Promise<Made> {
  tablesMade += 1;
  const name = `Staff ${String.fromCharCode(64 + tablesMade)}`;
  return made(await admin.client.setup.createTable.mutate({ clientId: uuid(), plan: plan({ name, ...over }) }));
}

async function detailOf(table: string): Promise<SetupTable> {
  const reply = await admin.client.setup.table.query({ table });
  if (!reply.ok) throw new Error(reply.code);
  return reply.detail;
}

const SHORT = { kind: 'short', delay: '60', sentence: ONE_PERSON_SENTENCE } as const;
const people = (over: Partial<TablePlan['people']>) => ({ ...plan().people, ...over });
const shownOf = async ({ table }: Made) =>
  (await detailOf(table)).shown.map(({ name, kind, delayMs, gate }) => [name, kind, delayMs, gate]);

describe('a short delay', () => {
  const safe = [
    ['commentary', 'tabled-only', 60_000, 'hand-complete'],
    ['overlay', 'tabled-only', 60_000, 'hand-complete'],
    ['venue', 'tabled-only', 0, 'hand-complete'],
  ];
  const early = (name: string): ConsoleControl => ({
    do: 'setCanvas',
    config: {
      name,
      audience: name === 'overlay' ? 'overlay' : 'commentary',
      kind: 'short',
      delayMs: 60_000,
      offsetMs: 0,
      leadMs: 0,
      gate: 'off',
      ...PLAIN_PICTURE,
    },
    exception: { canvases: ['overlay', 'commentary'], people: ['Oleg', 'Petra'], sentence: '', minimumMs: 60_000 },
  });

  test('given a show of its one person, who typed the sentence, then cards air during play at once', async () => {
    const table = await make({ programme: SHORT, people: people({ floor: ADMIN }) });
    expect([table.waiting, table.warnings]).toEqual([null, []]);
    expect(await shownOf(table)).toEqual([
      ['commentary', 'short', 60_000, 'off'],
      ['overlay', 'short', 60_000, 'off'],
      ['venue', 'tabled-only', 0, 'hand-complete'],
    ]);
  });

  test('given other people, then no card airs until two of them have confirmed it, and the answer says who', async () => {
    const table = await make({ programme: SHORT, people: people({ producer: 'Oleg', floor: 'Petra' }) });
    const waiting = { canvases: ['commentary', 'overlay'], kind: 'short', delayMs: 60_000, how: 'two-people' };
    expect(table.waiting).toEqual({ ...waiting, producers: ['Oleg'], floors: ['Petra'], asked: null });
    expect(table.warnings.map(({ code }) => code)).toEqual(['two-people-must-confirm']);
    expect(await shownOf(table)).toEqual(safe);
    const [oleg, petra] = [addressOf(table, 'console', 'producer'), addressOf(table, 'console', 'floor')].map((one) =>
      house.page(tokenOf(one)),
    );
    for (const name of ['overlay', 'commentary']) {
      const send = (page: AdminPage | undefined) =>
        page?.client.control.mutate({ table: table.table, command: early(name) });
      expect(await send(oleg)).toEqual({ ok: true, asked: true });
      expect((await detailOf(table.table)).waiting?.canvases).toContain(name);
      expect(await send(petra)).toEqual({ ok: true });
      expect((await detailOf(table.table)).waiting?.canvases ?? []).not.toContain(name);
    }
    expect((await detailOf(table.table)).waiting).toBeNull();
  });

  test('given the administrator is one of the two, then making the table asks the other one, who confirms it all by one word', async () => {
    const table = await make({ programme: SHORT, people: people({ floor: 'Petra' }) });
    expect(table.waiting?.asked).toEqual({ by: ADMIN, waitsFor: ['Petra'] });
    expect(await shownOf(table)).toEqual(safe);
    const petra = await consoleOf(house, tokenOf(addressOf(table, 'console', 'floor')), table.table);
    await until(() => petra.view().release.asks.length === 2, 5_000, 'the ask at the floor');
    const { asks } = petra.view().release;
    expect(asks.map(({ actor, waitsFor, config }) => [actor, waitsFor, config.name])).toEqual([
      [ADMIN, ['Petra'], 'overlay'],
      [ADMIN, ['Petra'], 'commentary'],
    ]);
    const word: ConsoleControl = {
      do: 'confirmAsks',
      by: asks[0]?.by ?? '',
      asks: asks.map(({ at, config }) => ({ at, config })),
    };
    const say = (page: AdminPage) => page.client.control.mutate({ table: table.table, command: word });
    const producer = await consoleOf(house, tokenOf(addressOf(table, 'console', 'producer')), table.table);
    expect(await say(producer.page)).toMatchObject({ ok: false, code: 'gate-needs-two-people' });
    const operator = await consoleOf(house, tokenOf(addressOf(table, 'console', 'operator')), table.table);
    await expect(say(operator.page)).rejects.toThrow();
    expect(await say(petra.page)).toEqual({ ok: true });
    expect((await shownOf(table)).slice(0, 2)).toEqual([
      ['commentary', 'short', 60_000, 'off'],
      ['overlay', 'short', 60_000, 'off'],
    ]);
    expect((await detailOf(table.table)).waiting).toBeNull();
    await until(() => producer.view().release.asks.length === 0, 5_000, 'the end of the ask');
    expect(await audited(table.table)).toEqual([
      ['release.setCanvases', ADMIN],
      ['release.asked', ADMIN],
      ['release.confirmAsks', ADMIN],
      ['release.refused', ADMIN],
      ['release.confirmAsks', 'Petra'],
    ]);
  });

  test('given a floor who is the producer himself, then nobody can confirm, and nothing is asked', async () => {
    const table = await make({ programme: SHORT, people: people({ operator: 'Otto', floor: ADMIN }) });
    expect(table.warnings.map(({ code }) => code)).toEqual(['nobody-can-confirm']);
    expect(table.waiting?.asked).toBeNull();
  });

  test('given one other person who does everything, then it waits for him', async () => {
    const table = await make({
      programme: SHORT,
      people: people({ operator: 'Solo', producer: 'Solo', cardDesk: 'Solo' }),
    });
    expect(table.waiting).toMatchObject({ how: 'one-person', producers: ['Solo'], floors: [] });
    expect(await shownOf(table)).toEqual(safe);
  });

  test('given nobody who could confirm, then that is said', async () => {
    const table = await make({ programme: SHORT, people: people({ producer: 'Oleg' }) });
    expect(table.warnings.map(({ code }) => code)).toEqual(['nobody-can-confirm']);
    expect(table.waiting).toMatchObject({ how: 'two-people', floors: [] });
  });

  test('given a new show like it, then the delay that still waits is asked for again', async () => {
    const table = await make({ programme: SHORT, people: people({ producer: 'Oleg' }) });
    const reply = await admin.client.setup.planFrom.query({ table: table.table });
    expect(reply).toMatchObject({ ok: true, plan: { programme: { kind: 'short', delay: '60', sentence: '' } } });
  });
});

describe('addresses', () => {
  const wish = (over: Partial<AddressWish>): AddressWish => ({
    ...{ page: 'overlay', role: 'operator', canvas: null, person: '', replace: false },
    ...over,
  });
  const ask = async (table: string, over: Partial<AddressWish>) =>
    admin.client.setup.address.mutate({ table, wish: wish(over) });

  test('given an address that was opened a moment ago, when a new one takes its place, then the old one is refused at once and the new one opens', async () => {
    const table = await make();
    const place = { table: table.table, canvas: 'overlay' };
    const old = addressOf(table, 'overlay');
    expect(await watched(house, tokenOf(old), place)).toBe('overlay');
    const reply = await ask(table.table, { replace: true });
    if (!reply.ok) throw new Error(reply.code);
    expect(await watched(house, tokenOf(old), place)).toBe('token-revoked');
    expect(reply.revoked).toEqual([old.token]);
    expect(await watched(house, tokenOf(reply.address), place)).toBe('overlay');
  });

  test('given one beside the old one, then both open', async () => {
    const table = await make();
    const place = { table: table.table, canvas: 'venue' };
    const reply = await ask(table.table, { page: 'venue' });
    if (!reply.ok) throw new Error(reply.code);
    expect(reply.revoked).toEqual([]);
    for (const address of [reply.address, addressOf(table, 'venue')])
      expect(await watched(house, tokenOf(address), place)).toBe('venue');
  });

  test('given the floor has a console and a deck page, when one is replaced, then the other stays', async () => {
    const table = await make({ people: people({ floor: 'Petra' }) });
    const reply = await ask(table.table, { page: 'deck', person: ' petra', replace: true });
    if (!reply.ok) throw new Error(reply.code);
    expect(reply.revoked).toEqual([addressOf(table, 'deck').token]);
    expect(reply.address).toMatchObject({ page: 'deck', role: 'floor', person: 'Petra' });
    expect(reply.address.path).toMatch(new RegExp(`^/console/${table.table}/deck#token=`));
  });

  test.each<[string, Partial<AddressWish>, string]>([
    ['a sync page', { page: 'sync' }, '/sync/TABLE#'],
    ['a card desk', { page: 'cards', person: 'Zoe' }, '/console/TABLE/cards#'],
    ['a chief judge', { page: 'console', role: 'chief-judge', person: 'Zoe' }, '/console/TABLE#'],
    ['a commentator', { page: 'commentary', person: 'Zoe' }, '/commentary/TABLE#'],
  ])('given %s is asked for, then its address is made', async (_what, over, path) => {
    const { table } = await make();
    const reply = await ask(table, over);
    if (!reply.ok) throw new Error(reply.code);
    expect(reply.address.path).toContain(path.replace('TABLE', table));
  });

  test.each<[string, Partial<AddressWish>, string]>([
    ['a console for nobody', { page: 'console' }, 'person-name-missing'],
    ['a console for a dash', { page: 'console', person: '-' }, 'person-name-missing'],
    ['a long name', { page: 'cards', person: 'z'.repeat(61) }, 'person-name-too-long'],
    ['a canvas that is not there', { canvas: 'second' }, 'unknown-canvas'],
  ])('given %s is asked for, then it is refused and no token is made', async (_what, over, code) => {
    const { table } = await make();
    const before = (await detailOf(table)).tokens.length;
    expect(await ask(table, over)).toMatchObject({ ok: false, code });
    expect((await detailOf(table)).tokens).toHaveLength(before);
  });

  test('given a table that is not there, then that is said', async () => {
    expect(await ask('nowhere', {})).toMatchObject({ ok: false, code: 'unknown-table' });
  });
});

describe('revoking', () => {
  test('given an address, when it is revoked, then it opens nothing from then on, who stands there is sent away, and the list says so', async () => {
    const table = await make();
    const { token, path } = addressOf(table, 'console', 'operator');
    const operator = await consoleOf(house, tokenOf({ path }), table.table);
    expect(await admin.client.setup.revoke.mutate({ token })).toEqual({ ok: true });
    expect(await house.page(tokenOf({ path })).client.me.query().catch(reasonIn)).toBe('token-revoked');
    await until(() => operator.page.closes.includes(4401), 3_000, 'the end of the console');
    expect((await detailOf(table.table)).tokens.find(({ id }) => id === token)?.revoked).toBeTypeOf('number');
    expect(await admin.client.setup.revoke.mutate({ token: 'none' })).toMatchObject({ code: 'unknown-token' });
  });

  test('given the last administrator of all tables, then his own token is kept; twin: of two, one may go', async () => {
    const mint = () =>
      house.server.opened.mint({ role: 'admin', tableId: null, canvas: null, person: null, label: 'x', livesMs: null });
    const mine = (await house.server.opened.house.stores.tokens.list()).find(
      (row) => row.role === 'admin' && row.revoked === null,
    );
    expect(await admin.client.setup.revoke.mutate({ token: mine?.id ?? '' })).toMatchObject({ code: 'last-admin' });
    const other = await mint();
    if (!other.ok) throw new Error(other.error);
    expect(await admin.client.setup.revoke.mutate({ token: other.value.token.id })).toEqual({ ok: true });
  });
});

describe('the card desk of a table', () => {
  const typed = { do: 'typeHole', seat: 1, slot: 0, card: 'As' } as const;

  test('given none, when it is set up between hands, then cards may be typed without a restart, and consoles say so', async () => {
    const table = await make({ cardDesk: false });
    const operator = await consoleOf(house, tokenOf(addressOf(table, 'console', 'operator')), table.table);
    const desk = await admin.client.setup.address.mutate({
      table: table.table,
      wish: { page: 'cards', role: 'operator', canvas: null, person: ADMIN, replace: false },
    });
    if (!desk.ok) throw new Error(desk.code);
    const page = house.page(tokenOf(desk.address));
    const type = async (hand: string) =>
      page.client.command.mutate({ table: table.table, clientId: uuid(), command: { ...typed, hand } });
    const send = (command: { do: 'startHand' | 'completeDeal'; hand: string }) =>
      operator.page.client.command.mutate({ table: table.table, clientId: uuid(), command });
    const hand = uuid();
    expect(operator.view().cardDesk).toBe(false);
    expect(await type(hand)).toMatchObject({ ok: false, code: 'no-card-desk' });
    expect(await admin.client.setup.setCardDesk.mutate({ table: table.table, on: true })).toEqual({ ok: true });
    await until(() => operator.view().cardDesk, 5_000, 'the word on the console');
    expect(await send({ do: 'startHand', hand })).toMatchObject({ ok: true });
    expect(await type(hand)).toMatchObject({ ok: true });
    expect(await admin.client.setup.setCardDesk.mutate({ table: table.table, on: false })).toMatchObject({
      ok: false,
      code: 'hand-running',
    });
    expect((await detailOf(table.table)).cardDesk).toBe(true);
    await house.restart();
    admin = await anotherAdmin();
    expect(await detailOf(table.table)).toMatchObject({ cardDesk: true, seats: 8, handRuns: true });
  });
});

async function anotherAdmin(): Promise<AdminPage> {
  const scope = { tableId: null, canvas: null, person: null, label: 'another', livesMs: null };
  const minted = await house.server.opened.mint({ role: 'admin', ...scope });
  if (!minted.ok) throw new Error(minted.error);
  return house.page(minted.value.text);
}

/** What was written down about the release of a table beside single canvases, by the name of who did it. */
async function audited(table: string): Promise<readonly (readonly [string, string])[]> {
  const { audit, house: opened } = house.server.opened;
  const people = await opened.stores.people.list();
  return (await audit.read(0, 10_000))
    .filter(({ subject, action }) => subject === table && action !== 'release.setCanvas')
    .map(({ action, actor }) => [action, people.find(({ id }) => id === actor)?.name ?? actor]);
}
