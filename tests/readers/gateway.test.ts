// The reader door over a real socket and a real database: who comes in, what is stored, what is acknowledged.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningLogger } from '../support/realClock.ts';
import { introduce, openStation, type Station, scan, TABLE, TestReader } from './station.ts';

const log = listeningLogger();
let station: Station;
let boots = 0;
const newBoot = (): string => {
  boots += 1;
  return `powerup${boots}`;
};

beforeAll(async () => {
  station = await openStation(log.logger);
});
afterAll(() => station.close());

const enter = (boot: string, url = station.url) => introduce(url, { secret: station.secret, boot });
const storedSeqs = async (boot: string): Promise<readonly number[]> => {
  const rows = await station.store.read(TABLE, 0, 10_000);
  return rows.filter((row) => row.boot === boot).map((row) => row.seq);
};

describe('who comes in', () => {
  test('given the right secret, then ready names the first number and the clock is asked', async () => {
    const link = await enter(newBoot());
    expect(await link.next('ready')).toEqual({
      ...{ t: 'ready', resume: 1 },
      cfg: { enable: ['1', '2', '3', '4', '5', '6', '7', '8'], priority: ['8'] },
    });
    await link.next('clk');
    expect(station.gateway.health(TABLE)).toMatchObject([{ reader: 'tbl-a', link: 'up' }]);
    await link.close();
  });

  test.each([
    ['a wrong secret', { secret: 'guess' }, 4401, 'AUTH'],
    ['a reader nobody registered', { secret: 'guess', reader: 'stranger' }, 4401, 'UNREGISTERED'],
    ['another version', { secret: 'guess', v: 2 }, 4426, 'VERSION'],
  ])('given %s, then it is refused with a reason and nothing is stored', async (_, introduction, code, err) => {
    const boot = newBoot();
    const link = await introduce(station.url, { boot, ...introduction });
    await link.until(() => link.closed !== null);
    expect(link.closed).toMatchObject({ code });
    expect(link.heard.find(({ t }) => t === 'err')).toMatchObject({ code: err, fatal: true });
    expect(await storedSeqs(boot)).toEqual([]);
  });

  test('given no subprotocol of ours, then 4426', async () => {
    const link = new TestReader(station.url, 'mqtt');
    await link.until(() => link.closed !== null);
    expect(link.closed?.code).toBe(4426);
  });

  test('given data before ready, then 4400', async () => {
    const link = new TestReader(station.url);
    await link.next('welcome');
    link.send(scan(1));
    await link.until(() => link.closed !== null);
    expect(link.closed?.code).toBe(4400);
  });

  test('given a second socket that proves itself, then the first is closed with 4409 and its reads are kept', async () => {
    const boot = newBoot();
    const first = await enter(boot);
    first.send(scan(1));
    first.send(scan(2));
    const second = await enter(boot);
    await first.until(() => first.closed !== null);
    expect(first.closed?.code).toBe(4409);
    const { resume } = await second.next('ready');
    expect(await storedSeqs(boot)).toEqual([1, 2].filter((seq) => seq < resume));
    second.send(scan(resume));
    await second.acked(resume);
    await second.close();
  });

  test('given a second socket with a wrong secret, then the first stays', async () => {
    const first = await enter(newBoot());
    const second = await introduce(station.url, { secret: 'guess', boot: newBoot() });
    await second.until(() => second.closed !== null);
    first.send(scan(1));
    await first.acked(1);
    await first.close();
  });
});

