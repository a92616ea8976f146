// What happened in one hand, past tense. Only the events of CARD_NAMING_EVENTS may carry a card, and all of those lie face up.
import type { Action, ForcedBet } from './action.ts';
import type { Card } from './card.ts';
import type { Chips } from './chips.ts';
import type { ChopShare } from './chopShare.ts';
import type { HandCommand } from './command.ts';
import type { Edit } from './edit.ts';
import type { Street } from './game/street.ts';
import type { HandStarted, Presence } from './handStart.ts';
import type { Role, Ruling } from './role.ts';
import type { Alarm, IncidentReport } from './rulings/incident.ts';
import type { SeatNo } from './seat.ts';

/** The closed list of design.md section 7; HandAmended nests only events of this union. */
export const CARD_NAMING_EVENTS = [
  'BoardDealt',
  'UpCardDealt',
  'CardExposed',
  'HandOpened',
  'BoardCorrected',
  'OpenedCorrected',
  'HandAmended',
  'HandsRevealed',
] as const;

/** One part of a decided pot: what `seat` takes of `pot` on `run`. `oddUnits` of it are odd chips (5.9.3). */
export interface PotShare {
  readonly seat: SeatNo;
  readonly run: number;
  readonly amount: Chips;
  readonly oddUnits: number;
  readonly part: 'whole' | 'high' | 'low';
}

export type AmendedStep = {
  /** position of the log entry this step comes from; null for an inserted one */
  readonly origin: number | null;
  /** programme ms at which it took place at the table */
  readonly happened: number;
  /** an up card that a person typed: a press of its own for undo */
  readonly typed?: true;
  readonly command: HandCommand;
  readonly events: readonly HandEvent[];
};

