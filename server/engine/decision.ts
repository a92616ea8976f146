// The answer of the rules to a command.
import type { Result } from '../base/result.ts';
import type { HandEvent } from './event.ts';
import type { RuleViolation } from './violation.ts';

export type Decision = Result<readonly HandEvent[], RuleViolation>;
