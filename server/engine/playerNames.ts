// Names at a table: each stands there once.
import { nameKey } from '../base/nameKey.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { SeatNo } from './seat.ts';
import { type RuleViolation, violation } from './violation.ts';

interface Named {
  readonly seat: SeatNo;
  readonly name: string;
}

/** The name as it is kept; `others`: everybody else who sits at the table or will after this hand. */
export function freeName(seat: SeatNo, wanted: string, others: readonly Named[]): Result<string, RuleViolation> {
  const key = nameKey(wanted);
  if (key === '') return err(violation('name-missing', { seat }));
  const other = others.find(({ name }) => nameKey(name) === key);
  return other === undefined ? ok(wanted.trim()) : err(violation('name-taken', { name: other.name, seat: other.seat }));
}
