// The key of what chief judges write: made once, kept in the database under the judge's own key, since the rows it seals are
// append only and could not be sealed anew when the master key changes.
import type { VaultMetaStore } from '../../../db/vaultMeta.ts';
import type { Sealer } from '../../base/sealer.ts';
import { contextOf, KEY_BYTES, type RandomBytes } from '../../vault/sealed.ts';
import { makeSealer } from './derivedKeys.ts';

/** Name under which the wrapped key stands in vault_meta. */
export const NOTES_KEY = 'judge-notes-key';
export const NOTES_KEY_CONTEXT = contextOf('vault_meta', NOTES_KEY);

export interface NotesKeyDeps {
  readonly meta: Pick<VaultMetaStore, 'putOnce'>;
  /** with the judge's own key */
  readonly wrap: Sealer;
  readonly random: RandomBytes;
}

export async function openNotes({ meta, wrap, random }: NotesKeyDeps): Promise<Sealer> {
  const kept = await meta.putOnce(NOTES_KEY, wrap.seal(random(KEY_BYTES), NOTES_KEY_CONTEXT));
  return makeSealer(wrap.open(kept, NOTES_KEY_CONTEXT), random);
}
