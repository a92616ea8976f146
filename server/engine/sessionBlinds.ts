// Blinds beside the ordinary ones of the next hand: those that a player missed, and a button that is bought (3.4). Pure.
import { chips } from './chips.ts';
import type { Positions } from './forcedBets.ts';
import { MAX_SEATS, type SeatNo } from './seat.ts';
import { profileOf, type Session, type SessionSeat } from './session.ts';
import { OWES_NOTHING, type Owes } from './sessionCash.ts';
import type { SessionEvent } from './sessionEvent.ts';
import type { ReturningPost, Structure } from './structure.ts';

type Blinds = Pick<Structure, 'smallBlind' | 'bigBlind'>;

/** Live big blind and dead small blind of whoever comes back; the one who has a blind now owes nothing more. */
export function owedPosts(
  dealt: readonly SessionSeat[],
  positions: Positions,
  blinds: Blinds,
): readonly ReturningPost[] {
  return dealt.flatMap(({ seat, owes }) => {
    const posts = seat === positions.bigBlind || seat === positions.smallBlind;
    if (posts || !(owes.big || owes.small)) return [];
    return [{ seat, live: owes.big ? blinds.bigBlind : chips(0), dead: owes.small ? blinds.smallBlind : chips(0) }];
  });
}

/** What the deal settles, and which blinds pass somebody who sits out meanwhile. */
export function owesAfterDeal(session: Session, dealt: readonly SeatNo[], next: Positions): readonly SessionEvent[] {
  // a button that waits counts from now on: set by hand, or behind a hand without one it has passed nobody
  const last = session.positionsSet ? null : session.positions;
  const counts = profileOf(session).deadBlinds !== 'off' && last !== null;
  return session.seats.flatMap((s) => {
    const owes = dealt.includes(s.seat) ? OWES_NOTHING : counts && s.stack > 0 ? missed(s, last, next) : s.owes;
    return isSame(owes, s.owes) ? [] : [{ type: 'OwesSet', seat: s.seat, owes } as const];
  });
}

function missed({ seat, owes }: SessionSeat, last: Positions, next: Positions): Owes {
  const passes = (from: number, to: number) =>
    !cameBack({ from, to }, last.button, next.button) && isPassed(seat, from, to);
  return {
    ...owes,
    big: owes.big || passes(last.bigBlind, next.bigBlind),
    // a dead small blind is due at the seat itself
    small: owes.small || seat === next.smallBlindDue || passes(last.smallBlindDue, next.smallBlindDue),
  };
}

/** New players behind a moving button: the blind lies nearer to it than before, and has passed nobody. */
function cameBack({ from, to }: { readonly from: number; readonly to: number }, last: number, button: number): boolean {
  const way = (place: number) => (place - last + MAX_SEATS) % MAX_SEATS;
  return way(button) < way(to) && way(to) < way(from);
}

/** The seat lies between two places, seen clockwise. */
function isPassed(seat: number, from: number, to: number): boolean {
  const way = (place: number) => (place - from + MAX_SEATS) % MAX_SEATS;
  return way(seat) > 0 && way(seat) < way(to);
}

function isSame(a: Owes, b: Owes): boolean {
  return a.big === b.big && a.small === b.small && a.waits === b.waits;
}

/** Whether the seat lies between the button and the big blind, and has no blind of its own. */
export function maySell(seat: SeatNo, { button, smallBlind, bigBlind }: Positions): boolean {
  return seat !== smallBlind && button !== smallBlind && isPassed(seat, button, bigBlind);
}

/**
 * Who buys the button posts both blinds, the small one dead, and nobody else posts one. `hand`: the places of this hand;
 * `kept`: those from which the next one moves on, so that the button comes to him and the blinds to whom they were due.
 */
export function boughtButton(buyer: SeatNo, at: Positions): { readonly hand: Positions; readonly kept: Positions } {
  const due = at.smallBlind ?? at.bigBlind;
  return {
    hand: { ...at, smallBlind: null, bigBlind: buyer },
    kept: { button: at.button, smallBlind: null, smallBlindDue: buyer, bigBlind: due },
  };
}
