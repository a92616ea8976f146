// Cards that are thrown away: exchanged in a draw, or for good (pineapple). Slots and counts, never a card.
import { err, ok } from '../base/result.ts';
import type { HandCommand } from './command.ts';
import { drawToCome, hasToDraw, toDraw } from './dealing.ts';
import type { Decision } from './decision.ts';
import type { HandEvent } from './event.ts';
import type { StreetRule } from './game/game.ts';
import { gameOf } from './game/games.ts';
import { cardsHeld } from './game/streets.ts';
import { type Hand, holdsCards, type SeatHand, seatOf } from './hand.ts';
import { type RuleViolation, violation } from './violation.ts';

type Discard = Extract<HandCommand, { type: 'Discard' }>;

/** In turn from the first seat after the button where cards are exchanged; in any order where they are thrown away for good. */
export function decideDiscard(hand: Hand, command: Discard): Decision {
  const rule = drawToCome(hand);
  const s = seatOf(hand, command.seat);
  if (s === undefined || !holdsCards(s)) return err(violation('seat-not-in-hand', { seat: command.seat }));
  if (rule === null || hand.phase !== 'DRAWING') return err(violation('no-draw-now', { phase: hand.phase }));
  const refused = notNow(hand, s, rule) ?? wrongCount(hand, command.count, { s, rule }) ?? wrongSlots(command, s);
  if (refused !== null) return err(refused);
  const opens = rule.draw > 0 && hand.streetDealt;
  const open: readonly HandEvent[] = opens ? [{ type: 'StreetOpened', street: rule.street }] : [];
  return ok([...open, { type: 'CardsDiscarded', seat: s.seat, slots: slotsGone(command, s), count: command.count }]);
}

/** Nobody saw which cards went: all places are given up, unless none or all of them went. */
function slotsGone({ slots, count }: Discard, { held }: SeatHand): readonly number[] {
  return slots ?? (count === 0 ? [] : held);
}

function notNow(hand: Hand, s: SeatHand, rule: StreetRule): RuleViolation | null {
  const next = toDraw(hand);
  if (!hasToDraw(hand, s, rule)) return violation('already-drawn', { seat: s.seat });
  return rule.draw > 0 && next !== s.seat ? violation('not-your-turn', { seat: s.seat, toAct: next ?? 0 }) : null;
}

function wrongCount(
  hand: Hand,
  count: number,
  { s, rule }: { readonly s: SeatHand; readonly rule: StreetRule },
): RuleViolation | null {
  const exact = rule.draw > 0 ? null : s.held.length - cardsHeld(gameOf(hand.game), rule.street);
  const most = exact ?? Math.min(rule.draw, s.held.length);
  const fits = Number.isInteger(count) && count >= (exact ?? 0) && count <= most;
  if (fits) return null;
  return exact === null
    ? violation('wrong-discard', { seat: s.seat, most })
    : violation('wrong-throw', { seat: s.seat, count: exact });
}

function wrongSlots({ slots, count }: Discard, s: SeatHand): RuleViolation | null {
  if (slots === null) return null;
  const held = slots.every((slot) => s.held.includes(slot)) && new Set(slots).size === slots.length;
  return held && slots.length === count ? null : violation('slots-not-held', { seat: s.seat });
}
