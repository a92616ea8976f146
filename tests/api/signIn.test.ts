// Signing in over real sockets: one-time address, name and passphrase, choice of work, and everything that ends it. The
// answers do not tell whether a name exists.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../db/people.ts';
import { FREE_TRIES } from '../../server/access/attempts.ts';
import type { GrantScope } from '../../server/access/grant.ts';
import * as staff from '../../server/access/staff.ts';
import { tableId } from '../../server/base/ids.ts';
import { realClock } from '../support/realClock.ts';
import { consolePage, publicPage, reasonIn, signInPage, until } from './client.ts';
import { openSetupHouse, type SetupHouse } from './setupHouse.ts';

let house: SetupHouse;
beforeAll(async () => {
  house = await openSetupHouse();
  const { tables } = house.server.opened.house.stores;
  for (const id of ['main', 'other'])
    await tables.add({ id: tableId(id), name: `Table ${id}`, config: {}, created: 0 });
  await until(() => house.server.tables.all().length === 2, 10_000, 'both tables');
});
afterAll(() => house.close());

const PASSPHRASE = 'seven of spades, again';
const MAIN = tableId('main');

function deps(): staff.StaffDeps {
  const { house: inside, audit } = house.server.opened;
  const { people, grants, tokens } = inside.stores;
  return {
    ...{ people, grants, tokens, clock: realClock, random: (size) => randomBytes(size), newId: inside.newId },
    note: (action, subject, detail) => audit.record({ actor: 'test', action, subject, detail }).then(() => undefined),
  };
}

let hired = 0;
async function hire(...scopes: readonly GrantScope[]): Promise<Person> {
  hired += 1;
  const person = { id: `p${hired}`, name: `Person ${hired}`, role: 'operator', created: hired, passphrase: null };
  await deps().people.add(person);
  for (const scope of scopes) expect((await staff.giveGrant(deps(), person, scope)).ok).toBe(true);
  return person;
}

const OPERATOR: GrantScope = { role: 'operator', tableId: MAIN, canvas: null };
const FLOOR: GrantScope = { role: 'floor', tableId: null, canvas: null };

/** Somebody with a passphrase. */
async function settled(...scopes: readonly GrantScope[]): Promise<Person> {
  const person = await hire(...scopes);
  const { text } = await staff.invite(deps(), person);
  const page = signInPage(house.url);
  expect(await page.client.accept.mutate({ code: text, passphrase: PASSPHRASE })).toMatchObject({ ok: true });
  page.close();
  return person;
}

async function sign(name: string, passphrase: string = PASSPHRASE) {
  const page = signInPage(house.url);
  const reply = await page.client.signIn.mutate({ name, passphrase });
  return { page, reply };
}

/** Signed in and at work: the token of the page that opened. */
async function atWork(person: Person, which = 0): Promise<string> {
  const { page, reply } = await sign(person.name);
  if (!reply.ok) throw new Error(reply.code);
  const started = await page.client.start.mutate({ work: reply.works[which]?.id ?? '' });
  page.close();
  if (!started.ok) throw new Error(started.code);
  return /#token=(fc_[\w-]{43})$/.exec(started.path)?.[1] ?? '';
}

async function audited(action: string, person: string) {
  const rows = await house.server.opened.audit.read(0, 10_000);
  return rows.filter((row) => row.action === action && row.subject === `person:${person}`);
}

