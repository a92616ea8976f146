// What a seat did last, as the picture says it. Knows no card.
import type { Action, ForcedBet } from '../../engine/action.ts';
import type { Hand, SeatHand } from '../../engine/hand.ts';
import type { SeatAction } from '../overlay/view.ts';
import { type Award, awardsOf } from './awards.ts';

const WORDS: Readonly<Record<Action | ForcedBet, SeatAction>> = {
  ante: 'ante',
  small_blind: 'small-blind',
  big_blind: 'big-blind',
  straddle: 'straddle',
  button_blind: 'button-blind',
  post: 'post',
  dead_post: 'post',
  fold: 'fold',
  check: 'check',
  call: 'call',
  bet: 'bet',
  raise: 'raise',
  complete: 'complete',
  bring_in: 'bring-in',
};

export interface ShownAction {
  readonly action: SeatAction;
  readonly amount: number;
}

const NOTHING: ShownAction = { action: 'none', amount: 0 };

/** The award outlasts everything; an opened hand no longer says how its last bet went. */
export function shownAction(hand: Hand, s: SeatHand): ShownAction {
  if (s.won > 0) return { action: awardWord(hand, s), amount: s.won };
  switch (s.state) {
    case 'MUCKED':
    case 'MUCK_PENDING':
      return { action: 'muck', amount: 0 };
    case 'OPENED':
    case 'KILLED':
      return NOTHING;
    default:
      return hand.phase === 'MISDEAL' || hand.phase === 'VOID' ? NOTHING : lastAction(s);
  }
}

function lastAction({ lastAction: last }: SeatHand): ShownAction {
  return last === null ? NOTHING : actionWords(last);
}

/** Street total for bets and raises, chips put in for calls and posts, nothing for checks and folds. */
export function actionWords(last: {
  readonly action: Action | ForcedBet;
  readonly amount: number;
  readonly allIn: boolean;
}): ShownAction {
  const still = last.action === 'check' || last.action === 'fold';
  return { action: last.allIn ? 'all-in' : WORDS[last.action], amount: still ? 0 : last.amount };
}

/** A seat that takes any pot, run or half for itself wins, whatever else it shares. */
function awardWord(hand: Hand, s: SeatHand): SeatAction {
  const own = awardsOf(hand).filter((award) => award.seat === s.seat);
  if (own.some((award) => award.agreed)) return 'chops';
  if (own.length > 0 && own.every((award) => award.split)) return 'splits';
  return halfWord(own);
}

/** Which halves it took; both of a pot that was divided in two is more than either. */
function halfWord(own: readonly Award[]): SeatAction {
  const parts = new Set(own.map((award) => award.part));
  if (parts.has('high') && parts.has('low')) return own.some((award) => award.split) ? 'wins' : 'scoops';
  if (parts.has('whole') || parts.size !== 1) return 'wins';
  return parts.has('high') ? 'wins-high' : 'wins-low';
}
