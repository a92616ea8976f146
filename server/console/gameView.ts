// What a console draws of the game, of games in turn, of draws and up cards, and of a cash table. A leaf of view.ts.
import type { GameName } from '../engine/game/gameName.ts';
import type { Profile } from '../engine/profile.ts';
import type { Mix } from '../engine/sessionGame.ts';
import type { Limit } from '../engine/structure.ts';

export interface ConsoleGameName {
  readonly game: GameName;
  readonly limit: Limit;
}

/** Amounts in the smallest unit, 0 where the game or the level has none. */
export interface ConsoleGame extends ConsoleGameName {
  /** blinds, or antes with a bring-in */
  readonly forced: 'blinds' | 'bring_in';
  /** the game deals board cards */
  readonly board: boolean;
  /** hole cards at the start of a hand */
  readonly hole: number;
  readonly smallBet: number;
  readonly bigBet: number;
  readonly bringIn: number;
  readonly cap: number;
  readonly buttonBlind: number;
  readonly boards: number;
  /** the running hand is a bomb pot */
  readonly bombPot: boolean;
  /** null: one game alone */
  readonly mix: {
    readonly mix: Mix;
    /** hands of each game; 0: one orbit */
    readonly every: number;
    readonly games: readonly ConsoleGameName[];
    /** index of the game in turn */
    readonly at: number;
    /** hands of it that are still to come behind the last one */
    readonly left: number;
    /** of its games with a bring-in; 0 where it has none */
    readonly ante: number;
    readonly bringIn: number;
  } | null;
  /** of the next hand */
  readonly next: ConsoleGameName;
}

/** Cards are exchanged, or thrown away for good. */
export interface ConsoleDraw {
  /** whose turn it is; null: in any order */
  readonly seat: number | null;
  /** who still has to choose */
  readonly waiting: readonly number[];
  readonly most: number;
  /** exactly so many, and none comes for them */
  readonly exact: boolean;
}

/** Up cards that nobody has read or typed. */
export interface ConsoleUpCards {
  readonly missing: readonly { readonly seat: number; readonly slot: number }[];
  /** where a card may lie that the game deals face down and the dealer turned over: among the missing ones the up card of the first deal */
  readonly exposable: readonly { readonly seat: number; readonly slot: number }[];
  /** the street waits for them, or for a word on who opens it */
  readonly asked: boolean;
  /** who may be said to open */
  readonly seats: readonly number[];
}

/** What the table plays for beside the pots. */
export interface ConsoleCash {
  /** the rules of the table are those of a cash game */
  readonly on: boolean;
  readonly offers: Profile['bombPot'];
  readonly bombPot: {
    readonly ante: number;
    readonly boards: number;
    /** 0: when it is called */
    readonly every: number;
    readonly buttonMoves: boolean;
    /** the next hand is one */
    readonly due: boolean;
    readonly called: boolean;
    /** hands until the next one, itself included; 0 where they are called */
    readonly left: number;
  } | null;
  readonly standUp: { readonly amount: number; readonly standing: readonly number[] } | null;
  readonly maxBuyIn: number;
  /** seats that may buy the button of the next hand */
  readonly buttonBuyers: readonly number[];
  /** payment of each to who wins with seven-deuce; 0: none */
  readonly sevenDeuce: number;
  readonly rake: boolean;
}

export const OWES_WORDS = ['nothing', 'small', 'big', 'waits'] as const;
export type OwesWord = (typeof OWES_WORDS)[number];
