// The server as a process: flags and environment in, one line of JSON per event out or, at a terminal, what a person must
// know; a clear word when it cannot start.
import { randomBytes } from 'node:crypto';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { v7 as uuid } from 'uuid';
import { StartError } from '../../db/startError.ts';
import { createLogger, type Logger } from '../base/logger.ts';
import { readEnvironment } from '../env/environment.ts';
import { readSignIn } from '../env/signIn.ts';
import { readSockets } from '../env/sockets.ts';
import { ListenError } from '../http/listen.ts';
import { VaultKeyError } from '../vault/keys.ts';
import { announcement, goingOn } from './announcement.ts';
import { hiddenPrompt } from './keys/hiddenPrompt.ts';
import { passphraseFor } from './keys/passphrase.ts';
import { localOrigin } from './listenAddresses.ts';
import { surviveLostOutput } from './lostOutput.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { systemClock } from './systemClock.ts';
import { createTerminalLog, LOG_STYLES, type LogStyle, logStyle } from './terminalLog.ts';

/** Where to go on, once the server listens. */
let whereTo = '';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const LOGS: Readonly<Record<LogStyle, () => Logger>> = {
  json: () => createLogger(say, systemClock.wall),
  text: () => createTerminalLog({ write: say, wall: systemClock.wall, whereTo: () => whereTo }),
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dev: { type: 'boolean', default: false },
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      log: { type: 'string' },
    },
  });
  const style = logStyle(values.log, process.stdout.isTTY === true);
  if (style === null) return refuse(`--log is ${LOG_STYLES.join(' or ')}, not ${values.log}.`);
  const logger = LOGS[style]();
  const port = values.port === undefined ? undefined : Number(values.port);
  const environment = readEnvironment(process.env, { data: values.data, host: values.host, port });
  if (!environment.ok) return refuse(environment.error);
  const sockets = readSockets(process.env);
  if (!sockets.ok) return refuse(sockets.error);
  const signIn = readSignIn(process.env);
  if (!signIn.ok) return refuse(signIn.error);
  const { dataDir } = environment.value;
  const ask = hiddenPrompt(process.stdin, process.stderr);
  const passphrase = await passphraseFor({ env: process.env, dataDir, ask });
  const server = await startServer({
    passphrase,
    sockets: sockets.value,
    signInMs: signIn.value,
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop({ server, logger, style }, signal));
  await announce({ server, logger, style });
}

/** The token is made now and not before: a start that fails has nobody to show it to. */
async function announce({ server, logger, style }: Serving): Promise<void> {
  const { host, port, opened, tables } = server;
  const address = localOrigin({ host, port });
  logger.log('info', 'ready', { address, tables: tables.all().length, startMs: Math.round(performance.now()) });
  const token = await opened.firstAdmin();
  for (const line of announcement({ host, port }, os.networkInterfaces(), token)) say(line);
  if (style === 'json') return;
  whereTo = goingOn({ host, port });
  say(whereTo);
}

interface Serving {
  readonly server: RunningServer;
  readonly logger: Logger;
  readonly style: LogStyle;
}

async function stop({ server, logger, style }: Serving, signal: string): Promise<void> {
  logger.log('info', 'stopping', { signal });
  if (style === 'text') say('Stopping. Every entry is kept.');
  setTimeout(() => process.exit(1), 15_000).unref();
  await server.stop();
  logger.log('info', 'stopped');
  if (style === 'text') say('Stopped.');
  process.exit(0);
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

surviveLostOutput([process.stdout, process.stderr]);
main().catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof VaultKeyError || error instanceof ListenError;
  // A stack may quote settings; the name and place of a bug are enough here.
  refuse(
    known
      ? error.message
      : `Feltcast could not start: ${error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error'}`,
  );
});
