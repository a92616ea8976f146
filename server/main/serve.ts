// The server as a process: flags and environment in, one line of JSON per event out, a clear word when it cannot start.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { v7 as uuid } from 'uuid';
import { StartError } from '../../db/startError.ts';
import { createLogger } from '../base/logger.ts';
import { readEnvironment } from '../env/environment.ts';
import { readSockets } from '../env/sockets.ts';
import { ListenError } from '../http/listen.ts';
import { VaultKeyError } from '../vault/keys.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { systemClock } from './systemClock.ts';

const logger = createLogger((line) => process.stdout.write(`${line}\n`), systemClock.wall);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dev: { type: 'boolean', default: false },
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
    },
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  const environment = readEnvironment(process.env, { data: values.data, host: values.host, port });
  if (!environment.ok) return refuse(environment.error);
  const sockets = readSockets(process.env);
  if (!sockets.ok) return refuse(sockets.error);
  const server = await startServer({
    sockets: sockets.value,
    environment: environment.value,
    env: process.env,
    clock: systemClock,
    logger,
    random: (size) => randomBytes(size),
    newId: () => uuid(),
    tap: () => undefined,
    wrapVault: (vault) => vault,
    onLost: () => refuse('The private database was lost and did not come back.'),
    dev: values.dev,
    pages: 'next',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server, signal));
  await announce(server);
}

/** The token is made now and not before: a start that fails has nobody to show it to. */
async function announce({ host, port, opened, tables }: RunningServer): Promise<void> {
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  logger.log('info', 'ready', { address, tables: tables.all().length, startMs: Math.round(performance.now()) });
  const admin = await opened.firstAdmin();
  if (admin !== null) {
    process.stdout.write(
      `\nFirst administrator token (shown once, keep it safe): ${admin}\nNext: npx feltcast table add main, then npx feltcast token add. See the README.\n\n`,
    );
  }
}

async function stop(server: RunningServer, signal: string): Promise<void> {
  logger.log('info', 'stopping', { signal });
  setTimeout(() => process.exit(1), 15_000).unref();
  await server.stop();
  logger.log('info', 'stopped');
  process.exit(0);
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

main().catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof VaultKeyError || error instanceof ListenError;
  // A stack may quote settings; the name and place of a bug are enough here.
  refuse(
    known
      ? error.message
      : `Feltcast could not start: ${error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error'}`,
  );
});
