// Chips that one ruling moves, seat by seat: to or from stacks, and with pots that are divided otherwise than before. Pure.
import type { Hand } from '../engine/hand.ts';
import type { LogEvent } from '../log/entry.ts';
import type { ChipsMoved } from './view.ts';

/** The hand around a ruling. */
export interface Around {
  readonly before: Hand;
  readonly after: Hand;
}

/**
 * Of a ruling on a report. Where pots are divided, it is the difference against what was decided before, pushed or not (5.9.1,
 * 6.3.9); `around` null: not known, or faces wait for the second key, and then what the pots went by is not told.
 */
export function chipsRuled(events: readonly LogEvent[], code: string, around: Around | null): readonly ChipsMoved[] {
  if (around === null || !divides(events)) return chipsMoved(events);
  const { before, after } = around;
  // a pot that the rules decide once the ruling is given is no word of the judge
  const known = [...before.decided.map(({ pot }) => pot), ...potsRuled(events, code)];
  const gives = worthIn(before, known);
  const gets = worthIn(after, known);
  const seats = after.seats.map(({ seat }) => seat).sort((a, b) => a - b);
  return seats
    .map((seat) => ({ seat, amount: (gets.get(seat) ?? 0) - (gives.get(seat) ?? 0) }))
    .filter(({ amount }) => amount !== 0);
}

/** Chips that go back out of a hand that ends are no division. */
function divides(events: readonly LogEvent[]): boolean {
  const ends = events.some(({ type }) => type === 'ChipsReturned');
  return !ends && events.some(({ type }) => ['PotDecided', 'PotAwarded', 'AwardOverruled'].includes(type));
}

function potsRuled(events: readonly LogEvent[], code: string): readonly number[] {
  return events.flatMap((event) => (event.type === 'PotDecided' && event.codes.includes(code) ? [event.pot] : []));
}

/** The stack, and what of these pots is still to be pushed to it. */
function worthIn({ seats, decided }: Hand, pots: readonly number[]): ReadonlyMap<number, number> {
  const due = decided.filter(({ pot, awarded }) => !awarded && pots.includes(pot)).flatMap(({ shares }) => shares);
  const dueTo = (seat: number) => due.reduce((total, share) => total + (share.seat === seat ? share.amount : 0), 0);
  return new Map(seats.map(({ seat, stack }) => [seat, stack + dueTo(seat)]));
}

export function chipsMoved(events: readonly LogEvent[]): readonly ChipsMoved[] {
  const bySeat = new Map<number, number>();
  for (const { seat, amount } of events.flatMap((event) => movesOf(event, events)))
    bySeat.set(seat, (bySeat.get(seat) ?? 0) + amount);
  return [...bySeat]
    .map(([seat, amount]) => ({ seat, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => a.seat - b.seat);
}

function movesOf(event: LogEvent, all: readonly LogEvent[]): readonly ChipsMoved[] {
  switch (event.type) {
    case 'ChipsReturned':
      return event.returns;
    case 'AwardsTakenBack':
      return event.awards.map(({ seat, amount }) => ({ seat, amount: -amount }));
    case 'RefundForfeited':
      return [{ seat: event.seat, amount: -event.amount }];
    case 'UncalledReturned':
      return [event];
    case 'UncalledForfeited':
      return [{ seat: event.seat, amount: -event.amount }];
    case 'StackCounted':
      return [{ seat: event.seat, amount: event.difference }];
    case 'PotAwarded':
      return [event.share];
    case 'AwardOverruled':
      // the pots as they are pushed say the same, chip by chip
      return all.some((other) => other.type === 'PotAwarded') ? [] : event.shares;
    default:
      return [];
  }
}
