// When cards are typed because no reader brings them. Pure.
import type { ConsoleView } from '../../server/console/view.ts';
import type { Me } from './consoleLink.ts';

const AWAY: readonly ConsoleView['readers'][number]['state'][] = ['connecting', 'down'];

/** A reader that is connected now. */
export function hasReader({ readers }: Pick<ConsoleView, 'readers'>): boolean {
  return readers.some(({ state }) => !AWAY.includes(state));
}

/** One card lies in the middle for all, since the deck does not suffice for one each (stud). */
export function isForAll({ game, nextBoard }: Pick<ConsoleView, 'game' | 'nextBoard'>): boolean {
  return nextBoard !== null && !game.board;
}

/**
 * Names the board cards that the operator can do nothing but type: their picker opens by itself. '' where something else
 * is asked first, and at consoles that may hold the picture, whose keys stay theirs.
 */
export function boardToType(view: ConsoleView, me: Pick<Me, 'role'> | null): string {
  const { nextBoard, next, stop, handId, runsAllowed, pointerSeat, seats } = view;
  if (nextBoard === null || stop !== null || me?.role !== 'operator' || hasReader(view)) return '';
  const asked =
    next !== '' || runsAllowed.length > 0 || pointerSeat !== null || seats.some((seat) => seat.moves.length > 0);
  return asked ? '' : `${handId} ${nextBoard.street} ${nextBoard.run}`;
}
