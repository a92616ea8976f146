// A stop: what runs is answered, nothing new begins, clients are sent away to come back, and the deadline holds.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realClock } from '../support/realClock.ts';
import { BareSocket, consolePage, publicPage, reasonIn, socketUrl, until } from './client.ts';
import { MAIN, openStand, type Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const command = { do: 'undo', hand: '01890a5d-ac96-774b-bcce-b302099a8057' } as const;
const clientId = '01890a5d-ac96-774b-bcce-b302099a8058';

test('given a command that runs, when the server stops, then it is answered first and a later one is refused', async () => {
  const { url, http } = await stand.another({});
  const page = consolePage(url, (await stand.token({ role: 'operator' })).text);
  await page.client.me.query();
  let finish = (): void => undefined;
  stand.tables.beforeReply = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const send = () => page.client.command.mutate({ table: MAIN, clientId, command });
  const running = send();
  await realClock.sleepUntil(realClock.now() + 50);
  const stopped = http.stop(4_000);
  expect(await send().catch(reasonIn)).toBe('server-stopping');
  finish();
  expect(await running).toMatchObject({ ok: true });
  await stopped;
  await until(() => page.closes.length > 0, 1_000);
  page.close();
  stand.tables.beforeReply = async () => undefined;
});

test('given watchers, when the server stops, then they are told to come back and find no port', async () => {
  const { url, http } = await stand.another({});
  const token = (await stand.token({ role: 'canvas', canvas: 'programme' })).text;
  const socket = await new BareSocket(`${socketUrl(url, '/trpc')}?connectionParams=1`).opened();
  socket.introduce(token);
  socket.watch({ table: MAIN, canvas: 'programme' });
  await until(() => socket.heard.length >= 2);
  const from = realClock.now();
  await http.stop(5_000);
  expect(realClock.now() - from).toBeLessThan(1_000);
  expect(socket.heard.at(-1)).toBe('{"id":null,"method":"reconnect"}');
  expect(socket.closed).toBe(1012);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('given a client that does not answer the close, when the deadline comes, then it is cut', async () => {
  const { url, http } = await stand.another({});
  const socket = await new BareSocket(socketUrl(url, '/trpc')).opened();
  socket.socket.pause();
  const from = realClock.now();
  await http.stop(300);
  expect(realClock.now() - from).toBeGreaterThanOrEqual(290);
  expect(realClock.now() - from).toBeLessThan(2_000);
  socket.close();
});

test('given a server that comes back on its port, then a page that watched goes on by itself', async () => {
  const token = (await stand.token({ role: 'canvas', canvas: 'programme' })).text;
  const { port, http, url } = await stand.another({});
  const page = publicPage(url, token, 50);
  const frames: number[] = [];
  page.client.feeds.watch.subscribe(
    { table: MAIN, canvas: 'programme' },
    { onData: ({ data }) => frames.push(data.feed) },
  );
  await until(() => frames.length === 1);
  await http.stop(1_000);
  const again = await stand.another({}, port);
  await until(() => frames.length === 2, 5_000, 'a frame from the second server');
  expect(again.port).toBe(port);
  page.close();
});
