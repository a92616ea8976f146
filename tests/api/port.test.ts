// The port itself: where sockets may come from and go to, headers of pages, what is logged, and what to do when it is taken.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConnectionLimits } from '../../server/http/connectionLimits.ts';
import { createHttp } from '../../server/http/createHttp.ts';
import { originAllowed } from '../../server/http/origin.ts';
import { loggedPath } from '../../server/http/requestPath.ts';
import { realClock, silent } from '../support/realClock.ts';
import { BareSocket, socketUrl, until } from './client.ts';
import { NO_AUDIT } from './noAudit.ts';
import { NO_JUDGE } from './noJudge.ts';
import { NO_BATCHES } from './noReaders.ts';
import { NO_SETUP } from './noSetup.ts';
import { NO_SIGN_IN } from './noSignIn.ts';
import { openStand, type Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand({ allowedOrigins: ['https://studio.example'] });
});
afterAll(() => stand.close());

describe('sockets', () => {
  const own = () => stand.url;
  test.each<[string, string, () => string | undefined, number | null]>([
    ['our own page', '/trpc', own, null],
    ['our own page', '/trpc/console', own, null],
    ['a page on the list', '/trpc', () => 'https://studio.example', null],
    ['no browser', '/trpc/console', () => undefined, null],
    ['a foreign page', '/trpc', () => 'https://evil.example', 403],
    ['a foreign page', '/trpc/console', () => 'https://evil.example', 403],
    ['a foreign page', '/reader', () => 'https://evil.example', 403],
    ['our host on another port', '/trpc', () => 'http://127.0.0.1:1', 403],
    ['a sandboxed page', '/trpc', () => 'null', 403],
    ['a name that begins like ours', '/trpc', () => `${own()}.evil.example`, 403],
  ])('given %s at %s, when it opens a socket, then the refusal is %4$s', async (_title, path, origin, refused) => {
    const from = origin();
    const socket = new BareSocket(socketUrl(stand.url, path), {
      ...(from === undefined ? {} : { origin: from }),
      ...(path === '/reader' ? { protocol: 'readerlink.v1+json' } : {}),
    });
    await socket.opened();
    expect(socket.refused).toBe(refused);
    expect(socket.socket.readyState === socket.socket.OPEN).toBe(refused === null);
    socket.close();
  });

  test('twin: given a server that allows the foreign page, then it comes in', async () => {
    const { url } = await stand.another({ allowedOrigins: ['https://evil.example'] });
    const socket = await new BareSocket(socketUrl(url, '/trpc'), { origin: 'https://evil.example' }).opened();
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
    socket.close();
  });

  test.each([
    [{}, true],
    [{ origin: 'http://a:1', host: 'a:1' }, true],
    [{ origin: 'https://a', host: 'A' }, true],
    [{ origin: 'http://a:1' }, false],
    [{ origin: 'http://a:1', host: 'a:2' }, false],
    [{ origin: 'no origin', host: 'a' }, false],
  ])('given the headers %o, then allowed is %s', (headers, allowed) => {
    expect(originAllowed({ headers }, [])).toBe(allowed);
  });

  test.each(['/', '/trpc/', '/trpc/console/x', '/TRPC', '/_next/hmr', '//trpc', '/trpc%2Fconsole', '/reader/x'])(
    'given a socket to %s, then it is destroyed',
    async (path) => {
      const socket = await new BareSocket(socketUrl(stand.url, path)).opened();
      await until(() => socket.closed !== null);
      expect(socket.heard).toEqual([]);
      expect(socket.closed).toBe(1006);
    },
  );

  test('given a reader, then its socket goes to the gateway with its subprotocol', async () => {
    const socket = new BareSocket(socketUrl(stand.url, '/reader'), { protocol: 'readerlink.v1+json' });
    await socket.opened();
    expect(socket.socket.protocol).toBe('readerlink.v1+json');
    await until(() => socket.heard.includes('reader'));
    socket.close();
  });

  test('given as many sockets as there are places, then the next is told so until one leaves', async () => {
    const { url, http } = await stand.another({ connections: { total: 2, perAddress: 2 } });
    const open = () => new BareSocket(socketUrl(url, '/trpc')).opened();
    const [first, second] = [await open(), await open()];
    expect((await open()).refused).toBe(503);
    first.close();
    await until(() => http.openSockets === 1);
    expect((await open()).refused).toBe(null);
    second.close();
  });

  test('given one address, then it may not take every place, this computer excepted', () => {
    const limits = new ConnectionLimits({ total: 5, perAddress: 2 });
    const leave = limits.enter('10.0.0.1');
    expect(limits.enter('10.0.0.1')).toBeTypeOf('function');
    expect(limits.enter('10.0.0.1')).toBe('address-full');
    expect(limits.enter('10.0.0.2')).toBeTypeOf('function');
    if (typeof leave === 'function') for (let i = 0; i < 3; i += 1) leave();
    expect(limits.open).toBe(2);
    for (let i = 0; i < 3; i += 1) expect(limits.enter('::ffff:127.0.0.1')).toBeTypeOf('function');
    expect(limits.enter('10.0.0.1')).toBe('server-full');
  });
});

