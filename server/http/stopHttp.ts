// The order of a stop: no new socket, running commands end, clients are told to come back, what is left is cut.
import type { Server } from 'node:http';
import type { Clock } from '../base/clock.ts';
import type { Pages } from './pages.ts';
import type { ReaderDoor } from './readerDoor.ts';
import type { SocketDoor } from './socketDoor.ts';
import { CLOSE } from './visitor.ts';
import type { WorkCount } from './workCount.ts';

export interface StopParts {
  readonly server: Server;
  readonly doors: readonly SocketDoor[];
  readonly readers: ReaderDoor;
  readonly pages: Pages;
  readonly work: WorkCount;
  readonly clock: Clock;
}

const GOING_AWAY = 1001;
const POLL_MS = 10;

/** `deadline`: by the clock's now(); half of the time belongs to commands that run. */
export async function stopHttp(parts: StopParts, deadline: number): Promise<void> {
  const { server, doors, readers, pages, work, clock } = parts;
  const closed = new Promise<void>((done) => server.close(() => done()));
  work.stop();
  const half = clock.now() + (deadline - clock.now()) / 2;
  await until(() => work.running === 0, half, clock);
  for (const door of doors) door.sayReconnect();
  const visitors = () => doors.flatMap((door) => [...door.visitors]);
  for (const visitor of visitors()) visitor.end(CLOSE.restart, 'restart');
  for (const socket of readers.sockets) socket.close(GOING_AWAY, 'server stops');
  await until(() => visitors().length + readers.sockets.size === 0, deadline, clock);
  for (const visitor of visitors()) visitor.terminate();
  for (const socket of readers.sockets) socket.terminate();
  server.closeIdleConnections();
  await pages.close();
  server.closeAllConnections();
  await closed;
}

async function until(done: () => boolean, deadline: number, clock: Clock): Promise<void> {
  while (!done() && clock.now() < deadline) await clock.sleepUntil(Math.min(deadline, clock.now() + POLL_MS));
}
