// Opens the database for one administrative command, beside a running server or without one, and closes it again.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import { createAuditStore } from '../../db/audit.ts';
import { type OpenDatabase, type OpenOptions, openDatabase } from '../../db/client.ts';
import { createGrantStore } from '../../db/grants.ts';
import { createTokenStore } from '../../db/tokens.ts';
import { createVaultMetaStore } from '../../db/vaultMeta.ts';
import { createMint, type Mint } from '../access/mint.ts';
import { type Audit, createAudit } from '../audit/audit.ts';
import type { Clock } from '../base/clock.ts';
import { createLogger, type Logger } from '../base/logger.ts';
import { type Environment, readEnvironment } from '../env/environment.ts';
import { type OpenKeyFile, openKeyFile } from '../main/keyFile.ts';
import { deriveKeys, type Keys } from '../main/keys/derivedKeys.ts';
import { passphraseFor } from '../main/keys/passphrase.ts';
import { readProtected } from '../main/keys/protectedKey.ts';
import { localOrigin } from '../main/listenAddresses.ts';
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
  /** Where a server with these settings listens: what a person at this computer opens. */
  readonly origin: string;
  newId(): string;
  random(size: number): Uint8Array;
  /** Throws VaultKeyError when the key is missing or another one's. */
  keys(): Promise<Keys>;
  /** The same, and the file they come from. */
  keyFile(): Promise<HouseKey>;
  readonly environment: Environment;
}

export interface HouseKey extends OpenKeyFile {
  readonly keys: Keys;
  /** null: the file is not sealed by one */
  readonly passphrase: string | null;
}

export function withDatabase(
  io: CommandIo,
  data: string | undefined,
  work: (house: CommandHouse) => Promise<number>,
): Promise<number> {
  return withOpened(io, { data }, work);
}

/** In a server's place: a private database that a server uses refuses. All work goes over one connection. */
export function withDatabaseAlone(
  io: CommandIo,
  data: string | undefined,
  work: (house: CommandHouse) => Promise<number>,
): Promise<number> {
  return withOpened(io, { data, serve: true, poolSize: 1 }, work);
}

async function withOpened(
  io: CommandIo,
  { data, ...how }: { readonly data: string | undefined } & Pick<OpenOptions, 'serve' | 'poolSize'>,
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
  const database = await openDatabase({ ...environment.value, ...how, clock: systemClock, logger });
  try {
    return await work(furnish(database, { io, logger, environment: environment.value }));
  } finally {
    await database.close();
  }
}

function furnish(
  { db }: OpenDatabase,
  at: { readonly io: CommandIo; readonly logger: Logger; readonly environment: Environment },
): CommandHouse {
  const random = (size: number): Uint8Array => randomBytes(size);
  const newId = () => uuid();
  const meta = createVaultMetaStore(db);
  const keyFile = async (): Promise<HouseKey> => {
    const { env, ask } = at.io;
    const { dataDir } = at.environment;
    const check = await meta.get(KEY_CHECK);
    const passphrase = await passphraseFor({ env, dataDir, ask });
    const opened = await openKeyFile({ env, dataDir, used: check !== undefined, check, random, passphrase });
    const keys = deriveKeys(opened.master);
    await checkKey(keys.vault, { keepKeyCheck: (value) => meta.putOnce(KEY_CHECK, value) });
    const sealed = readProtected(opened.text) !== null;
    return { ...opened, keys, passphrase: sealed ? (passphrase ?? null) : null };
  };
  return {
    ...{ db, clock: systemClock, logger: at.logger, random, newId },
    wall: Math.round(systemClock.wall()),
    origin: localOrigin(at.environment),
    actor: `cli:${os.userInfo().username}`,
    audit: createAudit(createAuditStore(db), systemClock),
    mint: createMint({ tokens: createTokenStore(db), grants: createGrantStore(db), clock: systemClock, random, newId }),
    environment: at.environment,
    keys: async () => (await keyFile()).keys,
    keyFile,
  };
}
