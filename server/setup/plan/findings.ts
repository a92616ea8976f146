// Gathers what is wrong with a plan, so that everything is named together.
import { nameKey } from '../../base/nameKey.ts';
import { isPlainLine } from '../../base/plainText.ts';
import type { Result } from '../../base/result.ts';
import type { TypedFault } from './typedAmount.ts';
import type { PlanProblem, PlanProblemCode, PlanWarning, PlanWarningCode, SetupParams } from './view.ts';

export class Findings {
  readonly problems: PlanProblem[] = [];
  readonly warnings: PlanWarning[] = [];

  problem(field: string, code: PlanProblemCode, params: SetupParams = {}): void {
    this.problems.push({ field, code, params });
  }

  warn(field: string, code: PlanWarningCode, params: SetupParams = {}): void {
    this.warnings.push({ field, code, params });
  }

  /** The value, or null with the fault noted at the field. */
  take<T>(field: string, read: Result<T, TypedFault>): T | null {
    if (read.ok) return read.value;
    this.problem(field, read.error.code, read.error.params);
    return null;
  }

  /** The text without blanks around it, '' for one that nobody sees; one that no screen shows, or that is too long, is noted. */
  line(field: string, text: string, most: number): string {
    const line = text.normalize('NFC').trim();
    if (line.length > most) this.problem(field, 'too-long', { most });
    if (!isPlainLine(line)) this.problem(field, 'not-plain-text');
    return nameKey(line) === '' ? '' : line;
  }
}
