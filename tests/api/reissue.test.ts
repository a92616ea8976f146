// A programme address that has leaked: one page goes on by a successor over its standing socket, everybody else is shut out,
// and whatever breaks off on the way has changed nothing.
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '../../server/access/role.ts';
import { tableId } from '../../server/base/ids.ts';
import type { ReissueReply } from '../../server/setup/reissue/view.ts';
import type { Made, SetupAddress } from '../../server/setup/view.ts';
import { reasonIn, until } from './client.ts';
import { type CanvasPage, canvasPage, type PageManners } from './reissuePage.ts';
import { type AdminPage, made, namedAdmin, openSetupHouse, plan, type SetupHouse } from './setupHouse.ts';
import { addressOf, tokenOf, watched } from './setupPages.ts';

let house: SetupHouse;
let admin: AdminPage;
let table: Made;
beforeAll(async () => {
  house = await openSetupHouse();
  admin = await namedAdmin(house);
  table = made(await admin.client.setup.createTable.mutate({ clientId: uuid(), plan: plan() }));
});
afterAll(() => house.close());

const place = () => ({ table: table.table, canvas: 'overlay' });
const rows = async <T extends object>(text: string, given: readonly string[] = []): Promise<readonly T[]> =>
  (await house.database.pool.query<T>(text, [...given])).rows;
const open = (token: string, manners: Partial<PageManners> = {}): Promise<CanvasPage> =>
  canvasPage(house.url, token, { place: place(), ...manners });
const pagesOf = async (token: string) => {
  const reply = await admin.client.reissue.pages.query({ table: table.table, token });
  if (!reply.ok) throw new Error(reply.code);
  return reply.pages;
};
const issue = (token: string, page: string | null): Promise<ReissueReply> =>
  admin.client.reissue.issue.mutate({ table: table.table, token, page });

/** An overlay address of its own, so that no test shuts out another one's pages. */
async function freshAddress(): Promise<SetupAddress & { readonly text: string }> {
  const wish = { page: 'overlay', role: 'operator', canvas: 'overlay', person: '', replace: false } as const;
  const reply = await admin.client.setup.address.mutate({ table: table.table, wish });
  if (!reply.ok) throw new Error(reply.code);
  return { ...reply.address, text: tokenOf(reply.address) };
}

/** The page of the two that reported this width. */
async function idOf(token: string, width: number): Promise<string> {
  const found = (await pagesOf(token)).find((page) => page.width === width);
  if (found === undefined) throw new Error(`no page of ${width}`);
  return found.id;
}

async function twoPages(manners: Partial<PageManners> = {}) {
  const address = await freshAddress();
  const mixer = await open(address.text, manners);
  const other = await open(address.text);
  await mixer.report('obs', 1920, 1080);
  await other.report('browser', 800, 600);
  return { address, mixer, other };
}

