// `feltcast keys` as a person types it, over a database and a key file of a test; and what stands sealed there.
import { Client } from 'pg';
import { run } from '../../server/cli/commands/keys.ts';

export interface Typed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** the report of --json */
  readonly value: unknown;
}

export interface Desk {
  readonly url: string;
  readonly keyFile: string;
  readonly env?: Readonly<Record<string, string>>;
  /** what is typed at the terminal, answer by answer; left out: nobody sits there */
  readonly answers?: readonly (string | null)[];
}

/** Rejects where the command line prints the error and ends with 1. */
export async function keys(desk: Desk, ...args: readonly string[]): Promise<Typed> {
  const lines = { out: [] as string[], err: [] as string[] };
  const left = [...(desk.answers ?? [])];
  let value: unknown;
  const code = await run(args, {
    json: false,
    env: { DATABASE_URL: desk.url, VAULT_KEY_FILE: desk.keyFile, DATA_DIR: 'none', ...desk.env },
    ask: desk.answers === undefined ? undefined : async () => left.shift() ?? null,
    out: (line) => void lines.out.push(line),
    err: (line) => void lines.err.push(line),
    report(report, text) {
      value = report;
      lines.out.push(...text);
    },
  });
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n'), value };
}

/** Over a connection of its own that ends at once: the command wants to be alone. */
export async function query<Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

export const SEALED_COLUMNS = {
  hand_keys: 'wrapped',
  deck_cards: 'sealed',
  vault_meta: 'value',
  readers: 'secret',
  reader_inbox: 'sealed',
  checkpoints: 'sealed',
} as const;

/** Every sealed value that a key of the server opens, as hex, by table. */
export async function sealedValues(url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const [table, column] of Object.entries(SEALED_COLUMNS)) {
    const rows = await query<{ v: string }>(
      url,
      `select encode(${column}, 'hex') as v from ${table} where ${column} is not null order by 1`,
    );
    found.set(
      table,
      rows.map(({ v }) => v),
    );
  }
  return found;
}
