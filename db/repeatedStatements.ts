// Statements that come again and again are parsed and planned once a connection: each gets a name by which it is sent from then
// on. Knows no table, and keeps no value.
import type { Pool } from 'pg';

/** A text that comes this often is one of the product's own and not one of a kind. */
const NAMED_FROM = 3;
/** Each name keeps a plan in every connection; what is behind this many texts is sent as it is. */
const MOST_TEXTS = 300;

/** Of all connections that the pool opens from now on. */
export function nameRepeated(pool: Pool): void {
  const names = new StatementNames();
  pool.on('connect', (client) => {
    const send = client.query.bind(client);
    const query = (statement: unknown, ...rest: readonly unknown[]): unknown =>
      Reflect.apply(send, undefined, [named(names, statement, rest[0]), ...rest]);
    Reflect.set(client, 'query', query);
  });
}

export class StatementNames {
  readonly #texts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** Undefined for a text that has not come often enough, and for one too many. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const count = (this.#texts.get(text) ?? 0) + 1;
    if (count === 1 && this.#texts.size >= MOST_TEXTS) return undefined;
    this.#texts.set(text, count);
    if (count < NAMED_FROM) return undefined;
    const name = `feltcast_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

/** What has no values goes by the simple protocol, in which there are no names. */
function named(names: StatementNames, statement: unknown, values: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !Array.isArray(values) || values.length === 0) {
    return statement;
  }
  const { text, name, submit }: Partial<Record<'text' | 'name' | 'submit', unknown>> = statement;
  if (typeof text !== 'string' || name !== undefined || submit !== undefined) return statement;
  const given = names.of(text);
  return given === undefined ? statement : { ...statement, name: given };
}
