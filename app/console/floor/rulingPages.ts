// The pages of the record of rulings put together, newest first. Pure.
import type { RulingLine, RulingPage } from '../../../server/floor/view.ts';

export interface HeldRecord {
  readonly lines: readonly RulingLine[];
  /** where the next page begins; null: there is nothing older */
  readonly older: number | null;
  readonly show: number;
  /** false: only what the view itself lists */
  readonly read: boolean;
}

/** The newest page over what is held; where the two do not touch, what lies between is missing and is read again. */
export function withNewest(had: HeldRecord, { lines, older, show }: RulingPage): HeldRecord {
  const ids = new Set(lines.map(({ id }) => id));
  const last = had.lines.findLastIndex(({ id }) => ids.has(id));
  const touches = had.read && (last !== -1 || had.lines.length === 0);
  if (!touches) return { lines, older, show, read: true };
  return {
    lines: [...lines, ...had.lines.slice(last + 1)],
    older: had.lines.length === 0 ? older : had.older,
    show,
    read: true,
  };
}

export function withOlder(had: HeldRecord, { lines, older }: RulingPage): HeldRecord {
  const ids = new Set(had.lines.map(({ id }) => id));
  return { ...had, lines: [...had.lines, ...lines.filter(({ id }) => !ids.has(id))], older };
}

/** Where to go on reading until everything is there that the list may show; null: it is. `all`: earlier shows as well. */
export function missingFrom({ lines, older, show }: HeldRecord, all: boolean): number | null {
  const wanted = all || lines.at(-1)?.show === show;
  return wanted ? older : null;
}
