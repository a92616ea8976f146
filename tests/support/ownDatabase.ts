// Child process: starts a private database under a watchdog, says where, and waits to be killed.
import { startEmbedded } from '../../db/embedded/startEmbedded.ts';
import { realClock, silent } from './realClock.ts';

const [dataDir = '', remove = ''] = process.argv.slice(2);
const { pid } = await startEmbedded({
  dataDir,
  clock: realClock,
  logger: silent,
  settings: { fsync: 'off' },
  watchdog: { remove },
});
process.stdout.write(`${pid}\n`);
await realClock.sleepUntil(realClock.now() + 60_000);
