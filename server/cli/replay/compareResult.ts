// What is compared once a recorded hand is over: stacks, the returned bet, pots with awards, order of showing.
import type { HandEvent } from '../../engine/event.ts';
import { gameOf } from '../../engine/game/games.ts';
import { streetIndex } from '../../engine/game/streets.ts';
import type { Hand } from '../../engine/hand.ts';
import type { buildPots } from '../../engine/pots.ts';
import type { CaseAward, CaseResult } from './caseSchema.ts';
import { type Difference, differences } from './difference.ts';

export interface Outcome {
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
  /** the pots as they stood when betting was over, before anybody mucked */
  readonly pots: ReturnType<typeof buildPots>;
}

export function compareResult(expected: CaseResult, outcome: Outcome): readonly Difference[] {
  const { hand, events, pots } = outcome;
  const places = hand.seats.length;
  return [
    ...differences('result', 'phase', { expected: 'COMPLETE', got: hand.phase }),
    ...differences('result', 'stacks', { expected: expected.stacks, got: stacksOf(hand, places) }),
    ...differences('result', 'returned', { expected: expected.returned, got: returnedOf(events) }),
    ...differences('result', 'pots', {
      expected: expected.pots.map(potLine),
      got: pots.map((p) => potLine({ ...p, seats: p.seats.map((s) => s - 1) })),
    }),
    ...differences('result', 'awards', {
      expected: expected.pots.map((p) => p.awards.map(awardLine).sort()),
      got: awardsOf(events),
    }),
    ...compareShowdown(expected, outcome),
  ];
}

/** The same hand paid out in bigger chips. */
export function compareByChip(expected: NonNullable<CaseResult['by_chip']>, outcome: Outcome): readonly Difference[] {
  const at = `chip ${expected.chip}`;
  const { hand, events } = outcome;
  return [
    ...differences(at, 'stacks', { expected: expected.stacks, got: stacksOf(hand, hand.seats.length) }),
    ...differences(at, 'awards', {
      expected: expected.pots.map((awards) => awards.map(awardLine).sort()),
      got: awardsOf(events),
    }),
  ];
}

function compareShowdown(expected: CaseResult, { hand, events }: Outcome): readonly Difference[] {
  if (expected.showdown === undefined) return [];
  const opened = events.find((e) => e.type === 'ShowdownOpened');
  const got = opened && {
    order: opened.order.map((s) => s - 1),
    street: streetIndex(gameOf(hand.game), opened.street),
    by: opened.by,
  };
  return differences('result', 'showdown', { expected: expected.showdown, got });
}

/** Stacks by position; `places` seats sit at 1..places. */
export function stacksOf(hand: Hand, places: number): readonly number[] {
  return Array.from({ length: places }, (_, i) => hand.seats.find((s) => s.seat === i + 1)?.stack ?? 0);
}

function returnedOf(events: readonly HandEvent[]): CaseResult['returned'] | readonly object[] {
  const all = events.flatMap((e) => (e.type === 'UncalledReturned' ? [{ seat: e.seat - 1, amount: e.amount }] : []));
  return all.length > 1 ? all : (all[0] ?? null);
}

function potLine(pot: { readonly amount: number; readonly seats: readonly number[] }): string {
  return `${pot.amount} for ${[...pot.seats].sort((a, b) => a - b).join(',')}`;
}

function awardLine(award: CaseAward): string {
  return `${award.seat} ${award.amount} ${award.part} on ${award.board ?? 0}`;
}

/** Awards per pot, the main pot first. */
function awardsOf(events: readonly HandEvent[]): readonly (readonly string[])[] {
  const decided = events.flatMap((e) => (e.type === 'PotDecided' ? [e] : [])).sort((a, b) => a.pot - b.pot);
  return decided.map((pot) =>
    pot.shares
      .filter((share) => share.amount > 0)
      .map((share) => awardLine({ seat: share.seat - 1, amount: share.amount, part: share.part, board: share.run }))
      .sort(),
  );
}
