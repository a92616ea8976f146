// A hand that is entered afterwards: it began in the past, and its entries are placed from then on at a natural pace.
// Knows times only. Hole cards go by the time of their entry, never by these times (design.md section 3).
import type { HandCommand } from '../engine/command.ts';
import { type Hand, isRunning } from '../engine/hand.ts';
import type { HandId } from '../engine/ids.ts';
import type { LogInput } from './entry.ts';

export interface LateHand {
  readonly hand: HandId;
  /** programme ms at which it began */
  readonly began: number;
  /** an entry was placed at the present: from then on entries take place as they are entered */
  readonly caughtUp: boolean;
}

/** What was not seen when it took place is placed at least this far apart. */
export const SPREAD_MS = 700;

/** What a table takes for each step, counted from the step before; slower than any player, quicker than a slow one. */
const PACE_MS: Readonly<Record<HandCommand['type'], number>> = {
  StartHand: 0,
  CompleteDeal: 20_000,
  Discard: 6_000,
  ...{ PaySide: 5_000, PaySevenDeuce: 5_000 },
  Act: 6_000,
  ActAsRuled: 6_000,
  DealBoard: 5_000,
  AgreeRuns: 5_000,
  OpenHand: 4_000,
  MuckHand: 4_000,
  RetrieveHand: 4_000,
  AskToSee: 4_000,
  AwardPots: 5_000,
  ChopPots: 5_000,
  KillHand: 5_000,
  ReopenRound: 5_000,
  DeclareMisdeal: 5_000,
  VoidHand: 5_000,
  EnterAward: 5_000,
  ReportIncident: 5_000,
  RuleIncident: 5_000,
  // what nobody watches a table do
  DealHole: SPREAD_MS,
  DealUp: SPREAD_MS,
  SeeMuck: SPREAD_MS,
  SeeBurn: SPREAD_MS,
  OpenOne: SPREAD_MS,
  CorrectBoard: SPREAD_MS,
  CorrectOpened: SPREAD_MS,
  KillMuck: SPREAD_MS,
  SetPresence: SPREAD_MS,
  SeeStub: SPREAD_MS,
  CountStack: SPREAD_MS,
};

/** The part of a table's state that placing needs. */
export interface LateState {
  readonly afterwards: LateHand | null;
  /** happened of the hand's last entry */
  readonly happened: number;
  readonly hand: Hand | null;
  readonly record: { readonly effective: readonly { readonly happened: number }[] };
}

/** When an entry of a late hand took place; null when it takes place as it is entered. Never after `recorded`. */
export function lateTime(state: LateState, input: LogInput, recorded: number): number | null {
  const { afterwards, happened, hand, record } = state;
  if (afterwards === null || afterwards.caughtUp || isAnother(input, hand)) return null;
  const last = record.effective.at(-1)?.happened ?? afterwards.began;
  return Math.max(happened, Math.min(recorded, last + paceOf(input)));
}

/** The next hand has a beginning of its own, between hands people sit down and pay now, and a show to all is no step. */
function isAnother(input: LogInput, hand: Hand | null): boolean {
  if (input.type === 'hand') return input.command.type === 'StartHand';
  return input.type === 'reveal' || (input.type === 'session' && !isRunning(hand));
}

function paceOf(input: LogInput): number {
  return input.type === 'hand' ? PACE_MS[input.command.type] : SPREAD_MS;
}

/** The step that a hand most likely takes next, to say beforehand where it will be placed. */
export function likelyNext(hand: Hand): number {
  switch (hand.phase) {
    case 'DEALING':
      return PACE_MS.CompleteDeal;
    case 'BETTING':
    case 'DRAWING':
      return PACE_MS.Act;
    case 'BETTING_CLOSED':
    case 'RUNOUT':
      return PACE_MS.DealBoard;
    case 'FACE_UP':
    case 'SHOWDOWN':
      return PACE_MS.OpenHand;
    default:
      return PACE_MS.AwardPots;
  }
}

/** Programme ms at which the next entry of a late hand would be placed. */
export function nextLateTime(state: LateState, now: number): number {
  const { afterwards, happened, hand, record } = state;
  if (afterwards === null || afterwards.caughtUp || hand === null) return now;
  const last = record.effective.at(-1)?.happened ?? afterwards.began;
  return Math.max(happened, Math.min(now, last + likelyNext(hand)));
}
