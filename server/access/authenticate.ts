// Turns a token into a principal, and asks again for connections that stand.
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

/** How long after a revocation the token still counts is up to the store: see recentTokens. */
export function createAuthenticator(tokens: Pick<TokenStore, 'byHash' | 'get'>, clock: Clock): Authenticator {
  return {
    async authenticate(text) {
      if (!isTokenText(text)) return err('bad-token');
      const hash = hashToken(text);
      const row = await tokens.byHash(hash);
      if (row === undefined || !timingSafeEqual(row.hash, hash)) return err('bad-token');
      return judge(row, clock.wall());
    },
    async recheck({ tokenId }) {
      const row = await tokens.get(tokenId);
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
