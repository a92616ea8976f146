// The vault's only way in: an asynchronous, message-shaped port, so that the vault can run as a child process.
// Requests may carry tags; replies carry cards only through one of the five doors (docs/ARCHITECTURE.md).

import type { Face } from '../engine/card/deckFaces.ts';
import type { Card } from '../engine/card.ts';
import type { VaultActor } from './port/actor.ts';
import type { DeckCondition, DeckDraft, DeckRequest, WornCard } from './port/decks.ts';
import type { VaultRefusal } from './refusals.ts';

export type { VaultActor } from './port/actor.ts';
export type { DeckCondition, DeckDraft, DeckRequest, WornCard } from './port/decks.ts';

export interface HoleSlot {
  readonly table: string;
  readonly hand: string;
  readonly seat: number;
  readonly slot: number;
}

export type VaultRequest =
  | DeckRequest
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
  /** Card desk: one open entry per slot, write-only; never answers a clash with a face-down card, except that who typed the
   *  card himself at another place hears so, unless he wants it `anyway`. */
  | {
      readonly do: 'typeHole';
      readonly output: string;
      readonly at: HoleSlot;
      readonly card: Card;
      readonly anyway: boolean;
      /** cards of the whole deal: so many may be typed at once */
      readonly places?: number;
      readonly recorded: number;
      readonly by: VaultActor;
    }
  /** A person puts a hole card right, read or typed: as write-only as typing, and it outranks every later read. */
  | {
      readonly do: 'correctHole';
      readonly output: string;
      readonly at: HoleSlot;
      readonly card: Card;
      readonly anyway: boolean;
      /** cards of the whole deal: so many may be typed at once */
      readonly places?: number;
      readonly recorded: number;
      readonly by: VaultActor;
    }
  /** An opened hand was misread: the slot of this seat that holds `wrong` gets `card`. Answers nothing about any slot. */
  | {
      readonly do: 'correctOpened';
      readonly output: string;
      readonly table: string;
      readonly hand: string;
      readonly seat: number;
      readonly wrong: Card;
      readonly card: Card;
      readonly recorded: number;
      readonly by: VaultActor;
    }
  /** All cards of the deal lie at their seats: from now on twins at two seats raise the alarm. Idempotent. */
  | { readonly do: 'dealComplete'; readonly table: string; readonly hand: string }
  /** A judge looked at both cards of every pair that the hand has now: a tag is programmed wrongly, and these pairs raise no
   *  alarm any more. Another pair does. Answers nothing. */
  | { readonly do: 'waiveTwins'; readonly output: string; readonly table: string; readonly hand: string }
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
      /** the place of a card of the seat that was dealt face down and turned over; never the first */
      readonly turned?: number;
    }
  /** A card that its seat threw away, or that an undo gave back to it. It is tabled and shown to all no more.
   *  Answers nothing. */
  | {
      readonly do: 'noteThrown';
      readonly output: string;
      readonly at: HoleSlot;
      readonly thrown: boolean;
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
  /** Door 2: cards that lie face up in the room for another reason (boxed, exposed, premature); `up`: the place of an up card. */
  | {
      readonly do: 'openExposed';
      readonly output: string;
      readonly table: string;
      readonly hand: string;
      readonly tags: readonly string[];
      readonly up?: { readonly seat: number; readonly slot: number };
      readonly by: VaultActor;
    }
  /** Door 3: a hand that was tabled. `slots`: how many cards the seat holds face down by the hand log; all of them are needed. */
  | {
      readonly do: 'openTabled';
      readonly output: string;
      readonly table: string;
      readonly hand: string;
      readonly seat: number;
      readonly slots: number;
      readonly by: VaultActor;
    }
  /** Door 4: release to an audience; asked by the airlock alone. Opens nothing of a hand whose typed cards clash. */
  | { readonly do: 'openForRelease'; readonly canvas: string; readonly slots: readonly HoleSlot[] }
  /** Door 5: the chief judge's sealed view, after the hand is complete; or the proof to all participants that follows it. */
  | {
      readonly do: 'openSealed';
      readonly table: string;
      readonly hand: string;
      readonly seats: readonly number[];
      readonly by: VaultActor;
      readonly order: string;
      readonly purpose: 'look' | 'show';
    }
  /** What an audience has now seen of these seats, after a door gave it: commitments to these very cards are opened, and to no
   *  others. `room`: a chief judge has shown it to all. Answers nothing. */
  | {
      readonly do: 'noteShown';
      readonly table: string;
      readonly hand: string;
      readonly audience: SeenBy;
      /** empty for the room */
      readonly canvas: string;
      readonly seats: readonly { readonly seat: number; readonly cards: readonly Card[] }[];
    }
  /** Which slots have a value, read or typed: booleans only. */
  | { readonly do: 'filledSlots'; readonly table: string; readonly hand: string }
  /** The hand is complete: pending clash reports go to the floor inbox. */
  | { readonly do: 'endHand'; readonly table: string; readonly hand: string }
  /** The end was taken back. */
  | { readonly do: 'resumeHand'; readonly table: string; readonly hand: string }
  /** Their keys are destroyed, all or none: no door opens anything of them any more. Refused while one runs. Idempotent. */
  | { readonly do: 'forgetHands'; readonly table: string; readonly hands: readonly string[]; readonly by: VaultActor };

/** Audiences that are the public: what they have seen is no secret any more. */
export const SEEN_BY = ['overlay', 'public', 'room'] as const;
export type SeenBy = (typeof SEEN_BY)[number];

/** `filled` slots of a hand, without values. */
export interface FilledSlot {
  readonly seat: number;
  readonly slot: number;
  readonly source: 'read' | 'typed';
}

/** What door 4 says of a place. null: no value is stored; 'down': its hand has a typed card that clashes, nothing of it comes
 *  out until that is put right. */
export type ReleasedPlace = Card | null | 'down';

export interface SealedSeat {
  readonly seat: number;
  /** held face down to the end, by slot; null where no value is stored */
  readonly cards: readonly (Card | null)[];
  /** thrown away in draws, as far as it is known; nothing for a proof to all */
  readonly thrown: readonly Card[];
}

export const LAID = ['taken', 'in-this-deck', 'in-other-deck'] as const;
export const CHECKED = ['named', 'in-other-deck', 'unregistered'] as const;

export type VaultReply =
  | { readonly ok: true; readonly is: 'done' }
  | { readonly ok: true; readonly is: 'tags'; readonly known: readonly ('deck' | 'other-deck' | 'unknown' | 'named')[] }
  | { readonly ok: true; readonly is: 'conditions'; readonly decks: readonly DeckCondition[] }
  | { readonly ok: true; readonly is: 'report'; readonly worn: readonly WornCard[] }
  | { readonly ok: true; readonly is: 'cards'; readonly cards: readonly Card[] }
  /** door 5, in the order of the seats asked */
  | {
      readonly ok: true;
      readonly is: 'hands';
      readonly hands: readonly SealedSeat[];
      /** typed cards of the hand clash: one of these cards is not what lay there */
      readonly doubtful: boolean;
    }
  /** door 4, in the order of the places asked */
  | { readonly ok: true; readonly is: 'values'; readonly values: readonly ReleasedPlace[] }
  | { readonly ok: true; readonly is: 'filled'; readonly slots: readonly FilledSlot[] }
  | { readonly ok: true; readonly is: 'draft'; readonly draft: DeckDraft | null }
  /** `at`: the place in the plan that the tag has in this draft. `draft` is null once the deck is registered. */
  | {
      readonly ok: true;
      readonly is: 'laid';
      readonly what: (typeof LAID)[number];
      readonly at: number | null;
      /** name of the other deck of this table; null for a deck that lies elsewhere */
      readonly deck: string | null;
      readonly draft: DeckDraft | null;
    }
  | {
      readonly ok: true;
      readonly is: 'checked';
      readonly what: (typeof CHECKED)[number];
      readonly card: Face | null;
    }
  /** `seat`, `slot`: where whoever asks typed this card before */
  | {
      readonly ok: false;
      readonly code: typeof TYPED_ALREADY;
      readonly field: 'card';
      readonly seat: number;
      readonly slot: number;
    }
  | { readonly ok: false; readonly code: VaultRefusal; readonly field: string };

export const TYPED_ALREADY = 'typed-already';

/** `UNTOLD`: the hand was put right so often after its end that consoles no longer hear whether its typed cards clash. */
export const VAULT_ALARMS = ['SP-6.2.2-DUPLICATE', 'TYPED_CLASH', 'TYPED_CLASH_UNTOLD'] as const;

/**
 * Alarms without seats and cards, for the floor inbox (design.md section 2, no oracles). Each at most once per hand and
 * start of the vault until it is settled: after a restart it comes again, so the inbox keeps it under (hand, code).
 */
export interface VaultAlarm {
  readonly table: string;
  readonly hand: string;
  readonly code: (typeof VAULT_ALARMS)[number];
}

export interface VaultPort {
  request(message: VaultRequest): Promise<VaultReply>;
  onAlarm(listener: (alarm: VaultAlarm) => void): () => void;
  /** What such an alarm would say is not so, or no more; also where none was raised since the start. */
  onSettled(listener: (alarm: VaultAlarm) => void): () => void;
  close(): Promise<void>;
}
