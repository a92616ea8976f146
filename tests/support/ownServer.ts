// Child process: holds the server's place at a data folder, says so, and waits to be killed.
import { openDatabase } from '../../db/client.ts';
import { realClock, silent } from './realClock.ts';

const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({
  dataDir,
  clock: realClock,
  logger: silent,
  serve: true,
  embedded: { settings: { fsync: 'off' } },
});
await database.pool.query(`insert into tables (id, name, created) values ('main', 'Main', 0)`);
process.stdout.write('open\n');
await realClock.sleepUntil(realClock.now() + 60_000);
