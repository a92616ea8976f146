// Refusals of the rules: kebab codes or clause codes, with the numbers a text needs. The texts live in app/messages.
export interface RuleViolation {
  /** kebab code (`not-your-turn`, `raise-too-small`) or a clause code (`SP-5.9.2.4-NO_OPENING`) */
  readonly code: string;
  /** rulebook clause behind it, '' when none */
  readonly clause: string;
  /** numbers and seats for the text; never a card of a closed hand */
  readonly params: Readonly<Record<string, string | number>>;
}

export function violation(code: string, params: RuleViolation['params'] = {}, clause = ''): RuleViolation {
  return { code, clause, params };
}
