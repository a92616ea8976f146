// What the command line gives out of the database of one world: the commands run as a person runs them.
import type { TableId } from '../../base/ids.ts';
import { run as deck } from '../commands/deck.ts';
import { run as log } from '../commands/log.ts';
import { run as reader } from '../commands/reader.ts';
import { run as table } from '../commands/table.ts';
import { run as token } from '../commands/token.ts';
import { run as verify } from '../commands/verify.ts';
import { LEAK_TABLE } from './tableName.ts';

const LISTS = [
  { run: table, args: ['list'] },
  { run: deck, args: ['list'] },
  { run: reader, args: ['list'] },
  { run: token, args: ['list'] },
];

/** Lines of JSON, in order, the exit code of each command behind what it said. Beside other tables no lists. */
export async function exportsOf(
  env: Readonly<Record<string, string | undefined>>,
  tableName: TableId,
): Promise<readonly string[]> {
  const lines: string[] = [];
  const commands = [
    { run: verify, args: [tableName] },
    ...(tableName === LEAK_TABLE ? LISTS : []),
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

/** How many rows the audit log has by now: those that go by the clock count as well; `auditRows.ts` compares what they say. */
function withoutHead(this: unknown, key: string, value: unknown): unknown {
  const isHead = key === 'position' && typeof this === 'object' && this !== null && 'hash' in this;
  return isHead && typeof value === 'number' ? '-' : value;
}
