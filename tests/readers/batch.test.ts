// Readers that come by HTTP, over a real port and a real database: the same proof, the same order, the same promises.
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTickets } from '../../server/readers/tickets.ts';
import { manualClock } from '../support/manualClock.ts';
import { listeningLogger } from '../support/realClock.ts';
import { BatchReader } from './batchReader.ts';
import { introduce, openStation, type Station, scan, TABLE } from './station.ts';

const log = listeningLogger();
let station: Station;
let boots = 0;

beforeAll(async () => {
  station = await openStation(log.logger);
});
afterAll(() => station.close());

const batchUrl = (url = station.url): string => `${url.replace('ws:', 'http:')}/batch`;
const newReader = (over: { readonly secret?: string; readonly reader?: string; readonly url?: string } = {}) => {
  boots += 1;
  return new BatchReader({ url: batchUrl(over.url), secret: station.secret, boot: `batchBoot${boots}`, ...over });
};
const greeted = async (over: Parameters<typeof newReader>[0] = {}): Promise<BatchReader> => {
  const reader = newReader({ ...over, ...(over.url === undefined ? {} : { url: batchUrl(over.url) }) });
  await reader.greet();
  return reader;
};
const stored = async ({ options }: BatchReader): Promise<readonly number[]> => {
  const rows = await station.store.read(TABLE, 0, 10_000);
  return rows.filter((row) => row.boot === options.boot).map((row) => row.seq);
};

describe('a batch', () => {
  test('given a proof and reads, then they are on disk when the answer says so', async () => {
    const reader = await greeted();
    const answer = await reader.post([scan(1), scan(2), scan(3)]);
    expect(answer.status).toBe(200);
    expect(answer.messages.map(({ t }) => t).sort()).toEqual(['ack', 'clk', 'ready', 'welcome']);
    expect([answer.find('ready')?.resume, answer.find('ack')?.upTo]).toEqual([1, 3]);
    expect(await stored(reader)).toEqual([1, 2, 3]);
  });

  test('given one batch after the other, then they are one session, and repeats are stored once', async () => {
    const reader = await greeted();
    await reader.post([scan(1), scan(2)]);
    const second = await reader.post([scan(2), scan(3), { t: 'hb', m: 5, queued: 4 }]);
    expect(second.find('ready')).toBeUndefined();
    expect(second.find('ack')?.upTo).toBe(3);
    expect(await stored(reader)).toEqual([1, 2, 3]);
    expect(station.gateway.health(TABLE)).toMatchObject([{ link: 'up', queued: 4 }]);
  });

  test('given an answer to the clock, then reads stand where they were made', async () => {
    const reader = await greeted();
    const mono = () => performance.now() + 600_000;
    const clk = (await reader.post([])).find('clk');
    const m1 = mono();
    await reader.post([{ ...clk, m1, m2: mono() }, scan(1, mono() - 30_000), scan(2, mono())]);
    const entries = await station.inbox.read(TABLE, 0, 10_000);
    const seen = entries.flatMap((entry) => entry.observations).filter(({ src }) => src.boot === reader.options.boot);
    expect(seen).toMatchObject([{ late: true }, { late: false }]);
  });

  test('given a command, then it lies in the next answer, and the one after brings what came of it', async () => {
    const reader = await greeted();
    await reader.post([]);
    const outcome = station.gateway.order('tbl-a', { do: 'blink' });
    const cmd = (await reader.post([])).find('cmd');
    expect(cmd).toMatchObject({ do: 'blink' });
    await reader.post([{ t: 'res', id: cmd?.id, ok: true }]);
    expect(await outcome).toEqual('done');
  });

  test('given a socket of the same reader, then whoever proved himself last goes on', async () => {
    const reader = await greeted();
    await reader.post([scan(1)]);
    const link = await introduce(station.url, { secret: station.secret, boot: 'socketBoot1' });
    await link.next('ready');
    await reader.post([scan(2)]);
    await link.until(() => link.closed !== null);
    expect(link.closed?.code).toBe(4409);
    expect(await stored(reader)).toEqual([1, 2]);
  });
});

