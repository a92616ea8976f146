// Finds the command that was asked for, answers help, turns a thrown bug into a line and an exit code.
import type { Command, CommandEntry, CommandIo } from './command.ts';

export const EXIT = { done: 0, failed: 1, notUnderstood: 2 } as const;

export interface Call {
  readonly args: readonly string[];
  readonly commands: readonly CommandEntry[];
  readonly version: string;
  readonly io: Omit<CommandIo, 'json' | 'report'>;
}

/** Resolves to the exit code; never rejects. */
export async function dispatch(call: Call): Promise<number> {
  const { json, rest } = takeJson(call.args);
  const io = withReport(call.io, json);
  const [name = '', ...args] = rest;
  if (name === '--version' || name === 'version') return say(io, call.version);
  if (name === '' || name === '--help' || name === '-h') return say(io, help(call.commands), name === '' ? 2 : 0);
  if (name === 'help') return explain(args[0], call.commands, io);
  const entry = call.commands.find((command) => command.name === name);
  if (!entry) return unknown(name, call.commands, io);
  if (args.includes('--help') || args.includes('-h')) return explain(name, call.commands, io);
  return runLoaded(entry, args, io);
}

/** `--json` may stand anywhere before a bare `--`. */
function takeJson(args: readonly string[]): { readonly json: boolean; readonly rest: readonly string[] } {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const tail = end < 0 ? [] : args.slice(end);
  return { json: options.includes('--json'), rest: [...options.filter((arg) => arg !== '--json'), ...tail] };
}

function withReport(io: Call['io'], json: boolean): CommandIo {
  return {
    ...io,
    json,
    report(value, lines) {
      if (json) io.out(JSON.stringify(value, null, 2));
      else for (const line of lines) io.out(line);
    },
  };
}

function say(io: CommandIo, text: string, code: number = EXIT.done): number {
  const write = code === EXIT.done ? io.out : io.err;
  for (const line of text.split('\n')) write(line);
  return code;
}

function help(commands: readonly CommandEntry[]): string {
  const width = Math.max(0, ...commands.map((command) => command.name.length));
  const rows = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  const tail = ['', 'feltcast help COMMAND says more. Reports take --json.'];
  return ['feltcast COMMAND [ARGUMENT...] [--json]', '', ...rows, ...tail].join('\n');
}

async function explain(name: string | undefined, commands: readonly CommandEntry[], io: CommandIo): Promise<number> {
  if (name === undefined) return say(io, help(commands));
  const entry = commands.find((command) => command.name === name);
  return entry ? say(io, (await entry.load()).usage) : unknown(name, commands, io);
}

function unknown(name: string, commands: readonly CommandEntry[], io: CommandIo): number {
  io.err(`feltcast has no command ${name}`);
  return say(io, help(commands), EXIT.notUnderstood);
}

async function runLoaded(entry: CommandEntry, args: readonly string[], io: CommandIo): Promise<number> {
  try {
    const command: Command = await entry.load();
    return await command.run(args, io);
  } catch (error) {
    io.err(`feltcast ${entry.name}: ${error instanceof Error ? error.message : String(error)}`);
    if (io.env['FELTCAST_DEBUG'] && error instanceof Error) io.err(error.stack ?? '');
    return EXIT.failed;
  }
}
