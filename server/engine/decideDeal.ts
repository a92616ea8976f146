// Starting a hand: what must be there, and the forced bets (2.5.1). Knows seats and amounts, never a card.
import { err, ok } from '../base/result.ts';
import type { Decision } from './decision.ts';
import { forcedPosts } from './forcedBets.ts';
import { checkGame } from './gameRules.ts';
import { type HandState, isRunning } from './hand.ts';
import type { HandStarted } from './handStart.ts';
import { stopOf } from './rulings/stopped.ts';
import { MAX_SEATS, nextAfter, type SeatNo } from './seat.ts';
import { type RuleViolation, violation } from './violation.ts';

export function startHand(state: HandState, start: Omit<HandStarted, 'type'>): Decision {
  const stop = stopOf(state);
  if (stop !== null) return err(violation('hand-stopped', { code: stop.code, id: stop.id }, stop.clause));
  if (state !== null && isRunning(state)) return err(violation('hand-running', { hand: state.number }));
  const fault = faultOf(start);
  if (fault !== null) return err(fault);
  return ok([{ type: 'HandStarted', ...start }, ...forcedPosts(start)]);
}

function faultOf(start: Omit<HandStarted, 'type'>) {
  const seats = start.seats.map((s) => s.seat);
  const { structure } = start;
  if (seats.length < 2 || seats.length > MAX_SEATS) return violation('seats-out-of-range', { count: seats.length });
  if (new Set(seats).size !== seats.length) return violation('seat-twice');
  const broke = start.seats.find((s) => s.stack <= 0);
  if (broke !== undefined) return violation('empty-stack', { seat: broke.seat });
  const blinds = [start.bigBlindSeat, start.smallBlindSeat].filter((seat) => seat !== null);
  const posters = [...blinds, ...structure.straddles.map((s) => s.seat), ...structure.posts.map((p) => p.seat)];
  const missing = posters.find((seat) => !seats.includes(seat));
  if (missing !== undefined) return violation('poster-not-seated', { seat: missing });
  return checkGame(start) ?? notOffered(start);
}

/** 3.3 and 3.4: what the profile does not offer is not put up. */
function notOffered({ structure, profile, ...start }: Omit<HandStarted, 'type'>): RuleViolation | null {
  const { anteKind, ante, straddles, posts } = structure;
  if (ante > 0 && !profile.ante.includes(anteKind)) return violation('ante-not-offered', { kind: anteKind });
  const straddle = straddles.find((s) => !mayStraddle(s.seat, { profile, ...start }));
  if (straddle !== undefined) return violation('straddle-not-offered', { seat: straddle.seat });
  const [post] = profile.deadBlinds === 'off' ? posts : [];
  return post === undefined ? null : violation('posts-not-offered', { seat: post.seat });
}

function mayStraddle(seat: SeatNo, start: Pick<HandStarted, 'profile' | 'button' | 'bigBlindSeat' | 'seats'>): boolean {
  switch (start.profile.straddle) {
    case 'off':
      return false;
    case 'any':
      return true;
    case 'button':
      return seat === start.button;
    case 'utg': {
      const seats = start.seats.map((s) => s.seat);
      return seats.length > 2 && start.bigBlindSeat !== null && seat === nextAfter(start.bigBlindSeat, seats);
    }
  }
}
