// What the command line gives out of a database: the commands run as a person runs them, their lines kept.
import { run as deck } from '../../server/cli/commands/deck.ts';
import { run as log } from '../../server/cli/commands/log.ts';
import { run as reader } from '../../server/cli/commands/reader.ts';
import { run as table } from '../../server/cli/commands/table.ts';
import { run as token } from '../../server/cli/commands/token.ts';
import { run as verify } from '../../server/cli/commands/verify.ts';
import { TABLE } from './furnish.ts';

/** The export comes last: it is audited at the time of this computer. */
const COMMANDS = [
  { run: verify, args: [] },
  { run: table, args: ['list'] },
  { run: deck, args: ['list'] },
  { run: reader, args: ['list'] },
  { run: token, args: ['list'] },
  { run: log, args: ['export', TABLE] },
] as const;

/** Lines of JSON, in order. */
export async function exportsOf(databaseUrl: string): Promise<readonly string[]> {
  const lines: string[] = [];
  const io = {
    json: true,
    env: { DATABASE_URL: databaseUrl },
    out: (line: string) => void lines.push(line),
    err: (line: string) => void lines.push(JSON.stringify({ stderr: line })),
    report: (value: unknown) => void lines.push(JSON.stringify(value, withoutHead)),
  };
  for (const { run, args } of COMMANDS) {
    const code = await run([...args], io);
    lines.push(JSON.stringify({ code }));
  }
  return lines;
}

/** The head of the audit log hangs on the ciphertext of its rows. */
function withoutHead(key: string, value: unknown): unknown {
  const isHead = key === 'audit' && typeof value === 'object' && value !== null && 'hash' in value;
  return isHead ? { ...value, hash: `${String(value.hash).length} digits` } : value;
}
