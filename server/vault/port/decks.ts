// What the vault is asked of decks and what may be seen of them: places in a plan, counts; cards of a deck that is not in play.
import type { DeckKind, Face } from '../../engine/card/deckFaces.ts';
import type { VaultActor } from './actor.ts';

export type DeckRequest =
  /** Registers a new deck: 52, 36 or 40 pairs of card and tag key with any jokers and cut card, none of them in another
   *  deck. It lies at no table yet. */
  | {
      readonly do: 'registerDeck';
      readonly deck: string;
      readonly name: string;
      readonly colour: string;
      readonly cards: readonly { readonly card: Face; readonly tag: string }[];
      readonly by: VaultActor;
    }
  /** Adds a deck to the table's decks. Refused while a hand runs there or where the deck lies now, and for a deck with a weak
   *  or dead tag: it must not start a sealed table. */
  | { readonly do: 'assignDeck'; readonly table: string; readonly deck: string; readonly by: VaultActor }
  /** Takes a deck off its table. Refused while a hand runs there. */
  | { readonly do: 'putAwayDeck'; readonly table: string; readonly deck: string; readonly by: VaultActor }
  /** Another deck of the table is in play from the next hand on. Refused while a hand runs. */
  | { readonly do: 'switchDeck'; readonly table: string; readonly deck: string; readonly by: VaultActor }
  /** No table gets it any more; its tags stay known as those of a foreign deck. Refused while it lies at a table. */
  | { readonly do: 'retireDeck'; readonly table: string; readonly deck: string; readonly by: VaultActor }
  /** How often the tags of a hand that is over were read where they lay. Kept for the deck; answers nothing. */
  | {
      readonly do: 'noteReads';
      readonly table: string;
      readonly reads: readonly { readonly tag: string; readonly scans: number; readonly hits: number }[];
    }
  /** What may be told of the decks of this table and of those that lie at none: counts, never which card. */
  | { readonly do: 'deckConditions'; readonly table: string }
  /** Before the first hand of a show: refused where a deck in play at this table has a weak or dead tag. */
  | { readonly do: 'askDecksFit'; readonly table: string }
  /** Which cards of a deck are hard to read. Refused while it lies at a table. */
  | { readonly do: 'reportDeck'; readonly table: string; readonly deck: string; readonly by: VaultActor }
  /** A new card with a new tag takes the place of one; the old tag is retired. Refused while the deck lies at a table. */
  | {
      readonly do: 'layReplacement';
      readonly table: string;
      readonly deck: string;
      readonly card: Face;
      readonly tag: string;
      readonly by: VaultActor;
    }
  /** Begins to register a deck card by card at a table that has no draft. `plan`: all of it in the order of laying. */
  | {
      readonly do: 'openDraft';
      readonly table: string;
      readonly deck: string;
      readonly name: string;
      readonly colour: string;
      readonly plan: readonly Face[];
      readonly by: VaultActor;
    }
  /** The table's draft as far as it has come. */
  | { readonly do: 'readDraft'; readonly table: string }
  /** One card was laid: its tag becomes the card the plan names next. The last one registers the deck and gives it to the
   *  table. */
  | { readonly do: 'layTag'; readonly table: string; readonly tag: string; readonly by: VaultActor }
  /** `skip`: the next card comes back at the end. `back`: takes the last step back. */
  | { readonly do: 'stepDraft'; readonly table: string; readonly step: 'skip' | 'back'; readonly by: VaultActor }
  | { readonly do: 'dropDraft'; readonly table: string; readonly by: VaultActor }
  /** Door 2 between hands: a card of a deck that is not in play lies alone on the antenna of the deck desk. */
  | {
      readonly do: 'checkTag';
      readonly table: string;
      readonly deck: string;
      readonly tag: string;
      readonly by: VaultActor;
    };

/** A deck half registered. Numbers are places in `plan`, which is what the one who opened it asked for; no tag. */
export interface DeckDraft {
  readonly deck: string;
  readonly name: string;
  readonly colour: string;
  readonly plan: readonly Face[];
  /** taken so far, in the order of laying */
  readonly taken: readonly number[];
  /** still to be laid, the next one first */
  readonly queue: readonly number[];
  /** those of the queue that were skipped */
  readonly skipped: readonly number[];
  /** a step can be taken back */
  readonly canBack: boolean;
}

/** Of a deck, without its cards. `inPlay`: its tags are the table's now. `turns`: it takes turns with the deck in use. */
export interface DeckCondition {
  readonly deck: string;
  readonly atTable: boolean;
  readonly state: 'registered' | 'in-use' | 'retired';
  readonly turns: boolean;
  readonly kind: DeckKind;
  readonly jokers: number;
  readonly cutCard: boolean;
  readonly hands: number;
  /** of its tags; null while it lies at a table, where a count that grows with a hand would tell of its cards */
  readonly weak: number | null;
  readonly dead: number | null;
  /** tags taken out of it */
  readonly retiredTags: number;
}

/** `rate`: of its scans that read it, 0 to 1; null where there were too few. */
export interface WornCard {
  readonly card: Face;
  readonly verdict: 'weak' | 'dead';
  readonly rate: number | null;
}
