// The shape that the overlay page draws. Plain data: no rules, no secrets beyond what has been released to its canvas.

import type { Card } from '../../engine/card.ts';
import type { GameName } from '../../engine/game/gameName.ts';
import type { Street } from '../../engine/game/street.ts';
import type { Position } from '../../engine/position.ts';
import type { Limit } from '../../engine/structure.ts';

export type { Position } from '../../engine/position.ts';

/** A card place as sent: a face, or a two-byte placeholder, so that the length of a frame never tells anything. */
export const CARD_PLACES = {
  /** no card lies here */ none: '..',
  /** dealt, value not released on this canvas */ sealed: '##',
  /** dealt, never read and not typed */ unread: '??',
  /** thrown away at the showdown, value withdrawn or never shown */ mucked: 'xx',
} as const;
export type CardPlaceholder = (typeof CARD_PLACES)[keyof typeof CARD_PLACES];
export type CardPlace = Card | CardPlaceholder;

export const SHOW_STATES = ['hidden', 'countdown', 'on', 'break', 'off-air', 'ended'] as const;
export type ShowState = (typeof SHOW_STATES)[number];

export const WITHHELD = ['none', 'held', 'dropped'] as const;
export type Withheld = (typeof WITHHELD)[number];

/** They stay, dimmed; they leave after a word; they leave at once. */
export const FOLDED_CARDS = ['stay', 'leave-soon', 'leave'] as const;
export type FoldedCards = (typeof FOLDED_CARDS)[number];

export const SEAT_STATES = [
  'empty',
  'out',
  'live',
  'folded',
  'mucked',
  'killed',
  /** folded by the dealer: the player is not there (6.4.3) */
  'away',
  /** so, and the blind posted for him took his last chip: never an elimination by cards (6.4.4) */
  'blinded-out',
  'opened',
] as const;
export type SeatState = (typeof SEAT_STATES)[number];

export const SEAT_ACTIONS = [
  'none',
  'ante',
  'small-blind',
  'big-blind',
  'straddle',
  'button-blind',
  'post',
  'bring-in',
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'complete',
  'all-in',
  'muck',
  'wins',
  /** the half for the first hand of the game, and for the second; both of them, against others */
  'wins-high',
  'wins-low',
  'scoops',
  'splits',
  /** all pots were shared by agreement */
  'chops',
] as const;
export type SeatAction = (typeof SEAT_ACTIONS)[number];

/** Hand label as data; the page words it in its own language (`app/messages`). */
export interface HandLabel {
  readonly category: string;
  /** the ranks in order of weight, for example 'AAKK7'; of a badugi as many as it has */
  readonly ranks: string;
}

/** The two hands of a game that divides its pots; '' where one hand wins all of it. */
export const HALVES = ['', 'high-low', 'badugi-low'] as const;
export type Halves = (typeof HALVES)[number];

/** What is played. */
export interface PlayedView {
  readonly game: GameName;
  readonly limit: Limit;
  readonly halves: Halves;
  /** the mixed game that it is part of; '' for none */
  readonly mix: string;
  /** every seat puts in the ante, and the first round of betting is left out */
  readonly bombPot: boolean;
}

export const POT_PARTS = ['whole', 'high', 'low'] as const;
export type PotPart = (typeof POT_PARTS)[number];

/**
 * How the chances came about. best-discard: who has a card to throw away is taken to know which; pat: draws are left, and
 * nobody is taken to make one.
 */
export const CHANCES_BY = ['none', 'exact', 'best-discard', 'sample', 'pat'] as const;
export type ChancesBy = (typeof CHANCES_BY)[number];

