// The staff part of the set-up over a real socket: people, what they may sign in as, one-time addresses, and what an
// administrator may not do.

import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GrantWish, StaffPerson } from '../../server/setup/staff/view.ts';
import { signInPage, until } from './client.ts';
import { ADMIN, type AdminPage, made, namedAdmin, openSetupHouse, plan, type SetupHouse } from './setupHouse.ts';

const PASSPHRASE = 'seven of spades, again';

let house: SetupHouse;
let admin: AdminPage;
let table: string;
beforeAll(async () => {
  house = await openSetupHouse();
  admin = await namedAdmin(house);
  ({ table } = made(await admin.client.setup.createTable.mutate({ clientId: uuid(), plan: plan() })));
});
afterAll(() => house.close());

const staff = () => admin.client.staff;

async function found(name: string): Promise<StaffPerson> {
  const person = (await staff().list.query()).people.find((one) => one.name === name);
  if (person === undefined) throw new Error(`nobody is called ${name}`);
  return person;
}

async function added(name: string) {
  const reply = await staff().add.mutate({ name });
  if (!reply.ok) throw new Error(reply.code);
  return { code: reply.invitation.path.split('#set=')[1] ?? '', ...reply.invitation, ...(await found(name)) };
}

const wish = (person: string, over: Partial<GrantWish> = {}): GrantWish => ({
  ...{ person, role: 'operator', table, canvas: null },
  ...over,
});

async function settled(name: string, over: Partial<GrantWish> = {}): Promise<StaffPerson> {
  const { id, code } = await added(name);
  expect(await staff().grant.mutate(wish(id, over))).toEqual({ ok: true });
  const page = signInPage(house.url);
  expect(await page.client.accept.mutate({ code, passphrase: PASSPHRASE })).toMatchObject({ ok: true });
  page.close();
  return found(name);
}

async function signsIn(name: string, passphrase = PASSPHRASE): Promise<boolean> {
  const page = signInPage(house.url);
  const { ok } = await page.client.signIn.mutate({ name, passphrase });
  page.close();
  return ok;
}

