// Whether readers saw the streets of a game without a board (stud, draws): what a person alone said proves nothing. Pure.
import { gameOf } from '../engine/game/games.ts';
import { firstStreet, fullBoard, streetIndex } from '../engine/game/streets.ts';
import type { Hand } from '../engine/hand.ts';
import { boardsComplete } from '../engine/showdown.ts';
import type { LogEvent } from './entry.ts';

interface Told {
  readonly hand: Hand | null;
  readonly typedBoard: boolean;
  readonly sealedCards: boolean;
  readonly streetRead: boolean;
}

interface Entered {
  readonly events: readonly LogEvent[];
  readonly typed: boolean;
}

/** What the state keeps of a step: `typed`, a person entered it. */
export function cardsTold(
  before: Told,
  after: Told,
  { events, typed }: Entered,
): Pick<Told, 'sealedCards' | 'streetRead'> {
  const has = (...types: readonly LogEvent['type'][]) => events.some(({ type }) => types.includes(type));
  const same = before.hand?.street === after.hand?.street && before.hand?.handId === after.hand?.handId;
  const read = !typed && has('HoleCardDealt', 'UpCardDealt', 'CardsDiscarded', 'BoardDealt');
  return {
    sealedCards: after.sealedCards || has('HoleCardDealt'),
    streetRead: read || (same && after.streetRead),
  };
}

/** Streets without a board that a person alone said were dealt are like a board that he typed (stud, draws). */
function isTyped(state: Told): boolean {
  return state.typedBoard || isUnread(state);
}

/** A showdown behind a full board. What a person typed proves nothing, and neither does a hand that ended by folds. */
export function isProven(state: Told): boolean {
  const { hand } = state;
  return !isTyped(state) && (hand === null || (boardsComplete(hand) && hand.orderSet));
}

function isUnread({ hand, sealedCards, streetRead }: Told): boolean {
  if (hand === null || !sealedCards || streetRead) return false;
  const game = gameOf(hand.game);
  return fullBoard(game) === 0 && hand.street !== firstStreet(game);
}

/** Another street was opened, or a correction went on to one, and readers saw nothing of the one before. */
export function leftUnread(before: Told, after: Hand | null, { events }: Entered): boolean {
  if (before.hand === null || after === null || after.handId !== before.hand.handId) return false;
  const game = gameOf(after.game);
  const ahead = streetIndex(game, after.street) - streetIndex(game, before.hand.street);
  const amended = events.some((event) => event.type === 'HandAmended');
  if (ahead <= 0) return false;
  return isUnread(before) || (amended && before.sealedCards && fullBoard(game) === 0);
}