describe('a one-time address', () => {
  test('given one, when a passphrase is set, then he is signed in by it, once', async () => {
    const person = await hire(OPERATOR);
    const { text } = await staff.invite(deps(), person);
    const page = signInPage(house.url);
    expect(await page.client.invitation.mutate({ code: text })).toEqual({ ok: true, person: person.name });
    const weak = await page.client.accept.mutate({ code: text, passphrase: 'short' });
    expect(weak).toMatchObject({ ok: false, code: 'passphrase-too-short' });
    const accepted = await page.client.accept.mutate({ code: text, passphrase: PASSPHRASE });
    expect(accepted).toMatchObject({
      ok: true,
      person: person.name,
      works: [{ role: 'operator', table: 'Table main' }],
    });
    for (const again of [
      await page.client.invitation.mutate({ code: text }),
      await page.client.accept.mutate({ code: text, passphrase: 'another passphrase' }),
    ])
      expect(again).toMatchObject({ ok: false, code: 'bad-invitation' });
    page.close();
    expect((await sign(person.name)).reply.ok).toBe(true);
    expect(await audited('passphrase-set', person.id)).toMatchObject([{ detail: { address: '127.0.0.1' } }]);
  });

  test('given two presses at the same moment, then one of them sets it', async () => {
    const person = await hire(OPERATOR);
    const { text: code } = await staff.invite(deps(), person);
    const pages = [signInPage(house.url), signInPage(house.url)];
    const replies = await Promise.all(
      pages.map(({ client }, i) => client.accept.mutate({ code, passphrase: `${PASSPHRASE} ${i}` })),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    for (const page of pages) page.close();
  });

  test('given one that another replaced, one that ended or a token of another kind, then it sets nothing', async () => {
    const person = await settled(OPERATOR);
    const { text: replaced } = await staff.invite(deps(), person);
    const { text: reset } = await staff.resetPassphrase(deps(), person);
    const { rows } = await house.database.pool.query<{ id: string }>(
      `select id from tokens where person = $1 and role = $2 and revoked is null`,
      [person.id, staff.INVITATION],
    );
    await house.database.pool.query('update tokens set expires = 1 where id = $1', [rows[0]?.id]);
    const page = signInPage(house.url);
    for (const code of [replaced, reset, house.firstToken, 'fc_x', ''])
      expect(await page.client.invitation.mutate({ code })).toMatchObject({ ok: false, code: 'bad-invitation' });
    page.close();
  });

  test('given one, then it opens no socket of tokens', async () => {
    const { text } = await staff.invite(deps(), await hire(OPERATOR));
    const page = consolePage(house.url, text);
    expect(await page.client.me.query().catch(reasonIn)).toBe('bad-token');
    page.close();
  });
});

describe('signing in', () => {
  test('given the right passphrase, when a work is chosen, then its token is for that role and table, for 16 hours', async () => {
    const person = await settled(OPERATOR, FLOOR);
    const { page, reply } = await sign(person.name.toUpperCase());
    if (!reply.ok) throw new Error(reply.code);
    expect(reply.works.map(({ role, table }) => `${role} ${table}`)).toEqual([
      'operator Table main',
      'floor Table main',
      'floor Table other',
    ]);
    const started = await page.client.start.mutate({ work: reply.works[2]?.id ?? '' });
    if (!started.ok) throw new Error(started.code);
    expect(started.path).toMatch(/^\/console\/other#token=fc_[\w-]{43}$/);
    const work = house.page(started.path.split('#token=')[1] ?? '');
    expect(await work.client.me.query()).toMatchObject({
      actor: person.id,
      role: 'floor',
      tables: [{ table: 'other' }],
    });
    const [token] = (await deps().tokens.list()).filter((row) => row.person === person.id && row.role === 'floor');
    expect((token?.expires ?? 0) - (token?.created ?? 0)).toBe(16 * 3_600_000);
    page.close();
    const [row] = await audited('signed-in', person.id);
    expect(row).toMatchObject({ actor: person.id, detail: { address: '127.0.0.1' } });
  });

  test('given a wrong one, nobody of that name and one without a passphrase, then the answers are the same', async () => {
    const [person, without] = [await settled(OPERATOR), await hire(OPERATOR)];
    const replies = [
      (await sign(person.name, 'not this passphrase')).reply,
      (await sign('Nobody At All')).reply,
      (await sign(without.name)).reply,
      (await sign('')).reply,
    ];
    for (const reply of replies) expect(reply).toEqual({ ok: false, code: 'wrong-name-or-passphrase', params: {} });
  });

  test('given five wrong ones, then the sixth and the right one are told to wait, and so is a name of nobody', async () => {
    const person = await settled(OPERATOR);
    for (const name of [person.name, 'Somebody Unknown']) {
      for (let i = 0; i < FREE_TRIES; i += 1) expect((await sign(name, `wrong passphrase ${i}`)).reply.ok).toBe(false);
      const { reply } = await sign(name);
      expect(reply).toMatchObject({ ok: false, code: 'too-many-tries' });
      if (!reply.ok) expect(reply.params['seconds']).toBeGreaterThan(20);
    }
    await expect.poll(() => audited('sign-in-refused', person.id)).toHaveLength(1);
    const [failed] = await audited('sign-in-failed', person.id);
    expect(failed).toMatchObject({ detail: { address: '127.0.0.1', count: 1 } });
    const rows = await house.server.opened.audit.read(0, 10_000);
    expect(JSON.stringify(rows)).not.toMatch(/Somebody Unknown|wrong passphrase/i);
  });

  test('given somebody without work, then he is told so; work that he has not been given does not start', async () => {
    expect((await sign((await settledWithout()).name)).reply).toMatchObject({ ok: false, code: 'no-work' });
    const person = await settled(OPERATOR);
    const { page } = await sign(person.name);
    expect(await page.client.start.mutate({ work: 'none/main' })).toMatchObject({ ok: false, code: 'work-taken-away' });
    page.close();
    const stranger = signInPage(house.url);
    expect(await stranger.client.start.mutate({ work: 'any' })).toMatchObject({ ok: false, code: 'signed-out' });
    stranger.close();
  });

  async function settledWithout(): Promise<Person> {
    const person = await settled(OPERATOR);
    const [grant] = await staff.grantsOf(deps(), person.id);
    await staff.takeGrant(deps(), grant?.id ?? '');
    return person;
  }

  test('given his old passphrase, when he changes it, then the new one counts and the old one does not', async () => {
    const person = await settled(OPERATOR);
    const page = signInPage(house.url);
    const next = 'a different passphrase';
    const change = (old: string) => page.client.change.mutate({ name: person.name, old, passphrase: next });
    expect(await change('not the old one')).toMatchObject({ ok: false, code: 'wrong-name-or-passphrase' });
    expect(await change(PASSPHRASE)).toMatchObject({ ok: true });
    page.close();
    expect((await sign(person.name)).reply.ok).toBe(false);
    expect((await sign(person.name, next)).reply.ok).toBe(true);
  });
});

describe('what ends it', () => {
  test.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'his grant is taken away',
      async (person) => {
        const [grant] = await staff.grantsOf(deps(), person.id);
        await staff.takeGrant(deps(), grant?.id ?? '');
      },
    ],
    ['his passphrase is reset', (person) => staff.resetPassphrase(deps(), person)],
    ['his sessions are ended', (person) => staff.endSessions(deps(), person)],
  ])('given a console that is open, when %s, then its socket closes', async (_title, end) => {
    const person = await settled(OPERATOR);
    const work = house.page(await atWork(person));
    expect(await work.client.me.query()).toMatchObject({ role: 'operator' });
    await end(person);
    await until(() => work.closes.length > 0, 2_000, 'the close');
    expect(work.closes).toEqual([4401]);
  });

  test.each<[string, (person: Person) => Promise<unknown>, string]>([
    [
      'the grant is taken away',
      async (person) => {
        const [grant] = await staff.grantsOf(deps(), person.id);
        await staff.takeGrant(deps(), grant?.id ?? '');
      },
      'work-taken-away',
    ],
    ['the passphrase is reset', (person) => staff.resetPassphrase(deps(), person), 'signed-out'],
  ])('given one who has not chosen yet, when %s, then he does not get in', async (_title, end, code) => {
    const person = await settled(OPERATOR);
    const { page, reply } = await sign(person.name);
    if (!reply.ok) throw new Error(reply.code);
    await end(person);
    expect(await page.client.start.mutate({ work: reply.works[0]?.id ?? '' })).toMatchObject({ ok: false, code });
    page.close();
    expect((await deps().tokens.list()).filter((row) => row.person === person.id && row.label === 'signed in')).toEqual(
      [],
    );
  });

  test('twin: given nothing that ends it, then the console stays and he gets in', async () => {
    const person = await settled(OPERATOR);
    const work = house.page(await atWork(person));
    expect(await work.client.me.query()).toMatchObject({ role: 'operator' });
    await realClock.sleepUntil(realClock.now() + 1_000);
    expect(work.closes).toEqual([]);
  });
});

