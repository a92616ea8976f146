import { expect, it } from 'vitest';
import { parseArguments } from '../../server/cli/arguments.ts';

const spec = { board: 'text', runs: 'number', quiet: 'flag', dead: 'list' } as const;

it('given words and options in any order, then both are told apart', () => {
  const parsed = parseArguments(
    ['AhKs', '--board', 'Qd7c2s', 'QcJc', '--runs=2', '--dead', '5h', '--dead', '6h'],
    spec,
  );
  expect(parsed).toEqual({
    ok: true,
    value: { words: ['AhKs', 'QcJc'], options: { board: 'Qd7c2s', runs: 2, quiet: false, dead: ['5h', '6h'] } },
  });
});

it('given nothing, then options are absent, off or empty', () => {
  const parsed = parseArguments([], spec);
  expect(parsed.ok && parsed.value.options).toEqual({ board: undefined, runs: undefined, quiet: false, dead: [] });
});

it.each([
  [['--bord', 'x'], 'unknown-option', '--bord'],
  [['--board'], 'option-needs-value', '--board'],
  [['--runs', 'two'], 'option-not-a-number', '--runs'],
  [['--quiet=yes'], 'unknown-option', '--quiet'],
])('given %j, then it is refused as %s', (args, code, name) => {
  expect(parseArguments(args, spec)).toMatchObject({
    ok: false,
    error: { code, message: expect.stringContaining(name) },
  });
});
