// What the page of a table's rules reads: every switch with its value, its own value by the profile, and what it may be set to.

export type RuleValue =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string | number | boolean>>;

/** What a switch may be set to; the page draws its buttons from it. */
export type RuleChoice =
  | { readonly kind: 'one'; readonly values: readonly (string | boolean)[] }
  | {
      readonly kind: 'count';
      readonly min: number;
      readonly max: number;
      readonly offered: readonly number[];
      readonly words: readonly string[];
    }
  | { readonly kind: 'several'; readonly of: readonly string[] }
  | { readonly kind: 'by-clause'; readonly clauses: readonly string[]; readonly values: readonly string[] }
  | { readonly kind: 'rake'; readonly maxPct: number; readonly maxAmount: number };

export interface Rule {
  readonly key: string;
  readonly group: string;
  /** clauses, readings and other books behind it */
  readonly behind: readonly string[];
  /** of the next hand, as things stand */
  readonly value: RuleValue;
  /** what the profile says by itself */
  readonly own: RuleValue;
  readonly changed: boolean;
  /** the running hand is played by another value */
  readonly inHand: RuleValue | null;
  readonly choice: RuleChoice;
  /** changing it would change nothing in the game that is played here */
  readonly idle: boolean;
  /** people go by it, the table itself does not act on it */
  readonly forPeople: boolean;
  /** this person may change it */
  readonly may: boolean;
}

export interface RulesView {
  readonly kind: 'rules';
  readonly table: string;
  readonly tableName: string;
  readonly profile: string;
  readonly handRuns: boolean;
  /** this person may change every switch */
  readonly may: boolean;
  /** his address opens the console of the table, too */
  readonly hasConsole: boolean;
  /** groups in the order of a hand */
  readonly groups: readonly string[];
  readonly rules: readonly Rule[];
  /** switches of each open question, in order */
  readonly questions: readonly (readonly string[])[];
  /** allowed, and yet not what the rulebook foresees */
  readonly warnings: readonly { readonly code: string; readonly clause: string; readonly key: string }[];
}
