// The roles there are and what each may do. One table; nothing else in the server decides by role.
export const ROLES = [
  'operator',
  'card-desk',
  'floor',
  'chief-judge',
  'producer',
  'checker',
  'commentator',
  'canvas',
  'scan-screen',
  'reader',
  'auditor',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

export const PERMISSIONS = [
  /** See the live console of a table: stacks, bets, board; never a hole card. */
  'console:view',
  /** Enter bets, folds, answers, undo. */
  'table:operate',
  /** Enter a command as the floor: as ruled, void, dead hand, settle the inbox. */
  'table:rule',
  /** Type a hole card; write-only. */
  'cards:type',
  'floor:inbox',
  /** Open the sealed view of a complete hand. */
  'judge:open',
  'release:control',
  /** One of the two people who confirm a gate off or a short delay. */
  'release:confirm',
  /** Second key that shows run-out cards live. */
  'runout:confirm',
  'playout:control',
  /** Hold and panic: anyone who watches the air may stop it. */
  'release:hold',
  /** Receive the feed of the canvas the token names. */
  'canvas:view',
  'venue:view',
  /** Whether the cards of each seat have been read; nothing else. */
  'scan:view',
  /** Compare, correct and drop ahead of the programme. */
  'check:correct',
  'audit:read',
  'reader:send',
  'settings:change',
  'decks:manage',
  'tokens:manage',
  'tables:manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const CONSOLE: readonly Permission[] = ['console:view', 'venue:view'];

const TABLE: Readonly<Record<Role, readonly Permission[]>> = {
  operator: [...CONSOLE, 'table:operate'],
  'card-desk': ['cards:type'],
  floor: [
    ...CONSOLE,
    'table:operate',
    'table:rule',
    'floor:inbox',
    'release:confirm',
    'runout:confirm',
    'release:hold',
    'decks:manage',
  ],
  'chief-judge': [...CONSOLE, 'table:rule', 'floor:inbox', 'judge:open', 'release:confirm', 'release:hold'],
  producer: [
    ...CONSOLE,
    'release:control',
    'release:confirm',
    'release:hold',
    'runout:confirm',
    'playout:control',
    'settings:change',
  ],
  checker: ['canvas:view', 'check:correct', 'release:hold'],
  commentator: ['canvas:view'],
  canvas: ['canvas:view'],
  'scan-screen': ['scan:view'],
  reader: ['reader:send'],
  auditor: ['audit:read'],
  admin: ['venue:view', 'settings:change', 'decks:manage', 'tokens:manage', 'tables:manage'],
};

/** Roles whose token must name the one canvas it is for. */
export const CANVAS_ROLES: readonly Role[] = ['checker', 'commentator', 'canvas'];

/** Roles that work at a console; a show run by one of them alone has a one-person staff. */
export const CONSOLE_ROLES: readonly Role[] = ['operator', 'card-desk', 'floor', 'chief-judge', 'producer'];

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}

export function permissionsOf(role: Role): readonly Permission[] {
  return TABLE[role];
}