describe('what is stored', () => {
  test('given scans, when they are acknowledged, then they lie in the inbox and the table was woken', async () => {
    const boot = newBoot();
    const link = await enter(boot);
    for (let seq = 1; seq <= 20; seq += 1) link.send(scan(seq));
    await link.acked(20);
    expect(await storedSeqs(boot)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(station.woken.length).toBeGreaterThan(0);
    await link.close();
  });

  test('given a stored scan, when the table reads it, then it is zones, tags and programme time', async () => {
    const boot = newBoot();
    const link = await enter(boot);
    await link.next('clk');
    link.send(scan(1, link.mono(), '0a:00:00:00:50:01:04:e0'));
    await link.acked(1);
    const entries = await station.inbox.read(TABLE, 0, 10_000);
    const [observation] = entries.flatMap((entry) => entry.observations).filter(({ src }) => src.boot === boot);
    expect(observation).toMatchObject({
      type: 'scan',
      src: { reader: 'tbl-a', boot, seq: 1 },
      late: false,
      rep: 1,
      zones: { 'seat:1': ['15693:E00401500000000A'], 'seat:2': [], 'seat:3': null },
    });
    await link.close();
  });

  test('given UIDs of every length and order on the wire, then each is one name, and what names no card falls away', async () => {
    const boot = newBoot();
    const link = await enter(boot);
    const uids = [
      '0A0B0C0D',
      '04:12:ab:9f:3c:61:80',
      '0a000000500104e0',
      '00112233445566778899',
      '08AABBCC',
      '1122334455',
    ];
    link.send({ ...scan(1), ants: { '1': uids.map((u) => ({ u })) } });
    await link.acked(1);
    const entries = await station.inbox.read(TABLE, 0, 10_000);
    const [seen] = entries.flatMap((entry) => entry.observations).filter(({ src }) => src.boot === boot);
    expect(seen).toMatchObject({
      zones: {
        'seat:1': ['14443:0A0B0C0D', '14443:0412AB9F3C6180', '15693:E00401500000000A', '14443:00112233445566778899'],
      },
    });
    await link.close();
  });

  test('F17 given the same numbers again, then they are stored once and acknowledged again', async () => {
    const boot = newBoot();
    const link = await enter(boot);
    link.send(scan(1));
    link.send(scan(2));
    await link.acked(2);
    link.heard.length = 0;
    link.send(scan(1));
    link.send(scan(2));
    await link.acked(2);
    expect(await storedSeqs(boot)).toEqual([1, 2]);
    await link.close();
  });

  test('F18 given numbers out of order, then they are stored in order', async () => {
    const boot = newBoot();
    const link = await enter(boot);
    for (const seq of [2, 4, 3, 1]) link.send(scan(seq));
    await link.acked(4);
    expect(await storedSeqs(boot)).toEqual([1, 2, 3, 4]);
    await link.close();
  });

  test('F19 given a number that never comes, then a gap is told and a snapshot asked for', async () => {
    const boot = newBoot();
    const link = await enter(boot);
    link.send(scan(1));
    link.send(scan(4));
    await link.acked(4);
    await link.next('cmd', (cmd) => cmd.do === 'snap');
    const entries = await station.inbox.read(TABLE, 0, 10_000);
    const observations = entries.flatMap((entry) => entry.observations).filter(({ src }) => src.boot === boot);
    expect(observations.map(({ type }) => type)).toEqual(['scan', 'gap', 'scan']);
    expect(observations[1]).toMatchObject({ count: 2 });
    await link.close();
  });

  test('given a dropped connection, when the reader comes back, then it resumes after the last number stored', async () => {
    const boot = newBoot();
    const first = await enter(boot);
    for (let seq = 1; seq <= 3; seq += 1) first.send(scan(seq));
    await first.acked(3);
    first.socket.terminate();
    const second = await introduce(station.url, { secret: station.secret, boot, seq: { first: 2, last: 6 } });
    expect(await second.next('ready')).toMatchObject({ resume: 4 });
    second.send({ t: 'gap', seq: 7, m: 1, lost: { from: 4, to: 5 }, why: 'buffer' });
    second.send(scan(6));
    await second.acked(7);
    expect(await storedSeqs(boot)).toEqual([1, 2, 3, 6, 7]);
    await second.close();
  });

  test('given reads from long ago, then they are late and placed when they were made', async () => {
    const boot = newBoot();
    const link = await enter(boot);
    await link.next('clk');
    const now = link.mono();
    link.send(scan(1, now - 30_000));
    link.send(scan(2, now));
    await link.acked(2);
    const entries = await station.inbox.read(TABLE, 0, 10_000);
    const [old, fresh] = entries.flatMap((entry) => entry.observations).filter(({ src }) => src.boot === boot);
    expect([old, fresh]).toMatchObject([{ late: true }, { late: false }]);
    expect((fresh?.at ?? 0) - (old?.at ?? 0)).toBeGreaterThan(29_000);
    await link.close();
  });

  test('given a boot id whose numbers start anew, then it is refused', async () => {
    const boot = newBoot();
    const first = await enter(boot);
    for (let seq = 1; seq <= 3; seq += 1) first.send(scan(seq));
    await first.acked(3);
    await first.close();
    const again = await introduce(station.url, { secret: station.secret, boot, seq: { first: 1, last: 2 } });
    await again.until(() => again.closed !== null);
    expect(again.closed?.code).toBe(4400);
  });

  test('given a reader that leaves, then the inbox says so', async () => {
    const link = await enter(newBoot());
    await link.close();
    const words = async () => {
      const entries = await station.inbox.read(TABLE, 0, 10_000);
      const seen = entries.flatMap((entry) => entry.observations);
      return seen.flatMap((one) => (one.type === 'link' ? [one.link] : [])).slice(-2);
    };
    // the row is stored a moment after the reader is no longer listed
    await expect.poll(words, { timeout: 5_000 }).toEqual(['up', 'down']);
  });
});

describe('acks', () => {
  test('given a store that fails, then nothing is acknowledged and the reader is told to come again', async () => {
    const failing = await station.restart({ append: () => Promise.reject(new Error('disk full')) });
    const link = await introduce(failing.url, { secret: station.secret, boot: newBoot() });
    link.send(scan(1));
    await link.until(() => link.closed !== null);
    expect(link.closed?.code).toBe(1011);
    expect(link.heard.filter(({ t }) => t === 'ack')).toEqual([]);
    await failing.stop();
  });

  test('twin: a gateway that acks before the commit is caught by the check above', async () => {
    const lying = await station.restart({
      append: async ({ messages }) => ({ fresh: 0, upTo: Math.max(...messages.map(({ seq }) => seq)), position: 0 }),
    });
    const boot = newBoot();
    const link = await introduce(lying.url, { secret: station.secret, boot });
    link.send(scan(1));
    await link.acked(1);
    expect(await storedSeqs(boot)).toEqual([]);
    await lying.stop();
  });

  test('given a gateway that dies at any message, when the reader resumes, then every acknowledged number is there once', async () => {
    const boot = newBoot();
    let next = 1;
    for (let round = 0; round < 6; round += 1) {
      const other = await station.restart();
      const link = await introduce(other.url, {
        secret: station.secret,
        boot,
        ...(next > 1 ? { seq: { first: 1, last: next - 1 } } : {}),
      });
      const { resume } = await link.next('ready');
      for (let seq = resume; seq < resume + 7; seq += 1) link.send(scan(seq));
      await link.next('ack', (ack) => ack.upTo >= resume + round);
      link.socket.terminate();
      await other.stop();
      const acked = Math.max(...link.heard.flatMap((message) => (message.t === 'ack' ? [message.upTo] : [])));
      const stored = await storedSeqs(boot);
      expect(stored).toEqual(Array.from({ length: stored.length }, (_, i) => i + 1));
      expect(stored.length).toBeGreaterThanOrEqual(acked);
      next = resume + 7;
    }
  });
});
