// Every code that server and rules can send has a text in both languages; unions are checked by the compiler.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { refusalsEn } from '../../app/messages/en/refusals.ts';
import { signInEn } from '../../app/messages/en/signIn.ts';
import { clauseText, codeText } from '../../app/messages/refusals.ts';
import { refusalsRu } from '../../app/messages/ru/refusals.ts';
import type { ControlRefusal } from '../../server/release/control.ts';
import type { VaultAlarm } from '../../server/vault/port.ts';
import type { VaultRefusal } from '../../server/vault/refusals.ts';

/** A code of a union without a text does not compile here. */
const REFUSALS: Readonly<Record<ControlRefusal | VaultRefusal, string>> = refusalsEn.refusals;
const ALARMS: Readonly<Record<VaultAlarm['code'], string>> = refusalsEn.alarms;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function sources(folder: string, wanted: (file: string) => boolean = () => true): string {
  const files = fs.readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && wanted(file))
    .map((file) => fs.readFileSync(path.join(ROOT, folder, file), 'utf8'))
    .join('\n');
}

/** Code words inside the calls that make refusals. */
function codesIn(text: string, call: RegExp): readonly string[] {
  const calls = text.match(call) ?? [];
  return [...new Set(calls.flatMap((found) => found.match(/'[A-Za-z][\w.-]*-[\w.-]+'/g) ?? []))].map((code) =>
    code.slice(1, -1),
  );
}

function without(codes: readonly string[], texts: object): readonly string[] {
  return codes.filter((code) => !Object.hasOwn(texts, code));
}

const VIOLATION = /violation\([^;]*?[,)]/g;
const REFUSED = /new Refusal\([^)]*\)/g;

/** The sign-in page stands before all others and has texts of its own. */
function ofSignIn(file: string): boolean {
  return path.basename(file).startsWith('signIn');
}

describe('texts for codes', () => {
  it('knows every refusal of rules and table', () => {
    const codes = codesIn(sources('server/engine') + sources('server/table'), VIOLATION);
    expect(codes.length).toBeGreaterThan(50);
    expect(without(codes, REFUSALS)).toEqual([]);
  });

  it('twin: a code without a text is found', () => {
    expect(without(codesIn("violation('no-such-code', {})", VIOLATION), REFUSALS)).toEqual(['no-such-code']);
  });

  it('knows what roles are refused with', () => {
    const codes = codesIn(sources('server/table'), /'needs-[a-z-]+'/g);
    expect(codes.length).toBeGreaterThan(2);
    expect(without(codes, REFUSALS)).toEqual([]);
  });

  it('knows what the edge refuses with', () => {
    const others = (file: string): boolean => !ofSignIn(file);
    expect(without(codesIn(sources('server/http', others), REFUSED), REFUSALS)).toEqual([]);
  });

  it('knows on the sign-in page what its calls refuse with', () => {
    const codes = codesIn(sources('server/http', ofSignIn), REFUSED);
    expect(codes.length).toBeGreaterThan(0);
    expect(without(codes, signInEn.codes)).toEqual([]);
  });

  it('knows every alarm and ruling of the rules', () => {
    const text = sources('server/engine');
    const alarms = Array.from(text.matchAll(/'([A-Z]+_[A-Z_]+)'/g), ([, code = '']) => code);
    const raised = alarms.filter((code) => /ALARM|push|Alarm/.test(lineOf(text, code)));
    expect(without([...new Set(raised)], ALARMS)).toEqual([]);
  });

  it('knows every question and advice of the table', () => {
    const table = Array.from(
      sources('server/table').matchAll(/\['([A-Z][\w.-]+)', '[^']*', '([a-z-]+)'\]/g),
      ([, question = '', advice = '']) => ({ question, advice }),
    );
    expect(table.length).toBeGreaterThan(4);
    expect(
      without(
        table.map((row) => row.question),
        refusalsEn.questions,
      ),
    ).toEqual([]);
    expect(
      without(
        table.map((row) => row.advice),
        refusalsEn.recommended,
      ),
    ).toEqual([]);
  });
});

function lineOf(text: string, code: string): string {
  return text.split('\n').find((line) => line.includes(`'${code}'`)) ?? '';
}

describe('codeText', () => {
  const money = (amount: number) => `$${amount}`;

  it('fills amounts and seats', () => {
    const text = codeText('refusals', 'raise-too-small', { language: 'en', params: { min: 400 }, money });
    expect(text).toBe('Raise too small. At least $400.');
  });

  it('writes times as minutes and seconds', () => {
    const params = { minimumMs: 600_000 };
    expect(codeText('refusals', 'delay-too-short-for-kind', { language: 'en', params })).toContain('At least 10:00.');
    expect(codeText('refusals', 'delay-too-short-for-kind', { language: 'ru', params: { minimumMs: 30_000 } })).toBe(
      'Задержка мала для такого показа. Не меньше 0:30.',
    );
  });

  it('leaves out a sentence whose parameters are not known', () => {
    expect(codeText('refusals', 'raise-too-small', { language: 'en' })).toBe('Raise too small.');
    expect(codeText('refusals', 'raise-too-small', { language: 'ru' })).toBe('Рейз мал.');
  });

  it('shows an unknown code as itself', () => {
    expect(codeText('refusals', 'brand-new', { language: 'en' })).toBe('Declined: brand-new');
    expect(codeText('rulings', 'SP-9.9.9-NEW', { language: 'en' })).toBe('SP-9.9.9-NEW');
    expect(codeText('refusals', 'toString', { language: 'en' })).toBe('Declined: toString');
  });

  it('names the clause', () => {
    expect(clauseText('5.2', 'ru')).toBe('пункт 5.2');
    expect(clauseText('', 'en')).toBe('');
  });
});

describe('languages', () => {
  it('use the same parameters in every text', () => {
    const different = (['refusals', 'alarms', 'questions', 'recommended'] as const).flatMap((group) => {
      const russian: Readonly<Record<string, string>> = refusalsRu[group];
      return Object.entries(refusalsEn[group]).filter(
        ([code, text]) => fieldsOf(text) !== fieldsOf(russian[code] ?? ''),
      );
    });
    expect(different).toEqual([]);
  });

  it('twin: a lost parameter shows', () => {
    expect(fieldsOf('At least {min:money}.')).not.toBe(fieldsOf('Мало.'));
  });
});

function fieldsOf(text: string): string {
  return (text.match(/\{[^}]+\}/g) ?? []).sort().join(' ');
}
