// What a set-up page may ask, checked against its token: an administrator's, for every table or for the one it names.
// It knows no plan and no table; the office in main does the work.
import { may, type Principal } from '../access/principal.ts';
import { type Permission, permissionsOf } from '../access/role.ts';
import type { TableId } from '../base/ids.ts';
import type { Admin } from '../setup/admin.ts';
import type { SetupOffice } from '../setup/office.ts';
import type { SetupCalls } from './setupRouter.ts';
import type { StaffCalls } from './staffRouter.ts';
import type { Visitor } from './visitor.ts';
import { Refusal } from './wireError.ts';
import type { WorkCount } from './workCount.ts';

export interface SetupCallsOptions {
  readonly setup: SetupOffice;
  readonly work: WorkCount;
}

export function createSetupCalls({ setup, work }: SetupCallsOptions, visitor: Visitor): SetupCalls {
  const admin = (permission: Permission, table: TableId | null): Admin => allowed(visitor, permission, table);
  /** of the administrator's own table, or of all of them */
  const own = (permission: Permission): Admin => admin(permission, visitor.require().tableId);
  return {
    overview: async () => setup.overview(own('tables:manage')),
    nameAdmin(naming) {
      const by = own('tokens:manage');
      return work.run(() => setup.nameAdmin(by, naming));
    },
    checkPlan: async (plan) => setup.checkPlan(admin('tables:manage', null), plan),
    createTable(given) {
      const by = maker(visitor, null);
      return work.run(() => setup.createTable(by, given));
    },
    finish(table) {
      const by = maker(visitor, table);
      return work.run(() => setup.finish(by, table));
    },
    table: async (table) => setup.table(admin('tables:manage', table), table),
    planFrom: async (table) => setup.planFrom(admin('tables:manage', table), table),
    address(table, wish) {
      const by = admin('tokens:manage', table);
      return work.run(() => setup.address(by, table, wish));
    },
    revoke(token) {
      const by = own('tokens:manage');
      return work.run(() => setup.revoke(by, token));
    },
    setCardDesk(table, on) {
      const by = admin('tables:manage', table);
      return work.run(() => setup.setCardDesk(by, table, on));
    },
  };
}

/**
 * Whoever resets a passphrase can become its owner: staff is for administrators of every table, lest one of a single table
 * becomes one of all.
 */
export function createStaffCalls({ setup, work }: SetupCallsOptions, visitor: Visitor): StaffCalls {
  const { staff } = setup;
  const asking = <T>(ask: (admin: Admin) => Promise<T>): Promise<T> => {
    const by = allowed(visitor, 'tokens:manage', null);
    return work.run(() => ask(by));
  };
  return {
    list: () => asking((admin) => staff.list(admin)),
    add: (name) => asking((admin) => staff.add(admin, name)),
    grant: (wish) => asking((admin) => staff.grant(admin, wish)),
    take: (grant) => asking((admin) => staff.take(admin, grant)),
    invite: (person) => asking((admin) => staff.invite(admin, person)),
    reset: (person) => asking((admin) => staff.reset(admin, person)),
    end: (person) => asking((admin) => staff.end(admin, person)),
    ownPassphrase: (passphrase) => asking((admin) => staff.ownPassphrase(admin, passphrase)),
  };
}

/** A whole table is rows and tokens: both permissions. */
function maker(visitor: Visitor, table: TableId | null): Admin {
  allowed(visitor, 'tokens:manage', table);
  return allowed(visitor, 'tables:manage', table);
}

function allowed(visitor: Visitor, permission: Permission, table: TableId | null): Admin {
  const principal = visitor.require();
  if (may(principal, permission, table)) return adminOf(principal, visitor.address);
  const role = permissionsOf(principal.role).includes(permission);
  throw new Refusal('FORBIDDEN', role ? 'not-your-table' : 'not-your-role');
}

function adminOf({ tokenId, actor, person, tableId }: Principal, address: string): Admin {
  return { tokenId, actor, person, tableId, address };
}
