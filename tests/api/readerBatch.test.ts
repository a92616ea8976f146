// The batch door of readers at the one port: only its own path takes a body, everything else stays as it was.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpOptions } from '../../server/http/createHttp.ts';
import { openStand, type Stand } from './stand.ts';

const bodies: number[] = [];
const readerBatches: HttpOptions['readerBatches'] = {
  turnAway: () => null,
  greet: () => ({ status: 200, messages: [{ t: 'ack', upTo: 1 }] }),
  async take(_, body) {
    bodies.push(body.length);
    return { status: 429, messages: [{ t: 'ack', upTo: 2 }] };
  },
};

let stand: Stand;
beforeAll(async () => {
  stand = await openStand({ readerBatches });
});
afterAll(() => stand.close());

const ask = (path: string, method: string, body?: string) =>
  fetch(`${stand.url}${path}`, { method, ...(body === undefined ? {} : { body }) });

test('given GET and POST, then the answer is what the gateway says, as JSON that nobody keeps', async () => {
  const greeted = await ask('/reader/batch', 'GET');
  expect([greeted.status, await greeted.json()]).toEqual([200, [{ t: 'ack', upTo: 1 }]]);
  expect([greeted.headers.get('content-type'), greeted.headers.get('cache-control')]).toEqual([
    'application/json',
    'no-store',
  ]);
  const taken = await ask('/reader/batch?x=1', 'POST', '[1, 2]');
  expect([taken.status, await taken.json(), bodies]).toEqual([429, [{ t: 'ack', upTo: 2 }], [6]]);
});

test('given another method or a body that is too large, then the gateway is not asked', async () => {
  expect((await ask('/reader/batch', 'PUT', 'x')).status).toBe(405);
  expect((await ask('/reader/batch', 'POST', 'x'.repeat(300_000))).status).toBe(413);
  expect(bodies).toHaveLength(1);
});

test('given a body anywhere else, then it is refused as ever', async () => {
  for (const path of ['/reader', '/reader/batch/', '/']) expect((await ask(path, 'POST', 'x')).status).toBe(405);
});
