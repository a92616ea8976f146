// What the command line gives out of the database of one world: the commands run as a person runs them.
import { z } from 'zod';
import { run as audit } from '../commands/audit.ts';
import { run as deck } from '../commands/deck.ts';
import { run as log } from '../commands/log.ts';
import { run as reader } from '../commands/reader.ts';
import { run as table } from '../commands/table.ts';
import { run as token } from '../commands/token.ts';
import { run as verify } from '../commands/verify.ts';

/** Lines of JSON, in order, each with the name of its command before it. */
export async function exportsOf(
  env: Readonly<Record<string, string | undefined>>,
  tableName: string,
): Promise<readonly string[]> {
  const lines: string[] = [];
  const commands = [
    { run: verify, args: [] },
    { run: table, args: ['list'] },
    { run: deck, args: ['list'] },
    { run: reader, args: ['list'] },
    { run: token, args: ['list'] },
    { run: log, args: ['export', tableName] },
  ];
  const say = (line: string): void => void lines.push(line);
  for (const { run, args } of commands)
    say(
      String(
        await run(args, {
          json: true,
          env,
          out: say,
          err: say,
          report: (value) => say(JSON.stringify(value, withoutHead)),
        }),
      ),
    );
  return lines;
}

/** How many rows the audit log has by now: those that go by the clock count as well, and the others are compared by `auditOf`. */
function withoutHead(key: string, value: unknown): unknown {
  return key === 'audit' ? '-' : value;
}

const lineSchema = z.object({ type: z.string(), seat: z.number().optional(), text: z.string().optional() });
const rowSchema = z.object({
  ...{ action: z.string(), actor: z.string(), subject: z.string() },
  detail: z.object({ role: z.string().optional(), canvas: z.string().nullish() }).nullish(),
});
/**
 * One row a minute, however often it happens; one a token, or two where it comes in by two doors at once; one for what has
 * become due on a canvas since its last look, while each opened commitment is a line of its own.
 */
const BY_THE_CLOCK: readonly string[] = ['token-refused', 'token-used', 'hole-cards-released', 'commitment-opened'];

/** Who has done what to what, as often as it was done; in no order, for what happens side by side is written as it comes. */
export async function auditOf(env: Readonly<Record<string, string | undefined>>): Promise<readonly string[]> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  await audit(['export'], { json: false, env, out: say, err: say, report: () => undefined });
  const rows = lines.map((line) => lineSchema.parse(JSON.parse(line)));
  return rows.flatMap(({ type, seat, text }) => {
    if (text === undefined) return [JSON.stringify({ type, seat })];
    const row = rowSchema.parse(JSON.parse(text));
    return BY_THE_CLOCK.includes(row.action) ? [] : [JSON.stringify(row)];
  });
}
