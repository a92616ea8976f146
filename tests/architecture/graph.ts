// The import graph of a set of source files, real or made up by a test. Paths are relative to the project, with `/`.
import path from 'node:path';
import { type Facts, type Import, readFacts } from './source.ts';

export interface Edge {
  readonly from: string;
  /** A path of the project, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
  readonly kind: 'file' | 'package' | 'missing' | 'alias';
}

export interface Graph {
  /** Every source file with what it uses. */
  readonly files: ReadonlyMap<string, Facts>;
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
}

export const SOURCE = /\.[cm]?[jt]sx?$/;

export interface Sources {
  /** Path to text, source files only. */
  readonly texts: ReadonlyMap<string, string>;
  /** True for any other file a source may import: CSS, JSON, pictures. */
  exists(file: string): boolean;
}

export function buildGraph(sources: Sources): Graph {
  const files = new Map([...sources.texts].map(([name, text]) => [name, readFacts(name, text)]));
  const edges = new Map(
    [...files].map(([name, facts]) => [name, facts.imports.map((one) => edge(name, one, sources))]),
  );
  return { files, edges };
}

function edge(from: string, { from: written, typeOnly }: Import, sources: Sources): Edge {
  if (written.startsWith('.')) {
    const to = path.posix.normalize(path.posix.join(path.posix.dirname(from), written));
    return { from, to, typeOnly, kind: sources.texts.has(to) || sources.exists(to) ? 'file' : 'missing' };
  }
  const alias = /^([@~#]\/|\/|[a-z]:|file:)/i.test(written);
  return { from, to: written, typeOnly, kind: alias ? 'alias' : 'package' };
}

/** Is `file` this folder's, or this file with any source ending? `*` stands for one name. */
export function matches(file: string, entry: string): boolean {
  const wanted = entry.split('/');
  const parts = file.replace(SOURCE, '').split('/');
  if (parts.length < wanted.length) return false;
  return wanted.every((name, i) => name === '*' || name === parts[i]);
}

export function matchesAny(file: string, entries: readonly string[]): boolean {
  return entries.some((entry) => matches(file, entry));
}

/** The shortest chain from `start` to a file that `ends`, not going through a file that `stops`. */
export function chain(
  graph: Graph,
  start: string,
  { ends, stops }: { ends(file: string): boolean; stops(file: string): boolean },
): readonly string[] | null {
  const before = new Map<string, string | null>([[start, null]]);
  for (const file of before.keys()) {
    if (stops(file)) continue;
    if (file !== start && ends(file)) return backTo(before, file);
    for (const { to, kind } of graph.edges.get(file) ?? [])
      if (kind === 'file' && !before.has(to)) before.set(to, file);
  }
  return null;
}

function backTo(before: ReadonlyMap<string, string | null>, end: string): readonly string[] {
  const steps: string[] = [];
  for (let at: string | null | undefined = end; at; at = before.get(at)) steps.unshift(at);
  return steps;
}
