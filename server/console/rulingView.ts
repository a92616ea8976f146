// What a console draws of reports and rulings: what waits for a judge, and the deck of the next deal. A leaf of view.ts.
import type { DeckChangeReason, Profile } from '../engine/profile.ts';
import type { Incident, Remedy } from '../engine/rulings/incident.ts';

/** What a seat takes of all pots together, or of one. */
export type ConsoleShare = Readonly<{ seat: number; amount: number }>;

/** What stops the hand, and what may be ruled: the recommended remedy first, with who may declare it. */
export interface ConsoleStop extends Pick<Incident, 'code' | 'clause'> {
  /** of the report; 0: an alarm beside the log, which only the floor answers */
  readonly id: number;
  /** that was reported; null where it names none, and beside the log always */
  readonly seat: number | null;
  /** the award that the dealer makes, where that is what stopped it */
  readonly entered: readonly ConsoleShare[];
  readonly remedies: readonly Remedy[];
}

/** The deck of the next deal, and what was reported of shuffle and cut since the last one (5.5, 6.1, 6.2). */
export interface ConsoleDeck {
  /** why no hand starts with it; null: it is fit */
  readonly blocked: { readonly code: string; readonly clause: string } | null;
  /** who reports shuffle and cut at this table is reminded of them, or waited for */
  readonly gates: Profile['procedure.gates'];
  /** somebody has reported one in this show */
  readonly kept: boolean;
  /** why it may be changed now (6.4.9) */
  readonly reasons: readonly DeckChangeReason[];
  readonly shuffled: boolean;
  readonly cuts: number;
}
