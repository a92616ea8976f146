// A row about what readers see in a hand that is dealt: played through the tracker.
import type { OutputType, ZoneId } from '../../../server/tracker/shape.ts';

export interface ReadsRow {
  readonly kind: 'reads';
  readonly id: string;
  readonly title: string;
  /** where a tag is read, beside the dealt cards at their seats */
  readonly also: ZoneId;
  /** by default the first card of seat 1, which is read at its seat all the time */
  readonly tag?: 'another';
  /** for how long */
  readonly ms: number;
  /** what the tracker says of it */
  readonly expect: readonly OutputType[];
}

export function readsRow(row: Omit<ReadsRow, 'kind'>): ReadsRow {
  return { kind: 'reads', ...row };
}
