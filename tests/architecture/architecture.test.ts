// The authority over who may import whom. Each rule is run on the real tree and on made-up trees that break it.
import { describe, expect, it } from 'vitest';
import { buildGraph } from './graph.ts';
import { projectSources } from './projectFiles.ts';
import { RULES } from './rules.ts';
import { TWINS, worldWith } from './twins.ts';

const real = buildGraph(projectSources());

describe('the architecture of this checkout', () => {
  it('is read completely', () => {
    expect(real.files.size).toBeGreaterThan(10);
    expect([...real.files.keys()]).toContain('server/base/result.ts');
  });

  it.each(Object.entries(RULES))('keeps the rule %s', (_name, rule) => {
    expect(rule(real)).toEqual([]);
  });
});

describe('every rule can fail', () => {
  it.each(Object.entries(RULES))('%s finds nothing in a lawful tree', (_name, rule) => {
    expect(rule(worldWith({}))).toEqual([]);
  });

  it.each(TWINS)('$rule catches $why', ({ rule, files, caught }) => {
    expect(RULES[rule](worldWith(files)).join('\n')).toContain(caught);
  });

  it.each(Object.keys(RULES))('%s has a twin', (name) => {
    expect(TWINS.some(({ rule }) => rule === name)).toBe(true);
  });
});

describe('what is allowed stays allowed', () => {
  it.each([
    ['a converted time', { 'server/log/x.ts': 'export const text = (ms: number) => new Date(ms).toISOString();' }],
    ['a type named Date', { 'db/x.ts': 'export type Row = { at: Date };' }],
    [
      'a cast in the constructor of a brand',
      { 'server/log/x.ts': 'export type Id = string; export const id = (t: string) => t as Id;' },
    ],
    ['a list as const', { 'server/log/x.ts': "export const L = ['a'] as const;" }],
    ['a method of the same name', { 'server/http/x.ts': 'export const f = (s: Socket) => s.setTimeout(5);' }],
    ['a key of the same name', { 'server/http/x.ts': 'export const o = { performance: 1, process: 2 };' }],
    ['a word in a comment or text', { 'server/engine/x.ts': "// Date.now()\nexport const s = 'Date setTimeout';" }],
  ])('%s', (_why, files) => {
    const graph = worldWith(files);
    expect([...RULES.clock(graph), ...RULES.pure(graph), ...RULES.cast(graph)]).toEqual([]);
  });
});
