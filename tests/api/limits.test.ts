// What one token and one request may take: sockets and messages over all its sockets, and no body of a request.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TokenTraffic } from '../../server/http/tokenTraffic.ts';
import { BareSocket, consolePage, publicPage, reasonIn, socketUrl, until } from './client.ts';
import { openStand, type Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const FREE = { burst: 1_000, perSecond: 1_000 };
const few = (sockets: number, rate = FREE) => ({
  perToken: { public: { sockets, rate }, console: { sockets, rate } },
});

describe('sockets of one token', () => {
  test('given as many as it may have, when another one comes, then that one is refused until one leaves', async () => {
    const { url } = await stand.another(few(2));
    const { text } = await stand.token({ role: 'operator' });
    const other = await stand.token({ role: 'operator' });
    const pages = [consolePage(url, text), consolePage(url, text)];
    for (const page of pages) expect(await page.client.me.query()).toMatchObject({ role: 'operator' });
    const third = consolePage(url, text);
    expect(await third.client.me.query().catch(reasonIn)).toBe('too-many-sockets');
    const stranger = consolePage(url, other.text);
    expect(await stranger.client.me.query()).toMatchObject({ role: 'operator' });
    pages[0]?.close();
    await expect
      .poll(async () => {
        const fourth = consolePage(url, text);
        const answer = await fourth.client.me.query().catch(reasonIn);
        fourth.close();
        return typeof answer;
      })
      .toBe('object');
    for (const page of [...pages, third, stranger]) page.close();
  });

  test('given a token of a canvas, then its pages are bounded, too', async () => {
    const { url } = await stand.another(few(1));
    const { text } = await stand.token({ role: 'canvas', canvas: 'programme' });
    const clock = (page: ReturnType<typeof publicPage>) =>
      page.client.feeds.clock.query({ table: 'main', canvas: null });
    const [first, second] = [publicPage(url, text), publicPage(url, text)];
    expect(await clock(first)).toMatchObject({ programme: 5_000 });
    expect(await clock(second).catch(reasonIn)).toBe('too-many-sockets');
    first.close();
    second.close();
  });
});

describe('messages of one token', () => {
  const me = { id: 1, method: 'query', params: { path: 'me' } };

  /** Sockets of one token, each within what a socket may say. */
  async function flood(rate: typeof FREE): Promise<readonly (number | null)[]> {
    const { url } = await stand.another(few(10, rate));
    const { text } = await stand.token({ role: 'operator' });
    const sockets = await Promise.all(
      [1, 2, 3].map(() => new BareSocket(`${socketUrl(url, '/trpc/console')}?connectionParams=1`).opened()),
    );
    for (const socket of sockets) {
      socket.introduce(text);
      socket.say(me);
    }
    await until(() => sockets.every(({ heard }) => heard.length > 0), 5_000, 'three answers');
    for (let i = 0; i < 50; i += 1) for (const socket of sockets) socket.say({ ...me, id: i + 2 });
    await until(() => sockets.every(({ closed, heard }) => closed !== null || heard.length > 50), 5_000, 'all of it');
    for (const socket of sockets) socket.close();
    return sockets.map(({ closed }) => closed);
  }

  test('given three sockets that say more together than a token may, then they are closed', async () => {
    expect(await flood({ burst: 100, perSecond: 1 })).toContain(4429);
  });

  test('twin: given a token that may say as much, then all of it is answered', async () => {
    expect(await flood({ burst: 1_000, perSecond: 1 })).toEqual([null, null, null]);
  });

  test('given a token whose last socket left, then nothing of it is kept', () => {
    const traffic = new TokenTraffic({ sockets: 1, rate: { burst: 1, perSecond: 0 } }, { now: () => 0 });
    const leave = traffic.enter('t');
    expect(traffic.enter('t')).toBeNull();
    expect([traffic.message('t'), traffic.message('t')]).toEqual([true, false]);
    leave?.();
    expect(traffic.enter('t')).not.toBeNull();
    expect(traffic.message('t')).toBe(true);
  });
});

describe('a request with a body', () => {
  const ask = (headers: Record<string, string>, body: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(`${stand.url}/overlay/main`, { method: 'GET', headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end(body);
    });

  test.each<[string, Record<string, string>, string, number]>([
    ['a length', { 'Content-Length': '5' }, 'hello', 413],
    ['no length', { 'Transfer-Encoding': 'chunked' }, 'hello', 413],
    ['nothing in it (twin)', { 'Content-Length': '0' }, '', 200],
    ['none (twin)', {}, '', 200],
  ])('given one with %s, then the answer is %4$s', async (_title, headers, body, status) => {
    expect(await ask(headers, body)).toBe(status);
  });
});
