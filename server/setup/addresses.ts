// Pages as addresses: which role opens which page, and the path with the token in its fragment, where no server or proxy
// sees it. Pure.
import { CONSOLE_ROLES, isRole, type Role } from '../access/role.ts';
import type { ReadyPlan } from './plan/readyPlan.ts';
import { type AddressWish, SETUP_PAGES, type SetupPage } from './view.ts';

/** A token still to be made. `person` is a name; null is nobody. */
export interface WantedAddress {
  readonly page: SetupPage;
  readonly role: Role;
  readonly canvas: string | null;
  readonly person: string | null;
}

/** The canvas that a page asks for by itself. */
const OWN_CANVAS: Partial<Record<SetupPage, string>> = {
  overlay: 'overlay',
  commentary: 'commentary',
  venue: 'venue',
  watch: 'public',
  check: 'check',
  sync: 'sync',
};

const ROLES: Readonly<Record<Exclude<SetupPage, 'console'>, Role>> = {
  overlay: 'canvas',
  commentary: 'commentator',
  venue: 'canvas',
  watch: 'canvas',
  check: 'checker',
  sync: 'canvas',
  floor: 'floor',
  cards: 'card-desk',
  deck: 'floor',
  scan: 'scan-screen',
};

const ROLE_OF: ReadonlyMap<string, Role> = new Map(Object.entries(ROLES));

/** In the order in which a show needs them. */
export function planAddresses({ pages, people }: ReadyPlan): readonly WantedAddress[] {
  const { operator, producer, cardDesk, floor, commentators } = people;
  const desk = (role: Role, person: string | null): readonly WantedAddress[] =>
    person === null ? [] : [{ page: 'console', role, canvas: null, person }];
  const held = (page: 'floor' | 'cards' | 'deck', person: string | null): readonly WantedAddress[] =>
    person === null ? [] : [{ page, role: ROLES[page], canvas: null, person }];
  const shown = (page: 'overlay' | 'commentary' | 'venue' | 'sync', person: string | null = null): WantedAddress => ({
    ...{ page, role: ROLES[page], person },
    canvas: OWN_CANVAS[page] ?? null,
  });
  const talkers = commentators.length === 0 ? [null] : commentators;
  return [
    ...(pages.overlay ? [shown('overlay')] : []),
    ...desk('operator', operator),
    ...desk('producer', producer),
    ...held('cards', cardDesk),
    ...desk('floor', floor),
    ...held('floor', floor),
    ...(pages.commentary ? talkers.map((person) => shown('commentary', person)) : []),
    ...(pages.venue ? [shown('venue')] : []),
    shown('sync'),
    ...held('deck', floor),
  ];
}

/** What a wish for one address comes to. */
export function wantedAddress({ page, role, canvas }: AddressWish, person: string | null): WantedAddress {
  if (page === 'console') return { page, role, canvas: null, person };
  if (page === 'floor') return { page, role: role === 'chief-judge' ? role : ROLES[page], canvas: null, person };
  const own = OWN_CANVAS[page];
  const shown = own === undefined ? null : page === 'sync' ? own : (canvas ?? own);
  return { page, role: ROLES[page], canvas: shown, person };
}

/** Pages whose address lies under that of the console. */
const UNDER_CONSOLE: readonly SetupPage[] = ['floor', 'cards', 'deck'];

/** Pages at which somebody works under his name. */
export function needsPerson(page: SetupPage): boolean {
  return page === 'console' || page === 'check' || UNDER_CONSOLE.includes(page);
}

export function pagePath(at: Pick<WantedAddress, 'page' | 'canvas'>, table: string, token: string): string {
  const other = at.canvas !== null && at.canvas !== OWN_CANVAS[at.page] ? `?canvas=${at.canvas}` : '';
  return `${foldersOf(at.page, table)}${other}#token=${token}`;
}

function foldersOf(page: SetupPage, table: string): string {
  return UNDER_CONSOLE.includes(page) ? `/console/${table}/${page}` : `/${page}/${table}`;
}

interface Scope {
  readonly role: string;
  readonly canvas: string | null;
  /** set-up writes the page here */
  readonly label: string;
}

/** The page a token was made for; null when no page is for it. `audiences`: of the canvases of its table. */
export function pageOf({ role, canvas, label }: Scope, audiences: ReadonlyMap<string, string>): SetupPage | null {
  const named = SETUP_PAGES.find((page) => page === label);
  if (named !== undefined) return named;
  if (role === 'card-desk') return 'cards';
  if (role === 'commentator') return 'commentary';
  if (role === 'checker') return 'check';
  if (role === 'scan-screen') return 'scan';
  if (isRole(role) && CONSOLE_ROLES.includes(role)) return 'console';
  if (role !== 'canvas' || canvas === null) return null;
  const audience = audiences.get(canvas) ?? canvas;
  if (audience === 'public') return 'watch';
  return SETUP_PAGES.find((page) => page === audience && page in OWN_CANVAS && ROLE_OF.get(page) === role) ?? null;
}

const BESIDE_CONSOLE: Readonly<Partial<Record<Role, readonly SetupPage[]>>> = {
  floor: ['floor', 'deck'],
  'chief-judge': ['floor'],
};

function besideConsole(role: string): readonly SetupPage[] {
  return isRole(role) ? (BESIDE_CONSOLE[role] ?? []) : [];
}

interface Held extends Scope {
  readonly table: string;
  readonly text: string;
}

/** Every page that a token opens; the floor's opens the ruling desk and the deck page, too. */
export function pagePaths({ table, text, ...scope }: Held, audiences: ReadonlyMap<string, string>): readonly string[] {
  const page = pageOf(scope, audiences);
  if (page === null) return [];
  const pages: readonly SetupPage[] = page === 'console' ? [page, ...besideConsole(scope.role)] : [page];
  return pages.map((one) => pagePath({ page: one, canvas: scope.canvas }, table, text));
}
