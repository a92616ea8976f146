// Joins key file, database and vault: the only place where all of the keys are together, and only while it runs.
import type { Database } from '../../db/database.ts';
import { createVaultMetaStore } from '../../db/vaultMeta.ts';
import type { Audit } from '../audit/audit.ts';
import { createVault, KEY_CHECK } from '../vault/vault.ts';
import { loadKeys } from './keyFile.ts';
import type { OpenVault, VaultTools } from './vaultStart.ts';

export interface OpenVaultOptions extends VaultTools {
  readonly db: Database;
  /** Folder of the private database and of recordings. */
  readonly dataDir: string;
  /** Of a key file that is sealed by one. */
  readonly passphrase?: string | undefined;
  readonly audit: Audit;
}

/** Throws VaultKeyError: its message says what to do and can be shown as it is. */
export async function openVault(options: OpenVaultOptions): Promise<OpenVault> {
  const check = await createVaultMetaStore(options.db).get(KEY_CHECK);
  const loaded = await loadKeys({ ...options, used: check !== undefined, check });
  const { vault: ring, inbox, checkpoint, judge } = loaded;
  return { vault: await createVault({ ...options, ring }), keys: { inbox, checkpoint, judge } };
}
