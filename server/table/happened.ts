// When an entry took place at the table (design.md section 3): never falling along a hand, never after it was recorded.
import { SPREAD_MS } from '../log/lateHand.ts';
import type { TableCommand } from './commands.ts';

export interface Placing {
  /** programme ms of writing */
  readonly recorded: number;
  /** happened of the hand's last entry */
  readonly last: number;
  /** when the readers saw it, for what readers saw */
  readonly seen: number | null;
  /** cards of the next street lie on the table since then, though betting is still being entered */
  readonly waitingSince: number | null;
  /** seats that still have to act on this street, the one of this entry among them */
  readonly toAct: number;
}

export function placeEntry(placing: Placing): number {
  const { recorded, last, seen, waitingSince } = placing;
  const wanted = waitingSince === null ? (seen ?? recorded) : last + spread(placing, waitingSince);
  return Math.max(last, Math.min(recorded, wanted));
}

/** Even steps from the last anchor to the cards that wait, one for each seat to act and one before the cards. */
function spread({ last, toAct }: Placing, waitingSince: number): number {
  return Math.max(SPREAD_MS, Math.floor((waitingSince - last) / (Math.max(1, toAct) + 1)));
}

/** What is put into a hand afterwards took place before now, in whole ms: a step ahead of its canvases would stop them. */
export function notAhead(command: TableCommand, now: number): TableCommand {
  if (command.do !== 'amend') return command;
  const edits = command.edits.map((edit) =>
    edit.type === 'insert' ? { ...edit, happened: Math.floor(Math.min(edit.happened, now)) } : edit,
  );
  return { ...command, edits };
}
