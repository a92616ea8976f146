// The dispatcher of `feltcast`: finding a command, help, --json, exit codes.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Command, CommandEntry } from '../../server/cli/command.ts';
import { COMMANDS } from '../../server/cli/commandList.ts';
import { dispatch } from '../../server/cli/dispatch.ts';
import { PROJECT } from '../architecture/projectFiles.ts';

const echo: Command = {
  name: 'echo',
  usage: 'feltcast echo WORD...\nSays the words.',
  async run(args, io) {
    if (args[0] === 'throw') throw new Error('a bug');
    io.report({ words: args }, [`words: ${args.join(' ')}`]);
    return args.length === 0 ? 2 : 0;
  },
};
const commands: readonly CommandEntry[] = [{ name: 'echo', summary: 'say words', load: async () => echo }];

async function typed(line: string) {
  const out: string[] = [];
  const err: string[] = [];
  const io = { env: {}, out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const args = line.split(' ').filter((word) => word !== '');
  const code = await dispatch({ args, commands, version: '1.2.3', io });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('feltcast', () => {
  it.each([
    ['echo a b', 0, 'words: a b', ''],
    ['echo', 2, 'words: ', ''],
    ['--version', 0, '1.2.3', ''],
    ['help echo', 0, echo.usage, ''],
    ['echo --help', 0, echo.usage, ''],
    ['echo throw', 1, '', 'feltcast echo: a bug'],
  ])('given `%s`, then code %i', async (line, code, out, err) => {
    expect(await typed(line)).toEqual({ code, out, err });
  });

  it.each(['echo a --json', '--json echo a', 'echo --json a'])('given `%s`, then one JSON document', async (line) => {
    const { out } = await typed(line);
    expect(JSON.parse(out)).toEqual({ words: ['a'] });
  });

  it('given --json behind a bare --, then it is a word', async () => {
    expect((await typed('echo -- --json')).out).toBe('words: -- --json');
  });

  it('given an unknown command, then it is named, with the list, on stderr', async () => {
    const { code, out, err } = await typed('ehco');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('no command ehco');
    expect(err).toContain('say words');
  });

  it('given nothing, then the list on stderr and code 2', async () => {
    expect(await typed('')).toMatchObject({ code: 2, out: '' });
  });
});

describe('the command list', () => {
  const listed = COMMANDS.map(({ name }) => name);

  it('names each command once', () => expect(listed).toEqual([...new Set(listed)]));

  it.each(COMMANDS)('$name loads under its own name and says how it is called', async (entry) => {
    const command = await entry.load();
    expect(command.name).toBe(entry.name);
    expect(command.usage).toMatch(new RegExp(`^feltcast ${entry.name}\\b`));
  });

  it('holds every command of the folder', async () => {
    const runs = new Set((await Promise.all(COMMANDS.map((entry) => entry.load()))).map(({ run }) => run));
    for (const file of fs.readdirSync(path.join(PROJECT, 'server/cli/commands'))) {
      const module: object = await import(path.join(PROJECT, 'server/cli/commands', file));
      const own = [module, ...Object.values(module)].filter(isCommand);
      expect(own.length, `${file} holds no command`).toBeGreaterThan(0);
      for (const command of own) expect(runs.has(command.run), `${file} is not in commandList.ts`).toBe(true);
    }
  });
});

function isCommand(value: unknown): value is Command {
  return typeof value === 'object' && value !== null && 'usage' in value && 'run' in value;
}
