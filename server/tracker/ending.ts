// Layer 3, the ends of a hand: a new hand id opens a clean page, and after the hand the dealt cards leave the table.
import { NO_HAND } from './empty.ts';
import { leftBehind, nobodys } from './leftBehind.ts';
import { visibleHome } from './location.ts';
import { isOver } from './phases.ts';
import { emit, entriesOf, type HandTrack, type Step, withHand } from './state.ts';

/** A hand id that was not there before: a deal or a redeal. The vault is asked anew: the deck may be another one. */
export function turnPage(step: Step): Step {
  const { state } = step;
  const { handId } = state.context;
  if (handId === null || handId === state.hand.id) return step;
  const hand: HandTrack = { ...NO_HAND, id: handId, collected: false, tagsGone: false };
  return { ...step, state: { ...state, hand, cards: {}, leftover: leftBehind(state), known: {}, asked: [] } };
}

export function readEnding(step: Step): Step {
  return isOver(step.state.context) ? collected(tagsGone(step)) : step;
}

function tagsGone(step: Step): Step {
  const { hand, cards } = step.state;
  const atSeats = entriesOf(cards).filter(([, { home }]) => home.at === 'seat' || home.at === 'loose');
  if (hand.tagsGone || atSeats.some(([tag, card]) => visibleHome(step.state, tag, card) !== null)) return step;
  return emit(withHand(step, { tagsGone: true }), step.state.now, { type: 'tags-gone', seats: dealtSeats(hand) });
}

function collected(step: Step): Step {
  const { hand, cards } = step.state;
  if (hand.collected || entriesOf(cards).some(([tag, card]) => visibleHome(step.state, tag, card) !== null))
    return step;
  const leftover = { ...nobodys(step.state), ...step.state.leftover };
  const freed = { ...step, state: { ...step.state, cards: {}, known: {}, leftover } };
  return emit(withHand(freed, { collected: true }), step.state.now, { type: 'collected', seats: dealtSeats(hand) });
}

function dealtSeats({ slots }: HandTrack): readonly number[] {
  return Object.keys(slots).map(Number);
}
