// What is compared while a recorded hand is played: posts, the legal amounts before and the chips after each action, pots.

import type { ForcedBet } from '../../engine/action.ts';
import { legalActions } from '../../engine/betting.ts';
import { sum } from '../../engine/chips.ts';
import type { HandEvent } from '../../engine/event.ts';
import { type Hand, liveSeats, seatOf } from '../../engine/hand.ts';
import type { CaseStep } from './caseCommands.ts';
import type { CaseAction, HandCase, WagerAction } from './caseSchema.ts';
import { seatAt } from './caseStart.ts';
import { type Difference, differences } from './difference.ts';
import type { Player } from './player.ts';

type PostKind = HandCase['posts'][number]['kind'];

const POST_KIND: Readonly<Record<ForcedBet, PostKind>> = {
  ante: 'ante',
  small_blind: 'blind',
  big_blind: 'blind',
  straddle: 'blind',
  button_blind: 'blind',
  post: 'post',
  dead_post: 'dead',
};

/** The forced bets really paid, whatever their order. */
export function comparePosts(hand: HandCase, events: readonly HandEvent[]): readonly Difference[] {
  const got = events.flatMap((e) =>
    e.type === 'ForcedBetPosted' ? [`${POST_KIND[e.kind]} ${e.seat - 1} ${e.amount}`] : [],
  );
  const expected = hand.posts.filter((p) => p.amount > 0).map((p) => `${p.kind} ${p.seat} ${p.amount}`);
  return differences('start', 'posts', { expected: expected.sort(), got: got.sort() });
}

/** Before the action: whose turn and which amounts, or the pot when cards come to the board or are exchanged. */
export function compareBefore(step: CaseStep, { hand, events }: Player): readonly Difference[] {
  const { action, index } = step;
  if (action.act === 'board' || action.act === 'discard')
    return differences(index, 'pot', { expected: action.pot, got: middle(hand) + antesBack(hand, events) });
  if (!isWager(action)) return [];
  const turn = wentOn(step, hand) ? reopened(hand, action) : hand;
  const { call, bringIn, ...legal } = legalActions(turn, seatAt(action.seat));
  const raise = legal.raise ?? completedAllIn(turn, action, bringIn);
  return [
    ...differences(index, 'to act', { expected: action.seat, got: turn.toAct === null ? null : turn.toAct - 1 }),
    ...differences(index, 'can', {
      expected: action.can,
      got: [bringIn ?? call ?? 0, raise?.min ?? null, raise?.max ?? null],
    }),
  ];
}

/** The records offer a completion also to who has no more than the bring-in; by the rules that is the bring-in itself. */
function completedAllIn(hand: Hand, { seat }: WagerAction, bringIn: number | null) {
  const s = seatOf(hand, seatAt(seat));
  const others = liveSeats(hand).some((other) => other.seat !== s?.seat && other.stack > 0);
  return others && s !== undefined && bringIn === s.stack ? { min: bringIn, max: bringIn } : null;
}

/** A recorded bet after the round had closed and before the next card: it happened and stood, so it is entered as ruled. */
export function wentOn(step: CaseStep, hand: Hand): boolean {
  return isWager(step.action) && (hand.phase === 'BETTING_CLOSED' || hand.phase === 'DRAWING');
}

/** The closed round as if nobody had acted yet and the seat were to act. */
function reopened(hand: Hand, { seat }: WagerAction): Hand {
  const seats = hand.seats.map((s) => ({ ...s, acted: false }));
  return { ...hand, phase: 'BETTING', roundOpen: true, toAct: seatAt(seat), seats };
}

/** After the action: chips moved, the street total, all-in or not. */
export function compareAfter(step: CaseStep, events: readonly HandEvent[]): readonly Difference[] {
  const { action, index } = step;
  if (!isWager(action) || action.to === undefined) return [];
  const taken = events.find((e) => e.type === 'ActionTaken');
  const expected = { action: action.act, add: action.add ?? 0, to: action.to, allin: action.allin ?? false };
  const got = taken && { action: taken.action, add: taken.amount, to: taken.to, allin: taken.allIn };
  return differences(index, 'chips moved', { expected, got });
}

/** Everything that lies in the middle, uncalled chips taken back. */
export function middle(hand: Hand): number {
  return sum([hand.deadMoney, ...hand.seats.map((s) => s.invested)]);
}

/** What nobody matched of an ante: the records leave it in the middle to the end. */
function antesBack(hand: Hand, events: readonly HandEvent[]): number {
  const antes = events.flatMap((event) =>
    event.type === 'ForcedBetPosted' && event.kind === 'ante' && event.live ? [event] : [],
  );
  return sum(antes.map(({ seat, amount }) => Math.max(0, amount - (seatOf(hand, seat)?.invested ?? 0))));
}

export function isWager(action: CaseAction): action is WagerAction {
  return 'can' in action;
}
