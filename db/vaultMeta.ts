// Small values of the vault, such as the check value that recognises the wrong key. Written once each.
import { eq } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { vaultMeta } from './schema/vault.ts';

export interface VaultMetaStore {
  get(key: string): Promise<Uint8Array | undefined>;
  /** Keeps the first value; returns the one that holds. */
  putOnce(key: string, value: Uint8Array): Promise<Uint8Array>;
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
  });
}
