// Opens the database for one administrative command, beside a running server or without one, and closes it again.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import { createAuditStore } from '../../db/audit.ts';
import { type OpenDatabase, openDatabase } from '../../db/client.ts';
import { createTokenStore } from '../../db/tokens.ts';
import { createVaultMetaStore } from '../../db/vaultMeta.ts';
import { createMint, type Mint } from '../access/mint.ts';
import { type Audit, createAudit } from '../audit/audit.ts';
import type { Clock } from '../base/clock.ts';
import { createLogger, type Logger } from '../base/logger.ts';
import { readEnvironment } from '../env/environment.ts';
import { type Keys, loadKeys } from '../main/keyFile.ts';
import { systemClock } from '../main/systemClock.ts';
import { checkKey } from '../vault/keys.ts';
import { KEY_CHECK } from '../vault/vault.ts';
import type { CommandIo } from './command.ts';
import { EXIT } from './dispatch.ts';

export interface CommandHouse {
  readonly db: OpenDatabase['db'];
  readonly clock: Clock;
  readonly logger: Logger;
  readonly audit: Audit;
  readonly mint: Mint;
  /** Written into the audit log: the account at this computer. */
  readonly actor: string;
  /** Whole milliseconds of wall time. */
  readonly wall: number;
  newId(): string;
  random(size: number): Uint8Array;
  /** Throws VaultKeyError when the key is missing or another one's. */
  keys(): Promise<Keys>;
}

export async function withDatabase(
  io: CommandIo,
  data: string | undefined,
  work: (house: CommandHouse) => Promise<number>,
): Promise<number> {
  const environment = readEnvironment(io.env, { data });
  if (!environment.ok) {
    io.err(environment.error);
    return EXIT.notUnderstood;
  }
  const { dataDir, databaseUrl } = environment.value;
  if (databaseUrl === undefined && !existsSync(dataDir))
    io.err(`New data folder ${path.resolve(dataDir)}. If your server uses another one, set DATA_DIR or --data.`);
  const logger = createLogger((line) => io.env['FELTCAST_DEBUG'] && io.err(line), systemClock.wall);
  const database = await openDatabase({ ...environment.value, clock: systemClock, logger });
  try {
    return await work(furnish(database, { io, logger, dataDir: environment.value.dataDir }));
  } finally {
    await database.close();
  }
}

function furnish({ db }: OpenDatabase, at: { io: CommandIo; logger: Logger; dataDir: string }): CommandHouse {
  const random = (size: number): Uint8Array => randomBytes(size);
  const newId = () => uuid();
  const meta = createVaultMetaStore(db);
  return {
    ...{ db, clock: systemClock, logger: at.logger, random, newId },
    wall: Math.round(systemClock.wall()),
    actor: `cli:${os.userInfo().username}`,
    audit: createAudit(createAuditStore(db), systemClock),
    mint: createMint({ tokens: createTokenStore(db), clock: systemClock, random, newId }),
    async keys() {
      const used = (await meta.get(KEY_CHECK)) !== undefined;
      const keys = loadKeys({ env: at.io.env, dataDir: at.dataDir, used, random });
      await checkKey(keys.vault, { keepKeyCheck: (value) => meta.putOnce(KEY_CHECK, value) });
      return keys;
    },
  };
}
