// Made-up source trees: a lawful one, and for each rule changes to it that break that rule.
import { buildGraph, type Graph } from './graph.ts';
import type { RULES } from './rules.ts';

/** Files that the twins import; none of them breaks a rule. */
const LAWFUL: Readonly<Record<string, string>> = {
  'server/base/brand.ts': 'export type Brand = 1;',
  'server/engine/card.ts': 'export const x = 1;',
  'server/engine/handRank/rank.ts': "import { x } from '../card.ts';",
  'server/equity/shares.ts': "import { x } from '../engine/card.ts'; import { r } from '../engine/handRank/rank.ts';",
  'server/tracker/tag.ts': 'export type TagId = string;',
  'server/vault/port.ts': "import type { Card } from '../engine/card.ts'; import { z } from 'zod';",
  'server/vault/sealed.ts': "import type { Db } from '../../db/client.ts';",
  'server/vault/doors/release.ts': 'export const open = 1;',
  'server/readers/protocol.ts': "import { z } from 'zod';",
  'server/readers/inbox.ts': "import type { Db } from '../../db/client.ts';",
  'server/table/table.ts': "import type { VaultPort } from '../vault/port.ts'; import '../tracker/tag.ts';",
  'server/table/commands.ts': "import type { Table } from './table.ts'; import { z } from 'zod';",
  'server/release/released.ts': 'export type Released<T> = T & { readonly released: true };',
  'server/release/airlock.ts':
    "import type { Released } from './released.ts'; export const seal = (v: 1) => v as Released<1>;",
  'server/release/control.ts': "import type { seal } from './airlock.ts';",
  'server/views/overlay/view.ts': "import type { Card } from '../../engine/card.ts';",
  'server/console/view.ts': "import type { Card } from '../engine/card.ts';",
  'server/console/console.ts': "import { x } from '../table/commands.ts'; import '../release/control.ts';",
  'server/http/publicRouter.ts':
    "import { initTRPC } from '@trpc/server'; import type { V } from '../views/overlay/view.ts';",
  'server/main/clock.ts': 'export const now = () => performance.now(); setTimeout(now, Date.now());',
  'server/sim/simProcess.ts': 'setInterval(() => 1, performance.now());',
  'db/client.ts': "import { Pool } from 'pg'; import '../server/base/brand.ts';",
  'app/overlay/[table]/page.tsx':
    "import type { V } from '../../../server/views/overlay/view.ts'; import '../../ui/card.tsx';",
  'app/ui/card.tsx': 'setTimeout(() => 1, 1);',
  'app/layout.tsx': "import './ui/card.tsx';",
  'integrations/buttons/main.js': "import './other.js';",
  'integrations/buttons/other.js': '',
  'tests/engine/card.test.ts': "import { x } from '../../server/vault/sealed.ts';",
};

/** The lawful tree with these files added or replaced. */
export function worldWith(extra: Readonly<Record<string, string>>): Graph {
  const texts = new Map(Object.entries({ ...LAWFUL, ...extra }));
  return buildGraph({ texts, exists: () => false });
}

export interface Twin {
  readonly rule: keyof typeof RULES;
  readonly why: string;
  readonly files: Readonly<Record<string, string>>;
  readonly caught: string;
}

const views = 'server/views/overlay/seats.ts';

