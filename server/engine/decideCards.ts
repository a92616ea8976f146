// Cards that come to seats: hole cards, up cards, the end of a street's deal (2.5.1). Values of face-up cards alone.
import { err, ok } from '../base/result.ts';
import { seatsWithChips } from './betting.ts';
import type { HandCommand } from './command.ts';
import { cardsOwed, isDealtOut, mustShareCard, streetToDeal, toDraw } from './dealing.ts';
import { faceUpCards, ofAnotherDeck } from './decideBoard.ts';
import type { Decision } from './decision.ts';
import type { HandEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { gameOf } from './game/games.ts';
import { exposedSlots, firstStreet, holeCards, ruleOf, upSlots } from './game/streets.ts';
import { type Hand, holdsCards, isRunning, type SeatHand, seatOf } from './hand.ts';
import { slotsUsed } from './heldSlots.ts';
import { isOpenedByCards, openerByCards } from './opener.ts';
import { stoppedUpCard } from './rulings/stopped.ts';
import type { SeatNo } from './seat.ts';
import { type RuleViolation, violation } from './violation.ts';

interface Place {
  readonly seat: SeatNo;
  readonly slot: number;
}

interface FacePlace extends Place {
  readonly exposed?: true;
}

type Command<T extends HandCommand['type']> = Extract<HandCommand, { type: T }>;

/**
 * A card read late, or typed after the deal was confirmed, is still recorded: the slot counts, play does not change. So is
 * one that is typed when the hand is over, as long as everybody had been dealt his cards.
 */
export function dealHole(hand: Hand, { seat, slot }: Place): Decision {
  const s = seatOf(hand, seat);
  const refused = mayDeal(hand, s, { seat, slot });
  if (refused !== null || s === undefined) return err(refused ?? violation('seat-not-dealt-in', { seat }, '6.3.4'));
  return ok(withDeal(hand, [...opening(hand, s, slot), { type: 'HoleCardDealt', seat, slot }]));
}

/** Whether a card may be dealt to this place now: asked before the vault opens an up card (door 2). */
export function mayDealUp(hand: Hand, { seat, slot, exposed }: FacePlace): RuleViolation | null {
  const s = seatOf(hand, seat);
  const refused = mayDeal(hand, s, { seat, slot });
  if (refused !== null || s === undefined) return refused ?? violation('seat-not-dealt-in', { seat }, '6.3.4');
  if (!isRunning(hand)) return violation('hand-over');
  const stopped = stoppedUpCard(hand, { seat, slot });
  if (stopped !== null) return stopped;
  const otherwise = exposed === true ? notExposed(hand, { seat, slot }) : notUp(hand, s, slot);
  if (otherwise !== null) return otherwise;
  if (liesOpen(s, slot)) return violation('already-open', { seat });
  return s.up.some((up) => up.slot === slot) ? violation('already-face-up', { seat }) : null;
}

/** The place lies face up by the game, or the whole hand does. */
function notUp(hand: Hand, s: SeatHand, slot: number): RuleViolation | null {
  const { seat } = s;
  const up = upSlots(gameOf(hand.game));
  if (up.length === 0) return violation('no-up-cards', { seat });
  return up.includes(slot) || comesToOpened(s, slot) ? null : violation('lies-face-down', { seat });
}

function notExposed({ game: name }: Hand, { seat, slot }: Place): RuleViolation | null {
  const game = gameOf(name);
  const up = upSlots(game);
  if (up.length === 0) return violation('no-up-cards', { seat });
  if (exposedSlots(game).includes(slot)) return null;
  return violation(up.includes(slot) ? 'lies-face-up' : 'lies-face-down', { seat });
}

/** The whole hand was turned up: the card of this place is one of those that everybody sees already. */
function liesOpen({ state, cards, held }: SeatHand, slot: number): boolean {
  return state === 'OPENED' && cards.length >= held.length && held.includes(slot);
}

/** All-in hands are open: so is every card that comes to them. */
function comesToOpened({ state, cards }: SeatHand, slot: number): boolean {
  return state === 'OPENED' && slot >= cards.length;
}

export function dealUp(hand: Hand, command: Command<'DealUp'>): Decision {
  const { type: _, ...dealt } = command;
  const { seat, slot, card } = dealt;
  const refused = mayDealUp(hand, dealt);
  const s = seatOf(hand, seat);
  if (refused !== null || s === undefined) return err(refused ?? violation('seat-not-dealt-in', { seat }, '6.3.4'));
  const foreign = ofAnotherDeck(hand, [card]);
  if (foreign !== null) return err(foreign);
  if (faceUpCards(hand).includes(card)) return err(violation('card-already-face-up', { seat }, '6.2.2'));
  return ok(withDeal(hand, [...opening(hand, s, slot), { type: 'UpCardDealt', ...dealt }]));
}

function mayDeal(hand: Hand, s: SeatHand | undefined, { seat, slot }: Place): RuleViolation | null {
  if (s === undefined) return violation('seat-not-dealt-in', { seat }, '6.3.4');
  if (!isRunning(hand) && !hand.dealComplete) return violation('hand-over');
  const allowed = slotsUsed(s) + room(hand, s);
  return Number.isInteger(slot) && slot >= 0 && slot < allowed
    ? null
    : violation('too-many-cards', { seat, allowed }, '6.3.5');
}

/** Cards that may come to a seat beyond those it has had: of this street, or of the one that they open. */
function room(hand: Hand, s: SeatHand): number {
  if (!hand.dealComplete) return holeCards(gameOf(hand.game)) - s.held.length;
  if (!isRunning(hand) || !holdsCards(s)) return 0;
  const next = streetToDeal(hand);
  if (next !== null) return cardsOwed(hand, s, next);
  return hand.streetDealt ? 0 : cardsOwed(hand, s);
}

function opening(hand: Hand, s: SeatHand, slot: number): readonly HandEvent[] {
  const street = slot < slotsUsed(s) ? null : streetToDeal(hand);
  return street === null ? [] : [{ type: 'StreetOpened', street }];
}

/** The last card of the first deal completes it; later streets follow by themselves (consequences). */
function withDeal(hand: Hand, events: readonly HandEvent[]): readonly HandEvent[] {
  if (hand.dealComplete) return events;
  const dealt = events.reduce<Hand>((next, event) => evolve(next, event) ?? next, hand);
  const all = dealt.seats.every((s) => s.held.length >= holeCards(gameOf(hand.game)));
  return all && opensByItself(dealt) ? [...events, { type: 'DealCompleted' }] : events;
}

/** What nobody has to say: the cards of a later street are all there. */
export function dealtOut(hand: Hand): readonly HandEvent[] {
  const { street, game, streetDealt } = hand;
  const rule = ruleOf(gameOf(game), street);
  const bySeats = street !== firstStreet(gameOf(game)) && (rule.deal.length > 0 || rule.draw > 0);
  return bySeats && !streetDealt && isDealtOut(hand) && opensByItself(hand) ? [{ type: 'DealCompleted' }] : [];
}

/** Nobody has to be asked who opens: no up card says it, it is known, or there is nobody left to bet. */
function opensByItself(hand: Hand): boolean {
  const bets = !hand.dealComplete || seatsWithChips(hand).length > 1;
  return !bets || !isOpenedByCards(hand) || openerByCards(hand) !== null;
}

/** The dealer says that everybody has his cards; unread slots stay "missing" and may be filled later. */
export function completeDeal(hand: Hand, { opener }: Command<'CompleteDeal'>): Decision {
  const street = streetToDeal(hand);
  if (mustShareCard(hand)) return err(violation('last-card-for-all'));
  if (street === null && hand.streetDealt) return err(violation('deal-already-complete'));
  const open: readonly HandEvent[] = street === null ? [] : [{ type: 'StreetOpened', street }];
  const opened = open.reduce<Hand>((next, event) => evolve(next, event) ?? next, hand);
  const waits = toDraw(opened);
  if (waits !== null) return err(violation('draw-first', { seat: waits }));
  if (hand.dealComplete && ruleOf(gameOf(hand.game), opened.street).board > 0)
    return err(violation('deal-already-complete'));
  return openedBy(opened, open, opener);
}

function openedBy(hand: Hand, open: readonly HandEvent[], opener: SeatNo | undefined): Decision {
  if (opener === undefined)
    return opensByItself(hand) ? ok([...open, { type: 'DealCompleted' }]) : err(violation('opener-unknown'));
  const s = seatOf(hand, opener);
  if (!isOpenedByCards(hand)) return err(violation('opener-by-place', { seat: opener }));
  if (s === undefined || !holdsCards(s)) return err(violation('seat-not-in-hand', { seat: opener }));
  return ok([...open, { type: 'DealCompleted', opener }]);
}
