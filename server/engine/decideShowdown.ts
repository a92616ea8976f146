// Opening, mucking, retrieving and asking to see (5.9.2, rules.md section 4). Compares only hands that were opened.
import { err, ok } from '../base/result.ts';
import { type Card, duplicateCard } from './card.ts';
import { faceUpCards, ofAnotherDeck } from './decideBoard.ts';
import type { Decision } from './decision.ts';
import type { HandEvent } from './event.ts';
import { gameOf } from './game/games.ts';
import { holeCards, lastStreet } from './game/streets.ts';
import { type Hand, type SeatHand, seatOf } from './hand.ts';
import { MAY_RULE, type Ruling } from './role.ts';
import type { SeatNo } from './seat.ts';
import { isToOpen, leads, undecidedPots } from './showdown.ts';
import { type RuleViolation, violation } from './violation.ts';

const OPENING_PHASES = ['FACE_UP', 'RUNOUT', 'SHOWDOWN'];
/** until the pots are pushed */
const SHOWING = [...OPENING_PHASES, 'AWARDING'];

/** Whether this seat may be opened now: asked before the vault opens it (door 3). */
export function mayOpen(hand: Hand, seat: SeatNo): RuleViolation | null {
  const s = seatOf(hand, seat);
  if (s === undefined) return violation('seat-not-dealt-in', { seat });
  if ((s.state === 'OPENED' || s.cards.length > 0) && s.cards.length >= s.held.length)
    return violation('already-open', { seat });
  if (s.state === 'MUCKED' && s.mustTable && SHOWING.includes(hand.phase)) return null;
  if (!isToOpen(s)) return violation('SP-5.9.2.4-NO_OPENING', { seat }, '5.9.2.4');
  if (OPENING_PHASES.includes(hand.phase) || voluntary(hand)) return null;
  return violation('opening-not-allowed', { phase: hand.phase });
}

/**
 * 5.9.2.3: the last holder may show after the award. A hand that ended by folds is opened only where that may be worth something
 * (3.4 `sevenDeuce`).
 */
function voluntary({ phase, orderSet, profile, game }: Hand): boolean {
  if (phase !== 'AWARDING' && phase !== 'COMPLETE') return false;
  return orderSet || (profile.sevenDeuce !== 'off' && holeCards(gameOf(game)) === SEVEN_DEUCE_CARDS);
}

/** Seven and deuce are a whole hand. */
const SEVEN_DEUCE_CARDS = 2;

export function decideOpen(hand: Hand, seat: SeatNo, cards: readonly Card[]): Decision {
  const refused = mayOpen(hand, seat);
  const s = seatOf(hand, seat);
  if (refused !== null || s === undefined) return err(refused ?? violation('seat-not-dealt-in', { seat }));
  const wrong = wrongCards(hand, s, cards);
  if (wrong !== null) return err(wrong);
  return ok([{ type: 'HandOpened', seat, cards }]);
}

/** one card is not an opened hand; the pointer stays. */
export function decideOpenOne(hand: Hand, seat: SeatNo, card: Card): Decision {
  const refused = mayOpen(hand, seat);
  if (refused !== null) return err(refused);
  const foreign = ofAnotherDeck(hand, [card]);
  if (foreign !== null) return err(foreign);
  if (faceUpCards(hand).includes(card)) return err(violation('card-already-face-up', { seat }, '6.2.2'));
  return ok([
    { type: 'CardExposed', seat, card },
    { type: 'AlarmRaised', code: 'SHOW_BOTH', severity: 'soft', seat },
  ]);
}

export function decideOpenedCorrection(hand: Hand, seat: SeatNo, cards: readonly Card[]): Decision {
  const s = seatOf(hand, seat);
  if (s?.state !== 'OPENED') return err(violation('not-open', { seat }));
  if (hand.decided.length > 0) return err(violation('pot-already-decided'));
  const wrong = wrongCards(hand, s, cards);
  if (wrong !== null) return err(wrong);
  return ok([{ type: 'OpenedCorrected', seat, cards }]);
}

/** As many as it holds, its own up cards among them, and none that lies face up elsewhere or is of another deck. */
function wrongCards(hand: Hand, s: SeatHand, cards: readonly Card[]): RuleViolation | null {
  const { seat, held, up } = s;
  if (cards.length !== held.length) return violation('wrong-card-count', { seat, expected: held.length }, '6.3.9');
  const foreign = ofAnotherDeck(hand, cards);
  if (foreign !== null) return foreign;
  const own = new Set([...s.cards, ...up.map(({ card }) => card)]);
  const others = faceUpCards(hand).filter((card) => !own.has(card));
  if (duplicateCard([...others, ...cards]) !== null) return violation('card-already-face-up', { seat }, '6.2.2');
  return up.every(({ card }) => cards.includes(card)) ? null : violation('up-card-missing', { seat });
}