export const TWINS: readonly Twin[] = [
  { rule: 'unknown-folder', why: 'a new folder', files: { 'server/utils/x.ts': '' }, caught: 'server/utils/x.ts' },
  { rule: 'unknown-folder', why: 'a file beside the folders', files: { 'server/x.ts': '' }, caught: 'server/x.ts' },
  {
    rule: 'unknown-folder',
    why: 'a new page folder',
    files: { 'app/secret/page.tsx': '' },
    caught: 'app/secret/page.tsx',
  },
  { rule: 'unknown-folder', why: 'a new top folder', files: { 'lib/x.ts': '' }, caught: 'lib/x.ts' },
  { rule: 'unknown-folder', why: 'a new file on top', files: { 'x.config.ts': '' }, caught: 'x.config.ts' },
  {
    rule: 'import-table',
    why: 'a forbidden folder',
    files: { 'server/engine/x.ts': "import '../../db/client.ts';" },
    caught: 'server/engine/x.ts may not import db/client.ts',
  },
  {
    rule: 'import-table',
    why: 'a type import counts',
    files: { [views]: "import type { X } from '../../vault/port.ts';" },
    caught: `${views} may not import server/vault/port.ts`,
  },
  {
    rule: 'import-table',
    why: 'an import type in a signature counts',
    files: { [views]: "type X = import('../../vault/port.ts').X;" },
    caught: `${views} may not import server/vault/port.ts`,
  },
  {
    rule: 'import-table',
    why: 'a re-export counts',
    files: { [views]: "export * from '../../release/airlock.ts';" },
    caught: `${views} may not import server/release/airlock.ts`,
  },
  {
    rule: 'import-table',
    why: 'a dynamic import counts',
    files: { [views]: "const x = await import('../../log/read.ts');", 'server/log/read.ts': '' },
    caught: `${views} may not import server/log/read.ts`,
  },
  {
    rule: 'import-table',
    why: 'another file of a folder of which one file is allowed',
    files: { 'server/table/x.ts': "import '../vault/sealed.ts';" },
    caught: 'server/table/x.ts may not import server/vault/sealed.ts',
  },
  {
    rule: 'import-table',
    why: 'a page that reaches into the server',
    files: { 'app/venue/x.tsx': "import type { X } from '../../server/console/view.ts';" },
    caught: 'app/venue/x.tsx may not import server/console/view.ts',
  },
  {
    rule: 'import-table',
    why: 'an integration that imports the server',
    files: { 'integrations/buttons/x.js': "import '../../server/base/brand.ts';" },
    caught: 'integrations/buttons/x.js may not import server/base/brand.ts',
  },
  {
    rule: 'types-only',
    why: 'a page that runs server code',
    files: { 'app/overlay/x.tsx': "import { V } from '../../server/views/overlay/view.ts';" },
    caught: 'app/overlay/x.tsx may take only types from server/views/overlay/view.ts',
  },
  {
    rule: 'types-only',
    why: 'one value among types',
    files: { 'app/overlay/x.tsx': "import { type V, W } from '../../server/views/overlay/view.ts';" },
    caught: 'app/overlay/x.tsx may take only types from server/views/overlay/view.ts',
  },
  { rule: 'broken-import', why: 'no such file', files: { [views]: "import './x.ts';" }, caught: 'no such file' },
  {
    rule: 'broken-import',
    why: 'an alias',
    files: { [views]: "import '@/server/vault/port.ts';" },
    caught: 'must be relative',
  },
  {
    rule: 'chain',
    why: 'a detour through a folder that may',
    files: { 'server/console/x.ts': "import type { T } from '../table/table.ts';" },
    caught: 'server/console/x.ts -> server/table/table.ts -> server/tracker/tag.ts',
  },
  {
    rule: 'web-process',
    why: 'a server that opens its vault itself',
    files: {
      'server/main/serve.ts': "import './house.ts';",
      'server/main/house.ts': "import type { V } from '../vault/decks.ts'; import '../vault/vault.ts';",
      'server/vault/vault.ts': 'export const open = 1;',
    },
    caught: 'server/main/serve.ts -> server/main/house.ts -> server/vault/vault.ts',
  },
  {
    rule: 'chain',
    why: 'a longer detour from a page',
    files: {
      'app/console/x.tsx': "import type { T } from '../ui/y.tsx';",
      'app/ui/y.tsx': "import type { T } from '../../server/table/z.ts';",
      'server/table/z.ts': "export type { TagId } from './table.ts';",
    },
    caught: 'app/console/x.tsx -> app/ui/y.tsx -> server/table/z.ts -> server/table/table.ts -> server/tracker/tag.ts',
  },
  {
    rule: 'leaf',
    why: 'a leaf that runs code of its folder',
    files: { 'server/table/commands.ts': "import { t } from './table.ts';" },
    caught: 'server/table/commands.ts is a leaf and may take only types from server/table/table.ts',
  },
  {
    rule: 'leaf',
    why: 'a view that takes a package',
    files: { 'server/console/view.ts': "import { Pool } from 'pg';" },
    caught: 'server/console/view.ts is a leaf and may take only types from pg',
  },
  {
    rule: 'pure',
    why: 'a node module',
    files: { 'server/engine/x.ts': "import 'node:fs';" },
    caught: 'the package node:fs',
  },
  {
    rule: 'pure',
    why: 'a type of a package',
    files: { 'server/tracker/x.ts': "import type { z } from 'zod';" },
    caught: 'zod',
  },
  { rule: 'pure', why: 'the time', files: { 'server/engine/x.ts': 'const t = Date.now();' }, caught: 'uses Date' },
  {
    rule: 'pure',
    why: 'randomness',
    files: { 'server/equity/x.ts': 'const r = Math.random();' },
    caught: 'uses Math.random',
  },
  {
    rule: 'pure',
    why: 'renamed randomness',
    files: { 'server/equity/x.ts': 'const { random } = Math;' },
    caught: 'uses Math.random',
  },
  {
    rule: 'pure',
    why: 'another way to randomness',
    files: { 'server/equity/x.ts': "Math['random']();" },
    caught: 'uses Math.random',
  },
  {
    rule: 'pure',
    why: 'a timer',
    files: { 'server/tracker/x.ts': 'setTimeout(() => 1, 5);' },
    caught: 'uses setTimeout',
  },
  { rule: 'pure', why: 'a random id', files: { 'server/engine/x.ts': 'crypto.randomUUID();' }, caught: 'uses crypto' },
  {
    rule: 'pure',
    why: 'globals by name',
    files: { 'server/engine/x.ts': "globalThis['Date'];" },
    caught: 'uses globalThis',
  },
  { rule: 'pure', why: 'the process', files: { 'server/engine/x.ts': 'process.env;' }, caught: 'uses process' },
  { rule: 'clock', why: 'the time of day', files: { 'server/log/x.ts': 'const t = new Date();' }, caught: 'uses Date' },
  { rule: 'clock', why: 'a steady clock', files: { 'db/x.ts': 'performance.now();' }, caught: 'uses performance' },
  {
    rule: 'clock',
    why: 'a timer',
    files: { 'server/http/x.ts': 'setInterval(() => 1, 5);' },
    caught: 'uses setInterval',
  },
  {
    rule: 'clock',
    why: 'a timer module',
    files: { 'server/table/x.ts': "import { setTimeout as sleep } from 'node:timers/promises';" },
    caught: 'imports node:timers/promises',
  },
  { rule: 'clock', why: 'chance', files: { 'server/release/x.ts': 'Math.random();' }, caught: 'uses Math.random' },
  {
    rule: 'clock',
    why: 'another file of the simulated table',
    files: { 'server/sim/x.ts': 'Date.now();' },
    caught: 'uses Date',
  },
  {
    rule: 'released',
    why: 'a cast elsewhere',
    files: {
      [views]: "import type { Released } from '../../release/released.ts'; const x = 1 as unknown as Released<1>;",
    },
    caught: `${views} makes a Released value`,
  },
  {
    rule: 'released',
    why: 'a cast inside another type',
    files: { 'server/release/x.ts': 'const x = [] as readonly Released<1>[];' },
    caught: 'server/release/x.ts makes a Released value',
  },
  {
    rule: 'released',
    why: 'a class',
    files: { [views]: 'new Released(1);' },
    caught: `${views} makes a Released value`,
  },
  {
    rule: 'computed',
    why: 'a computed name',
    files: { [views]: "await import('../' + x);" },
    caught: `${views} loads a module`,
  },
  {
    rule: 'computed',
    why: 'a computed require',
    files: { [views]: 'require(name);' },
    caught: `${views} loads a module`,
  },
  {
    rule: 'cast',
    why: 'a brand put on far from its constructor',
    files: { 'server/log/x.ts': "import type { Chips } from '../engine/chips.ts'; const x = 5 as Chips;" },
    caught: 'server/log/x.ts: cast to Chips',
  },
  {
    rule: 'cast',
    why: 'a cast to a plain type',
    files: { 'app/ui/x.tsx': 'const x = y as string;' },
    caught: 'cast to string',
  },
];