describe('who comes in', () => {
  test('given the same batch again, then its nonce is used and nothing changes', async () => {
    const reader = await greeted();
    const body = JSON.stringify([reader.hello(), scan(1)]);
    await reader.send(body);
    const again = await reader.send(body);
    expect([again.status, again.find('err')?.code]).toEqual([401, 'AUTH']);
    expect(await stored(reader)).toEqual([1]);
  });

  test.each([
    ['a wrong secret', { secret: 'guess' }, {}, 401, 'AUTH'],
    ['a reader nobody registered', { reader: 'stranger' }, {}, 401, 'UNREGISTERED'],
    ['a proof without a nonce', {}, { auth: { mac: 'x' } }, 401, 'AUTH'],
    ['a nonce that was made up', {}, { auth: { nonce: 'a.b.c', mac: 'x' } }, 401, 'AUTH'],
    ['another version', {}, { v: 2 }, 426, 'VERSION'],
  ] as const)('given %s, then it is refused and nothing is stored', async (_, who, hello, status, code) => {
    const reader = await greeted(who);
    const answer = await reader.post([scan(1)], hello);
    expect([answer.status, answer.find('err')?.code]).toEqual([status, code]);
    expect(await stored(reader)).toEqual([]);
  });

  test('given a caller from elsewhere in the clear, then it is refused before its body is looked at', async () => {
    const request = { socket: { remoteAddress: '192.168.1.20' }, headers: {} } as unknown as IncomingMessage;
    const { batches } = station.gateway;
    for (const reply of [batches.greet(request), await batches.take(request, new Uint8Array())])
      expect(reply).toMatchObject({ status: 401, messages: [{ code: 'PLAIN' }] });
  });

  test('given nonces, then each is good once and for a minute, and one of another server never', async () => {
    const clock = manualClock();
    const drawn = ['key', 'otherKey', 'first', 'second', 'others'];
    const random = () => drawn.shift() ?? 'more';
    const [tickets, others] = [createTickets(clock, random), createTickets(clock, random)];
    const [first, second] = [tickets.issue(), tickets.issue()];
    expect([tickets.use(first), tickets.use(first), tickets.isGood(others.issue())]).toEqual([true, false, false]);
    expect(tickets.isGood(second)).toBe(true);
    await clock.jump(60_001, async () => undefined);
    expect(tickets.isGood(second)).toBe(false);
  });
});

describe('bad batches', () => {
  const one = JSON.stringify(scan(1));
  const rows: readonly (readonly [string, (hello: string) => string, number, string])[] = [
    ['no JSON', () => '[{"t":', 400, 'MALFORMED'],
    ['no array', (hello) => hello, 400, 'MALFORMED'],
    ['an empty one', () => '[]', 400, 'STATE'],
    ['reads before hello', (hello) => `[${one},${hello}]`, 400, 'STATE'],
    ['two hellos', (hello) => `[${hello},${hello}]`, 400, 'STATE'],
    ['one bad message among good ones', (hello) => `[${hello},${one},{"t":"scan","seq":0}]`, 400, 'MALFORMED'],
    ['a number out of reach', (hello) => `[${hello},${JSON.stringify(scan(300))}]`, 429, 'WINDOW'],
    ['258 messages', (hello) => `[${[hello, ...Array(257).fill(one)].join()}]`, 413, 'TOO_LARGE'],
    ['300,000 bytes', (hello) => `[${hello},${one}${' '.repeat(300_000)}]`, 413, 'TOO_LARGE'],
  ];
  test.each(rows)('given %s, then its code, and nothing of it is stored', async (_, bodyOf, status, code) => {
    const reader = await greeted();
    const answer = await reader.send(bodyOf(JSON.stringify(reader.hello())));
    expect([answer.status, answer.find('err')?.code]).toEqual([status, code]);
    expect(await stored(reader)).toEqual([]);
  });

  test('given a bad batch, then the session goes on, and no answer and no log line holds a tag', async () => {
    const reader = await greeted();
    await reader.post([scan(1)]);
    const bad = await reader.post([{ ...scan(2), ants: { '1': [{ u: 'E00401500000000A', r: 'E00401500000000A' }] } }]);
    expect(JSON.stringify(bad.messages)).toContain('1.ants.1.0.r');
    expect(JSON.stringify(bad.messages) + log.lines.join('\n')).not.toContain('00000000A');
    expect((await reader.post([scan(2)])).find('ack')?.upTo).toBe(2);
  });

  test('given a boot id that starts anew, then it is refused', async () => {
    const reader = await greeted();
    await reader.post([scan(1), scan(2), scan(3)]);
    const other = await station.restart();
    const again = new BatchReader({ ...reader.options, url: batchUrl(other.url) });
    await again.greet();
    const answer = await again.post([], { seq: { first: 1, last: 2 } });
    expect([answer.status, answer.find('err')?.code]).toEqual([400, 'STATE']);
    await other.stop();
  });

  test('given a boot id that starts anew while its session stands, then it is refused and nothing is acknowledged', async () => {
    const reader = await greeted();
    await reader.post([scan(1), scan(2), scan(3)]);
    const answer = await reader.post([scan(1)], { seq: { first: 1, last: 1 } });
    expect([answer.status, answer.find('err')?.code, answer.find('ack')]).toEqual([400, 'STATE', undefined]);
    expect((await reader.post([scan(4)], { seq: { first: 1, last: 4 } })).find('ack')?.upTo).toBe(4);
  });

  test('given a store that fails, then nothing is acknowledged, and the next batch is taken whole', async () => {
    let broken = true;
    const failing = await station.restart({
      append: (batch) => (broken ? Promise.reject(new Error('disk full')) : station.store.append(batch)),
    });
    const reader = await greeted({ url: failing.url });
    const answer = await reader.post([scan(1)]);
    expect([answer.status, answer.find('ack')]).toEqual([503, undefined]);
    broken = false;
    await reader.greet();
    expect((await reader.post([scan(1)])).find('ack')?.upTo).toBe(1);
    await failing.stop();
  });
});
