// What speaks for and against an output, and what may be wrong with readers, in words that name no tag.

/** Why a muck is not taken for a fold by itself. */
export type MuckGate =
  | 'out-of-turn'
  | 'all-in'
  | 'ends-hand'
  | 'partial'
  | 'with-stub'
  | 'not-betting'
  | 'late'
  | 'doubtful'
  | 'uncertain-reads'
  | 'cross-talk'
  | 'policy';

/** Why a discard is not entered by itself. `rest-unseen`: the other cards of the seat are in the air and may follow. */
export type DiscardGate =
  | 'wrong-count'
  | 'unread-card'
  | 'rest-unseen'
  | 'with-stub'
  | 'late'
  | 'uncertain-reads'
  | 'cross-talk'
  | 'policy';

/** Says why, in words that name no tag. */
export interface MuckEvidence {
  readonly seen: number;
  readonly dealt: number;
  readonly seatEmpty: boolean;
  readonly scans: number;
}

export type HealthCode =
  | 'link-stale'
  | 'link-down'
  | 'antenna-fault'
  | 'slow-cycle'
  | 'pile'
  | 'lost-messages'
  | 'cross-talk'
  | 'clock-doubtful';
