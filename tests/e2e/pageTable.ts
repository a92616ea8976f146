// Every page that the app folder has, and how the people of a show open it. A page without an entry here makes a test fail.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const APP = fileURLToPath(new URL('../../app', import.meta.url));

/**
 * What may be seen there and when: cards behind the delay, behind the gate as well, what lies open in the room, cards that have
 * aired, or nothing while the test runs (ten minutes behind).
 */
export type Sees = 'delayed' | 'gated' | 'room' | 'proofs' | 'nothing';

export const HOLDERS = [
  'overlay',
  'gated',
  'commentary',
  'live',
  'venue',
  'viewer',
  'checker',
  'clock',
  'scan',
  'operator',
  'producer',
  'cardDesk',
  'floor',
  'judge',
  'auditor',
  'admin',
  'stranger',
] as const;
/** Whose token opens it; `stranger`: none. */
export type Holder = (typeof HOLDERS)[number];

export interface Opening {
  readonly holder: Holder;
  readonly sees: Sees;
  readonly query?: string;
}

const room = (...holders: readonly Holder[]): readonly Opening[] => holders.map((holder) => ({ holder, sees: 'room' }));

export const PAGES: Readonly<Record<string, readonly Opening[]>> = {
  '/': room('stranger'),
  '/audit': [{ holder: 'auditor', sees: 'proofs' }],
  '/check/[table]': [{ holder: 'checker', sees: 'nothing' }],
  '/commentary/[table]': [
    { holder: 'commentary', sees: 'delayed' },
    { holder: 'live', sees: 'room', query: '?canvas=live' },
  ],
  '/console/[table]': room('operator', 'producer', 'floor'),
  '/console/[table]/air': room('producer'),
  '/console/[table]/cards': room('cardDesk'),
  '/console/[table]/deck': room('floor'),
  '/console/[table]/floor': room('floor'),
  '/console/[table]/judge': room('judge'),
  '/console/[table]/readers': room('operator', 'floor'),
  '/console/[table]/rules': room('operator'),
  '/overlay/[table]': [
    { holder: 'overlay', sees: 'delayed' },
    { holder: 'overlay', sees: 'delayed', query: '?lang=ru' },
    { holder: 'gated', sees: 'gated', query: '?canvas=gated' },
    ...room('stranger'),
  ],
  '/setup': room('admin'),
  '/setup/[table]': room('admin'),
  '/setup/delay': room('stranger'),
  '/signin': room('stranger'),
  '/scan/[table]': room('scan'),
  '/sync/[table]': room('clock'),
  '/venue/[table]': room('venue'),
  '/virtual/[table]': room('stranger'),
  '/watch/[table]': [{ holder: 'viewer', sees: 'gated' }],
};

/** As addresses are written, a table's name as `[table]`. */
export function routesOfApp(): readonly string[] {
  const files = fs.readdirSync(APP, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep));
  return files.flatMap((parts) => (parts.at(-1) === 'page.tsx' ? [`/${parts.slice(0, -1).join('/')}`] : [])).sort();
}

/** Pages that nobody opens in the test, and entries for pages that are gone. */
export function unopened(routes: readonly string[]): readonly string[] {
  return [
    ...routes.filter((route) => (PAGES[route] ?? []).length === 0),
    ...Object.keys(PAGES).filter((route) => !routes.includes(route)),
  ];
}

export function titleOf(route: string, { holder, query = '' }: Opening): string {
  return `${route}${query} of ${holder}`;
}
