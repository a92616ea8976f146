// Child process: the server of the demo without its pages, so that no build is needed.
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { createLogger } from '../../server/base/logger.ts';
import { readEnvironment } from '../../server/env/environment.ts';
import { startServer } from '../../server/main/startServer.ts';
import { systemClock } from '../../server/main/systemClock.ts';

const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.error);
const logger = createLogger((line) => process.stdout.write(`${line}\n`), systemClock.wall);
const server = await startServer({
  ...{ environment: environment.value, env: process.env, clock: systemClock, logger },
  ...{ random: (size) => randomBytes(size), newId: () => uuid(), tap: () => undefined },
  ...{ wrapVault: (vault) => vault, onLost: () => process.exit(1), dev: false, pages: null },
});
logger.log('info', 'ready', { address: `http://${server.host}:${server.port}` });
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