describe('people', () => {
  test('given a new one, then he has a one-time address and nothing else, and the same name is not added again', async () => {
    const anna = await added('Anna');
    expect(anna).toMatchObject({ me: false, passphrase: false, grants: [], open: 0, person: 'Anna' });
    expect(anna.path).toMatch(/^\/signin#set=fc_[\w-]{43}$/);
    expect(anna.invited).toBe(anna.expires);
    expect(await staff().add.mutate({ name: ' ANNA ' })).toMatchObject({ ok: false, code: 'person-exists' });
    for (const [name, code] of [
      ['  ', 'person-name-missing'],
      ['x'.repeat(61), 'person-name-too-long'],
    ] as const)
      expect(await staff().add.mutate({ name })).toMatchObject({ ok: false, code });
  });

  test('given grants, then the list names them; the same one twice is one; taken away it is gone', async () => {
    const { id } = await added('Boris');
    expect(await staff().grant.mutate(wish(id))).toEqual({ ok: true });
    expect(await staff().grant.mutate(wish(id))).toEqual({ ok: true });
    expect(await staff().grant.mutate(wish(id, { role: 'commentator', canvas: 'commentary' }))).toEqual({ ok: true });
    const [operator, commentator] = (await found('Boris')).grants;
    expect(operator).toMatchObject({ role: 'operator', table: { id: table, name: 'Пятница' }, canvas: null });
    expect(commentator).toMatchObject({ role: 'commentator', canvas: 'commentary' });
    expect(await staff().take.mutate({ grant: operator?.id ?? '' })).toEqual({ ok: true });
    expect((await found('Boris')).grants).toEqual([commentator]);
    expect(await staff().take.mutate({ grant: 'none' })).toMatchObject({ ok: false, code: 'unknown-grant' });
  });

  test.each<[string, Partial<GrantWish>, string]>([
    ['nobody', { person: 'nobody' }, 'unknown-person'],
    ['a table that is none', { table: 'none' }, 'unknown-table'],
    ['a commentator of no canvas', { role: 'commentator' }, 'canvas-missing'],
    ['a commentator of a canvas that is none', { role: 'commentator', canvas: 'none' }, 'unknown-canvas'],
    ['a commentator of every table', { role: 'commentator', canvas: 'commentary', table: null }, 'table-missing'],
    ['an operator of a canvas', { canvas: 'commentary' }, 'canvas-not-for-role'],
  ])('given %s, when it is granted, then it is refused and nothing is given', async (_title, over, code) => {
    const { id } = await added(`Clara ${code}`);
    expect(await staff().grant.mutate(wish(id, over))).toMatchObject({ ok: false, code });
    expect((await found(`Clara ${code}`)).grants).toEqual([]);
  });

  test('given a reset, then the old passphrase is worth nothing, what he had open closes, and the new address works', async () => {
    const dmitri = await settled('Dmitri');
    expect(await staff().invite.mutate({ person: dmitri.id })).toMatchObject({ ok: false, code: 'passphrase-set' });
    const page = signInPage(house.url);
    const reply = await page.client.signIn.mutate({ name: 'Dmitri', passphrase: PASSPHRASE });
    const started = await page.client.start.mutate({ work: reply.ok ? (reply.works[0]?.id ?? '') : '' });
    const work = house.page(started.ok ? (started.path.split('#token=')[1] ?? '') : '');
    expect(await work.client.me.query()).toMatchObject({ actor: dmitri.id });
    expect((await found('Dmitri')).open).toBe(1);
    const reset = await staff().reset.mutate({ person: dmitri.id });
    await until(() => work.closes.length > 0, 2_000, 'the close');
    expect(await signsIn('Dmitri')).toBe(false);
    const code = reset.ok ? (reset.invitation.path.split('#set=')[1] ?? '') : '';
    expect(await page.client.accept.mutate({ code, passphrase: 'another one of his' })).toMatchObject({ ok: true });
    expect(await signsIn('Dmitri', 'another one of his')).toBe(true);
    page.close();
  });
});

describe('duties apart', () => {
  test.each([['chief-judge'], ['auditor'], ['admin']] as const)(
    'given somebody on the other side of %s, when he is given it, then it is refused by grant and by address',
    async (role) => {
      const name = `Eva ${role}`;
      const { id } = await settled(name, {
        role: role === 'admin' ? 'chief-judge' : 'admin',
        table: role === 'admin' ? table : null,
      });
      expect(await staff().grant.mutate(wish(id, { role }))).toMatchObject({ ok: false, code: 'duties-apart' });
      if (role !== 'chief-judge') return;
      const address = { page: 'floor', role, canvas: null, person: name, replace: false } as const;
      const reply = await admin.client.setup.address.mutate({ table, wish: address });
      expect(reply).toMatchObject({ ok: false, code: 'duties-apart' });
    },
  );

  test('given a checker, when another one is to check the same table, then it is refused', async () => {
    const [first, second] = [await added('Fyodor'), await added('Galina')];
    const check = { role: 'checker', canvas: 'overlay' } as const;
    expect(await staff().grant.mutate(wish(first.id, check))).toEqual({ ok: true });
    expect(await staff().grant.mutate(wish(second.id, check))).toMatchObject({ ok: false, code: 'checker-taken' });
  });
});

describe('an administrator and himself', () => {
  test('given his first passphrase, then he comes back by it; a second one is set on the sign-in page alone', async () => {
    expect(await staff().ownPassphrase.mutate({ passphrase: 'short' })).toMatchObject({ code: 'passphrase-too-short' });
    expect(await staff().ownPassphrase.mutate({ passphrase: PASSPHRASE })).toEqual({ ok: true });
    expect(await staff().ownPassphrase.mutate({ passphrase: 'yet another one' })).toMatchObject({
      code: 'passphrase-set',
    });
    const page = signInPage(house.url);
    const reply = await page.client.signIn.mutate({ name: ADMIN, passphrase: PASSPHRASE });
    expect(reply).toMatchObject({ ok: true, works: [{ role: 'admin', table: null }] });
    const started = await page.client.start.mutate({ work: reply.ok ? (reply.works[0]?.id ?? '') : '' });
    expect(started).toMatchObject({ ok: true, path: expect.stringMatching(/^\/setup#token=fc_/) });
    page.close();
  });

  test('given himself, when he resets, ends or takes away what he has, then somebody else has to do it', async () => {
    const me = await found(ADMIN);
    expect(me).toMatchObject({ me: true, passphrase: true });
    for (const reply of [
      await staff().reset.mutate({ person: me.id }),
      await staff().end.mutate({ person: me.id }),
      await staff().take.mutate({ grant: me.grants.find(({ role }) => role === 'admin')?.id ?? '' }),
    ])
      expect(reply).toMatchObject({ ok: false, code: 'not-yourself' });
  });
});

describe('the printed address', () => {
  test('given a passphrase beside the name, then he comes back by it; a weak one makes nothing', async () => {
    const own = await openSetupHouse();
    const first = own.page(own.firstToken).client;
    const weak = await first.setup.nameAdmin.mutate({ person: 'Vera', passphrase: 'Vera Vera Vera' });
    expect(weak).toMatchObject({ ok: false, code: 'passphrase-is-name' });
    expect(await own.server.opened.house.stores.people.list()).toEqual([]);
    expect(await first.setup.nameAdmin.mutate({ person: 'Vera', passphrase: PASSPHRASE })).toMatchObject({ ok: true });
    const page = signInPage(own.url);
    expect(await page.client.signIn.mutate({ name: 'vera', passphrase: PASSPHRASE })).toMatchObject({ ok: true });
    page.close();
    await own.close();
  });

  test('given the name of somebody who has a passphrase, when one is typed for him, then it stays his', async () => {
    const { server } = house;
    const minted = await server.opened.mint({
      ...{ role: 'admin', tableId: null, canvas: null, person: null, label: 'test', livesMs: null },
    });
    await settled('Nina');
    const page = house.page(minted.ok ? minted.value.text : '');
    const reply = await page.client.setup.nameAdmin.mutate({ person: 'Nina', passphrase: 'mine from now on' });
    expect(reply).toMatchObject({ ok: false, code: 'passphrase-set' });
    expect(await signsIn('Nina')).toBe(true);
  });
});

test('given everything above, then every change is in the audit with the address, and no text of a secret', async () => {
  const rows = await house.server.opened.audit.read(0, 10_000);
  const actions = [
    'person-added',
    'passphrase-invited',
    'grant-given',
    'grant-taken',
    'passphrase-reset',
    'passphrase-set',
  ];
  for (const action of actions)
    expect(rows.find((row) => row.action === action)?.detail, action).toMatchObject({ address: '127.0.0.1' });
  expect(JSON.stringify(rows)).not.toMatch(/fc_|scrypt|seven of spades/);
});
