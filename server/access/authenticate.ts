// Turns a token into a principal. A revocation takes effect within a second, also on connections that stand.
import { timingSafeEqual } from 'node:crypto';
import type { TokenRow, TokenStore } from '../../db/tokens.ts';
import type { Clock } from '../base/clock.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Principal } from './principal.ts';
import { isRole } from './role.ts';
import { hashToken, isTokenText } from './token.ts';

export const TOKEN_REFUSALS = ['bad-token', 'token-expired', 'token-revoked'] as const;
export type TokenRefusal = (typeof TOKEN_REFUSALS)[number];

export interface Authenticator {
  authenticate(text: string): Promise<Result<Principal, TokenRefusal>>;
  /** Asked again and again for as long as a connection stands. */
  recheck(principal: Principal): Promise<Result<Principal, TokenRefusal>>;
}

/** Well inside the second within which a revocation must bite. */
const FRESH_MS = 500;
const MOST_CACHED = 10_000;

type Cached = { readonly row: Promise<TokenRow | undefined>; readonly until: number };

export function createAuthenticator(tokens: TokenStore, clock: Clock): Authenticator {
  const cache = new Map<string, Cached>();
  const cached = (key: string, load: () => Promise<TokenRow | undefined>): Promise<TokenRow | undefined> => {
    const there = cache.get(key);
    if (there !== undefined && clock.now() < there.until) return there.row;
    if (cache.size >= MOST_CACHED) cache.clear();
    const row = load();
    cache.set(key, { row, until: clock.now() + FRESH_MS });
    // Neither a failure nor an unknown token is worth keeping.
    row.then((found) => found ?? cache.delete(key)).catch(() => cache.delete(key));
    return row;
  };
  return {
    async authenticate(text) {
      if (!isTokenText(text)) return err('bad-token');
      const hash = hashToken(text);
      const row = await cached(`hash ${Buffer.from(hash).toString('base64')}`, () => tokens.byHash(hash));
      if (row === undefined || !timingSafeEqual(row.hash, hash)) return err('bad-token');
      return judge(row, clock.wall());
    },
    async recheck({ tokenId }) {
      const row = await cached(`id ${tokenId}`, () => tokens.get(tokenId));
      return row === undefined ? err('bad-token') : judge(row, clock.wall());
    },
  };
}

function judge(row: TokenRow, wall: number): Result<Principal, TokenRefusal> {
  if (row.revoked !== null) return err('token-revoked');
  if (row.expires !== null && row.expires <= wall) return err('token-expired');
  if (!isRole(row.role)) return err('bad-token');
  const { id, role, tableId, canvas, person } = row;
  return ok({ tokenId: id, actor: person ?? `token:${id}`, role, tableId, canvas, person });
}
