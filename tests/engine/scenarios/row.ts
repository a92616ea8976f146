// One row of the scenario tables: a fixture, a script of what happens, and what must be so at each point of it.

import type { PositionRules } from '../../../server/engine/forcedBets.ts';
import type { GameName } from '../../../server/engine/game/gameName.ts';
import type { Profile } from '../../../server/engine/profile.ts';
import type { Facing, Meant } from '../../../server/engine/pushedChips.ts';
import type { CaseHand, CollusionCase } from '../../../server/engine/rulings/collusion.ts';
import type { CardCount } from '../../../server/engine/rulings/stub.ts';
import type { Structure, StructureExtras } from '../../../server/engine/structure.ts';
import type { ReadsRow } from './readsRow.ts';
import type { SessionRow } from './sessionRow.ts';

export interface Fixture {
  /** occupied seats; the base fixture F6 has 1 to 6 */
  readonly seats: readonly number[];
  readonly button: number;
  /** one number for every seat, or a stack by seat with 10,000 for the others */
  readonly stacks: number | Readonly<Record<number, number>>;
  readonly small: number;
  readonly big: number;
  /** by default the first two seats after the button; heads-up the button has the small blind. null: dead small blind */
  readonly smallSeat: number | null;
  /** null: nobody posts (stud, bomb pots) */
  readonly bigSeat: number | null;
  readonly unit: number;
  readonly anteKind: Structure['anteKind'];
  readonly ante: number;
  readonly straddles: readonly { readonly seat: number; readonly amount: number; readonly sleeper?: boolean }[];
  readonly posts: readonly { readonly seat: number; readonly live: number; readonly dead: number }[];
  readonly absent: readonly number[];
  readonly profile: Profile;
  /** false: the script deals the hole cards itself */
  readonly dealt: boolean;
  readonly game: GameName;
  readonly limit: Structure['limit'];
  /** no-limit hold'em on one board has none of it */
  readonly extras: Numbers<StructureExtras>;
}

type BySeat = Readonly<Record<number, number>>;

/** What is compared; a field that is not named is not compared. */
export interface Expectation {
  readonly phase?: string;
  readonly toAct?: number | null;
  /** legal actions of the seat to act */
  readonly legal?: {
    readonly fold?: boolean;
    readonly check?: boolean;
    readonly call?: number | null;
    readonly raise?: readonly [number, number] | null;
    readonly bringIn?: number | null;
    /** what a raise is called */
    readonly as?: 'bet' | 'raise' | 'complete';
  };
  /** lowest raise of the seat to act */
  readonly minRaise?: number;
  readonly lastFull?: number;
  /** chips in the middle, uncalled ones taken back */
  readonly middle?: number;
  readonly stacks?: BySeat;
  readonly returned?: BySeat;
  /** taken by the house */
  readonly raked?: number;
  /** slots that a seat holds */
  readonly held?: Readonly<Record<number, readonly number[]>>;
  /** what each seat takes of each part of the pots, on each board */
  readonly parts?: Readonly<Record<string, BySeat>>;
  /** pots as they stand, the main pot first: amount and who may win it */
  readonly pots?: readonly (readonly [number, readonly number[]])[];
  /** what each seat takes of all pots */
  readonly won?: BySeat;
  /** what each seat takes of each decided pot, the main pot first */
  readonly shares?: readonly BySeat[];
  /** pots by index, in the order they were pushed */
  readonly awardOrder?: readonly number[];
  readonly openOrder?: readonly number[];
  /** seats whose hand is open */
  readonly shown?: readonly number[];
  readonly states?: Readonly<Record<number, string>>;
  /** codes of rulings and alarms so far, these among them in this order */
  readonly codes?: readonly string[];
  /** codes that must not have come up */
  readonly noCodes?: readonly string[];
  readonly dealOrder?: readonly number[];
  readonly burns?: number;
  readonly boardSize?: number;
  /** codes of incidents by what became of them; a list that is not named is not compared */
  readonly incidents?: {
    readonly open?: readonly string[];
    readonly noted?: readonly string[];
    readonly ruled?: readonly string[];
  };
  /** code of the incident that stops the hand, null: it goes on */
  readonly stopped?: string | null;
  /** outcomes offered for the oldest open incident, the recommended one first; empty: none is open */
  readonly remedies?: readonly string[];
  /** seats that went out by a blind posted in their absence */
  readonly blindedOut?: readonly number[];
  /** where the cards of the deck lie, the stub as it was counted on the muck */
  readonly cardCount?: CardCount;
  /** code of a judge's award instead of the engine's */
  readonly overruled?: string | null;
  /** codes for which the deck has to be replaced before the next hand */
  readonly deckToReplace?: readonly string[];
}

export interface HandRow {
  readonly kind: 'hand';
  readonly id: string;
  readonly title: string;
  readonly fixture?: Partial<Fixture>;
  /** the hand is not started at all, with this code */
  readonly refused?: string;
  /** words of script.ts, and expectations in between */
  readonly script: readonly (string | Expectation)[];
  readonly expect?: Expectation;
}

export interface Places {
  readonly button: number;
  readonly small: number | null;
  /** where the small blind was due; only where nobody posts it */
  readonly due?: number;
  readonly big: number;
}

/** Positions of following hands: who still has chips, and where button and blinds must be. */
export interface ButtonRow {
  readonly kind: 'button';
  readonly id: string;
  readonly title: string;
  readonly before: Places;
  /** by default the dead button, nobody with the big blind twice in a row */
  readonly rules?: PositionRules;
  readonly hands: readonly { readonly active: readonly number[]; readonly expect: Places }[];
}

/** A part of `T` with amounts as plain numbers. */
type Numbers<T> = { readonly [K in keyof T]?: T[K] extends number ? number : T[K] };

/** Chips pushed without a word: what they mean. */
export interface PushedRow {
  readonly kind: 'pushed';
  readonly id: string;
  readonly title: string;
  readonly facing: Numbers<Facing>;
  readonly pushed: readonly number[];
  readonly expect: Numbers<Meant>;
}

/** A case of 5.9.2.5 on a hand that was played (playCase.ts). */
export interface CaseRow {
  readonly kind: 'case';
  readonly id: string;
  readonly title: string;
  readonly fixture?: Partial<Fixture>;
  /** the hand, in words of script.ts */
  readonly hand: readonly (string | Expectation)[];
  /** what is known of the hand beside what was played */
  readonly facts?: Partial<CaseHand>;
  readonly script: readonly string[];
  readonly expect: Numbers<Omit<CollusionCase, 'seats'>> & {
    readonly seats?: readonly number[];
    readonly ordered?: boolean;
    readonly won?: BySeat;
  };
}

export type Row = HandRow | ButtonRow | PushedRow | CaseRow | SessionRow | ReadsRow;

/** What a table lists: a row without the word for its kind. */
export function handRow(row: Omit<HandRow, 'kind'>): HandRow {
  return { kind: 'hand', ...row };
}

export function pushedRow(row: Omit<PushedRow, 'kind'>): PushedRow {
  return { kind: 'pushed', ...row };
}

export function buttonRow(row: Omit<ButtonRow, 'kind'>): ButtonRow {
  return { kind: 'button', ...row };
}

export function caseRow(row: Omit<CaseRow, 'kind'>): CaseRow {
  return { kind: 'case', ...row };
}
