// A device that says more than the server takes: the bridge must not come back with it for ever.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Device, DeviceListener } from '../../../server/readers/bridges/deviceMessage.ts';
import { Picture } from '../../../server/readers/bridges/picture.ts';
import { MAX_FRAME_BYTES } from '../../../server/readers/protocol/limits.ts';
import { snapMessage } from '../../../server/readers/protocol.ts';
import { openStation, type Station } from '../station.ts';
import { startBridge } from './bridgeBench.ts';

let station: Station;
beforeAll(async () => {
  station = await openStation();
});
afterAll(() => station.close());

const uid = (n: number): string => `E0040150${n.toString(16).padStart(8, '0').toUpperCase()}`;
const lying = (count: number) => Array.from({ length: count }, (_, n) => ({ u: uid(n) }));
const ports = (count: number, reads: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, port) => [String(port + 1), lying(reads)]));

function wireOf(): { readonly device: Device; readonly ready: Promise<DeviceListener> } {
  let hear: (listener: DeviceListener) => void = () => undefined;
  const ready = new Promise<DeviceListener>((done) => {
    hear = done;
  });
  const device: Device = {
    run(listener, signal) {
      hear(listener);
      return new Promise((done) => signal.addEventListener('abort', () => done(), { once: true }));
    },
    send: () => false,
  };
  return { device, ready };
}

describe('a device that says too much', () => {
  test('given a scan that no frame holds, then it is told as lost and the reads behind it arrive', async () => {
    const { device, ready } = wireOf();
    const bridge = startBridge(station, device, 'tooMuchNow');
    const listener = await ready;
    const ants = ports(64, 60);
    expect(JSON.stringify(ants).length).toBeGreaterThan(MAX_FRAME_BYTES);
    listener.heard({ t: 'scan', rep: 1, ants });
    listener.heard({ t: 'scan', rep: 1, ants: { '1': [{ u: uid(7) }] } });
    await expect
      .poll(async () => (await bridge.seen()).map(({ type }) => type), { timeout: 5000 })
      .toEqual(expect.arrayContaining(['gap', 'scan']));
    expect(bridge.told).not.toContain('no link to the server (TOO_LARGE)');
    await bridge.stop();
  });
});

describe('the picture of a bridge', () => {
  const edge = (n: number, a = '1') => ({ t: 'edge', seq: n + 1, m: n, a, u: uid(n), ev: 'in' }) as const;
  const sound = (picture: Picture) => snapMessage.safeParse({ t: 'snap', seq: 1, m: 1, ants: picture.ants }).success;

  test('given tags that come and never go, then it keeps the newest that a message holds', () => {
    const picture = new Picture();
    for (let n = 0; n < 300; n += 1) picture.take(edge(n));
    expect([sound(picture), picture.ants['1']?.at(-1)]).toEqual([true, { u: uid(299) }]);
  });

  test('given more ports than a message holds, then it keeps as many', () => {
    const picture = new Picture();
    for (let n = 0; n < 100; n += 1) picture.take(edge(n, `port${n}`));
    expect([sound(picture), Object.keys(picture.ants)]).toEqual([true, expect.objectContaining({ length: 64 })]);
  });
});
