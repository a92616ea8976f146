// The import table of the design as data (docs/ARCHITECTURE.md prints it). A folder that is not a row here fails.
// An entry is a folder or a file without its ending, relative to `server/` unless it begins with app/ or db/.

/** May be imported by every folder under server/ and db/. */
export const BASE = 'server/base';

const server = (...names: readonly string[]): readonly string[] => names.map(full);

function full(name: string): string {
  return /^(app|db)(\/|$)/.test(name) ? name : `server/${name}`;
}

/** Folder to what its files may import, types included. Its own files are always allowed. */
export const SERVER_ROWS: Readonly<Record<string, readonly string[]>> = {
  'server/base': [],
  'server/env': [],
  'server/settings': server('engine', 'db'),
  'server/engine': [],
  'server/equity': server('engine/card', 'engine/handRank', 'engine/game'),
  'server/tracker': [],
  'server/readers': server('db'),
  'server/readers/bridges': server('readers/protocol', 'readers/client'),
  'server/log': server('engine', 'db'),
  'server/access': server('db'),
  'server/audit': server('db'),
  'server/playout': [],
  'server/vault': server('engine/card', 'db', 'audit'),
  'server/table': server('engine', 'tracker', 'log', 'db', 'readers/inbox', 'vault/port'),
  'server/release': server('engine', 'log', 'db', 'vault/doors/release'),
  'server/judge': server('engine', 'db/judgeCases', 'vault/doors/judge', 'access', 'audit'),
  'server/floor': server('engine', 'log', 'db', 'table/commands', 'access', 'audit'),
  'server/stats': server('engine', 'release/released'),
  'server/views': server('engine', 'equity', 'stats', 'playout/state', 'release/released'),
  'server/console': server(
    'engine',
    'log',
    'db/roster',
    'table/commands',
    'playout',
    'access',
    'audit',
    'release/control',
    'release/status',
  ),
  'server/formats': server('engine', 'stats', 'release/released'),
  'server/sim': server('engine', 'readers/protocol', 'readers/client'),
  'server/setup': server('engine', 'table/commands', 'release/control', 'access'),
  'server/http': server(
    'views',
    'console',
    'setup',
    'floor',
    'judge',
    'access',
    'audit/office',
    'audit/view',
    'readers/gateway',
    'release/feeds',
  ),
  db: [],
};

const PAGE = ['app/ui', 'app/messages'] as const;
const AUDIENCE = [...PAGE, 'server/views/*/view', 'server/http/publicRouter'];

/** Pages take types only from the server. */
export const APP_ROWS: Readonly<Record<string, readonly string[]>> = {
  'app/overlay': AUDIENCE,
  'app/commentary': AUDIENCE,
  'app/venue': AUDIENCE,
  'app/watch': AUDIENCE,
  'app/check': [...AUDIENCE, 'app/watch', 'server/http/consoleRouter'],
  'app/console': [
    ...PAGE,
    'server/console/view',
    'server/console/*/view',
    'server/floor/view',
    'server/judge/view',
    'server/http/consoleRouter',
  ],
  'app/setup': [...PAGE, 'server/setup/view', 'server/setup/*/view', 'server/http/consoleRouter'],
  'app/audit': [...PAGE, 'server/audit/view', 'server/http/consoleRouter'],
  'app/signin': [
    ...PAGE,
    'app/setup/form.css',
    'app/setup/fields.css',
    'server/access/view',
    'server/http/signInRouter',
  ],
  'app/sync': PAGE,
  'app/virtual': [...PAGE, 'server/readers/protocol'],
  'app/scan': [...PAGE, 'server/console/scan/view', 'app/console/connectConsole'],
  'app/ui': ['app/messages'],
  'app/messages': [],
};

/** Files that lie in app/ itself: layout, start page, error pages. */
export const APP_ROOT_ROW: readonly string[] = PAGE;

/** May import everything. */
export const FREE_FOLDERS = ['server/main', 'server/cli', 'tests', 'scripts', 'bin'] as const;

/** Speak to the server over the wire only. */
export const CLOSED_FOLDERS = ['integrations', 'public'] as const;

/** Source files that may lie in the top folder. */
export const ROOT_FILES = [
  'drizzle.config.ts',
  'next.config.js',
  'playwright.config.ts',
  'postcss.config.mjs',
  'vitest.config.ts',
] as const;

/** No chain of imports may lead from one of the first to one of the second. */
export const OUTSIDE = [
  'app',
  'server/views',
  'server/stats',
  'server/formats',
  'server/playout',
  'server/console',
  'server/floor',
  'server/setup',
];
export const SECRET = ['server/vault', 'server/tracker', 'server/readers'];

/** No chain of values leads from the program of the web process to what opens the vault's keys and rows. */
export const WEB_PROCESS = 'server/main/serve.ts';
export const VAULT_ITSELF = [
  'server/main/openVault',
  'server/vault/vault',
  'server/vault/cardLog',
  'server/vault/decks',
];

/** Chains stop here: these files hold types and schemas only, and `LEAF_VALUES` is all they may import as values. */
export const LEAF_FILES = [
  'server/release/released',
  'server/release/control',
  'server/release/status',
  'server/release/feeds',
  'server/table/commands',
  'server/table/fields',
  'server/table/gameCommands',
  'server/table/reports',
  'server/readers/protocol',
  'server/vault/port',
  'server/http/publicRouter',
  'server/http/consoleRouter',
  'server/http/signInRouter',
  'server/http/auditRouter',
  'server/http/judgeRouter',
  'server/http/setupRouter',
  'server/http/staffRouter',
  'server/http/routerFields',
  'server/http/reissueRouter',
  'server/http/deckRouter',
  'server/http/readingRouter',
  'server/http/calibrationRouter',
] as const;
export const LEAF_NAME = 'view';
export const LEAF_VALUES = ['zod', 'server/base', 'server/engine'];
export const ROUTER_VALUES = ['@trpc/server'];
export const ROUTER_FILES = [
  'server/http/publicRouter',
  'server/http/consoleRouter',
  'server/http/signInRouter',
  'server/http/auditRouter',
  'server/http/judgeRouter',
  'server/http/setupRouter',
  'server/http/staffRouter',
  'server/http/reissueRouter',
  'server/http/deckRouter',
  'server/http/readingRouter',
  'server/http/calibrationRouter',
];

/** Pure: no clock, no randomness, no package, no node: module. */
export const PURE_FOLDERS = ['server/engine', 'server/tracker', 'server/equity'];

/** Under server/ and db/ only these may tell time by themselves. */
export const CLOCK_OWNERS = ['server/main', 'server/sim/simProcess'];

/** The one maker of Released<T>. */
export const RELEASED_MAKER = 'server/release/airlock';

/** May load a module whose name is computed (the PostgreSQL package is named after the platform). */
export const COMPUTED_IMPORTS = ['db/embedded', 'tests', 'scripts', 'bin'];
