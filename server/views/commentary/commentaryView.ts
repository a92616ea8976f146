// The commentary page from a released moment: the overlay's table with the numbers that may be spoken.
import { legalActions } from '../../engine/betting.ts';
import type { Hand } from '../../engine/hand.ts';
import type { Moment, Released } from '../../release/released.ts';
import { type ChancesOf, exactChances } from '../chances/chances.ts';
import { onAir } from '../felt/onAir.ts';
import { previousHands } from '../felt/previousHands.ts';
import { drawTable } from '../overlay/overlayView.ts';
import { sightOf } from '../overlay/sight.ts';
import { commentaryLines } from './lines.ts';
import { outsBySeat } from './outs.ts';
import { seatNumbers } from './seatNumbers.ts';
import type { CommentaryView } from './view.ts';

/** `openedOnly`: of the canvas, not of the moment. */
export function commentaryView(
  moment: Released<Moment>,
  chancesOf: ChancesOf = exactChances,
  { openedOnly }: Pick<CommentaryView, 'openedOnly'> = { openedOnly: false },
): CommentaryView {
  const shown = onAir(moment.value);
  const sight = sightOf(shown, chancesOf);
  const table = drawTable(shown, sight);
  const outs = outsBySeat(sight.contest);
  return {
    ...table,
    kind: 'commentary',
    mode: shown.delayMs > 0 ? 'delayed' : 'live',
    openedOnly,
    seats: table.seats.map((seat) => ({
      ...seat,
      ...seatNumbers(sight, seat, table.bigBlind),
      outs: outs.get(seat.seat) ?? [],
    })),
    minRaiseTo: lowestRaise(shown.hand),
    lines: commentaryLines(shown),
    previous: previousHands(shown.previous),
  };
}

function lowestRaise(hand: Hand | null): number {
  if (hand === null || hand.toAct === null) return 0;
  return legalActions(hand, hand.toAct).raise?.min ?? 0;
}
