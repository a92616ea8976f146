// The command as people start it: a process of its own between a device and the server, until it is told to stop.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT } from '../../architecture/projectFiles.ts';
import { openStation, type Station, TABLE } from '../station.ts';

let station: Station;
let folder = '';
beforeAll(async () => {
  station = await openStation();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bridge-'));
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true });
  await station.close();
});

const UID = '0412AB9F3C6180';

/** A device on a port of this computer that says one edge to whoever listens. */
async function plugIn(): Promise<{ readonly port: number; unplug(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(`# hello\n{"t":"edge","seq":1,"a":"2","u":"${UID}","ev":"in"}\n`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, unplug: () => server.close() };
}

test('given `feltcast bridge serial`, then the device is a reader of the server until the process is stopped', async () => {
  const { port, unplug } = await plugIn();
  const config = path.join(folder, 'serial.json');
  fs.writeFileSync(path.join(folder, 'secret.txt'), `${station.secret}\n`);
  const server = station.url;
  fs.writeFileSync(
    config,
    JSON.stringify({ server, reader: 'tbl-a', secretFile: 'secret.txt', tcpPort: port, mode: 'edge' }),
  );
  const cli = path.join(PROJECT, 'server/cli/cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', cli, 'bridge', 'serial', '--config', config], {
    cwd: PROJECT,
  });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (told += String(bytes)));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const edges = async () => {
    const entries = await station.inbox.read(TABLE, 0, 100);
    return entries.flatMap((entry) => entry.observations).filter(({ type }) => type === 'edge');
  };
  await expect.poll(edges, { timeout: 30_000 }).toMatchObject([{ zone: 'seat:2', tag: `14443:${UID}`, present: true }]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(told).toContain('connected to the server');
  expect(told).not.toContain(UID);
  unplug();
});
