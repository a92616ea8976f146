// The page is enough: a client that was written from docs/READERLINK.md alone meets the real gateway over a real database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WINDOW } from '../../../server/readers/protocol/limits.ts';
import { openStation, type Station, TABLE } from '../station.ts';
import { BatchLink, SocketLink } from './client.mjs';
import { Device } from './device.mjs';

let station: Station;
beforeAll(async () => {
  station = await openStation();
});
afterAll(() => station.close());

const ANTS = { '1': [{ u: 'E00401500000000A', r: 60 }], '2': [], '7': null };
const newDevice = () => new Device({ reader: 'tbl-a', secret: station.secret, ants: ['1', '2', '7', '8'] });
const scans = (device: Device, count: number): void => {
  for (let i = 0; i < count; i += 1) device.scan(ANTS);
};
const soon = <T>(what: () => T) => expect.poll(what, { timeout: 10_000, interval: 5 });
const settled = (device: Device) => soon(() => [device.held.size, device.stored]).toEqual([0, device.last]);
const stored = async ({ boot }: Device): Promise<readonly number[]> =>
  (await station.store.read(TABLE, 0, 100_000)).filter((row) => row.boot === boot).map(({ seq }) => seq);
const to = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1);
const healthNow = () => station.gateway.health(TABLE)[0];

async function plugIn(): Promise<{ readonly device: Device; readonly link: SocketLink }> {
  const device = newDevice();
  const link = new SocketLink(device, station.url);
  await link.start();
  return { device, link };
}

describe('by socket', () => {
  test('given the whole window at once, then all of it is stored, and the clock is known', async () => {
    const { device, link } = await plugIn();
    scans(device, WINDOW);
    await settled(device);
    expect(await stored(device)).toEqual(to(WINDOW));
    await soon(() => healthNow()?.clockErrMs).toBeLessThan(2000);
    expect(device.cfg).toMatchObject({ priority: ['8'] });
    link.cut();
  });

  test('given cuts with messages under way, then each is stored once and in order', async () => {
    const { device, link } = await plugIn();
    for (let round = 0; round < 3; round += 1) {
      scans(device, 150);
      await soon(() => device.stored).toBeGreaterThan(150 * round);
      link.cut();
      scans(device, 10);
      await link.start();
    }
    await settled(device);
    expect(await stored(device)).toEqual(to(device.last));
    expect(healthNow()?.lost).toBe(0);
    link.cut();
  });

  test('twin: given a reader that sends its newest first after a cut, then what it held is lost', async () => {
    const { device, link } = await plugIn();
    link.cut();
    scans(device, 150);
    const inOrder = device.resumeAt.bind(device);
    device.resumeAt = (resume: number) => inOrder(resume).reverse();
    await link.start();
    await soon(() => device.held.size).toBe(0);
    expect((await stored(device)).length).toBeLessThan(150);
    link.cut();
  });

  test('given numbers that were dropped, then a gap names them, nothing waits, and the server asks for a picture', async () => {
    const { device, link } = await plugIn();
    scans(device, 8);
    await settled(device);
    link.cut();
    scans(device, 8);
    device.drop(10, 12);
    await link.start();
    await soon(() => device.last).toBe(18);
    await settled(device);
    expect(await stored(device)).toEqual(to(18).filter((seq) => seq < 10 || seq > 12));
    expect(healthNow()?.lost).toBe(0);
    link.cut();
  });

  test('given commands, then what it can it does, and what it can not it says', async () => {
    const { device, link } = await plugIn();
    const outcomes = [
      await station.gateway.order('tbl-a', { do: 'blink' }),
      await station.gateway.order('tbl-a', { do: 'selftest' }),
      await station.gateway.order('tbl-a', { do: 'cfg', cfg: { cycleMs: 90 } }),
      await station.gateway.order('tbl-a', { do: 'snap' }),
    ];
    expect(outcomes).toEqual(['done', 'failed', 'done', 'done']);
    expect(device.cfg).toMatchObject({ cycleMs: 90 });
    await settled(device);
    expect(await stored(device)).toEqual([1]);
    link.cut();
  });
});

describe('by HTTP', () => {
  test('given batches, an answer that is lost and a gap, then all is stored once and the clock is known', async () => {
    const device = newDevice();
    const link = new BatchLink(device, `${station.url.replace('ws:', 'http:')}/batch`);
    const statuses: number[] = [];
    scans(device, 3);
    statuses.push(await link.post());
    scans(device, 3);
    statuses.push(await link.post({ lose: true }));
    scans(device, 4);
    device.drop(8, 9);
    statuses.push(await link.post(), await link.post());
    expect(statuses).toEqual([200, 200, 200, 200]);
    await settled(device);
    expect(await stored(device)).toEqual(to(device.last).filter((seq) => seq !== 8 && seq !== 9));
    expect(healthNow()).toMatchObject({ lost: 0, model: 'outsider' });
    expect(healthNow()?.clockErrMs).toBeLessThan(2000);
  });
});
