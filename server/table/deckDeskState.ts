// What the deck desk is asked, what it needs from its surroundings and what it shows. Holds no tag.
import type { DeckKind, Face } from '../engine/card/deckFaces.ts';
import type { DeckOrder } from '../engine/deckOrder.ts';
import type { RuleViolation } from '../engine/violation.ts';
import type { AntennaWord, LaidPlace } from '../tracker/laidCard.ts';
import type { DeckDraft, VaultPort, WornCard } from '../vault/port.ts';
import type { TableActor } from './actor.ts';
import type { CheckState } from './deckCheck.ts';
import type { DeskNews } from './deckNews.ts';
import type { DeckMake } from './deckPlan.ts';

export type DeckAsk =
  | {
      readonly do: 'register';
      readonly name: string;
      readonly colour: string;
      readonly order: DeckOrder;
      readonly kind?: DeckKind | undefined;
      readonly jokers?: number | undefined;
      readonly cutCard?: boolean | undefined;
      readonly reader: string;
      readonly zone: string;
    }
  | {
      readonly do: 'check';
      readonly deck: string;
      /** the deck is laid out in this order and read back card by card; any card otherwise */
      readonly order?: DeckOrder | undefined;
      readonly reader: string;
      readonly zone: string;
    }
  /** the card that is laid next takes the place of this one, of a deck that lies at no table */
  | {
      readonly do: 'replace';
      readonly deck: string;
      readonly card: string;
      readonly reader: string;
      readonly zone: string;
    }
  | { readonly do: 'bring' | 'putAway' | 'switch' | 'retire' | 'report'; readonly deck: string }
  | { readonly do: 'resume'; readonly reader: string; readonly zone: string }
  | { readonly do: 'skip' | 'back'; readonly seen: number }
  | { readonly do: 'stop' | 'drop' };

export interface DeckDeskDeps {
  readonly table: string;
  readonly vault: Pick<VaultPort, 'request'>;
  /** programme time, ms */
  readonly now: () => number;
  readonly newId: () => string;
  /** why no card may be laid now, in this order: a running hand; cards of the last one that may still lie there */
  readonly play: () => 'hand-running' | 'hand-not-left' | null;
  /** 'reader-offline' or 'no-such-antenna' when cards cannot be laid there */
  readonly refuseAntenna: (reader: string, zone: string) => Promise<RuleViolation | null>;
  /** a deck that lies at this table or at none; null when there is none such */
  readonly deckOf: (deck: string) => Promise<DeckKnown | null>;
  /** something that the deck page shows is different now; `decks`: the list of decks, too */
  readonly changed: (what: 'desk' | 'decks') => void;
}

export type DeskRest = 'asked' | 'hand-running' | 'idle' | 'restart';

export interface DeskSession {
  readonly kind: 'register' | 'check' | 'replace';
  readonly by: TableActor;
  readonly place: LaidPlace;
}

export interface DeckKnown extends DeckMake {
  readonly name: string;
  readonly atTable: boolean;
}

/** Which card of which deck gets a new tag. */
export interface Replacing {
  readonly deck: string;
  readonly name: string;
  readonly card: Face;
}

/** Cards of a deck at no table that are hard to read. */
export interface DeckReport {
  readonly deck: string;
  readonly name: string;
  readonly worn: readonly WornCard[];
}

export interface DeskState {
  readonly session: (DeskSession & { readonly antenna: AntennaWord }) | null;
  readonly draft: DeckDraft | null;
  readonly check: CheckState | null;
  readonly replacing: Replacing | null;
  readonly report: DeckReport | null;
  readonly rests: DeskRest | null;
  readonly news: DeskNews;
}
