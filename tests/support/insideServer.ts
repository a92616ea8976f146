// Child process: a server whose vault runs inside it, which the shipped one has no way to be. What a search must find.
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { createLogger } from '../../server/base/logger.ts';
import { readEnvironment } from '../../server/env/environment.ts';
import { startServer } from '../../server/main/startServer.ts';
import { systemClock } from '../../server/main/systemClock.ts';
import { insideVault } from './insideVault.ts';

const environment = readEnvironment(process.env, { port: Number(process.argv.at(-1)) });
if (!environment.ok) throw new Error(environment.error);
const logger = createLogger((line) => process.stdout.write(`${line}\n`), systemClock.wall);
const server = await startServer({
  ...{ environment: environment.value, env: process.env, clock: systemClock, logger, startVault: insideVault },
  ...{ random: (size) => randomBytes(size), newId: () => uuid(), tap: () => undefined },
  ...{ wrapVault: (vault) => vault, onLost: () => process.exit(1), dev: false, pages: null },
});
logger.log('info', 'ready', { address: `http://${server.host}:${server.port}` });
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