describe('pages', () => {
  test.each([
    ['/overlay/main', 200, 'no-store'],
    ['/_next/static/chunks/a-1b2c.js', 200, 'public, max-age=31536000, immutable'],
    ['/fonts/a.woff2', 200, 'public, max-age=86400'],
    ['/healthz', 200, 'no-store'],
    ['/broken', 500, 'no-store'],
  ])('given %s, then the status is %i and it may be kept: %s', async (path, status, cache) => {
    const response = await fetch(`${stand.url}${path}`);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': cache,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src-attr 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${stand.port} `);
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  });

  test('given the health path, then it says ok; given a post, then 405', async () => {
    expect(await (await fetch(`${stand.url}/healthz`)).text()).toBe('ok\n');
    const post = await fetch(`${stand.url}/overlay/main`, { method: 'POST', body: 'x' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('given a host header that is no host, then the policy does not hold it', async () => {
    const { request } = await import('node:http');
    const policy = await new Promise<unknown>((resolve) => {
      const headers = { host: "x; script-src 'unsafe-eval'" };
      request(`${stand.url}/healthz`, { headers }, (r) => resolve(r.headers['content-security-policy'])).end();
    });
    expect(policy).not.toContain('unsafe-eval');
  });

  test('given a token in query or path and a page that fails, then no log line holds them', async () => {
    const token = `fc_${'Canary7'.padEnd(43, 'x')}`;
    for (const path of [`/overlay/main?token=${token}`, `/overlay/${token}`, `/broken?t=${token}`]) {
      const body = await (await fetch(`${stand.url}${path}`)).text();
      expect(body).not.toContain(token);
    }
    await until(() => stand.lines.filter((line) => line.includes('/overlay/fc_***')).length > 0);
    expect(stand.lines.filter((line) => line.includes('"path":"/broken"')).length).toBeGreaterThan(0);
    expect(stand.lines.filter((line) => line.includes('Canary7'))).toEqual([]);
  });

  test('twin: given a path as it came, then the token would stand there', () => {
    expect(loggedPath('/overlay/fc_abc')).toBe('/overlay/fc_***');
    expect(loggedPath('/overlay/main')).toBe('/overlay/main');
    expect(loggedPath('x'.repeat(1_000)).length).toBe(120);
  });
});

describe('the port', () => {
  test.each([
    ['a taken port', () => ({ host: '127.0.0.1', port: stand.port }), /taken by another program.*--port or PORT/],
    ['a foreign address', () => ({ host: '203.0.113.7', port: 0 }), /not an address of this computer.*--host or HOST/],
  ])('given %s, when it is opened, then the error says what to do', async (_title, at, words) => {
    const [clock, logger] = [realClock, silent];
    const http = createHttp({
      ...{ clock, logger, authenticator: stand.authenticator, hub: stand.tables.hub, setup: NO_SETUP, judge: NO_JUDGE },
      audit: NO_AUDIT,
      signIn: NO_SIGN_IN,
      acceptReader: () => undefined,
      readerBatches: NO_BATCHES,
      pages: { handle: async () => undefined, upgrade: null, close: async () => undefined },
    });
    await expect(http.listen(at())).rejects.toThrow(words);
    await http.stop(100);
  });
});
