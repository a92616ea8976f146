// The rules of the architecture as functions from a graph to violations. Data lies in importTable.ts.
import { chain, type Edge, type Graph, matches, matchesAny } from './graph.ts';
import {
  APP_ROOT_ROW,
  APP_ROWS,
  BASE,
  CLOCK_OWNERS,
  CLOSED_FOLDERS,
  COMPUTED_IMPORTS,
  FREE_FOLDERS,
  LEAF_FILES,
  LEAF_NAME,
  LEAF_VALUES,
  OUTSIDE,
  PURE_FOLDERS,
  RELEASED_MAKER,
  ROOT_FILES,
  ROUTER_FILES,
  ROUTER_VALUES,
  SECRET,
  SERVER_ROWS,
  VAULT_ITSELF,
  WEB_PROCESS,
} from './importTable.ts';
import { CAST } from './source.ts';

export const RULES = {
  'unknown-folder': unknownFolders,
  'import-table': forbiddenImports,
  'types-only': valueImportsOfPages,
  'broken-import': brokenImports,
  chain: forbiddenChains,
  'web-process': chainsIntoVault,
  leaf: leafImports,
  pure: impureFolders,
  clock: foreignClocks,
  released: foreignMakers,
  computed: computedImports,
  cast: foreignCasts,
} as const satisfies Readonly<Record<string, (graph: Graph) => readonly string[]>>;

/** What a folder may import; 'free' for everything, null when no row knows it. */
function rowOf(file: string): readonly string[] | 'free' | null {
  if (matchesAny(file, FREE_FOLDERS)) return 'free';
  if (matchesAny(file, CLOSED_FOLDERS)) return [];
  if (!file.includes('/')) return ROOT_FILES.some((name) => name === file) ? 'free' : null;
  const folder = Object.keys(SERVER_ROWS).findLast((one) => isInside(file, one));
  if (folder !== undefined) return [folder, BASE, ...(SERVER_ROWS[folder] ?? [])];
  for (const [folder, row] of Object.entries(APP_ROWS)) if (isInside(file, folder)) return [folder, ...row];
  return /^app\/[^/]+$/.test(file) ? APP_ROOT_ROW : null;
}

