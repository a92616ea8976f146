// A device behind a real MQTT broker, through the real gateway and the real database.
import { createServer, type Server } from 'node:net';
import { Aedes } from 'aedes';
import { connectAsync, type MqttClient } from 'mqtt';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mqttDevice } from '../../../server/readers/bridges/mqtt.ts';
import { openStation, type Station, TABLE } from '../station.ts';
import { type RunningBridge, startBridge } from './bridgeBench.ts';

const WAIT = { timeout: 10_000, interval: 20 };
const UID = '0412AB9F3C6180';
const topic = (end: string): string => `poker/main/tbl-a/${end}`;

let station: Station;
let broker: Aedes;
let server: Server;
let url = '';
let running: RunningBridge | null = null;
let firmware: MqttClient;

beforeAll(async () => {
  station = await openStation();
  broker = await Aedes.createBroker();
  server = createServer(broker.handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = `mqtt://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(async () => {
  await running?.stop();
  await firmware.endAsync(true);
});
afterAll(async () => {
  await new Promise<void>((done) => broker.close(() => done()));
  await new Promise((done) => server.close(done));
  await station.close();
});

/** A device with a will, and a bridge that listens to it. */
async function plugIn(boot: string): Promise<RunningBridge> {
  const bridge = startBridge(station, await mqttDevice({ broker: url, table: 'main', reader: 'tbl-a' }), boot);
  running = bridge;
  const will = { topic: topic('status'), payload: Buffer.from('offline'), qos: 1 as const, retain: true };
  firmware = await connectAsync(url, { will, reconnectPeriod: 0 });
  await firmware.publishAsync(topic('status'), 'online', { qos: 1, retain: true });
  return bridge;
}

const say = (message: object, retain = false) =>
  firmware.publishAsync(topic('up'), JSON.stringify(message), { qos: 1, retain });
const scan = (seq: number) => ({ t: 'scan', seq, ants: { '1': [{ u: UID }], '2': [] } });
const scans = async ({ seen }: RunningBridge) => (await seen()).filter(({ type }) => type === 'scan');

/** Until the bridge hears: a broker drops what is published before anybody has subscribed. */
async function speakUntilHeard(bridge: RunningBridge): Promise<void> {
  await expect
    .poll(async () => {
      await say({ t: 'hb' });
      return bridge.told.includes('connected to the server');
    }, WAIT)
    .toBe(true);
}

describe('a device behind a broker', () => {
  test('given reads, one of them twice, then each is in the inbox once, and commands reach the device', async () => {
    const bridge = await plugIn('mqttBoot1');
    await speakUntilHeard(bridge);
    for (const seq of [1, 2, 2, 3]) await say(scan(seq));
    await expect.poll(async () => (await scans(bridge)).length, WAIT).toBe(3);
    expect((await scans(bridge))[0]).toMatchObject({ late: false, zones: { 'seat:1': [`14443:${UID}`] } });
    firmware.on('message', (_, payload) => {
      const { id, do: what } = JSON.parse(String(payload));
      if (what !== 'snap') void say({ t: 'res', id, ok: true });
    });
    await firmware.subscribeAsync(topic('down'), { qos: 1 });
    expect(await station.gateway.order('tbl-a', { do: 'blink' })).toBe('done');
    expect(bridge.told.join()).not.toContain(UID);
  });

  test('given a device that dies, then its will takes the link down at once', async () => {
    const bridge = await plugIn('mqttBoot2');
    await speakUntilHeard(bridge);
    firmware.stream.destroy();
    await expect.poll(() => bridge.told.some((line) => line.includes('offline')), WAIT).toBe(true);
    await expect.poll(() => station.gateway.health(TABLE).length, WAIT).toBe(0);
  });

  test('given a read that the broker retained, and a message that is none, then neither is taken', async () => {
    const bridge = await plugIn('mqttBoot3');
    await say(scan(1), true);
    await running?.stop();
    const later = startBridge(station, await mqttDevice({ broker: url, table: 'main', reader: 'tbl-a' }), 'mqttBoot4');
    running = later;
    await speakUntilHeard(later);
    await firmware.publishAsync(topic('up'), '{"t":"scan","ants":[]}', { qos: 1 });
    await say(scan(2));
    await expect.poll(async () => (await scans(later)).length, WAIT).toBe(1);
    expect(later.told).toContain('1 lines of the device were no message');
    expect(bridge.told).not.toContain('1 lines of the device were no message');
    await say({}, true);
  });
});
