// What pages may ask beside their feed: the time, and a word about themselves. Whose token, how often, and that it changes
// nothing else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '../../server/access/role.ts';
import type { PageReport } from '../../server/release/feeds.ts';
import { BareSocket, publicPage, reasonIn, socketUrl, until } from './client.ts';
import { feedKey, MAIN, OTHER, openStand, type Stand, type TokenWish } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const SAID: PageReport = { width: 1920, height: 1080, ratio: 1, host: 'obs', visible: true, clear: false, frame: 3 };
const PLACE = { table: MAIN, canvas: 'programme' };
const NEEDS_CANVAS: readonly string[] = ['checker', 'commentator', 'canvas'];

async function page(wish: TokenWish) {
  return publicPage(stand.url, (await stand.token(wish)).text);
}

async function answer(asked: Promise<unknown>): Promise<unknown> {
  return asked.catch(reasonIn);
}

describe('the clock', () => {
  test.each(ROLES.map((role): TokenWish => ({ role, canvas: NEEDS_CANVAS.includes(role) ? 'programme' : null })))(
    'given a token of $role, then it tells programme time of its own table, and of no other',
    async (wish) => {
      const { client, close } = await page(wish);
      expect(await answer(client.feeds.clock.query({ table: MAIN, canvas: null }))).toEqual({
        programme: 5_000,
        air: null,
      });
      expect(await answer(client.feeds.clock.query({ table: OTHER, canvas: null }))).toBe('not-your-table');
      close();
    },
  );

  test('given a token of every table, then a table that is not there is unknown', async () => {
    const { client, close } = await page({ role: 'producer', tableId: null });
    expect(await answer(client.feeds.clock.query({ table: OTHER, canvas: null }))).toMatchObject({ programme: 5_000 });
    expect(await answer(client.feeds.clock.query({ table: 'gone', canvas: null }))).toBe('unknown-table');
    close();
  });

  test.each<[string, TokenWish, string, unknown]>([
    ['its own canvas', { role: 'canvas', canvas: 'programme' }, 'programme', { at: 4_000, state: 'running' }],
    ['another canvas', { role: 'canvas', canvas: 'programme' }, 'venue', 'not-your-canvas'],
    ['a canvas that is not there', { role: 'canvas', canvas: 'sync' }, 'sync', 'unknown-canvas'],
    ['a canvas, as a console', { role: 'producer' }, 'programme', 'not-a-canvas-token'],
    ['a canvas by a wrong name', { role: 'canvas', canvas: 'programme' }, 'No Canvas', 'bad-input'],
  ])('given a page that asks for the clock of %s, then it gets just that', async (_what, wish, canvas, expected) => {
    const { client, close } = await page(wish);
    const got = await answer(client.feeds.clock.query({ table: MAIN, canvas }));
    expect(typeof got === 'string' ? got : (got as { readonly air: unknown }).air).toEqual(expected);
    close();
  });

  test('given no token, or one that was taken back, then nothing', async () => {
    const { text, id } = await stand.token({ role: 'producer' });
    await stand.revoke(id);
    for (const [token, reason] of [
      [null, 'token-missing'],
      [text, 'token-revoked'],
      ['nonsense', 'bad-token'],
    ] as const) {
      const { client, close } = publicPage(stand.url, token);
      expect(await answer(client.feeds.clock.query({ table: MAIN, canvas: null }))).toBe(reason);
      close();
    }
  });
});

describe('a report', () => {
  const open = () => stand.tables.pages.filter(({ canvas }) => canvas === feedKey(MAIN, 'programme'));

  test('given a page that watches, when it reports, then that is kept until it leaves, and nothing else is different', async () => {
    const { client, close } = await page({ role: 'canvas', canvas: 'programme' });
    expect(await answer(client.feeds.report.mutate({ ...PLACE, page: SAID }))).toBe('not-watching');
    const frames: number[] = [];
    const twice = [0, 1].map(() =>
      client.feeds.watch.subscribe(PLACE, { onData: ({ data }) => frames.push(data.feed) }),
    );
    await until(() => frames.length === 2);
    expect(open()).toHaveLength(1);
    const before = stand.tables.feeds.get(feedKey(MAIN, 'programme'))?.latest()?.feed;
    expect(await answer(client.feeds.report.mutate({ ...PLACE, page: SAID }))).toBe(undefined);
    expect(open()).toEqual([{ canvas: feedKey(MAIN, 'programme'), said: SAID }]);
    expect(stand.tables.feeds.get(feedKey(MAIN, 'programme'))?.latest()?.feed).toBe(before);
    expect([stand.tables.given, stand.tables.controls]).toEqual([[], []]);
    twice[0]?.unsubscribe();
    expect(open()).toHaveLength(1);
    close();
    await until(() => open().length === 0, 5_000, 'the page to leave');
  });

  test.each<[string, TokenWish, { readonly table: string; readonly canvas: string }, string]>([
    ['another canvas', { role: 'canvas', canvas: 'venue' }, PLACE, 'not-your-canvas'],
    ['another table', { role: 'canvas', canvas: 'programme' }, { table: OTHER, canvas: 'programme' }, 'not-your-table'],
    ['a canvas, as a console', { role: 'producer' }, PLACE, 'not-a-canvas-token'],
  ])('given a page that reports for %s, then it is refused', async (_what, wish, place, reason) => {
    const { client, close } = await page(wish);
    expect(await answer(client.feeds.report.mutate({ ...place, page: SAID }))).toBe(reason);
    close();
  });

  test.each<[string, Partial<Record<keyof PageReport, unknown>>]>([
    ['a size below nothing', { width: -1 }],
    ['a size that is none', { height: 1e9 }],
    ['a size in parts', { width: 1919.5 }],
    ['a host of its own', { host: 'x'.repeat(1_000) }],
    ['a frame that is a text', { frame: '7' }],
    ['a word for yes', { visible: 'yes' }],
  ])('given a report with %s, then it is bad input', async (_what, patch) => {
    const { client, close } = await page({ role: 'canvas', canvas: 'programme' });
    const told = { ...PLACE, page: { ...SAID, ...patch } } as unknown as typeof PLACE & { readonly page: PageReport };
    expect(await answer(client.feeds.report.mutate(told))).toBe('bad-input');
    close();
  });

  test('given a page that reports all the time, then most are refused, and a flood ends its socket and no other', async () => {
    const calm = await page({ role: 'canvas', canvas: 'programme' });
    const { text } = await stand.token({ role: 'canvas', canvas: 'programme' });
    const socket = await new BareSocket(`${socketUrl(stand.url, '/trpc')}?connectionParams=1`).opened();
    socket.introduce(text);
    socket.watch(PLACE);
    await until(() => socket.heard.length >= 2, 5_000, 'the first frame');
    const report = (id: number) =>
      socket.say({ id, method: 'mutation', params: { path: 'feeds.report', input: { ...PLACE, page: SAID } } });
    for (let id = 10; id < 20; id += 1) report(id);
    await until(() => socket.heard.filter((line) => line.includes('too-many-reports')).length === 9, 5_000, 'refusals');
    for (let id = 20; id < 120; id += 1) report(id);
    await until(() => socket.closed !== null, 5_000, 'the end of the flood');
    expect(socket.closed).toBe(4429);
    expect(await answer(calm.client.feeds.clock.query({ table: MAIN, canvas: null }))).toMatchObject({ air: null });
    calm.close();
  });
});
