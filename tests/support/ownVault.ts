// Child process: starts the process of a vault as the server does, says both process ids, and waits to be killed.
import { randomBytes } from 'node:crypto';
import { createAuditStore } from '../../db/audit.ts';
import { openDatabase } from '../../db/client.ts';
import { createAudit } from '../../server/audit/audit.ts';
import { createLogger } from '../../server/base/logger.ts';
import { startVaultProcess } from '../../server/main/vaultKeeper.ts';
import { realClock } from './realClock.ts';

const [databaseUrl = '', key = ''] = process.argv.slice(2);
const logger = createLogger((line) => process.stdout.write(`${line}\n`), realClock.wall);
const database = await openDatabase({ databaseUrl, dataDir: 'none', clock: realClock, logger, poolSize: 1 });
const audit = createAudit(createAuditStore(database.db), realClock);
const env = { VAULT_KEY_FILE: key };
const start = startVaultProcess({ env, clock: realClock, logger, random: (size) => randomBytes(size) });
await start.open({ database, dataDir: 'none', passphrase: undefined, audit });
process.stdout.write('open\n');
await realClock.sleepUntil(realClock.now() + 60_000);
