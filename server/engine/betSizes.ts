// How big a bet or raise may be under each limit, and what one does to the levels of its street (rules.md 5.2 to 5.4).

import { type Chips, chips, sum } from './chips.ts';
import type { HandEvent } from './event.ts';
import { gameOf } from './game/games.ts';
import { firstStreet, ruleOf } from './game/streets.ts';
import { type Hand, liveSeats, type SeatHand, seatOf } from './hand.ts';
import type { SeatNo } from './seat.ts';
import { type RuleViolation, violation } from './violation.ts';

type Levels = Pick<Hand, 'currentBet' | 'lastFull' | 'fullLevel' | 'bets' | 'capped'>;
type Taken = Extract<HandEvent, { type: 'ActionTaken' }>;

/** Totals of the street. */
export interface RaiseRange {
  readonly min: Chips;
  readonly max: Chips;
}

/** Chips that the seat can still put in: its stack, or what the cap of the hand leaves of it. */
export function chipsToBet({ structure }: Pick<Hand, 'structure'>, s: Pick<SeatHand, 'stack' | 'invested'>): Chips {
  const { cap } = structure;
  return cap === 0 ? s.stack : chips(Math.min(s.stack, Math.max(0, cap - s.invested)));
}

/** What a raise of this seat may be once it is open; null: it has no chips for it, or the bets are capped. */
export function sizesOf(hand: Hand, s: SeatHand): RaiseRange | null {
  const most = s.street + chipsToBet(hand, s);
  if (most <= hand.currentBet || hand.capped) return null;
  const { min, max } = byLimit(hand, s);
  return { min: chips(Math.min(min, most)), max: chips(Math.min(Math.max(min, max), most)) };
}

function byLimit(hand: Hand, s: SeatHand): { readonly min: number; readonly max: number } {
  const min = hand.currentBet + hand.lastFull;
  switch (hand.structure.limit) {
    case 'no':
      return { min: isCompletion(hand) ? completion(hand) : min, max: Number.POSITIVE_INFINITY };
    case 'pot':
      return { min: isCompletion(hand) ? completion(hand) : min, max: potSized(hand, s) };
    case 'fixed':
      return { min: fixedLevel(hand), max: fixedLevel(hand) };
  }
}

/** Nobody has bet yet, or only the bring-in lies there: the next bet is the first full one. */
export function isCompletion(hand: Hand): boolean {
  const { street, game, bets } = hand;
  return gameOf(game).forced === 'bring_in' && street === firstStreet(gameOf(game)) && bets === 0;
}

/** 5.2: at least the last raise on top; over a bring-in, the completion of it. */
export function isFullBet(hand: Hand, to: number): boolean {
  return isCompletion(hand) ? to >= completion(hand) : to - hand.currentBet >= hand.lastFull;
}

/** The bring-in of this street is completed, and the seat has put in no more than that. */
export function facesCompletion(hand: Hand, s: SeatHand): boolean {
  const { street, game, bets, structure } = hand;
  const opened = gameOf(game).forced === 'bring_in' && street === firstStreet(gameOf(game)) && bets > 0;
  return opened && s.street <= structure.bringIn && hand.currentBet >= completion(hand);
}

function completion({ structure }: Hand): number {
  return structure.smallBet > 0 ? structure.smallBet : structure.minBet;
}

/** 5.3: a call, and then the pot with it. */
function potSized(hand: Hand, s: SeatHand): number {
  return hand.currentBet + potCounted(hand) + Math.max(0, hand.currentBet - s.street);
}

/** Everything that is in; before the flop with blinds counted as full (R54) and antes by the house. */
export function potCounted(hand: Hand): number {
  const { game, street, deadMoney, seats } = hand;
  const all = deadMoney + sum(seats.map((s) => s.invested));
  return street === firstStreet(gameOf(game)) ? all + shortOfBlinds(hand) - antesLeftOut(hand) : all;
}

/**
 * R54-B: a short, dead or missing blind counts as a full one; `sb_counts_as_bb`: the small one as a big one until its seat has put in
 * the rest (Robert's); `actual`: neither. Who buys the button has the small blind in as dead chips.
 */
function shortOfBlinds(hand: Hand): number {
  const { structure, profile, smallBlindSeat, bigBlindSeat } = hand;
  const rule = profile['pl.preflopShortBlinds'];
  if (rule === 'actual' || structure.bombPot || bigBlindSeat === null) return 0;
  const small = rule === 'sb_counts_as_bb' ? structure.bigBlind : structure.smallBlind;
  const bought = sum(structure.posts.filter(({ seat }) => seat === bigBlindSeat).map(({ dead }) => dead));
  const smallIn = smallBlindSeat === null ? bought : onStreet(hand, smallBlindSeat);
  return Math.max(0, small - smallIn) + Math.max(0, structure.bigBlind - onStreet(hand, bigBlindSeat));
}