export type HandEvent =
  | HandStarted
  | {
      readonly type: 'ForcedBetPosted';
      readonly seat: SeatNo;
      readonly kind: ForcedBet;
      readonly amount: Chips;
      readonly live: boolean;
      readonly by: 'player' | 'dealer';
    }
  | { readonly type: 'HoleCardDealt'; readonly seat: SeatNo; readonly slot: number }
  /** everybody has the cards of the street; `opener`: who opens it, as a person said */
  | { readonly type: 'DealCompleted'; readonly opener?: SeatNo }
  /** a street begins that no board card opens: a draw, or a card for each seat */
  | { readonly type: 'StreetOpened'; readonly street: Street }
  /** `slots` are given up; more of them than `count`: nobody saw which, and the cards that were kept have new slots */
  | {
      readonly type: 'CardsDiscarded';
      readonly seat: SeatNo;
      readonly slots: readonly number[];
      readonly count: number;
    }
  /** `exposed`: a card of a place face down that the dealer turned over; in the first deal it is the up card (`exposedSlots`) */
  | {
      readonly type: 'UpCardDealt';
      readonly seat: SeatNo;
      readonly slot: number;
      readonly card: Card;
      readonly exposed?: true;
    }
  /** amount: chips moved by this action; to: the seat's total of this street afterwards */
  | {
      readonly type: 'ActionTaken';
      readonly seat: SeatNo;
      readonly action: Action;
      readonly amount: Chips;
      readonly to: Chips;
      readonly allIn: boolean;
      readonly asRuled: Ruling | null;
    }
  | { readonly type: 'RoundClosed'; readonly street: Street }
  /** A closed round goes on by ruling: everybody still in acts again from the first seat of the street. */
  | { readonly type: 'RoundReopened'; readonly street: Street; readonly ruling: Ruling }
  | { readonly type: 'UncalledReturned'; readonly seat: SeatNo; readonly amount: Chips }
  /** an uncalled part that went back at the end of the betting lies in the pot after all (`deadHand.uncalled` of 6.3.9) */
  | { readonly type: 'UncalledForfeited'; readonly seat: SeatNo; readonly amount: Chips }
  | { readonly type: 'BurnSeen'; readonly street: Street }
  /** run 0 is the first board; later runs name only the cards that are dealt anew */
  | { readonly type: 'BoardDealt'; readonly street: Street; readonly run: number; readonly cards: readonly Card[] }
  | { readonly type: 'BoardCorrected'; readonly run: number; readonly index: number; readonly card: Card }
  | { readonly type: 'RunsAgreed'; readonly runs: number }
  /** betting is over for good and all live hands must be opened (4.2) */
  | { readonly type: 'FaceUpRequired'; readonly code: string }
  | {
      readonly type: 'ShowdownOpened';
      readonly order: readonly SeatNo[];
      readonly by: 'aggressor' | 'position';
      readonly street: Street;
      readonly code: string;
    }
  | { readonly type: 'HandOpened'; readonly seat: SeatNo; readonly cards: readonly Card[] }
  | { readonly type: 'OpenedCorrected'; readonly seat: SeatNo; readonly cards: readonly Card[] }
  | { readonly type: 'CardExposed'; readonly seat: SeatNo; readonly card: Card }
  /** pending: released but not yet killed (TDA R14) */
  | { readonly type: 'HandMucked'; readonly seat: SeatNo; readonly pending: boolean; readonly code: string }
  | { readonly type: 'HandRetrieved'; readonly seat: SeatNo; readonly code: string }
  /** live: the tabled hand competes; otherwise it is shown and stays dead (Robert's) */
  | { readonly type: 'TablingRequired'; readonly seat: SeatNo; readonly live: boolean; readonly code: string }
  | {
      readonly type: 'HandKilled';
      readonly seat: SeatNo;
      readonly uncalled: 'forfeit' | 'return';
      readonly ruling: Ruling;
    }
  | {
      readonly type: 'PotDecided';
      readonly pot: number;
      readonly amount: Chips;
      readonly shown: boolean;
      readonly shares: readonly PotShare[];
      readonly codes: readonly string[];
    }
  /** 3.4: before the pot is divided */
  | { readonly type: 'RakeTaken'; readonly pot: number; readonly amount: Chips }
  /** from one player to another, never part of a pot (3.4) */
  | {
      readonly type: 'SidePayment';
      readonly kind: 'seven_deuce' | 'stand_up';
      readonly from: SeatNo;
      readonly to: SeatNo;
      readonly amount: Chips;
    }
  | { readonly type: 'PotAwarded'; readonly pot: number; readonly share: PotShare }
  | { readonly type: 'HandCompleted'; readonly eliminated: readonly SeatNo[] }
  | { readonly type: 'MisdealDeclared'; readonly ruling: Ruling }
  | { readonly type: 'HandVoided'; readonly ruling: Ruling }
  | { readonly type: 'ChipsReturned'; readonly returns: readonly { readonly seat: SeatNo; readonly amount: Chips }[] }
  | {
      readonly type: 'AlarmRaised';
      readonly code: string;
      readonly severity: 'hard' | 'soft';
      readonly seat: SeatNo | null;
    }
  /** `noted`: nobody has to rule on it */
  | ({
      readonly type: 'IncidentReported';
      readonly id: number;
      readonly report: IncidentReport;
      readonly by: Role;
      readonly noted: boolean;
    } & Alarm)
  | { readonly type: 'IncidentRuled'; readonly id: number; readonly outcome: string; readonly ruling: Ruling }
  | { readonly type: 'PresenceChanged'; readonly seat: SeatNo; readonly presence: Presence }
  | { readonly type: 'StubMucked'; readonly count: number | null }
  /** a street goes back to where it came from, before anybody acted on it (6.4.6, 2.5.3, 2.5.5) */
  | { readonly type: 'BoardTakenBack'; readonly street: Street; readonly burns: number; readonly ruling: Ruling }
  /** `difference`: against what was counted before */
  | {
      readonly type: 'StackCounted';
      readonly seat: SeatNo;
      readonly amount: Chips;
      readonly difference: number;
      readonly by: Role;
      readonly code: string;
    }
  /** 5.9.1: a judge's award instead of the engine's; what it moves stands in PotDecided and PotAwarded */
  | { readonly type: 'AwardOverruled'; readonly shares: readonly ChopShare[]; readonly ruling: Ruling }
  /** what was pushed comes back from the winners: the hand is void after its last pot (R22, `fouled.window`) */
  | { readonly type: 'AwardsTakenBack'; readonly awards: readonly { readonly seat: SeatNo; readonly amount: Chips }[] }
  /** Robert's: part of what came back to the seat stays for the next deal, as dead money */
  | { readonly type: 'RefundForfeited'; readonly seat: SeatNo; readonly amount: Chips }
  /** 6.1, 6.2: the deck, or a card in it, has to be replaced before the next hand */
  | { readonly type: 'DeckToReplace'; readonly code: string; readonly clause: string }
  | { readonly type: 'HandAmended'; readonly edits: readonly Edit[]; readonly steps: readonly AmendedStep[] };