function isInside(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`);
}

export function isLeaf(file: string): boolean {
  return matchesAny(file, LEAF_FILES) || new RegExp(`^server/.+/${LEAF_NAME}\\.ts$`).test(file);
}

function allEdges(graph: Graph): readonly Edge[] {
  return [...graph.edges.values()].flat();
}

function unknownFolders(graph: Graph): readonly string[] {
  return [...graph.files.keys()].filter((file) => rowOf(file) === null).map((file) => `${file}: no row for this place`);
}

function forbiddenImports(graph: Graph): readonly string[] {
  return allEdges(graph)
    .filter(({ from, to, kind }) => {
      const row = rowOf(from);
      return kind === 'file' && row !== 'free' && !inOwnPlace(from, to) && !matchesAny(to, row ?? []);
    })
    .map(({ from, to }) => `${from} may not import ${to}`);
}

/** Files of app/ itself and of closed folders may import what lies beside them. */
function inOwnPlace(from: string, to: string): boolean {
  const closed = CLOSED_FOLDERS.find((folder) => isInside(from, folder));
  if (closed) return isInside(to, closed);
  return /^app\/[^/]+$/.test(from) && /^app\/[^/]+$/.test(to);
}

function valueImportsOfPages(graph: Graph): readonly string[] {
  return allEdges(graph)
    .filter(
      ({ from, to, kind, typeOnly }) =>
        kind === 'file' && from.startsWith('app/') && /^(server|db)\//.test(to) && !typeOnly,
    )
    .map(({ from, to }) => `${from} may take only types from ${to}`);
}

function brokenImports(graph: Graph): readonly string[] {
  return allEdges(graph)
    .filter(({ kind }) => kind === 'missing' || kind === 'alias')
    .map(({ from, to, kind }) => `${from}: ${kind === 'alias' ? 'imports must be relative' : 'no such file'}: ${to}`);
}

function forbiddenChains(graph: Graph): readonly string[] {
  const ends = (file: string) => matchesAny(file, SECRET);
  return [...graph.files.keys()]
    .filter((file) => matchesAny(file, OUTSIDE) && !isLeaf(file))
    .map((file) => chain(graph, file, { ends, stops: isLeaf }))
    .filter((found) => found !== null)
    .map((found) => found.join(' -> '));
}

/** The web process has the vault's port and the keys of its own sealers, but nothing that opens the vault. */
function chainsIntoVault({ files, edges }: Graph): readonly string[] {
  const values = new Map([...edges].map(([file, all]) => [file, all.filter(({ typeOnly }) => !typeOnly)]));
  const ends = (file: string) => matchesAny(file, VAULT_ITSELF);
  const found = chain({ files, edges: values }, WEB_PROCESS, { ends, stops: () => false });
  return found === null ? [] : [found.join(' -> ')];
}

function leafImports(graph: Graph): readonly string[] {
  return allEdges(graph)
    .filter(({ from, to, kind, typeOnly }) => {
      if (!isLeaf(from) || typeOnly || kind === 'missing') return false;
      const allowed = [...LEAF_VALUES, ...(matchesAny(from, ROUTER_FILES) ? ROUTER_VALUES : [])];
      return kind === 'file' ? !matchesAny(to, allowed) && !isLeaf(to) : !allowed.includes(to);
    })
    .map(({ from, to }) => `${from} is a leaf and may take only types from ${to}`);
}

const IMPURE = [
  'Date',
  'new Date(value)',
  'performance',
  'crypto',
  'Math.random',
  'process',
  'globalThis',
  'global',
  'Temporal',
];
const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame'];

function impureFolders(graph: Graph): readonly string[] {
  const inside = [...graph.files].filter(([file]) => matchesAny(file, PURE_FOLDERS));
  return inside.flatMap(([file, { uses }]) => [
    ...[...IMPURE, ...TIMERS].filter((use) => uses.has(use)).map((use) => `${file} uses ${use}`),
    ...packagesOf(graph, file).map((name) => `${file} imports the package ${name}`),
  ]);
}

function packagesOf(graph: Graph, file: string): readonly string[] {
  return (graph.edges.get(file) ?? []).filter(({ kind }) => kind === 'package').map(({ to }) => to);
}

const CLOCK = [
  'Date',
  'performance',
  'Temporal',
  'process.hrtime',
  'process.uptime',
  'globalThis',
  'global',
  'Math.random',
  ...TIMERS,
];
const CLOCK_PACKAGES = [
  'node:timers',
  'node:timers/promises',
  'node:perf_hooks',
  'timers',
  'timers/promises',
  'perf_hooks',
];

function foreignClocks(graph: Graph): readonly string[] {
  const inside = [...graph.files].filter(([file]) => /^(server|db)\//.test(file) && !matchesAny(file, CLOCK_OWNERS));
  return inside.flatMap(([file, { uses }]) => [
    ...CLOCK.filter((use) => uses.has(use)).map((use) => `${file} uses ${use}: time and chance come from main`),
    ...packagesOf(graph, file)
      .filter((name) => CLOCK_PACKAGES.includes(name))
      .map((name) => `${file} imports ${name}: time comes from main`),
  ]);
}

function foreignMakers(graph: Graph): readonly string[] {
  return [...graph.files]
    .filter(
      ([file, { uses }]) => uses.has('as Released') && !matches(file, RELEASED_MAKER) && !file.startsWith('tests/'),
    )
    .map(([file]) => `${file} makes a Released value: only ${RELEASED_MAKER}.ts may`);
}

function computedImports(graph: Graph): readonly string[] {
  return [...graph.files]
    .filter(([file, { uses }]) => uses.has('import(computed)') && !matchesAny(file, COMPUTED_IMPORTS))
    .map(([file]) => `${file} loads a module whose name is computed`);
}

function foreignCasts(graph: Graph): readonly string[] {
  return [...graph.files]
    .filter(([file]) => /^(server|db|app)\//.test(file))
    .flatMap(([file, { uses }]) => [...uses].filter((use) => use.startsWith(CAST)).map((use) => `${file}: ${use}`));
}
