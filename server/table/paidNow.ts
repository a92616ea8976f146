// Payments beside the pots are reckoned with the chips that lie on the table now: what was taken off since the hand goes with
// the command, so that the log decides it again as it was. Pure.
import { chips } from '../engine/chips.ts';
import type { HandCommand } from '../engine/command.ts';
import type { Edit } from '../engine/edit.ts';
import type { Hand } from '../engine/hand.ts';
import { netOf, type Session } from '../engine/session.ts';
import type { TakenOff } from '../engine/takenOff.ts';
import type { TableState } from '../log/tableState.ts';

type Paying = Extract<HandCommand, { type: 'AwardPots' | 'PaySevenDeuce' | 'PaySide' }>;

export function paidNow({ session, hand }: TableState, command: HandCommand): HandCommand {
  if (!isPaying(command)) return command;
  const { off: _, ...asked } = command;
  const off = hand === null ? [] : takenOff(session, hand);
  return off.length === 0 ? asked : { ...asked, off };
}

/** Of the seats of a hand, wherever they sit now. Chips that were brought since make up for none. */
function takenOff(session: Session, hand: Hand): readonly TakenOff[] {
  return hand.seats.flatMap(({ seat, startStack }): readonly TakenOff[] => {
    const s = session.seats.find(({ dealtAs }) => dealtAs === seat);
    if (s === undefined) return [{ seat, amount: null }];
    const less = startStack - (s.stack - s.short - netOf(hand, seat));
    return less > 0 ? [{ seat, amount: chips(less) }] : [];
  });
}

/** Of a correction whatever it brings in anew. What it only decides again was paid when it was entered. */
export function editsPaidNow(state: TableState, edits: readonly Edit[]): readonly Edit[] {
  return edits.flatMap((edit): readonly Edit[] => {
    if (edit.type === 'insert' || edit.type === 'replace') return [{ ...edit, command: paidNow(state, edit.command) }];
    const command = edit.type === 'restore' ? restored(state, edit.position) : undefined;
    if (command === undefined || !isPaying(command)) return [edit];
    return [edit, { type: 'replace', position: edit.position, command: paidNow(state, command) }];
  });
}

function restored({ record }: TableState, position: number): HandCommand | undefined {
  return record.retracted.find(({ origin }) => origin === position)?.command;
}

function isPaying(command: HandCommand): command is Paying {
  return command.type === 'AwardPots' || command.type === 'PaySevenDeuce' || command.type === 'PaySide';
}