test('given the sign-in door, then no procedure of a console or a page is behind it, and its own are nowhere else', async () => {
  const inside: unknown = house.page(house.firstToken).client;
  const outside: unknown = publicPage(house.url, house.firstToken).client;
  const door: unknown = signInPage(house.url).client;
  const given = { name: 'a', passphrase: 'b' };
  for (const client of [inside, outside])
    expect(await ask(client, 'signIn', given).catch(reasonIn)).toBe('no-such-procedure');
  for (const name of ['me', 'tables'])
    expect(await ask(door, name, undefined).catch(reasonIn)).toBe('no-such-procedure');
});

/** A procedure that the type of the client does not have. */
function ask(client: unknown, name: string, input: unknown): Promise<unknown> {
  const found: unknown = Reflect.get(Object(client), name);
  const call: unknown = Reflect.get(Object(found), 'mutate');
  if (typeof call !== 'function') throw new Error(`no client for ${name}`);
  return Promise.resolve(call(input));
}

test('given everything above, then no passphrase, hash or token stands in a log line or in the audit', async () => {
  const rows = JSON.stringify(await house.server.opened.audit.read(0, 100_000));
  for (const text of [rows, house.lines.join('\n')])
    expect(text).not.toMatch(/fc_[\w-]{20}|scrypt|seven of spades|not this/);
  const { rows: people } = await house.database.pool.query<{ passphrase: string | null }>(
    'select passphrase from people',
  );
  for (const { passphrase } of people) expect(passphrase ?? 'scrypt$').toMatch(/^scrypt\$/);
});
