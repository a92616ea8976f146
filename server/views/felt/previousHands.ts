// The last results, as pages list them: the latest last. Knows no card.
import type { PreviousHand } from '../../release/released.ts';
import type { CommentaryView } from '../commentary/view.ts';

export function previousHands(previous: readonly PreviousHand[]): CommentaryView['previous'] {
  return [...previous].reverse().map(({ number, pot, winners }) => ({ handNumber: number, pot, winners }));
}
