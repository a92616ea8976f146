// The shape of one `feltcast` command and of what it may write to. Knows no command.
import type { AskHidden } from '../main/keys/hiddenPrompt.ts';

export interface CommandIo {
  /** True when the caller asked for JSON on stdout. */
  readonly json: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A question whose answer is not shown; undefined: nobody sits at a terminal. */
  readonly ask?: AskHidden | undefined;
  /** One line on stdout: results. */
  out(line: string): void;
  /** One line on stderr: refusals, progress, hints. */
  err(line: string): void;
  /** The result: `value` as one JSON document with --json, otherwise the lines. */
  report(value: unknown, lines: readonly string[]): void;
}

export interface Command {
  /** What is typed after `feltcast`. */
  readonly name: string;
  /** First line: how it is called. Further lines: what it does and its options. */
  readonly usage: string;
  /** Resolves to the exit code: 0 done, 1 failed, 2 not understood. `args` holds what follows the name, without --json. */
  run(args: readonly string[], io: CommandIo): Promise<number>;
}

/** A row of the command list: shown in help at once, loaded only when called. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}