/** One of the ten seats; every seat is always present. Amounts in the table's smallest currency unit. */
export interface SeatView {
  readonly seat: number;
  readonly state: SeatState;
  readonly name: string;
  readonly stack: number;
  /** chips in front of the seat on this street */
  readonly bet: number;
  readonly position: Position;
  readonly button: boolean;
  readonly toAct: boolean;
  readonly allIn: boolean;
  /** all-in and not at the table: the hand stays in (6.4.3) */
  readonly away: boolean;
  readonly action: SeatAction;
  /** amount of the action (street total for bets and raises, chips put in for calls and posts) */
  readonly amount: number;
  /** as many places as a hand of the game may hold, the same at every seat */
  readonly cards: readonly CardPlace[];
  /** which of `cards` lie face up by the rules of the game (stud) */
  readonly up: readonly boolean[];
  /** cards that the seat changed at its last draw, 0: none of them; null while it has not come to that */
  readonly drew: number | null;
  /** which of `cards` belong to the winning or best hand and are lit */
  readonly lit: readonly boolean[];
  /**
   * whole percent of the chips in all pots that the seat contests; the seats of a single pot add up to 100; -1 while
   * unknown. `less`/`more` mark '<1' and '>99'
   */
  readonly equity: number;
  readonly equityMark: '' | 'less' | 'more';
  /** the hand, by the board that is being dealt; in a game of two halves the first one */
  readonly label: HandLabel | null;
  /** the second one; null as well where it does not qualify */
  readonly lowLabel: HandLabel | null;
  /** the hand on each board where several are dealt side by side, `label` being null; else empty */
  readonly boardLabels: readonly (HandLabel | null)[];
  /** chips won in this hand once awarded */
  readonly won: number;
}

export interface BoardView {
  /** 0 for the first run, or the first of several boards */
  readonly run: number;
  /** as many places as the game has board cards: none in stud and draw games */
  readonly cards: readonly CardPlace[];
  readonly lit: readonly boolean[];
}

export interface PotView {
  /** 0 = main pot, then side pots outwards */
  readonly index: number;
  readonly amount: number;
  readonly seats: readonly number[];
  readonly winners: readonly {
    readonly seat: number;
    readonly amount: number;
    readonly run: number;
    readonly part: PotPart;
  }[];
  /** won by a judge's word (5.9.1, 6.3.9): no hand is the reason */
  readonly ruled: boolean;
}

/** One division of a pot that hands were compared for: who has it, and with what. */
export interface ResultView {
  readonly pot: number;
  readonly run: number;
  readonly part: PotPart;
  readonly seats: readonly number[];
  readonly hand: HandLabel | null;
}

/** Chips from player to player beside the pots. */
export interface PaymentView {
  readonly kind: 'seven-deuce' | 'stand-up';
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

export interface OverlayView {
  readonly kind: 'overlay';
  readonly table: string;
  readonly tableName: string;
  readonly show: ShowState;
  /** media time of this frame, programme milliseconds */
  readonly at: number;
  /** milliseconds until the first hand airs; -1 when there is no countdown */
  readonly countdownMs: number;
  /** delay of the canvas in ms, for DELAYED marks; 0 = live */
  readonly delayMs: number;
  readonly demo: boolean;
  /** the hand on air is kept back, or not shown at all: players and stacks stand as they did, and nothing of it is here */
  readonly withheld: Withheld;
  /** what becomes of the cards of a hand that folds */
  readonly folded: FoldedCards;
  readonly handNumber: number;
  readonly phase:
    | 'idle'
    | 'dealing'
    | 'betting'
    | 'drawing'
    | 'face-up'
    | 'runout'
    | 'showdown'
    | 'awarding'
    | 'complete'
    | 'void'
    | 'misdeal';
  readonly street: Street;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  /** fixed limit and stud; 0 where the game has none */
  readonly smallBet: number;
  readonly bigBet: number;
  readonly bringIn: number;
  readonly played: PlayedView;
  readonly currency: CurrencyView;
  readonly seats: readonly SeatView[];
  readonly boards: readonly BoardView[];
  /** several boards: one hand run more than once, or all of them dealt side by side */
  readonly boardsAre: 'runs' | 'boards';
  /** total in the middle including chips in front of the seats */
  readonly pot: number;
  readonly pots: readonly PotView[];
  /** one for each pot, board and half, once pushed and if hands were compared */
  readonly results: readonly ResultView[];
  /** taken by the house */
  readonly rake: number;
  readonly payments: readonly PaymentView[];
  /** how the equity of the seats came about */
  readonly chancesBy: ChancesBy;
  /** true while the hand waits for a ruling: nobody has won anything yet */
  readonly ruling: boolean;
  /** the pots went as a judge ruled, not as the cards say */
  readonly overruled: boolean;
  /** who has won the competition (5.10.1); '' while nobody has */
  readonly champion: string;
  /** the last entry is a correction: snap, do not animate */
  readonly snap: boolean;
}

export interface CurrencyView {
  /** '' for tournament chips */
  readonly symbol: string;
  /** 0 for chips, 2 for cents */
  readonly decimals: number;
}