function onStreet(hand: Hand, seat: SeatNo): number {
  return seatOf(hand, seat)?.street ?? 0;
}

/** 5.3: what each paid for himself counts, what one paid for all does not, unless the house says otherwise. */
function antesLeftOut({ structure, profile, seats }: Hand): number {
  const rule = profile['pl.anteCountsPreflop'];
  if (rule === 'always' || structure.anteKind === 'none') return 0;
  if (structure.anteKind !== 'each') return sum(seats.map((s) => s.dead)) - sum(structure.posts.map((p) => p.dead));
  return rule === 'never' ? sum(seats.map((s) => Math.min(structure.ante, s.startStack))) : 0;
}

/** 5.4: the bet of the street. */
export function betSize({ game, street, structure }: Pick<Hand, 'game' | 'street' | 'structure'>): Chips {
  return ruleOf(gameOf(game), street).bet === 'small' ? structure.smallBet : structure.bigBet;
}

/** 5.4: a short all-in is completed to the full line; one that counts is raised by a full bet. */
function fixedLevel(hand: Hand): number {
  const line = hand.fullLevel + betSize(hand);
  return line > hand.currentBet ? line : hand.currentBet + betSize(hand);
}

/** 5.4: a short all-in lies above the last full bet and is completed. Where every line is filled up that is called a raise. */
export function isFilledUp(hand: Hand): boolean {
  const { structure, currentBet, fullLevel, profile } = hand;
  const short = currentBet > fullLevel && fullLevel + betSize(hand) > currentBet;
  return short && structure.limit === 'fixed' && profile['fl.shortAllIn'] === 'half_bet';
}

/** What keeps a bet down: the stack, the cap of the hand, or the limit. */
export function tooMuch(hand: Hand, s: SeatHand, { max }: RaiseRange): RuleViolation {
  const { limit } = hand.structure;
  if (max === s.street + s.stack) return violation('more-than-stack', { max });
  if (max === s.street + chipsToBet(hand, s)) return violation('more-than-cap', { max });
  return limit === 'pot' ? violation('more-than-pot', { max }, '5.3') : violation('more-than-bet', { max }, '5.4');
}

/** What a bet or raise does to the street: level, smallest raise, and in fixed limit the count of bets. */
export function levelsAfter(hand: Hand, taken: Taken): Levels {
  const { currentBet, lastFull, fullLevel, bets, capped } = hand;
  const { to } = taken;
  if (taken.action === 'bring_in') return { currentBet: bringInLevel(hand, to), lastFull, fullLevel, bets, capped };
  if (hand.structure.limit === 'fixed') return fixedAfter(hand, to);
  const isFull = isFullBet(hand, to);
  return {
    ...{ currentBet: to, bets: isCompletion(hand) && !isFull ? bets : bets + 1, capped },
    lastFull: isFull ? chips(Math.max(lastFull, to - currentBet)) : lastFull,
    fullLevel: isFull ? to : fullLevel,
  };
}

/** A bring-in that is all-in for less leaves the others the full one to call. */
function bringInLevel({ structure }: Hand, to: Chips): Chips {
  return chips(Math.max(to, structure.bringIn));
}

/**
 * 5.4: an all-in of at least half of the bet above the last full level counts as a bet, short ones together too. `full_line`: only
 * a whole bet does, and whatever is short is filled up to its line.
 */
function fixedAfter(hand: Hand, to: Chips): Levels {
  const { lastFull, fullLevel, bets } = hand;
  const half = hand.profile['fl.shortAllIn'] === 'half_bet' && hand.profile['fl.halfBet'];
  const counts = (to - fullLevel) * (half ? 2 : 1) >= betSize(hand);
  const now = counts ? bets + 1 : bets;
  const capped = hand.capped || (now >= 4 && isCapped(hand));
  return { currentBet: to, lastFull, fullLevel: counts ? to : fullLevel, bets: now, capped };
}

/** `fl.cap`: one bet and three raises. Where the house leaves it to a judge, more than that is entered as ruled. */
function isCapped(hand: Hand): boolean {
  switch (hand.profile['fl.cap']) {
    case 'bet_plus_3':
    case 'judge':
      return true;
    case 'bet_plus_3_until_event_heads_up':
      return hand.seats.length > 2;
    case 'bet_plus_3_unlimited_heads_up':
      return liveSeats(hand).length > 2;
  }
}
