// A row about a table over several hands: what is said and done between them, and what the next hand makes of it.
import type { Profile, Switches } from '../../../server/engine/profile.ts';
import type { ProfileName } from '../../../server/engine/profiles/profiles.ts';
import type { Structure } from '../../../server/engine/structure.ts';

type BySeat = Readonly<Record<number, number>>;

/** What is compared; a field that is not named is not compared. */
export interface SessionExpectation {
  /** a hand runs */
  readonly running?: boolean;
  readonly number?: number;
  readonly button?: number;
  readonly smallBlind?: number | null;
  readonly bigBlind?: number;
  /** seats and stacks between hands; in a hand what lies in front of its seats */
  readonly stacks?: BySeat;
  /** chips in the middle of the hand */
  readonly middle?: number;
  /** seats that are dealt in */
  readonly dealtIn?: readonly number[];
  /** codes that came up so far, these among them in this order */
  readonly codes?: readonly string[];
  readonly noCodes?: readonly string[];
  /** why no hand starts with the deck; null: it is fit */
  readonly deck?: string | null;
  /** warnings of the switches that are set */
  readonly warnings?: readonly string[];
  /** values of switches for the next hand */
  readonly switches?: Switches;
  /** small and big blind of the hand */
  readonly level?: readonly [number, number];
  /** roles and notes of orders of the chief judge */
  readonly orders?: readonly string[];
}

export interface SessionRow {
  readonly kind: 'session';
  readonly id: string;
  readonly title: string;
  readonly profile?: ProfileName;
  /** switches that differ from the profile */
  readonly switches?: Switches;
  /** by default six seats with 10,000 each */
  readonly stacks?: BySeat;
  /** by default 100/200, unit 25, no ante */
  readonly level?: Partial<Pick<Structure, 'anteKind'>> & { readonly ante?: number };
  /** `event.shuffler` of the other tables of this server, all competitions */
  readonly others?: readonly Profile['event.shuffler'][];
  /** words of sessionScript.ts and, in a hand, of script.ts, with expectations in between */
  readonly script: readonly (string | SessionExpectation)[];
  readonly expect?: SessionExpectation;
}

export function sessionRow(row: Omit<SessionRow, 'kind'>): SessionRow {
  return { kind: 'session', ...row };
}
