// A batch in the clear: it is turned away by its head, so that nobody off this computer takes up room with a body, and
// no more of it crosses the wire than has to.
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStation, type Station } from './station.ts';

let station: Station;
beforeAll(async () => {
  station = await openStation();
});
afterAll(() => station.close());

/** Sends a head that promises ten bytes, and then so many of them; the status of the answer. */
function statusOf(forwarded: string, bytes: number): Promise<number | undefined> {
  const headers = { 'X-Forwarded-Proto': forwarded, 'Content-Length': 10 };
  return new Promise((done, failed) => {
    const call = request(`${station.url.replace('ws:', 'http:')}/batch`, { method: 'POST', headers });
    call.on('error', failed);
    call.on('response', (response) => {
      call.off('error', failed);
      call.on('error', () => undefined);
      done(response.statusCode);
      response.destroy();
    });
    call.flushHeaders();
    call.write('x'.repeat(bytes));
  });
}

test('given a head that came in the clear, then the answer waits for no body', async () => {
  expect(await statusOf('http', 0)).toBe(401);
});

test('twin: given one that came by TLS, then its body is looked at', async () => {
  expect(await statusOf('https', 10)).toBe(400);
});
