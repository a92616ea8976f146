// The desk as it stands before an earlier hand: the forms of the current hand work there, with that hand's lines, cards and
// seats. Pure; what a commit says of stacks comes as questions of the table.
import type { PastHand } from '../../server/console/past/view.ts';
import type { ConsoleSeat, ConsoleView } from '../../server/console/view.ts';
import type { Desk } from './desk.ts';
import { isPastPart, type Sheet } from './sheet.ts';

type PastSheet = Extract<Sheet, { kind: 'past' }>;

export function pastDesk(desk: Desk, past: PastHand, sheet: PastSheet): Desk {
  return {
    ...desk,
    view: pastView(desk.view, past),
    sheet: sheet.on,
    show: (next) => desk.show({ kind: 'past', hand: past.hand, on: next !== null && isPastPart(next) ? next : null }),
  };
}

/** What is pressed for this hand carries its id; it is over, so a correction is previewed first. */
export function pastView(view: ConsoleView, past: PastHand): ConsoleView {
  const { hand, number, lines, boards, faceUp } = past;
  const seats = view.seats.map((seat) => pastSeat(seat, past));
  return { ...view, handId: hand, handNumber: number, phase: 'COMPLETE', lines, boards, faceUp, seats };
}

function pastSeat(seat: ConsoleSeat, { seats }: PastHand): ConsoleSeat {
  const then = seats.find((s) => s.seat === seat.seat);
  return {
    ...seat,
    name: then?.name ?? '',
    state: then === undefined ? 'empty' : then.opened ? 'opened' : 'folded',
    slots: seat.slots.map((_, slot) => (slot < (then?.dealt ?? 0) ? 'missing' : 'none')),
    opened: then?.faces ?? [],
    moves: [],
  };
}
