// Child process: the whole server with its built pages, which also says when it published each frame of a canvas, and
// which moment of the wall is its programme time 0. Everything else is as in the shipped one.
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { tableId } from '../../server/base/ids.ts';
import { createLogger } from '../../server/base/logger.ts';
import { readEnvironment } from '../../server/env/environment.ts';
import { startServer } from '../../server/main/startServer.ts';
import { systemClock } from '../../server/main/systemClock.ts';
import type { Published, Word } from './measuredWords.ts';

const SAMPLES = 2_000;
const published: Published[] = [];
const wall = (): number => performance.timeOrigin + performance.now();
const say = (word: Word): void => void process.send?.(word);

const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.error);
const server = await startServer({
  ...{ environment: environment.value, env: process.env, clock: systemClock },
  logger: createLogger(() => undefined, systemClock.wall),
  ...{ random: (size) => randomBytes(size), newId: () => uuid(), wrapVault: (vault) => vault },
  tap: ({ canvas, view }) => void published.push({ canvas, media: view.at, at: wall() }),
  ...{ onLost: () => process.exit(1), dev: false, pages: 'next' },
});

/** Programme time counts whole milliseconds: the smallest of many differences is where it begins. */
function zeroOf(table: string): number {
  const { programme } = server.tables.get(tableId(table)) ?? {};
  if (programme === undefined) throw new Error(`there is no table ${table}`);
  const differences = Array.from({ length: SAMPLES }, () => {
    const before = wall();
    return before - programme.now();
  });
  return Math.min(...differences);
}

process.on('message', (message) => {
  const table = typeof message === 'object' && message !== null && 'table' in message ? String(message.table) : '';
  say({ is: 'measured', zero: zeroOf(table), published: published.splice(0) });
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
say({ is: 'ready', port: server.port });
