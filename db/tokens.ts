// Tokens as hashes with their scope. Knows no token text and no meaning of a role.
import { and, asc, eq, isNull } from 'drizzle-orm';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { tokens } from './schema/access.ts';

export type TokenRow = typeof tokens.$inferSelect;

export interface TokenStore {
  add(token: TokenRow): Promise<void>;
  byHash(hash: Uint8Array): Promise<TokenRow | undefined>;
  get(id: string): Promise<TokenRow | undefined>;
  list(): Promise<readonly TokenRow[]>;
  /** For ever; a second time changes nothing. */
  revoke(id: string, wall: number): Promise<Result<TokenRow, 'unknown-token'>>;
  /** Revokes it for what it was made for: of two at the same moment one alone gets true. */
  spend(id: string, wall: number): Promise<boolean>;
  /** Revokes the token that `successor` replaces and adds the successor, both or neither; false: it was revoked already. */
  replace(successor: TokenRow): Promise<boolean>;
}

export function createTokenStore(db: Executor): TokenStore {
  const get = async (id: string) => (await db.select().from(tokens).where(eq(tokens.id, id)))[0];
  return guarded('tokens', {
    async add(token) {
      await db.insert(tokens).values(token);
    },
    byHash: async (hash) => (await db.select().from(tokens).where(eq(tokens.hash, hash)))[0],
    get,
    list: async () => db.select().from(tokens).orderBy(asc(tokens.created), asc(tokens.id)),
    async revoke(id, wall) {
      await db
        .update(tokens)
        .set({ revoked: wall })
        .where(and(eq(tokens.id, id), isNull(tokens.revoked)));
      const token = await get(id);
      return token === undefined ? err('unknown-token') : ok(token);
    },
    async spend(id, wall) {
      const unspent = and(eq(tokens.id, id), isNull(tokens.revoked));
      return (await db.update(tokens).set({ revoked: wall }).where(unspent).returning()).length === 1;
    },
    replace: (successor) =>
      db.transaction(async (transaction) => {
        const old = and(eq(tokens.id, successor.replaces ?? ''), isNull(tokens.revoked));
        const ended = await transaction.update(tokens).set({ revoked: successor.created }).where(old).returning();
        if (ended.length !== 1) return false;
        await transaction.insert(tokens).values(successor);
        return true;
      }),
  });
}
