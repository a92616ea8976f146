// The vault's only way in: an asynchronous, message-shaped port, so that the vault can run as a child process.
// Requests may carry tags; replies carry cards only through one of the five doors (docs/ARCHITECTURE.md).
import type { Card } from '../engine/card.ts';

/** Who asked, for the audit log. */
export interface VaultActor {
  readonly actor: string;
  readonly role: string;
}

export interface HoleSlot {
  readonly table: string;
  readonly hand: string;
  readonly seat: number;
  readonly slot: number;
}

export type VaultRequest =
  /** Registers a new deck: 52 pairs of card and tag key, none of them in another deck. It lies at no table yet. */
  | {
      readonly do: 'registerDeck';
      readonly deck: string;
      readonly name: string;
      readonly colour: string;
      readonly cards: readonly { readonly card: Card; readonly tag: string }[];
      readonly by: VaultActor;
    }
  /** Adds a deck to the table's decks. Refused while a hand runs there or where the deck lies now. */
  | { readonly do: 'assignDeck'; readonly table: string; readonly deck: string; readonly by: VaultActor }
  /** What the tracker may know of tags: registered to the table's deck, to another deck, or not at all. */
  | { readonly do: 'knowTags'; readonly table: string; readonly tags: readonly string[] }
  /** Makes the hand's key. Idempotent. */
  | { readonly do: 'beginHand'; readonly table: string; readonly hand: string }
  /** A tag was dealt to a slot. Idempotent by `output`. */
  | {
      readonly do: 'placeTag';
      readonly output: string;
      readonly at: HoleSlot;
      readonly tag: string;
      readonly recorded: number;
    }
  /** Card desk: one open entry per slot, write-only; never answers a clash with a face-down card. */
  | {
      readonly do: 'typeHole';
      readonly output: string;
      readonly at: HoleSlot;
      readonly card: Card;
      readonly recorded: number;
      readonly by: VaultActor;
    }
  /** A person puts a hole card right, read or typed: as write-only as typing, and it outranks every later read. */
  | {
      readonly do: 'correctHole';
      readonly output: string;
      readonly at: HoleSlot;
      readonly card: Card;
      readonly recorded: number;
      readonly by: VaultActor;
    }
  /** All cards of the deal lie at their seats: from now on twins at two seats raise the alarm. Idempotent. */
  | { readonly do: 'dealComplete'; readonly table: string; readonly hand: string }
  /** Cards that lie face up and came in by the console, not by a tag (a typed board card, a correction of one). `seat`
   *  names the seat whose own card was shown. Only widens what typing is refused for; answers nothing. */
  | {
      readonly do: 'noteFaceUp';
      readonly output: string;
      readonly table: string;
      readonly hand: string;
      readonly add: readonly Card[];
      readonly withdraw: readonly Card[];
      readonly seat: number | null;
    }
  /** Door 1: board cards of a street that the engine has agreed to. Stores the reply under `output`. */
  | {
      readonly do: 'openBoard';
      readonly output: string;
      readonly table: string;
      readonly hand: string;
      readonly street: string;
      readonly run: number;
      readonly tags: readonly string[];
    }
  /** Door 2: cards that lie face up in the room for another reason (boxed, exposed, premature). */
  | {
      readonly do: 'openExposed';
      readonly output: string;
      readonly table: string;
      readonly hand: string;
      readonly tags: readonly string[];
      readonly by: VaultActor;
    }
  /** Door 3: a hand that was tabled. `slots`: how many cards the seat holds by the hand log; all of them are needed. */
  | {
      readonly do: 'openTabled';
      readonly output: string;
      readonly table: string;
      readonly hand: string;
      readonly seat: number;
      readonly slots: number;
      readonly by: VaultActor;
    }
  /** Door 4: release to an audience; asked by the airlock alone. */
  | { readonly do: 'openForRelease'; readonly canvas: string; readonly slots: readonly HoleSlot[] }
  /** Door 5: the chief judge's sealed view, after the hand is complete. */
  | {
      readonly do: 'openSealed';
      readonly table: string;
      readonly hand: string;
      readonly seats: readonly number[];
      readonly by: VaultActor;
      readonly order: string;
    }
  /** Which slots have a value, read or typed: booleans only. */
  | { readonly do: 'filledSlots'; readonly table: string; readonly hand: string }
  /** The hand is complete: pending clash reports go to the floor inbox. */
  | { readonly do: 'endHand'; readonly table: string; readonly hand: string };

/** `filled` slots of a hand, without values. */
export interface FilledSlot {
  readonly seat: number;
  readonly slot: number;
  readonly source: 'read' | 'typed';
}

export type VaultReply =
  | { readonly ok: true; readonly is: 'done' }
  | { readonly ok: true; readonly is: 'tags'; readonly known: readonly ('deck' | 'other-deck' | 'unknown')[] }
  | { readonly ok: true; readonly is: 'cards'; readonly cards: readonly Card[] }
  /** door 5, in the order of the seats asked; slots ascending, null where no value is stored */
  | {
      readonly ok: true;
      readonly is: 'hands';
      readonly hands: readonly { readonly seat: number; readonly cards: readonly (Card | null)[] }[];
    }
  /** door 4: null where no value is stored */
  | { readonly ok: true; readonly is: 'values'; readonly values: readonly (Card | null)[] }
  | { readonly ok: true; readonly is: 'filled'; readonly slots: readonly FilledSlot[] }
  | { readonly ok: false; readonly code: VaultRefusal; readonly field: string };

export const VAULT_REFUSALS = [
  'bad-message',
  'output-taken',
  'unknown-deck',
  'deck-in-play',
  'deck-incomplete',
  'duplicate-tag',
  'duplicate-card',
  'tag-in-other-deck',
  'deck-exists',
  'no-deck',
  'unknown-tag',
  'unknown-hand',
  'slot-taken',
  'hand-not-read',
  'hand-running',
  'rate-limited',
  'board-clash',
  'key-destroyed',
  'not-chief-judge',
  'vault-unavailable',
] as const;
export type VaultRefusal = (typeof VAULT_REFUSALS)[number];

/**
 * Alarms without seats and cards, for the floor inbox (design.md section 2, no oracles). Each at most once per hand and
 * start of the vault: after a restart it comes again, so the inbox keeps it under (hand, code).
 */
export interface VaultAlarm {
  readonly table: string;
  readonly hand: string;
  readonly code: 'SP-6.2.2-DUPLICATE' | 'TYPED_CLASH';
}

export interface VaultPort {
  request(message: VaultRequest): Promise<VaultReply>;
  onAlarm(listener: (alarm: VaultAlarm) => void): () => void;
  close(): Promise<void>;
}
