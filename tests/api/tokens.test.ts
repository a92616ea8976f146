// Tokens on sockets: a bad one gets a reason and no more, a good one that goes bad loses its socket within a second.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Authenticator } from '../../server/access/authenticate.ts';
import { realClock } from '../support/realClock.ts';
import { BareSocket, consolePage, publicPage, reasonIn, socketUrl, until } from './client.ts';
import { fastClock, feedKey, MAIN, markedView, openStand, type Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const OWN = { table: MAIN, canvas: 'programme' };
const canvasToken = () => stand.token({ role: 'canvas', canvas: 'programme' });

describe('a socket without a good token', () => {
  test.each<[string, () => Promise<string | null>, string]>([
    ['no token', async () => null, 'token-missing'],
    ['a text that is none', async () => 'hunter2', 'bad-token'],
    ['a token of nobody', async () => `fc_${'A'.repeat(43)}`, 'bad-token'],
    [
      'an expired token',
      async () => {
        const { text } = await stand.token({ role: 'canvas', canvas: 'programme', livesMs: 1 });
        await realClock.sleepUntil(realClock.now() + 5);
        return text;
      },
      'token-expired',
    ],
    [
      'a revoked token',
      async () => {
        const { text, id } = await canvasToken();
        await stand.revoke(id);
        return text;
      },
      'token-revoked',
    ],
  ])('given %s, when it asks, then the reason is %3$s and after 5 s it is closed', async (_title, token, reason) => {
    const { url } = await stand.another({ clock: fastClock(10) });
    const page = publicPage(url, await token());
    const seen = new Promise((resolve) => {
      page.client.feeds.watch.subscribe(OWN, { onData: resolve, onError: (error) => resolve(reasonIn(error)) });
    });
    expect(await seen).toBe(reason);
    await until(() => page.closes.length > 0, 2_000, 'the close');
    expect(page.closes).toEqual([4401]);
    page.close();
  });

  test('given a token in the address, then it counts for nothing and is not logged', async () => {
    const { text } = await canvasToken();
    const socket = await new BareSocket(`${socketUrl(stand.url, '/trpc')}?token=${text}`).opened();
    socket.watch(OWN);
    await until(() => socket.heard.some((line) => line.includes('token-missing')));
    socket.close();
    expect(stand.lines.join('\n')).not.toContain(text);
  });

  test('given a socket that never speaks, then it is closed after 5 s', async () => {
    const { url } = await stand.another({ clock: fastClock(10) });
    const socket = await new BareSocket(`${socketUrl(url, '/trpc/console')}?connectionParams=1`).opened();
    const from = realClock.now();
    await until(() => socket.closed !== null, 2_000);
    expect(socket.closed).toBe(4401);
    expect(realClock.now() - from).toBeGreaterThan(400);
  });

  test('given a store of tokens that fails, then the reason says so and no frame comes', async () => {
    const authenticator = { ...stand.authenticator, authenticate: () => Promise.reject(new Error('down')) };
    const { url } = await stand.another({ authenticator });
    const page = consolePage(url, (await stand.token({ role: 'operator' })).text);
    expect(await page.client.me.query().catch(reasonIn)).toBe('storage-unavailable');
    page.close();
  });
});

async function watching(url: string, token: string) {
  const page = publicPage(url, token);
  const frames: number[] = [];
  page.client.feeds.watch.subscribe(OWN, { onData: ({ data }) => frames.push(data.feed) });
  await until(() => frames.length > 0, 5_000, 'the first frame');
  return { page, frames };
}

describe('a socket that stands', () => {
  test('given a token that is revoked, then its sockets close within a second and others stay', async () => {
    const [good, bad] = [await canvasToken(), await canvasToken()];
    const first = await watching(stand.url, bad.text);
    const second = await watching(stand.url, bad.text);
    const other = await watching(stand.url, good.text);
    const from = realClock.now();
    await stand.revoke(bad.id);
    await until(() => first.page.closes.length + second.page.closes.length === 2, 2_000, 'both closes');
    expect(realClock.now() - from).toBeLessThan(1_000);
    expect([...first.page.closes, ...second.page.closes]).toEqual([4401, 4401]);
    expect(other.page.closes).toEqual([]);
    for (const { page } of [first, second, other]) page.close();
  });

  test('twin: given a recheck that always agrees, then a revoked socket still stands after a second', async () => {
    const authenticator: Authenticator = {
      authenticate: stand.authenticator.authenticate,
      recheck: async (principal) => ({ ok: true, value: principal }),
    };
    const { url } = await stand.another({ authenticator });
    const { text, id } = await canvasToken();
    const { page, frames } = await watching(url, text);
    await stand.revoke(id);
    await realClock.sleepUntil(realClock.now() + 1_100);
    stand.tables.feeds.get(feedKey(MAIN, 'programme'))?.publish(markedView('main/programme', 'more'), 'twin');
    await until(() => frames.length > 1);
    expect(page.closes).toEqual([]);
    page.close();
  });

  test('given a token that ends, then its socket closes without being asked', async () => {
    const { text } = await stand.token({ role: 'canvas', canvas: 'programme', livesMs: 600 });
    const { page } = await watching(stand.url, text);
    await until(() => page.closes.length > 0, 2_000, 'the close');
    expect(page.closes).toEqual([4401]);
    page.close();
  });

  test('given a console whose token is revoked, then no later command is taken', async () => {
    const { text, id } = await stand.token({ role: 'producer' });
    const page = consolePage(stand.url, text);
    const hold = () => page.client.control.mutate({ table: MAIN, command: { do: 'hold' } });
    expect(await hold()).toEqual({ ok: true });
    const from = realClock.now();
    await stand.revoke(id);
    await until(() => page.closes.length > 0, 2_000, 'the close');
    await realClock.sleepUntil(from + 1_000);
    const before = stand.tables.controls.length;
    expect(await hold().catch(reasonIn)).toBe('token-revoked');
    expect(stand.tables.controls.length).toBe(before);
    page.close();
  });

  test('given a store of tokens that fails for a while, then what is on air stays on air', async () => {
    const authenticator = { ...stand.authenticator, recheck: () => Promise.reject(new Error('down')) };
    const { url } = await stand.another({ authenticator });
    const { page } = await watching(url, (await canvasToken()).text);
    await realClock.sleepUntil(realClock.now() + 900);
    expect(page.closes).toEqual([]);
    page.close();
  });
});
