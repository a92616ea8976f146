// Child process: appends to a hand log until it is killed and prints each position once it is acknowledged.

import { openDatabase } from '../../db/client.ts';
import { createHandLogStore } from '../../db/handLog.ts';
import { createReaderInboxStore } from '../../db/readerInbox.ts';
import { createTableOwnerStore } from '../../db/tableOwner.ts';
import { tableId } from '../../server/base/ids.ts';
import { entry } from './logEntries.ts';
import { realClock, silent } from './realClock.ts';

const [databaseUrl = '', node = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: '', clock: realClock, logger: silent });
const main = tableId('main');
const log = createHandLogStore(database.db);
const inbox = createReaderInboxStore(database.db);
const owner = await createTableOwnerStore(database.db).acquire({
  tableId: main,
  node,
  leaseMs: 60_000,
  takeOver: true,
});
if (!owner.ok) throw new Error(owner.error);
let { position } = await log.head(main);
for (;;) {
  const sealed = new Uint8Array([1]);
  const messages = [{ seq: position + 1, sealed }];
  await inbox.append({ tableId: main, reader: 'r1', boot: 'b1', received: 0, wall: 0, messages });
  process.stdout.write(`inbox ${position + 1}\n`);
  const entries = [entry(`${node}-${position + 1}`)];
  const inboxOffset = { position: position + 1 };
  const done = await log.append({ ...owner.value, after: position, entries, inboxOffset });
  if (!done.ok) throw new Error(done.error);
  position += 1;
  process.stdout.write(`log ${position}\n`);
}