describe('an address issued anew', () => {
  test('given two pages on it, when it is issued to one, then that one goes on over its socket and the other is shut out', async () => {
    const { address, mixer, other } = await twoPages();
    const listed = await pagesOf(address.token);
    expect(listed).toMatchObject([
      { host: 'obs', width: 1920, height: 1080, address: '127.0.0.1', keeps: true, visible: true },
      { host: 'browser', width: 800, height: 600 },
    ]);
    const reply = await issue(address.token, listed[0]?.id ?? '');
    if (!reply.ok || reply.address === null) throw new Error('not issued');
    expect(mixer.steps.map((step) => step.do)).toEqual(['keep', 'use']);
    expect(other.steps).toEqual([]);
    expect(tokenOf(reply.address)).toBe(mixer.text());
    expect(reply.address).toMatchObject({ page: 'overlay', role: 'canvas', canvas: 'overlay' });
    await until(() => other.closes.includes(4401), 1_000, 'the end of the other page');
    expect(await watched(house, address.text, place())).toBe('token-revoked');
    expect(await watched(house, mixer.text(), place())).toBe('overlay');
    // its socket answers still, by the new token
    expect(await mixer.clock()).toMatchObject({ air: expect.anything() });
    expect(mixer.closes).toEqual([]);
    expect(await pagesOf(reply.address.token)).toMatchObject([{ host: 'obs', width: 1920 }]);
  });

  test('then the new one has the scope of the old one, both ids are in the audit log and the text is nowhere', async () => {
    const { address, mixer } = await twoPages();
    const reply = await issue(address.token, await idOf(address.token, 1920));
    if (!reply.ok || reply.address === null) throw new Error('not issued');
    const { token } = reply.address;
    const scope = 'select role, table_id, canvas, person, label, expires, replaces, revoked from tokens where id = $1';
    const [[old], [fresh]] = [await rows<object>(scope, [address.token]), await rows<object>(scope, [token])];
    expect(fresh).toEqual({ ...old, replaces: address.token, revoked: null });
    expect(old).toHaveProperty('revoked', expect.anything());
    const audit = await rows<{ action: string; detail: object }>(
      'select action, detail from audit where subject = $1 order by position',
      [`token:${address.token}`],
    );
    expect(audit.map(({ action }) => action)).toEqual(['token-added', 'token-used', 'token-offered', 'token-replaced']);
    expect(audit.at(-1)?.detail).toMatchObject({ by: token, page: '127.0.0.1' });
    const [all] = await rows<{ all: string }>(
      "select string_agg(t, ' ') as all from (select audit::text t from audit union all select tokens::text from tokens union all select settings::text from settings) x",
    );
    for (const place of [all?.all ?? '', house.lines.join('\n')]) expect(place).not.toContain(mixer.text());
    // twin: the id is found there
    expect(all?.all).toContain(token);
  });

  test('given it is issued again and again, then the same page goes on each time', async () => {
    const { address, mixer } = await twoPages();
    let token = address.token;
    for (const round of [1, 2, 3]) {
      const reply = await issue(token, await idOf(token, 1920));
      if (!reply.ok || reply.address === null) throw new Error(`not issued in round ${round}`);
      expect(await watched(house, tokenOf(reply.address), place())).toBe('overlay');
      token = reply.address.token;
    }
    expect(mixer.steps.map((step) => step.do)).toEqual(['keep', 'use', 'keep', 'use', 'keep', 'use']);
    expect(mixer.closes).toEqual([]);
  });

  test('given none of the pages is ours, then all are shut out at once', async () => {
    const { address, mixer, other } = await twoPages();
    expect(await issue(address.token, null)).toEqual({ ok: true, address: null });
    await until(() => [mixer, other].every(({ closes }) => closes.includes(4401)), 1_000, 'the end of both');
    expect(mixer.steps).toEqual([]);
  });
});

