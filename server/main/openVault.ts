// Joins key file, database and vault: the only place where all of the keys are together, and only while it runs.
import type { Database } from '../../db/database.ts';
import { createVaultMetaStore } from '../../db/vaultMeta.ts';
import type { Audit } from '../audit/audit.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import type { Sealer } from '../base/sealer.ts';
import type { VaultPort } from '../vault/port.ts';
import type { RandomBytes } from '../vault/sealed.ts';
import { createVault, KEY_CHECK } from '../vault/vault.ts';
import { loadKeys } from './keyFile.ts';

export interface OpenVaultOptions {
  readonly db: Database;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of the private database and of recordings. */
  readonly dataDir: string;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly audit: Audit;
  readonly logger: Logger;
}

export interface OpenVault {
  readonly vault: VaultPort;
  /** For the reader inbox alone. */
  readonly inboxSealer: Sealer;
  /** For the tables alone: tracker checkpoints. */
  readonly checkpointSealer: Sealer;
}

/** Throws VaultKeyError: its message says what to do and can be shown as it is. */
export async function openVault(options: OpenVaultOptions): Promise<OpenVault> {
  const used = (await createVaultMetaStore(options.db).get(KEY_CHECK)) !== undefined;
  const keys = loadKeys({ ...options, used });
  const vault = await createVault({ ...options, ring: keys.vault });
  return { vault, inboxSealer: keys.inbox, checkpointSealer: keys.checkpoint };
}
