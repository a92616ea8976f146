// The first token of a new installation: without one nobody could make another.
import type { TokenStore } from '../../db/tokens.ts';
import type { Mint, Minted } from './mint.ts';

/** Undefined when an administrator's token was ever made, even if it was revoked since: then use the command line. */
export async function mintFirstAdmin(tokens: TokenStore, mint: Mint): Promise<Minted | undefined> {
  if ((await tokens.list()).some((token) => token.role === 'admin')) return undefined;
  const scope = { tableId: null, canvas: null, person: null, livesMs: null };
  const minted = await mint({ role: 'admin', label: 'first administrator', ...scope });
  if (!minted.ok) throw new Error(`first token refused: ${minted.error}`);
  return minted.value;
}
