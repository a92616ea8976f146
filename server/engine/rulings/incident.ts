// What somebody reports at the table and a person may have to rule on: public facts only, seats and counts, never a closed card.
import type { ChopShare } from '../chopShare.ts';
import type { Street } from '../game/street.ts';
import type { Role } from '../role.ts';
import type { SeatNo } from '../seat.ts';

/** Chapters 2.5, 5.9 and 6 as they are reported in a hand. One file of this folder per chapter answers each kind. */
export type IncidentReport =
  /** 2.5.1 cards are dealt and a blind has not been posted yet */
  | { readonly kind: 'blind-missing'; readonly seat: SeatNo }
  /** 6.3.1 a card was opened while cutting */
  | { readonly kind: 'exposed-in-cut' }
  /** 6.3.2 */
  | { readonly kind: 'not-shuffled'; readonly what: 'shuffle' | 'cut' }
  /** 6.3.3 `looked`: somebody has seen his cards; `first`: the very first card went to the wrong seat */
  | { readonly kind: 'deal-order'; readonly correctable: boolean; readonly looked: boolean; readonly first: boolean }
  /** 6.3.4 a player got no cards, or cards lie at an empty place (`empty`) */
  | { readonly kind: 'dealt-wrong-seat'; readonly seat: SeatNo; readonly empty: boolean }
  /** 6.3.5, 6.3.7, 6.3.8, 6.3.9 and, at an opening, E-12: cards counted at a seat */
  | { readonly kind: 'wrong-count'; readonly seat: SeatNo; readonly count: number }
  /** 6.3.6 `nth`: which card of the deal, 1 = the first off the deck */
  | { readonly kind: 'exposed-by-dealer'; readonly seat: SeatNo; readonly nth: number }
  /** 6.1 a marked or damaged card; while shuffling it is the session's matter */
  | { readonly kind: 'defect'; readonly where: 'face-down' | 'face-up'; readonly seat: SeatNo | null }
  /** 6.2.1 the audit counted `counted` cards; `recount` by hand, null while nobody has */
  | { readonly kind: 'deck-count'; readonly counted: number; readonly recount: number | null }
  /** 6.2.2 two cards of one suit and rank, seen by people */
  | { readonly kind: 'duplicate' }
  /** 6.2.3 a card of another deck */
  | { readonly kind: 'foreign'; readonly where: 'in-play' | 'stub' }
  /** 6.2.1, R35-A6 a joker or the like in a hand */
  | { readonly kind: 'non-standard'; readonly seat: SeatNo | null }
  /** 6.4.1 */
  | { readonly kind: 'out-of-view'; readonly seat: SeatNo }
  /** 6.4.2 live cards reached the muck or another hand without an action */
  | {
      readonly kind: 'fouled';
      readonly seat: SeatNo;
      readonly identifiable: boolean;
      readonly wrongInformation: boolean;
    }
  /** 6.4.5 a card found turned over in the deck */
  | { readonly kind: 'boxed'; readonly place: 'hole' | 'burn' | 'board' }
  /** 6.4.6 `burned` cards before this street; `orderKnown`: the order of the cards can be restored */
  | { readonly kind: 'burn'; readonly street: Street; readonly burned: number; readonly orderKnown: boolean }
  /** 6.4.7 */
  | { readonly kind: 'exposed-by-player'; readonly seat: SeatNo; readonly deliberate: boolean }
  /** 2.5.3 board cards before the round was closed */
  | { readonly kind: 'premature-board'; readonly street: Street }
  /** 2.5.5 four cards on the flop */
  | { readonly kind: 'four-card-flop' }
  /** 2.5.5 burns and board cards do not fit the street */
  | { readonly kind: 'count-mismatch'; readonly burns: number; readonly board: number }
  /** 2.5.7 the stub was put on the muck too early */
  | { readonly kind: 'stub-too-early' }
  /** 5.9.1 the award that the dealer makes is not the engine's: what each seat takes of all pots */
  | { readonly kind: 'award'; readonly entered: readonly ChopShare[] }
  /** 5.9.2.2 everybody threw his cards in together (E-7) */
  | { readonly kind: 'all-mucked' }
  /** 5.9.2.1 a player neither opens nor mucks; 5.9.2: any dispute */
  | { readonly kind: 'refuses-to-open'; readonly seat: SeatNo }
  /** `previous`: about the chips of the hand before (R22) */
  | { readonly kind: 'dispute'; readonly previous: boolean };

export type IncidentKind = IncidentReport['kind'];
export type ReportOf<K extends IncidentKind> = Extract<IncidentReport, { kind: K }>;

/**
 * How an alarm stops the hand: `now` nothing but reports and rulings goes on, `round` betting is finished first, `no` it
 * asks somebody to look. No alarm ends a hand by itself (rules.md 0.2).
 */
export type Stops = 'now' | 'round' | 'no';

export interface Alarm {
  /** `SP-6.3.5-REVIEW`, `FLOP_4`; the text stands in the catalogues */
  readonly code: string;
  /** as printed in the rulebook, '6.3.5' */
  readonly clause: string;
  readonly severity: 'hard' | 'soft';
  readonly stops: Stops;
}

/** One way to settle an incident. */
export interface Remedy {
  /** kebab, unique within the incident: 'redeal', 'play-on', 'dead-hand' */
  readonly outcome: string;
  /** recorded as the ruling's code: `SP-6.3.5-REDEAL` */
  readonly code: string;
  readonly clause: string;
  /** who may declare it */
  readonly by: readonly Role[];
}

export interface Incident extends Alarm {
  /** 1, 2, 3... in the hand */
  readonly id: number;
  readonly report: IncidentReport;
  readonly reportedBy: Role;
  /** 'open' until ruled; 'noted' needs no ruling */
  readonly status: 'open' | 'noted' | 'ruled';
  /** the outcome it was ruled with, '' before */
  readonly outcome: string;
}
