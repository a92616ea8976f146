// What is left of a database error when it leaves db: codes and names, never the statement, its values or its detail.
export class DatabaseFailure extends Error {
  /** SQLSTATE, or the code of the network error. */
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(code: string, constraint: string | undefined, what: string) {
    super(`${what} failed: ${code}${constraint === undefined ? '' : ` on ${constraint}`}`);
    this.name = 'DatabaseFailure';
    this.code = code;
    this.constraint = constraint;
  }
}

/** Errors of the driver come nested and carry the rows that caused them; anything else passes as it is. */
export function asFailure(error: unknown, what: string): unknown {
  const origin = deepest(error);
  const code = field(origin, 'code');
  if (code === undefined && !(error instanceof Error && error.message.startsWith('Failed query:'))) return error;
  return new DatabaseFailure(code ?? 'unknown', field(origin, 'constraint'), what);
}

/** Wraps the methods of a store so that no rejected promise carries a value of a row. */
export function guarded<T extends object>(name: string, store: T): T {
  return new Proxy(store, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof member !== 'function') return member;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(member, target, [...args]);
        } catch (error) {
          throw asFailure(error, `${name}.${String(key)}`);
        }
      };
    },
  });
}

function deepest(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? deepest(error.cause) : error;
}

function field(error: unknown, name: string): string | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
