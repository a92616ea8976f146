// Who declares something at the table (rules.md 0.5). The operator only records on behalf of a role.
export const ROLES = ['DEALER', 'OPERATOR', 'JUDGE', 'CHIEF_JUDGE', 'AUTHORISED', 'PLAYER'] as const;
export type Role = (typeof ROLES)[number];

/** Those who decide where the rules leave it to a person. */
export const MAY_RULE: readonly Role[] = ['JUDGE', 'CHIEF_JUDGE', 'AUTHORISED'];

/** A decision of a person: who, by which clause (`SP-6.4.2-NO_REDRESS`), and a note for the record. */
export interface Ruling {
  readonly by: Role;
  readonly code: string;
  readonly note: string;
}
