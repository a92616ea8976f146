// Whether everything that is sealed opens: counts, and nothing of what was opened. For whoever looks after the keys.
import { createCardLogStore } from '../../db/cardLog.ts';
import { createCommitmentStore } from '../../db/commitments.ts';
import type { Database } from '../../db/database.ts';
import { allHandKeys, changeDeckCards, changeMeta, type HandKeyRow } from '../../db/sealedRows.ts';
import { type CardLog, createCardLog } from './cardLog.ts';
import { rowContext } from './commitments.ts';
import { deckContext } from './deckRows.ts';
import type { KeyRing } from './keys.ts';
import { deckMetaContext } from './metaRows.ts';
import { openBytes } from './sealed.ts';

export interface Opened {
  readonly opens: number;
  readonly damaged: number;
}

export interface VaultFindings {
  /** keys of hands, with every row and every commitment of the hand */
  readonly hands: Opened & { readonly destroyed: number };
  readonly deckCards: Opened;
  /** drafts and lives of decks */
  readonly drafts: Opened;
}

export async function inspectVault(db: Database, ring: KeyRing): Promise<VaultFindings> {
  const random = (): Uint8Array => {
    throw new Error('an inspection seals nothing');
  };
  const cardLog = createCardLog({ store: createCardLogStore(db), ring, random });
  const hands = { opens: 0, damaged: 0, destroyed: 0 };
  for (const row of await allHandKeys(db)) hands[await standOf(db, cardLog, row)] += 1;
  const [deckCards, drafts] = [new Tally(), new Tally()];
  await changeDeckCards(db, (row) => {
    const context = deckContext(row.deckId, Buffer.from(row.tagMac).toString('hex'));
    return deckCards.count(() => openBytes(row.sealed, { key: ring.deck, context, what: 'a card of a deck' }));
  });
  await changeMeta(db, ({ key, value }) => {
    const context = deckMetaContext(key);
    if (context === null) return null;
    return drafts.count(() => openBytes(value, { key: ring.deck, context, what: key }));
  });
  return { hands, deckCards: deckCards.found(), drafts: drafts.found() };
}

async function standOf(db: Database, cardLog: CardLog, row: HandKeyRow): Promise<'opens' | 'damaged' | 'destroyed'> {
  if (row.wrapped === null) return 'destroyed';
  const at = { table: row.tableId, hand: row.handId };
  try {
    await cardLog.load(at);
    for (const one of await createCommitmentStore(db).of(row))
      await cardLog.unseal(at, one.sealed, { context: rowContext(at, one), what: 'a commitment' });
    return 'opens';
  } catch {
    return 'damaged';
  }
}

/** Counts what opens; answers null, so that a walk over rows changes none. */
export class Tally {
  #opens = 0;
  #damaged = 0;

  count(open: () => unknown): null {
    try {
      open();
      this.#opens += 1;
    } catch {
      this.#damaged += 1;
    }
    return null;
  }

  found(): Opened {
    return { opens: this.#opens, damaged: this.#damaged };
  }
}
