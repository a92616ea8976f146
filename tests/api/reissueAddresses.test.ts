// The addresses of one canvas as its producer finds them, who knows no id of a token, and what he is shown of the new one.
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '../../server/access/role.ts';
import { tableId } from '../../server/base/ids.ts';
import type { ConsoleControl } from '../../server/console/view.ts';
import { PLAIN_PICTURE } from '../../server/release/control.ts';
import type { ReissueReply } from '../../server/setup/reissue/view.ts';
import type { Made } from '../../server/setup/view.ts';
import { reasonIn } from './client.ts';
import { canvasPage } from './reissuePage.ts';
import { type AdminPage, made, namedAdmin, openSetupHouse, plan, type SetupHouse } from './setupHouse.ts';
import { addressOf, tokenOf, watched } from './setupPages.ts';

let house: SetupHouse;
let admin: AdminPage;
let table: Made;
let other: Made;
let producer: AdminPage;
beforeAll(async () => {
  house = await openSetupHouse();
  admin = await namedAdmin(house);
  const { createTable } = admin.client.setup;
  const people = { ...plan().people, commentators: ['Stina Vale'] };
  table = made(await createTable.mutate({ clientId: uuid(), plan: plan({ people }) }));
  other = made(await createTable.mutate({ clientId: uuid(), plan: plan({ name: 'Other' }) }));
  producer = house.page(tokenOf(addressOf(table, 'console', 'producer')));
});
afterAll(() => house.close());

const listed = (canvas: string, page = producer, at = table.table) =>
  page.client.reissue.addresses.query({ table: at, canvas });
const found = async (canvas: string) => {
  const reply = await listed(canvas);
  if (!reply.ok) throw new Error(reply.code);
  return reply.addresses;
};

/** By its name alone, to the one page that is open on its first address. */
async function issueTo(canvas: string): Promise<ReissueReply> {
  const [address] = await found(canvas);
  const at = { table: table.table, token: address?.token ?? '' };
  const pages = await producer.client.reissue.pages.query(at);
  if (!pages.ok) throw new Error(pages.code);
  return producer.client.reissue.issue.mutate({ ...at, page: pages.pages[0]?.id ?? '' });
}

describe('the addresses of a canvas', () => {
  test('given a canvas of his table, then its producer finds those that still open it, without a text', async () => {
    const overlay = addressOf(table, 'overlay');
    expect(await found('overlay')).toEqual([
      { token: overlay.token, label: 'overlay', person: null, created: expect.any(Number) },
    ]);
    expect(await found('commentary')).toMatchObject([{ person: 'Stina Vale' }]);
    expect(JSON.stringify([await found('overlay'), await found('commentary')])).not.toContain(tokenOf(overlay));
  });

  test('given one that was revoked, then it is not among them', async () => {
    const wish = { page: 'venue', role: 'operator', canvas: 'venue', person: '', replace: false } as const;
    const more = await admin.client.setup.address.mutate({ table: table.table, wish });
    if (!more.ok) throw new Error(more.code);
    expect(await found('venue')).toHaveLength(2);
    await admin.client.setup.revoke.mutate({ token: more.address.token });
    expect((await found('venue')).map(({ token }) => token)).toEqual([addressOf(table, 'venue').token]);
  });

  test('given a canvas that is not there, then that is said; given another table, then nothing is', async () => {
    expect(await listed('nowhere')).toEqual({ ok: false, code: 'unknown-canvas', params: {} });
    expect(await listed('overlay', producer, other.table).catch(reasonIn)).toBe('not-your-table');
  });

  test('given every role, then producers and administrators alone', async () => {
    const answers = new Map<string, string>();
    for (const role of ROLES) {
      if (role === 'checker') continue;
      const canvas = role === 'canvas' || role === 'commentator' ? 'sync' : null;
      const scope = { role, canvas, tableId: tableId(table.table), person: null, label: 'test', livesMs: null };
      const minted = await house.server.opened.mint(scope);
      if (!minted.ok) throw new Error(minted.error);
      answers.set(role, await listed('venue', house.page(minted.value.text)).then(({ ok }) => String(ok), reasonIn));
    }
    expect(Object.fromEntries(answers)).toEqual({
      ...Object.fromEntries([...answers.keys()].map((role) => [role, 'not-your-role'])),
      ...{ producer: 'true', admin: 'true' },
    });
  });
});

describe('what a producer is shown of the new address', () => {
  test('given what everybody sees, then he is shown it once, by his name in the audit log', async () => {
    const old = addressOf(table, 'overlay');
    const place = { table: table.table, canvas: 'overlay' };
    const page = await canvasPage(house.url, tokenOf(old), { place });
    const reply = await issueTo('overlay');
    if (!reply.ok || reply.address === null) throw new Error('not shown');
    expect(tokenOf(reply.address)).toBe(page.text());
    expect(await watched(house, tokenOf(reply.address), place)).toBe('overlay');
    expect((await found('overlay')).map(({ token }) => token)).toEqual([reply.address.token]);
    const { rows } = await house.database.pool.query<{ actor: string }>(
      "select actor from audit where subject = $1 and action = 'token-replaced'",
      [`token:${old.token}`],
    );
    const me = await producer.client.me.query();
    expect(rows).toEqual([{ actor: me.actor }]);
    page.close();
  });

  test('given a commentary, then the page goes on and its text is for nobody else', async () => {
    const place = { table: table.table, canvas: 'commentary' };
    const page = await canvasPage(house.url, tokenOf(addressOf(table, 'commentary')), { place });
    expect(await issueTo('commentary')).toEqual({ ok: true, address: null });
    expect(page.steps.map((step) => step.do)).toEqual(['keep', 'use']);
    page.close();
  });

  test('given a screen of the hall that is a commentary by now, then its text is not shown; twin: as a screen it is', async () => {
    const place = { table: table.table, canvas: 'venue' };
    const page = await canvasPage(house.url, tokenOf(addressOf(table, 'venue')), { place });
    const config = { ...PLAIN_PICTURE, name: 'venue', audience: 'commentary', kind: 'protected' } as const;
    const set = { ...config, delayMs: 1_200_000, offsetMs: 0, leadMs: 0, gate: 'hand-complete' } as const;
    const steer = (command: ConsoleControl) => producer.client.control.mutate({ table: table.table, command });
    expect(await steer({ do: 'setCanvas', config: set, exception: null })).toEqual({ ok: true });
    expect(await issueTo('venue')).toEqual({ ok: true, address: null });
    const hall = { ...set, audience: 'venue', kind: 'tabled-only', delayMs: 0 } as const;
    expect(await steer({ do: 'setCanvas', config: hall, exception: null })).toEqual({ ok: true });
    expect(await issueTo('venue')).toMatchObject({ ok: true, address: { page: 'venue' } });
    page.close();
  });
});
