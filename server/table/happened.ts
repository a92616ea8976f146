// When an entry took place at the table (design.md section 3): never falling along a hand, never after it was recorded.

/** Late entries are spread at least this far apart between the readers' anchors. */
export const SPREAD_MS = 700;

export interface Placing {
  /** programme ms of writing */
  readonly recorded: number;
  /** happened of the hand's last entry */
  readonly last: number;
  /** when the readers saw it, for what readers saw */
  readonly seen: number | null;
  /** cards of the next street lie on the table since then, though betting is still being entered */
  readonly waitingSince: number | null;
}

export function placeEntry({ recorded, last, seen, waitingSince }: Placing): number {
  const earliest = Math.min(recorded, last + SPREAD_MS);
  if (waitingSince !== null) return Math.max(last, Math.min(recorded, Math.max(earliest, waitingSince - SPREAD_MS)));
  return Math.max(last, Math.min(recorded, seen ?? recorded));
}
