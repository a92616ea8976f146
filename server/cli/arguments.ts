// Splits what was typed after a command into words and options. Knows no command.
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../base/result.ts';

export const OPTION_KINDS = ['flag', 'text', 'number', 'list'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];
export type OptionSpec = Readonly<Record<string, OptionKind>>;

interface OptionValue {
  readonly flag: boolean;
  readonly text: string | undefined;
  readonly number: number | undefined;
  readonly list: readonly string[];
}

export interface Arguments<Spec extends OptionSpec> {
  readonly words: readonly string[];
  readonly options: { readonly [Name in keyof Spec]: OptionValue[Spec[Name]] };
}

export const ARGUMENT_PROBLEMS = ['unknown-option', 'option-needs-value', 'option-not-a-number'] as const;
export interface ArgumentError {
  readonly code: (typeof ARGUMENT_PROBLEMS)[number];
  readonly message: string;
}

type Raw = string | boolean | (string | boolean)[] | undefined;

/** Words and options of `args`; a refusal names the option that is not understood. */
export function parseArguments<const Spec extends OptionSpec>(
  args: readonly string[],
  spec: Spec,
): Result<Arguments<Spec>, ArgumentError> {
  const config = Object.fromEntries(
    Object.entries(spec).map(([name, kind]) => [name, { type: parseType(kind), multiple: kind === 'list' }]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: config, allowPositionals: true });
    const bad = Object.entries(spec).find(([name, kind]) => kind === 'number' && !isNumber(values[name]));
    if (bad) return err({ code: 'option-not-a-number', message: `--${bad[0]} takes a number` });
    const options = Object.fromEntries(
      Object.entries(spec).map(([name, kind]) => [name, optionValue(kind, values[name])]),
    );
    return ok({ words: positionals, options: options as Arguments<Spec>['options'] });
  } catch (error) {
    return err(problemOf(error));
  }
}

function parseType(kind: OptionKind): 'boolean' | 'string' {
  return kind === 'flag' ? 'boolean' : 'string';
}

function isNumber(raw: Raw): boolean {
  return raw === undefined || (typeof raw === 'string' && raw.trim() !== '' && Number.isFinite(Number(raw)));
}

function optionValue(kind: OptionKind, raw: Raw): OptionValue[OptionKind] {
  if (kind === 'flag') return raw === true;
  if (kind === 'list') return Array.isArray(raw) ? raw.map(String) : [];
  if (raw === undefined) return undefined;
  return kind === 'number' ? Number(raw) : String(raw);
}

function problemOf(error: unknown): ArgumentError {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return { code: /argument missing|ambiguous/.test(message) ? 'option-needs-value' : 'unknown-option', message };
}
