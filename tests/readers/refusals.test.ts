// What a reader does wrong and what it hears of it, over a real socket and a real database; and commands to readers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { macOf } from '../../server/readers/handshake.ts';
import type { Order, OrderOutcome } from '../../server/readers/orders.ts';
import { listeningLogger } from '../support/realClock.ts';
import { introduce, openStation, type Station, scan, TABLE, TestReader } from './station.ts';

const log = listeningLogger();
let station: Station;
let boots = 0;
const newBoot = (): string => {
  boots += 1;
  return `badBoot${boots}`;
};

beforeAll(async () => {
  station = await openStation(log.logger);
});
afterAll(() => station.close());

const proofOf = (nonce: string, boot: string) => ({ nonce, reader: 'tbl-a', boot });
const enter = (boot: string) => introduce(station.url, { secret: station.secret, boot });
const storedSeqs = async (boot: string): Promise<readonly number[]> => {
  const rows = await station.store.read(TABLE, 0, 10_000);
  return rows.filter((row) => row.boot === boot).map((row) => row.seq);
};

describe('commands', () => {
  const rows: readonly (readonly [Order, object, OrderOutcome])[] = [
    [{ do: 'snap' }, { ok: true }, 'done'],
    [{ do: 'selftest' }, { ok: false, msg: 'coil 3 is open' }, 'failed'],
    [{ do: 'blink' }, { ok: true }, 'done'],
    [{ do: 'flush' }, { ok: false }, 'failed'],
    [{ do: 'cfg', cfg: { cycleMs: 100, priority: ['8'] } }, { ok: true }, 'done'],
  ];
  test.each(rows)(
    'given %o, when the reader answers %o, then whoever gave it hears %o',
    async (order, res, outcome) => {
      const link = await enter(newBoot());
      const given = station.gateway.order('tbl-a', order);
      const cmd = await link.next('cmd');
      expect(cmd).toMatchObject(order);
      link.send({ t: 'res', id: cmd.id, ...res });
      expect(await given).toEqual(outcome);
      await link.close();
    },
  );

  test('given a reader that leaves, or none, then whoever gave a command hears that it is gone', async () => {
    const link = await enter(newBoot());
    const given = station.gateway.order('tbl-a', { do: 'blink' });
    await link.next('cmd');
    await link.close();
    expect([await given, await station.gateway.order('nobody', { do: 'blink' })]).toEqual(['gone', 'gone']);
  });
});

describe('bad frames', () => {
  const bad: readonly (readonly [string, string | Buffer, string])[] = [
    ['no JSON', '{"t":"sc', 'MALFORMED'],
    ['an unknown type', '{"t":"cards","seq":1}', 'MALFORMED'],
    ['a number that is none', JSON.stringify({ ...scan(1), seq: 'one' }), 'MALFORMED'],
    ['a tag that is none', JSON.stringify({ ...scan(1), ants: { '1': [{ u: 5 }] } }), 'MALFORMED'],
    ['a binary frame', Buffer.from([1, 2, 3]), 'MALFORMED'],
    ['a frame of 70,000 bytes', JSON.stringify({ ...scan(1), pad: 'x'.repeat(70_000) }), 'TOO_LARGE'],
  ];
  test.each(bad)('given %s, then the socket closes with 4400 and what was stored stays', async (_, frame, code) => {
    const boot = newBoot();
    const link = await enter(boot);
    link.send(scan(1));
    await link.acked(1);
    link.socket.send(frame);
    await link.until(() => link.closed !== null);
    expect(link.closed?.code).toBe(4400);
    expect(link.heard.find(({ t }) => t === 'err')).toMatchObject({ code, fatal: true });
    expect(await storedSeqs(boot)).toEqual([1]);
  });

  test.each([
    ['a number out of reach', scan(258), 4429, 'WINDOW'],
    ['the highest number there is', scan(2_147_483_647), 4429, 'WINDOW'],
    ['a gap out of reach', { t: 'gap', seq: 900, m: 1, lost: { from: 1, to: 600 } }, 4429, 'WINDOW'],
    ['a gap that names itself', { t: 'gap', seq: 9, m: 1, lost: { from: 1, to: 9 } }, 4400, 'MALFORMED'],
    ['a second hello', { t: 'hello', v: 1, reader: 'tbl-a', boot: 'powerup1', auth: { mac: 'x' } }, 4400, 'STATE'],
  ])('given %s, then its close code, and what was stored stays', async (_, message, close, code) => {
    const boot = newBoot();
    const link = await enter(boot);
    link.send(scan(1));
    await link.acked(1);
    link.send(message);
    await link.until(() => link.closed !== null);
    expect([link.closed?.code, link.heard.find(({ t }) => t === 'err')]).toMatchObject([close, { code, fatal: true }]);
    expect(await storedSeqs(boot)).toEqual([1]);
  });

  test('given lost numbers that a gap names first, or numbers the reader said it holds, then nothing is out of reach', async () => {
    const boot = newBoot();
    const first = await enter(boot);
    first.send({ t: 'gap', seq: 5001, m: 1, lost: { from: 1, to: 5000 } });
    await first.acked(5001);
    await first.close();
    const second = await introduce(station.url, { secret: station.secret, boot, seq: { first: 9000, last: 9001 } });
    for (const seq of [9000, 9001]) second.send(scan(seq));
    await second.acked(9001);
    expect(await storedSeqs(boot)).toEqual([5001, 9000, 9001]);
    await second.close();
  });

  test('given a hello that was said on another socket, then its proof is worth nothing here', async () => {
    const boot = newBoot();
    const spy = new TestReader(station.url);
    const { nonce } = await spy.next('welcome');
    const hello = {
      t: 'hello',
      v: 1,
      reader: 'tbl-a',
      boot,
      auth: { mac: macOf(station.secret, proofOf(nonce, boot)) },
    };
    const thief = new TestReader(station.url);
    await thief.next('welcome');
    thief.send(hello);
    await thief.until(() => thief.closed !== null);
    expect(thief.closed?.code).toBe(4401);
    spy.send(hello);
    await spy.next('ready');
    await spy.close();
  });

  test('given all of the above, then no log line and no refusal holds a tag', async () => {
    const link = await enter(newBoot());
    link.send({ ...scan(1), ants: { '1': [{ u: 'E00401500000000A', r: 'E00401500000000A' }] } });
    await link.until(() => link.closed !== null);
    const swapped = await enter(newBoot());
    swapped.send({ ...scan(1), ants: { E00401500000000A: 5 } });
    await swapped.until(() => swapped.closed !== null);
    const misnamed = await introduce(station.url, { secret: 'x', reader: 'E00401500000000A', boot: newBoot() });
    await misnamed.until(() => misnamed.closed !== null);
    const said = JSON.stringify([link.heard, swapped.heard, misnamed.heard]) + log.lines.join('\n');
    expect(said).toContain('ants.PORT');
    expect(said).toContain('ants.1.0.r');
    expect(said).not.toContain('00000000A');
  });

  test('given 300 messages that cannot be stored yet, then 4429', async () => {
    const never = await station.restart({ append: () => new Promise(() => undefined) });
    const link = await introduce(never.url, { secret: station.secret, boot: newBoot() });
    for (let seq = 1; seq <= 300; seq += 1) link.send(scan(seq));
    await link.until(() => link.closed !== null);
    expect(link.closed?.code).toBe(4429);
    link.socket.terminate();
  });
});
