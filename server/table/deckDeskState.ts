// What the deck desk is asked, what it needs from its surroundings and what it shows. Holds no tag.
import type { Card } from '../engine/card.ts';
import type { DeckOrder } from '../engine/deckOrder.ts';
import type { RuleViolation } from '../engine/violation.ts';
import type { AntennaWord, LaidPlace } from '../tracker/laidCard.ts';
import type { DeckDraft, VaultPort } from '../vault/port.ts';
import type { TableActor } from './actor.ts';
import type { DeskNews } from './deckNews.ts';

export type DeckAsk =
  | {
      readonly do: 'register';
      readonly name: string;
      readonly colour: string;
      readonly order: DeckOrder;
      readonly reader: string;
      readonly zone: string;
    }
  | { readonly do: 'check'; readonly deck: string; readonly reader: string; readonly zone: string }
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
  /** name of a deck that lies at this table; null when there is none such */
  readonly deckName: (deck: string) => Promise<string | null>;
  /** something that the deck page shows is different now; `decks`: the list of decks, too */
  readonly changed: (what: 'desk' | 'decks') => void;
}

export type DeskRest = 'asked' | 'hand-running' | 'idle' | 'restart';

export interface DeskSession {
  readonly kind: 'register' | 'check';
  readonly by: TableActor;
  readonly place: LaidPlace;
}

export interface CheckState {
  readonly deck: string;
  readonly name: string;
  readonly named: Card | null;
  readonly seen: readonly Card[];
}

export interface DeskState {
  readonly session: (DeskSession & { readonly antenna: AntennaWord }) | null;
  readonly draft: DeckDraft | null;
  readonly check: CheckState | null;
  readonly rests: DeskRest | null;
  readonly news: DeskNews;
}
