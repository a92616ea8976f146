// A reader message in the table's own terms: zones instead of antennas, programme time, names of tags. The tracker
// takes these as they are (same shape, other folder).
import type { RowName } from './envelope.ts';
import type { ZoneId } from './layout.ts';
import type { TagId } from './protocol/tagKey.ts';

export type SeenZones = Readonly<Partial<Record<ZoneId, readonly TagId[] | null>>>;

export type Strengths = Readonly<Partial<Record<ZoneId, readonly (number | null)[]>>>;

interface Base {
  readonly src: RowName;
  /** programme time, ms */
  readonly at: number;
}

export type ReaderObservation =
  | (Base & {
      readonly type: 'scan';
      readonly from: number;
      readonly atErr: number;
      readonly late: boolean;
      readonly rep: number;
      readonly zones: SeenZones;
      /** signal of each of these reads; absent where the reader tells none */
      readonly strengths?: Strengths;
    })
  | (Base & {
      readonly type: 'edge';
      readonly late: boolean;
      readonly zone: ZoneId;
      readonly tag: TagId;
      readonly present: boolean;
    })
  | (Base & { readonly type: 'snap'; readonly late: boolean; readonly zones: SeenZones })
  | (Base & { readonly type: 'fault'; readonly code: string; readonly zone: ZoneId | null; readonly on: boolean })
  | (Base & { readonly type: 'gap'; readonly count: number })
  | (Base & { readonly type: 'link'; readonly link: 'up' | 'stale' | 'down' });
