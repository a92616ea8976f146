// What the players' page draws: whether the cards of each seat have been read. No value, no count, no stack.

/** `none`: nobody is dealt in there, or the hand is folded. `missing`: no card was read. `some`: not all. `read`: all of them. */
export const SCAN_STATES = ['none', 'missing', 'some', 'read'] as const;
export type ScanState = (typeof SCAN_STATES)[number];

export interface ScanSeat {
  readonly seat: number;
  readonly state: ScanState;
}

export interface ScanView {
  readonly kind: 'scan';
  readonly table: string;
  readonly tableName: string;
  /** `between`: no hand runs. `scan`: somebody's cards are missing. `all`: everybody's were read. */
  readonly phase: 'between' | 'scan' | 'all';
  readonly seats: readonly ScanSeat[];
}
