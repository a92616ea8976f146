// `feltcast NAME VERB ...`: finds the verb, reads its options, answers what is not understood. Knows no command.
import { type Arguments, type OptionSpec, parseArguments } from './arguments.ts';
import type { CommandIo } from './command.ts';
import { EXIT } from './dispatch.ts';

export type Verb = (args: readonly string[], io: CommandIo) => Promise<number>;

/** A verb with its options; `words`: how many words it takes after itself. */
export function verb<const Spec extends OptionSpec>(
  spec: Spec,
  words: number,
  run: (parsed: Arguments<Spec>, io: CommandIo) => Promise<number>,
): Verb {
  return async (args, io) => {
    const parsed = parseArguments(args, spec);
    if (!parsed.ok) return misunderstood(io, parsed.error.message);
    if (parsed.value.words.length !== words) {
      return misunderstood(io, `expected ${words} ${words === 1 ? 'word' : 'words'}, got ${parsed.value.words.length}`);
    }
    return run(parsed.value, io);
  };
}

export async function runVerb(
  verbs: Readonly<Record<string, Verb>>,
  [name = '', ...args]: readonly string[],
  io: CommandIo,
): Promise<number> {
  const found = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (found === undefined) return misunderstood(io, `expected one of: ${Object.keys(verbs).join(', ')}`);
  return found(args, io);
}

export function misunderstood(io: CommandIo, message: string): number {
  io.err(message);
  return EXIT.notUnderstood;
}

export function refused(io: CommandIo, message: string): number {
  io.err(message);
  return EXIT.failed;
}

/** Rows as columns of even width, the first row being the heading. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
