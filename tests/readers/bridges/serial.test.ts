// A serial device on a pseudo-terminal, through the real serial package, the real gateway and the real database.

import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SerialDevice, serialLine, tcpLine } from '../../../server/readers/bridges/serial.ts';
import { realClock } from '../../support/realClock.ts';
import { openStation, type Station, TABLE } from '../station.ts';
import { type RunningBridge, startBridge } from './bridgeBench.ts';

let station: Station;
let running: RunningBridge | null = null;

beforeAll(async () => {
  station = await openStation();
});
afterEach(async () => {
  await running?.stop();
  running = null;
});
afterAll(() => station.close());

const WAIT = { timeout: 10_000, interval: 20 };
const UID = 'E00401500000000A';

/** Holds the terminal open and takes nothing from it: the bridge is to read what the device says. */
const CABLE = 'process.stdin.setRawMode(true); setInterval(() => undefined, 60_000); console.log("# plugged in");';

// Windows has no pseudo-terminals that a serial package could open; macOS was not tried.
describe.skipIf(process.platform !== 'linux')('a pseudo-terminal', () => {
  test('given a device that speaks lines, then its reads are in the inbox, and commands reach it', async () => {
    const { path, unplug } = await plugIn();
    const lines = { needsChecksum: false };
    const device = new SerialDevice({ open: await serialLine(path, 115_200), lines, clock: realClock });
    running = startBridge(station, device, 'serialBoot1');
    const { seen } = running;
    await expect.poll(async () => (await seen()).filter(({ type }) => type === 'scan').length, WAIT).toBeGreaterThan(3);
    expect((await seen())[0]).toMatchObject({ type: 'scan', late: false, zones: { 'seat:1': [`15693:${UID}`] } });
    const order = station.gateway.order.bind(null, 'tbl-a');
    expect([await order({ do: 'blink' }), await order({ do: 'selftest' })]).toEqual(['done', 'failed']);
    expect(running.told.join()).not.toContain(UID);
    await running.stop();
    unplug();
  });
});

/** A device at the far end of a terminal; `path` is what its cable is called here. */
async function plugIn() {
  const { spawn: openTerminal } = await import('@lydell/node-pty');
  const terminal = openTerminal(process.execPath, ['-e', CABLE], { name: 'dumb' });
  await new Promise<void>((done) => terminal.onData((text) => text.includes('plugged in') && done()));
  const say = (message: object) => terminal.write(`${JSON.stringify(message)}\r\n`);
  terminal.write('# reader 1.0\r\n\u0000\u0007');
  let seq = 0;
  const scanning = setInterval(() => {
    seq += 1;
    say({ t: 'scan', seq, ants: { '1': [{ u: UID }], '2': [] } });
  }, 50);
  terminal.onData((text) => {
    for (const line of text.split('\n').filter((one) => one.startsWith('{'))) {
      const { id, do: what } = JSON.parse(line);
      if (what !== 'snap') say({ t: 'res', id, ok: what === 'blink' });
    }
  });
  const unplug = () => {
    clearInterval(scanning);
    terminal.kill();
  };
  return { path: String(Reflect.get(terminal, 'ptsName')), unplug };
}

describe('a port of this computer', () => {
  test('F14 given a device that is pulled and put back, then the link goes down with it, and its later reads come', async () => {
    let socket: Socket | null = null;
    const server = createServer((opened) => {
      socket = opened;
      opened.write('{"t":"edge","a":"1","u":"0412AB9F3C6180","ev":"in"}\n');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const lines = { needsChecksum: false };
    running = startBridge(station, new SerialDevice({ open: tcpLine(port), lines, clock: realClock }), 'tcpBoot1');
    const { seen, told } = running;
    const edges = async () => (await seen()).filter(({ type }) => type === 'edge').length;
    await expect.poll(edges, WAIT).toBe(1);
    pull(socket);
    await expect.poll(() => told.some((line) => line.includes('silent')), WAIT).toBe(true);
    await expect.poll(() => station.changes.length > 0 && station.gateway.health(TABLE).length, WAIT).toBe(0);
    await expect.poll(edges, WAIT).toBe(2);
    pull(socket);
    server.close();
  });
});

function pull(socket: Socket | null): void {
  socket?.destroy();
}
