// What a refused or failed call tells its sender: a code and a reason in kebab words, and for bad input the field.
// Never a value, a message of a library or a stack: inputs may hold cards.
import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server';
import type { TRPCErrorShape } from '@trpc/server/rpc';

export interface FieldProblem {
  /** dotted path of the field, `command.cards.0` */
  readonly field: string;
  readonly reason: string;
}

/** The shape on the wire; `data.reason` is what a page words. */
export interface WireError {
  readonly message: string;
  readonly code: TRPCErrorShape['code'];
  readonly data: {
    readonly code: TRPC_ERROR_CODE_KEY;
    readonly reason: string;
    readonly fields: readonly FieldProblem[];
  };
}

export type WireFormatter = (options: {
  readonly error: TRPCError;
  readonly shape: Pick<WireError, 'code'>;
}) => WireError;

/** Thrown by the calls: a refusal with a kebab reason that may be shown. */
export class Refusal extends TRPCError {
  readonly reason: string;

  constructor(code: TRPC_ERROR_CODE_KEY, reason: string) {
    super({ code, message: reason });
    this.reason = reason;
  }
}

export const formatWireError: WireFormatter = ({ error, shape }) => {
  const reason = reasonOf(error);
  return { message: reason, code: shape.code, data: { code: error.code, reason, fields: fieldsOf(error) } };
};

const REASONS: Partial<Record<TRPC_ERROR_CODE_KEY, string>> = {
  PARSE_ERROR: 'malformed-message',
  BAD_REQUEST: 'bad-input',
  UNPROCESSABLE_CONTENT: 'malformed-message',
  NOT_FOUND: 'no-such-procedure',
  METHOD_NOT_SUPPORTED: 'no-such-procedure',
};

export function reasonOf(error: TRPCError): string {
  return error instanceof Refusal ? error.reason : (REASONS[error.code] ?? 'internal');
}

export function fieldsOf({ code, cause }: TRPCError): readonly FieldProblem[] {
  if (code !== 'BAD_REQUEST' || typeof cause !== 'object' || !('issues' in cause)) return [];
  return Array.isArray(cause.issues)
    ? cause.issues.slice(0, MOST_FIELDS).flatMap((issue: unknown) => problemOf(issue))
    : [];
}

const MOST_FIELDS = 20;
const MOST_DEPTH = 10;
const KEBAB = /^[a-z]+(-[a-z]+)+$/;
/** Names of our own schemas look like this; anything else came from the sender and is not repeated. */
const NAME = /^[a-z][A-Za-z]{0,31}$/;

function problemOf(issue: unknown): readonly FieldProblem[] {
  if (typeof issue !== 'object' || issue === null) return [];
  const path = 'path' in issue && Array.isArray(issue.path) ? issue.path : [];
  const code = 'code' in issue && typeof issue.code === 'string' ? issue.code.replaceAll('_', '-') : 'invalid';
  const own = 'message' in issue && typeof issue.message === 'string' && KEBAB.test(issue.message) ? issue.message : '';
  return [{ field: path.slice(0, MOST_DEPTH).map(partOf).join('.'), reason: code === 'custom' && own ? own : code }];
}

function partOf(part: unknown): string {
  if (typeof part === 'number' && Number.isInteger(part)) return String(part);
  return typeof part === 'string' && NAME.test(part) ? part : '?';
}
