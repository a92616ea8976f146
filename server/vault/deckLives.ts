// Keeps the life of each deck sealed, in a row of one length, and rewrites the whole of it at each hand: which rows change says
// nothing of which cards were seen.
import type { VaultMetaStore } from '../../db/vaultMeta.ts';
import type { Logger } from '../base/logger.ts';
import { type DeckLife, decodeLife, encodeLife, NEW_LIFE } from './deckLife.ts';
import type { KeyRing } from './keys.ts';
import { contextOf, openBytes, type RandomBytes, sealBytes } from './sealed.ts';

export interface DeckLives {
  /** A deck without a row has just begun; so has one whose row does not open, which is said in the log. */
  of(deck: string): Promise<DeckLife>;
  keep(deck: string, life: DeckLife): Promise<void>;
}

export interface DeckLivesOptions {
  readonly store: Pick<VaultMetaStore, 'get' | 'put'>;
  readonly ring: KeyRing;
  readonly random: RandomBytes;
  readonly logger: Logger;
}

/** Beginning of the name under which a deck's life stands in vault_meta. */
export const LIFE_ROW = 'deck-life ';

export function lifeContext(deck: string): string {
  return contextOf('deck_life', deck);
}

export function createDeckLives({ store, ring, random, logger }: DeckLivesOptions): DeckLives {
  return {
    async of(deck) {
      const sealed = await store.get(`${LIFE_ROW}${deck}`);
      if (sealed === undefined) return NEW_LIFE;
      const what = `the life of deck ${deck}`;
      try {
        return decodeLife(openBytes(sealed, { key: ring.deck, context: lifeContext(deck), what }));
      } catch {
        logger.log('error', 'the life of a deck does not open and begins anew', { where: what });
        return NEW_LIFE;
      }
    },
    keep: (deck, life) =>
      store.put(
        `${LIFE_ROW}${deck}`,
        sealBytes(encodeLife(life), { key: ring.deck, context: lifeContext(deck), random }),
      ),
  };
}
