import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../app/messages/language.ts';
import { codeWords, filledText, setupMessages } from '../../../app/messages/setup.ts';
import { setupDelayMessages } from '../../../app/messages/setupDelay.ts';
import { PLAN_PROBLEMS, PLAN_WARNINGS } from '../../../server/setup/plan/view.ts';
import { DESK_ROLES, SETUP_PAGES, SETUP_REFUSALS } from '../../../server/setup/view.ts';

type Tree = { readonly [key: string]: unknown };

function texts(tree: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${path}${key}`, value] as const];
    return typeof value === 'object' && value !== null ? texts(value, `${path}${key}.`) : [];
  });
}

const places = (text: string): readonly string[] => [...(text.match(/\{\w+(:\w+)?\}/g) ?? [])].sort();

function differing(a: Tree, b: Tree): readonly string[] {
  const other = new Map(texts(b));
  return texts(a)
    .filter(([path, text]) => places(text).join() !== places(other.get(path) ?? '').join())
    .map(([path]) => path);
}

const missing = (codes: readonly string[], known: object): readonly string[] =>
  codes.filter((code) => !Object.hasOwn(known, code));

describe.each(LANGUAGES)('set-up in %s', (language) => {
  const { codes, result } = setupMessages(language);

  it('given every code of the server, when worded, then there is a text', () => {
    expect(missing(PLAN_PROBLEMS, codes.problems)).toEqual([]);
    expect(missing(PLAN_WARNINGS, codes.warnings)).toEqual([]);
    expect(missing(SETUP_REFUSALS, codes.refusals)).toEqual([]);
  });

  it('given every page and role of an address, when named, then there is a name', () => {
    expect(missing(SETUP_PAGES, result.pages)).toEqual([]);
    expect(missing(SETUP_PAGES, result.pageSays)).toEqual([]);
    expect(missing(DESK_ROLES, result.roles)).toEqual([]);
  });

  it('given every text, when read, then none is empty', () => {
    const all = [...texts(setupMessages(language)), ...texts(setupDelayMessages(language))];
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

it('given both languages, when compared, then they name the same parameters', () => {
  expect(differing(setupMessages('en').codes, setupMessages('ru').codes)).toEqual([]);
});

it('twin: given a translation that lost a parameter and a code without a text, when compared, then both are named', () => {
  expect(differing({ a: 'at {seat}' }, { a: 'там' })).toEqual(['a']);
  expect(missing(['x', 'y'], { x: '' })).toEqual(['y']);
});

it.each([
  ['at least {leastSeconds:time}', { leastSeconds: 600 }, 'at least 10:00'],
  ['at most {most:money}', { most: 5_000 }, 'at most $5000'],
  ['seat {seat}', { seat: 3 }, 'seat 3'],
  ['{who} sits', {}, '… sits'],
])('given %s and %j, when filled in, then %s', (text, params, filled) => {
  expect(filledText(text, params, (amount) => `$${amount}`)).toBe(filled);
});

it('given a code that nobody worded, when shown, then it shows itself', () => {
  expect(codeWords({ a: 'A' }, 'toString')).toBe('toString');
});
