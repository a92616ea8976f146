// A reader that falls silent, one that is switched off, and where plain transport ends. Time runs twenty times as fast.
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { createReaderStore } from '../../db/readers.ts';
import type { Clock } from '../../server/base/clock.ts';
import { refuseTransport } from '../../server/readers/admission.ts';
import { SUBPROTOCOL } from '../../server/readers/protocol.ts';
import { realClock, silent } from '../support/realClock.ts';
import { introduce, openStation, type Station, scan, TABLE } from './station.ts';

const SPEED = 20;
const fast: Clock = {
  now: () => realClock.now() * SPEED,
  wall: () => realClock.wall(),
  sleepUntil: (at, signal) => realClock.sleepUntil(at / SPEED, signal),
};

let station: Station;
beforeAll(async () => {
  station = await openStation(silent, fast);
});
afterAll(() => station.close());

const words = async (): Promise<readonly string[]> => {
  const entries = await station.inbox.read(TABLE, 0, 10_000);
  return entries.flatMap((entry) => entry.observations).flatMap((seen) => (seen.type === 'link' ? [seen.link] : []));
};

describe('silence', () => {
  test('F14 given three missed heartbeats, then stale is told; given a word, then up; given 18 s, then the socket ends', async () => {
    const link = await introduce(station.url, { secret: station.secret });
    link.answersClock = false;
    await link.until(() => station.changes.some((change) => change.link === 'stale'));
    link.send({ t: 'hb', m: 1, cycleMs: 118, queued: 3 });
    await link.until(() => station.gateway.health(TABLE)[0]?.link === 'up');
    expect(station.gateway.health(TABLE)).toMatchObject([{ cycleMs: 118, queued: 3 }]);
    await link.until(() => link.closed !== null);
    expect(link.closed?.code).toBe(1001);
    await link.until(() => station.gateway.health(TABLE).length === 0);
    await station.gateway.close();
    expect(await words()).toEqual(['up', 'stale', 'up', 'stale', 'down']);
  });

  test('given heartbeats alone, then the reader is never stale', async () => {
    const link = await introduce(station.url, { secret: station.secret, boot: 'powerup2' });
    link.answersClock = false;
    station.changes.length = 0;
    for (let i = 0; i < 20; i += 1) {
      link.send({ t: 'hb', m: i });
      await realClock.sleepUntil(realClock.now() + 100);
    }
    expect(station.changes.filter((change) => change.link === 'stale')).toEqual([]);
    await link.close();
  });

  test('given a clock that was never answered, then reads stand at their arrival and are marked', async () => {
    const link = await introduce(station.url, { secret: station.secret, boot: 'powerup3' });
    link.answersClock = false;
    link.heard.length = 0;
    link.send(scan(1, 5000));
    await link.acked(1);
    expect(station.gateway.health(TABLE)[0]?.clockErrMs).toBeDefined();
    await link.close();
  });
});

describe('admission', () => {
  test('given a reader that is switched off, then 4403', async () => {
    const readers = createReaderStore(station.database.db);
    await readers.change('tbl-a', { enabled: false });
    const link = await introduce(station.url, { secret: station.secret, boot: 'powerup4' });
    await link.until(() => link.closed !== null);
    expect(link.closed?.code).toBe(4403);
    await readers.change('tbl-a', { enabled: true });
  });

  const rows: readonly (readonly [string, { forwarded?: string; encrypted?: boolean }, boolean])[] = [
    ['127.0.0.1', {}, true],
    ['::ffff:127.0.0.1', {}, true],
    ['::1', {}, true],
    ['127.0.0.1', { forwarded: 'https' }, true],
    ['127.0.0.1', { forwarded: 'wss' }, true],
    ['127.0.0.1', { forwarded: 'http' }, false],
    ['127.0.0.1', { forwarded: 'https, http' }, false],
    ['192.168.1.20', { forwarded: 'https' }, false],
    ['192.168.1.20', {}, false],
    ['192.168.1.20', { encrypted: true }, true],
    ['::ffff:10.0.0.127', {}, false],
  ];
  test.each(rows)(
    'given a socket from %s %o, then plain transport is taken on this computer only',
    (remoteAddress, { forwarded, ...more }, taken) => {
      const socket = Object.assign(new EventEmitter(), { protocol: SUBPROTOCOL }) as unknown as WebSocket;
      const headers = forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded };
      const request = { socket: { remoteAddress, ...more }, headers } as unknown as IncomingMessage;
      expect(refuseTransport(socket, request) === null).toBe(taken);
    },
  );
});
