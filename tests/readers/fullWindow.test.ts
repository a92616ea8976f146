// The whole window at once, as a reader sends it after a break: what the server itself has to write down takes no place in it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WINDOW } from '../../server/readers/protocol/limits.ts';
import { BatchReader } from './batchReader.ts';
import { introduce, openStation, type Station, scan, TABLE, type TestReader } from './station.ts';

let station: Station;
beforeAll(async () => {
  station = await openStation();
});
afterAll(() => station.close());

const many = (count: number) => Array.from({ length: count }, (_, i) => scan(i + 1));

/** A server whose store takes nothing until it is let go, and a reader that has said so much meanwhile. */
async function heldUp(boot: string, count: number) {
  let letGo = (): void => undefined;
  const free = new Promise<void>((done) => {
    letGo = done;
  });
  const held = await station.restart({ append: (batch) => free.then(() => station.store.append(batch)) });
  const link = await introduce(held.url, { secret: station.secret, boot });
  for (const message of many(count)) link.send(message);
  link.send({ t: 'hb', m: 1, queued: count });
  const isHeard = () => held.gateway.health(TABLE).some(({ queued }) => queued === count);
  await link.until(() => link.closed !== null || isHeard());
  return { link, letGo, stop: () => held.stop() };
}

const leave = async (link: TestReader): Promise<void> => {
  if (link.closed === null) await link.close();
};

describe('the whole window at once', () => {
  test('given 256 messages while the server still writes down that the reader came, then all are taken', async () => {
    const { link, letGo, stop } = await heldUp('fullBoot', WINDOW);
    expect(link.closed).toBeNull();
    letGo();
    await link.acked(WINDOW);
    await leave(link);
    await stop();
  });

  test('twin: given one more, then 4429', async () => {
    const { link, letGo, stop } = await heldUp('overBoot', WINDOW + 1);
    expect(link.closed?.code).toBe(4429);
    letGo();
    await leave(link);
    await stop();
  });

  test('given a first batch of 256 messages, then it is taken whole', async () => {
    const url = `${station.url.replace('ws:', 'http:')}/batch`;
    const reader = new BatchReader({ url, secret: station.secret, boot: 'fullBatch' });
    await reader.greet();
    const answer = await reader.post(many(WINDOW));
    expect([answer.status, answer.find('ack')?.upTo]).toEqual([200, WINDOW]);
  });
});