describe('nothing is changed', () => {
  const holds = async (address: { readonly text: string; readonly token: string }): Promise<void> => {
    expect(await watched(house, address.text, place())).toBe('overlay');
    expect(await rows('select id from tokens where replaces = $1', [address.token])).toEqual([]);
  };

  test('given a page that could not store it after all, then that is said and the page forgets it', async () => {
    const { address, mixer, other } = await twoPages({ answer: false });
    const reply = await issue(address.token, await idOf(address.token, 1920));
    expect(reply).toMatchObject({ ok: false, code: 'page-cannot-keep' });
    await until(() => mixer.steps.length === 2, 5_000, 'the second step');
    expect(mixer.steps.map((step) => step.do)).toEqual(['keep', 'forget']);
    expect(await watched(house, mixer.text(), place())).toBe('bad-token');
    await holds(address);
    expect([mixer.closes, other.closes]).toEqual([[], []]);
  });

  test('given a page whose browser stores nothing, then it is offered nothing', async () => {
    const { address, mixer } = await twoPages({ keeps: false });
    const reply = await issue(address.token, await idOf(address.token, 1920));
    expect(reply).toMatchObject({ ok: false, code: 'page-cannot-keep' });
    expect(mixer.steps).toEqual([]);
    await holds(address);
  });

  test('given a page that leaves while it is asked, then it is gone, and another press at the same time is refused', async () => {
    const { address, mixer } = await twoPages({ answer: null });
    const page = await idOf(address.token, 1920);
    const first = issue(address.token, page);
    await until(() => mixer.steps.length === 1, 5_000, 'the offer');
    expect(await issue(address.token, page)).toMatchObject({ code: 'already-under-way' });
    mixer.close();
    expect(await first).toMatchObject({ ok: false, code: 'page-gone' });
    await holds(address);
    expect(await issue(address.token, page)).toMatchObject({ code: 'page-gone' });
  });

  test('given a server that stops between the offer and the answer, then the old address opens after the start', async () => {
    const own = await openSetupHouse();
    const by = await namedAdmin(own);
    const { table: id, addresses } = made(await by.client.setup.createTable.mutate({ clientId: uuid(), plan: plan() }));
    const address = addressOf({ ...table, addresses }, 'overlay');
    const at = { table: id, canvas: 'overlay' };
    const page = await canvasPage(own.url, tokenOf(address), { place: at, answer: null });
    const listed = await by.client.reissue.pages.query({ table: id, token: address.token });
    if (!listed.ok) throw new Error(listed.code);
    const wish = { table: id, token: address.token, page: listed.pages[0]?.id ?? '' };
    const asked = by.client.reissue.issue.mutate(wish).catch(() => 'cut off');
    await until(() => page.steps.length === 1, 5_000, 'the offer');
    page.close();
    await own.restart();
    expect(await watched(own, tokenOf(address), at)).toBe('overlay');
    expect(await watched(own, page.text(), at)).toBe('bad-token');
    await asked;
    await own.close();
  });

  test('given an address of a desk, of another table, revoked or unknown, then it is refused', async () => {
    const desk = addressOf(table, 'console', 'producer').token;
    const gone = await freshAddress();
    await admin.client.setup.revoke.mutate({ token: gone.token });
    for (const [token, code] of [
      [desk, 'not-a-canvas-address'],
      [gone.token, 'token-gone'],
      ['nothing', 'unknown-token'],
    ] as const) {
      expect(await issue(token, null)).toMatchObject({ ok: false, code });
      expect(await admin.client.reissue.pages.query({ table: table.table, token })).toMatchObject({ code });
    }
    const address = await freshAddress();
    const elsewhere = { table: 'elsewhere', token: address.token, page: null };
    expect(await admin.client.reissue.issue.mutate(elsewhere)).toMatchObject({ code: 'unknown-token' });
    await holds(address);
  });
});

describe('who may', () => {
  test('given every role, then administrators and producers alone', async () => {
    const { address, mixer } = await twoPages();
    const page = await idOf(address.token, 1920);
    const answers = new Map<string, string>();
    for (const role of ROLES) {
      if (role === 'checker' || role === 'admin') continue;
      const canvas = role === 'canvas' || role === 'commentator' ? 'overlay' : null;
      const scope = { role, canvas, tableId: tableId(table.table), person: null, label: 'test', livesMs: null };
      const minted = await house.server.opened.mint(scope);
      if (!minted.ok) throw new Error(minted.error);
      const asking = house.page(minted.value.text);
      const wish = { table: table.table, token: address.token, page: role === 'producer' ? page : null };
      const answer = await asking.client.reissue.issue.mutate(wish).catch(reasonIn);
      answers.set(role, typeof answer === 'string' ? answer : JSON.stringify(answer));
    }
    expect(Object.fromEntries(answers)).toEqual({
      ...Object.fromEntries([...answers.keys()].map((role) => [role, 'not-your-role'])),
      producer: expect.stringContaining('"page":"overlay"'),
    });
    expect(mixer.steps.map((step) => step.do)).toEqual(['keep', 'use']);
  });

  test('given a page of another socket, when it answers for the chosen one, then nothing comes of it', async () => {
    const { address, mixer, other } = await twoPages({ answer: null });
    const asked = issue(address.token, await idOf(address.token, 1920));
    await until(() => mixer.steps.length === 1, 5_000, 'the offer');
    await other.answer(mixer.steps[0]?.offer ?? '', true);
    expect(await watched(house, address.text, place())).toBe('overlay');
    mixer.close();
    expect(await asked).toMatchObject({ code: 'page-gone' });
  });
});
