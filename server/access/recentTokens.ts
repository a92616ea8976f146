// Tokens as they were looked up a moment ago, so that many sockets with one token cost one query. What this server
// revokes is known at once; what another one, or the command line, revokes once the moment has passed.
import type { TokenRow, TokenStore } from '../../db/tokens.ts';
import type { Clock } from '../base/clock.ts';

/** Well inside the second within which a revocation elsewhere must bite. */
const FRESH_MS = 500;
const MOST_KEPT = 10_000;

type Kept = { readonly row: Promise<TokenRow | undefined>; readonly until: number };

export function recentTokens(store: TokenStore, clock: Clock): TokenStore {
  const kept = new Map<string, Kept>();
  const recent = (key: string, load: () => Promise<TokenRow | undefined>): Promise<TokenRow | undefined> => {
    const there = kept.get(key);
    if (there !== undefined && clock.now() < there.until) return there.row;
    if (kept.size >= MOST_KEPT) kept.clear();
    const row = load();
    kept.set(key, { row, until: clock.now() + FRESH_MS });
    // Neither a failure nor an unknown token is worth keeping.
    row.then((found) => found ?? kept.delete(key)).catch(() => kept.delete(key));
    return row;
  };
  const thenForget = async <T>(change: () => Promise<T>): Promise<T> => {
    try {
      return await change();
    } finally {
      // all of it, also look-ups that are under way: any of them may hold the row as it was before
      kept.clear();
    }
  };
  return {
    ...store,
    byHash: (hash) => recent(`hash ${Buffer.from(hash).toString('base64')}`, () => store.byHash(hash)),
    get: (id) => recent(`id ${id}`, () => store.get(id)),
    revoke: (id, wall) => thenForget(() => store.revoke(id, wall)),
    spend: (id, wall) => thenForget(() => store.spend(id, wall)),
    replace: (successor) => thenForget(() => store.replace(successor)),
  };
}
