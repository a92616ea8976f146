// Makes tokens: checks that the scope fits the role and the role the person, stores the hash, hands the text out once.
import type { GrantStore } from '../../db/grants.ts';
import type { TokenRow, TokenStore } from '../../db/tokens.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import { err, ok, type Result } from '../base/result.ts';
import { DUTY_REFUSALS, refuseDuty } from './duties.ts';
import { CANVAS_ROLES, type Role } from './role.ts';
import { hashToken, mintTokenText, type RandomBytes } from './token.ts';

export type TokenRequest = {
  readonly role: Role;
  readonly tableId: TableId | null;
  readonly canvas: string | null;
  readonly person: string | null;
  readonly label: string;
  /** Milliseconds from now; null: until revoked. */
  readonly livesMs: number | null;
};

export const MINT_REFUSALS = [
  'canvas-missing',
  'canvas-not-for-role',
  'table-missing',
  'lifetime-not-positive',
  ...DUTY_REFUSALS,
] as const;
export type MintRefusal = (typeof MINT_REFUSALS)[number];

/** `text` exists nowhere else: show it now or never. */
export type Minted = { readonly text: string; readonly token: TokenRow };

export type Mint = (request: TokenRequest) => Promise<Result<Minted, MintRefusal>>;

export function createMint(parts: {
  readonly tokens: TokenStore;
  readonly grants: Pick<GrantStore, 'list'>;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly newId: () => string;
}): Mint {
  return async (request) => {
    const refusal = check(request) ?? (await refuseDuty(parts, request));
    if (refusal !== undefined) return err(refusal);
    const { role, tableId, canvas, person, label, livesMs } = request;
    const text = mintTokenText(parts.random);
    const created = Math.round(parts.clock.wall());
    const expires = livesMs === null ? null : created + Math.round(livesMs);
    const scope = { role, tableId, canvas, person, label };
    const token = {
      ...scope,
      id: parts.newId(),
      hash: hashToken(text),
      created,
      expires,
      revoked: null,
      replaces: null,
    };
    await parts.tokens.add(token);
    // of two at the same moment neither stays, rather than both
    const late = await refuseDuty(parts, request);
    if (late === undefined) return ok({ text, token });
    await parts.tokens.revoke(token.id, created);
    return err(late);
  };
}

function check({ role, canvas, tableId, livesMs }: TokenRequest): MintRefusal | undefined {
  const needsCanvas = CANVAS_ROLES.includes(role);
  if (needsCanvas && canvas === null) return 'canvas-missing';
  if (!needsCanvas && canvas !== null) return 'canvas-not-for-role';
  if ((needsCanvas || role === 'reader') && tableId === null) return 'table-missing';
  return livesMs !== null && !(livesMs > 0) ? 'lifetime-not-positive' : undefined;
}
