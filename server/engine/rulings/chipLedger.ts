// 5.10.1: the chips that are in play at a table, whoever holds them.
/** Chips of the show: what was issued to players, what was taken out of play, and what counts in a hand found. */
export interface ChipLedger {
  /** with re-entries and add-ons */
  readonly issued: number;
  /** coloured up, taken from a disqualified player, counted down between hands */
  readonly removed: number;
  /** found, or missed where below 0, when a stack was counted in a hand (6.4.8) */
  readonly counted: number;
}

export const EMPTY_LEDGER: ChipLedger = { issued: 0, removed: 0, counted: 0 };

/** chips of a player who left with them are still in play, at another table. */
export function chipsOfCompetition({ issued, removed, counted }: ChipLedger): number {
  return issued - removed + counted;
}

/** Chips brought (above 0) or taken away (below 0) between hands. */
export function ledgerAfter(ledger: ChipLedger, difference: number): ChipLedger {
  return difference < 0
    ? { ...ledger, removed: ledger.removed - difference }
    : { ...ledger, issued: ledger.issued + difference };
}

interface Brought {
  /** dealt into a hand of this show */
  readonly played: boolean;
  readonly stack: number;
  readonly short: number;
}

/** Who sat down by mistake and leaves again before he was ever dealt in brought no chips into play. */
export function ledgerWithout(ledger: ChipLedger, s: Brought | undefined): ChipLedger {
  return s === undefined || s.played ? ledger : { ...ledger, issued: ledger.issued - s.stack + s.short };
}