export function decideMuck(hand: Hand, seat: SeatNo): Decision {
  const s = seatOf(hand, seat);
  if (s === undefined) return err(violation('seat-not-dealt-in', { seat }));
  if (hand.phase === 'BETTING') return err(violation('fold-instead', { seat }));
  if (!hand.orderSet) return err(violation('not-at-showdown', { phase: hand.phase }));
  if (isCollection(hand, s)) return ok([]);
  if (hand.faceUp) return err(noMuck(hand));
  if (s.mustTable) return err(violation('TDA-R18-MUST_TABLE', { seat }, 'R18'));
  const opened = hand.seats.some((other) => other.state === 'OPENED');
  const code = opened ? 'SP-5.9.2.4-MUCKED' : 'SP-5.9.2.2-FIRST_MUCKS';
  return ok([{ type: 'HandMucked', seat, pending: hand.profile['showdown.retrieve'] === 'identifiable', code }]);
}

/** 4.3: cards of a seat that competes for no undecided pot are merely collected; a tabled hand stays valid (E-8). */
function isCollection(hand: Hand, s: SeatHand): boolean {
  const closed = s.state === 'LIVE_DOWN' || s.state === 'LIVE_PARTIAL';
  return !closed || !undecidedPots(hand).some((pot) => pot.seats.includes(s.seat));
}

function noMuck(hand: Hand): RuleViolation {
  const always = hand.profile['showdown.allInFaceUp'] === 'always';
  return always ? violation('TDA-R16-NO_MUCK', {}, 'R16') : violation('HR-A02-FACE_UP', {}, 'A-02');
}

export function decideKillMuck(hand: Hand, seat: SeatNo): Decision {
  if (seatOf(hand, seat)?.state !== 'MUCK_PENDING') return err(violation('nothing-to-kill', { seat }));
  return ok([{ type: 'HandMucked', seat, pending: false, code: 'TDA-R14-KILLED' }]);
}

/** never in the seeds; TDA R14 while the cards are identifiable; Robert's where a person of the floor says so. */
export function decideRetrieve(hand: Hand, seat: SeatNo, ruling?: Ruling): Decision {
  const s = seatOf(hand, seat);
  const rule = hand.profile['showdown.retrieve'];
  if (s?.state === 'MUCK_PENDING' && rule === 'identifiable')
    return ok([{ type: 'HandRetrieved', seat, code: 'TDA-R14-RETRIEVED' }]);
  if (rule !== 'judge' || s === undefined || !releasedAtShowdown(hand, s))
    return err(violation('SP-5.9.2.4-NO_RETRIEVAL', { seat }, '5.9.2.4'));
  if (ruling === undefined || !MAY_RULE.includes(ruling.by)) return err(violation('needs-floor', { seat }, 'A-07'));
  return ok([{ type: 'HandRetrieved', seat, code: 'HR-A07-RETRIEVED' }]);
}

/** Given up at the showdown, and the pots are not pushed yet. */
function releasedAtShowdown(hand: Hand, s: SeatHand): boolean {
  const released = s.state === 'MUCKED' || s.state === 'MUCK_PENDING';
  return released && hand.openOrder.includes(s.seat) && SHOWING.includes(hand.phase);
}

/** the seeds refuse; R18-B gives a river caller the aggressor's hand, Robert's everybody any hand of the showdown. */
export function decideAsk(hand: Hand, seat: SeatNo, by: SeatNo): Decision {
  const target = seatOf(hand, seat);
  const asker = seatOf(hand, by);
  const asked = target === undefined || asker === undefined ? null : tabling(hand, target, asker);
  return asked === null ? err(violation('SP-5.9.2.4-NO_OPENING', { seat }, '5.9.2.4')) : ok([asked]);
}

type Tabling = Extract<HandEvent, { type: 'TablingRequired' }>;

function tabling(hand: Hand, target: SeatHand, asker: SeatHand): Tabling | null {
  const { seat } = target;
  switch (hand.profile['showdown.askToSee']) {
    case 'never':
      return null;
    case 'caller_vs_aggressor': {
      const keeps = asker.state === 'LIVE_DOWN' || asker.state === 'OPENED';
      const right = keeps && hand.aggressors[lastStreet(gameOf(hand.game))] === seat && target.state === 'MUCK_PENDING';
      return right ? { type: 'TablingRequired', seat, live: true, code: 'TDA-R18-MUST_TABLE' } : null;
    }
    case 'any_dealt_in': {
      if (asker.seat === seat || target.mustTable || !releasedAtShowdown(hand, target)) return null;
      const live = leads(hand, asker.seat, seat);
      return { type: 'TablingRequired', seat, live, code: live ? 'HR-A44-LIVE' : 'HR-A44-DEAD' };
    }
  }
}
