// Small values of the vault: the check value that recognises the wrong key, written once, and drafts that come and go.
import { eq } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { vaultMeta } from './schema/vault.ts';

export interface VaultMetaStore {
  get(key: string): Promise<Uint8Array | undefined>;
  /** Keeps the first value; returns the one that holds. */
  putOnce(key: string, value: Uint8Array): Promise<Uint8Array>;
  put(key: string, value: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
}

export function createVaultMetaStore(db: Executor): VaultMetaStore {
  const get = async (key: string): Promise<Uint8Array | undefined> =>
    (await db.select({ value: vaultMeta.value }).from(vaultMeta).where(eq(vaultMeta.key, key)))[0]?.value;
  return guarded('vaultMeta', {
    get,
    async putOnce(key, value) {
      await db.insert(vaultMeta).values({ key, value }).onConflictDoNothing();
      return (await get(key)) ?? value;
    },
    async put(key, value) {
      await db.insert(vaultMeta).values({ key, value }).onConflictDoUpdate({ target: vaultMeta.key, set: { value } });
    },
    async remove(key) {
      await db.delete(vaultMeta).where(eq(vaultMeta.key, key));
    },
  });
}
