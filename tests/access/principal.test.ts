// Who may do what: the table of roles in words, and the scope of a token.
import { describe, expect, test } from 'vitest';
import { may, mayView, type Principal } from '../../server/access/principal.ts';
import { PERMISSIONS, type Permission, permissionsOf, ROLES, type Role } from '../../server/access/role.ts';
import { tableId } from '../../server/base/ids.ts';

const main = tableId('main');
const other = tableId('other');
const principal = (role: Role, over: Partial<Principal> = {}): Principal => ({
  tokenId: 't1',
  actor: 'token:t1',
  role,
  tableId: main,
  canvas: null,
  person: null,
  ...over,
});

/** Written out once more on purpose: whoever may do these things is a promise of the product. */
const PROMISED: Partial<Record<Permission, readonly Role[]>> = {
  'judge:open': ['chief-judge'],
  'cards:type': ['card-desk'],
  'table:operate': ['operator', 'floor'],
  'table:rule': ['floor', 'chief-judge'],
  'floor:inbox': ['floor', 'chief-judge'],
  'runout:confirm': ['floor', 'producer'],
  'canvas:view': ['checker', 'commentator', 'canvas'],
  'audit:read': ['auditor'],
  'tokens:manage': ['admin'],
  'tables:manage': ['admin'],
  'decks:manage': ['floor', 'admin'],
  'release:control': ['producer'],
};

describe('roles', () => {
  test.each(Object.entries(PROMISED))('%s is for exactly the promised roles', (permission, roles) => {
    const found = ROLES.filter((role) => permissionsOf(role).some((p) => p === permission));
    expect(found).toEqual(ROLES.filter((role) => roles.includes(role)));
  });

  test('every permission is held by some role and none by all', () => {
    for (const permission of PERMISSIONS) {
      const holders = ROLES.filter((role) => permissionsOf(role).includes(permission));
      expect(holders.length, permission).toBeGreaterThan(0);
      expect(holders.length, permission).toBeLessThan(ROLES.length);
    }
  });

  test('who receives a canvas has no console, and who has a console receives no canvas', () => {
    for (const role of ROLES) {
      const held = permissionsOf(role);
      expect(held.includes('canvas:view') && held.includes('console:view'), role).toBe(false);
    }
  });
});

describe('scope', () => {
  test.each<[string, Principal, Permission, typeof main | null, boolean]>([
    ['its own table', principal('operator'), 'table:operate', main, true],
    ['another table', principal('operator'), 'table:operate', other, false],
    ['no table, from a token of one table', principal('admin'), 'tables:manage', null, false],
    ['no table, from a token of all', principal('admin', { tableId: null }), 'tables:manage', null, true],
    ['any table, from a token of all', principal('floor', { tableId: null }), 'table:rule', other, true],
    ['what the role may not', principal('admin', { tableId: null }), 'judge:open', main, false],
  ])('given %s, then %s', (_title, who, permission, table, allowed) => {
    expect(may(who, permission, table)).toBe(allowed);
  });

  test.each<[Role, string | null, typeof main, boolean]>([
    ['commentator', 'commentary', main, true],
    ['commentator', 'programme', main, false],
    ['commentator', 'commentary', other, false],
    ['canvas', null, main, false],
    ['producer', 'commentary', main, false],
    ['auditor', 'commentary', main, false],
  ])('%s with a token for %s on %s sees the commentary canvas: %s', (role, canvas, table, sees) => {
    expect(mayView(principal(role, { canvas }), 'commentary', table)).toBe(sees);
  });
});
