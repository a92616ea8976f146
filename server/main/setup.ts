// The office of set-up: what an administrator's pages may ask, joined to plans, rows, the table's door and tokens.
import { LONGEST_NAME, personName } from '../access/person.ts';
import type { Role } from '../access/role.ts';
import type { TableId } from '../base/ids.ts';
import { createQueue } from '../base/queue.ts';
import { isRunning } from '../engine/hand.ts';
import { needsPerson, wantedAddress } from '../setup/addresses.ts';
import type { Admin } from '../setup/admin.ts';
import type { SetupOffice } from '../setup/office.ts';
import type { AddressReply, AddressWish, DoneReply } from '../setup/view.ts';
import { createReissueOffice } from './reissue.ts';
import { canvasesOf, note, refused, type SetupDeps, wallOf } from './setupDeps.ts';
import { SetupMaker } from './setupMaker.ts';
import { endSwap, nameAdmin } from './setupNaming.ts';
import { SetupProgress } from './setupProgress.ts';
import { createStaffOffice } from './setupStaff.ts';
import { SetupTables } from './setupTables.ts';
import { SetupTokens } from './setupTokens.ts';
import type { WaitingParts } from './setupWaiting.ts';
import { withCardDesk } from './tableConfig.ts';

export function createSetupOffice(deps: SetupDeps): SetupOffice {
  const tokens = new SetupTokens(deps);
  const progress = new SetupProgress(deps);
  const parts = { deps, tokens, progress };
  const maker = new SetupMaker(parts);
  const tables = new SetupTables(parts);
  /** Changes of people, tokens and rows wait for each other. */
  const queue = createQueue();
  const settled = new Set<string>();
  return {
    async overview(admin) {
      maker.forgetOld();
      await queue.run(() => endSwap({ deps, tokens, settled }, admin));
      return tables.overview(admin);
    },
    nameAdmin: (admin, naming) => queue.run(() => nameAdmin({ deps, tokens }, admin, naming)),
    async checkPlan(admin, plan) {
      const { problems, warnings } = await maker.check(admin, plan);
      return { problems, warnings };
    },
    createTable: (admin, given) => maker.create(admin, given),
    finish: (admin, table) => maker.finish(admin, table),
    table: (_admin, table) => tables.table(table),
    planFrom: (_admin, table) => tables.planFrom(table),
    address: (admin, table, wish) => queue.run(() => address(parts, admin, { table, wish })),
    revoke: (admin, token) => queue.run(() => revoke({ deps, tokens }, admin, token)),
    setCardDesk: (admin, table, on) => queue.run(() => setCardDesk(deps, admin, { table, on })),
    staff: createStaffOffice(deps, queue),
    reissue: createReissueOffice(deps),
  };
}

interface Parts {
  readonly deps: SetupDeps;
  readonly tokens: SetupTokens;
}

function nameOf(typed: string) {
  const name = personName(typed);
  return name.ok ? name : refused(name.error, name.error === 'person-name-too-long' ? { most: LONGEST_NAME } : {});
}

async function address(
  { deps, tokens, progress }: WaitingParts,
  admin: Admin,
  { table, wish }: { readonly table: TableId; readonly wish: AddressWish },
): Promise<AddressReply> {
  if ((await deps.opened.house.stores.tables.get(table)) === undefined) return refused('unknown-table', { table });
  // finishing ends what was handed out before, since nobody was told of it
  if ((await progress.of(table))?.done === null)
    return refused('setup-unfinished', { table, step: 'addresses', reason: '' });
  const name = wish.person.trim() === '' ? null : nameOf(wish.person);
  if (name?.ok === false) return name;
  if (name === null && needsPerson(wish.page)) return refused('person-name-missing');
  const wanted = wantedAddress(wish, name?.value ?? null);
  const canvases = await canvasesOf(deps, table);
  if (isShown(wanted.role) && wish.page !== 'sync' && !canvases.some((canvas) => canvas.name === wanted.canvas))
    return refused('unknown-canvas', { canvas: wanted.canvas ?? '' });
  const refusal = await tokens.refuse(table, wanted);
  if (refusal !== undefined) return refused(refusal);
  const before = wish.replace ? await tokens.like(table, wanted) : [];
  const made = await tokens.hand(admin, table, wanted);
  for (const { id } of before) await tokens.revoke(admin, id);
  return { ok: true, address: made, revoked: before.map(({ id }) => id) };
}

function isShown(role: Role): boolean {
  return role === 'canvas' || role === 'commentator';
}

async function revoke({ deps, tokens }: Parts, admin: Admin, id: string): Promise<DoneReply> {
  const rows = await deps.opened.house.stores.tokens.list();
  const row = rows.find((one) => one.id === id && (admin.tableId === null || one.tableId === admin.tableId));
  if (row === undefined) return refused('unknown-token');
  const wall = wallOf(deps);
  const holds = rows.filter((one) => one.revoked === null && (one.expires === null || one.expires > wall));
  const others = holds.some((one) => one.role === 'admin' && one.tableId === null && one.id !== id);
  if (row.role === 'admin' && row.tableId === null && !others) return refused('last-admin');
  if (row.revoked === null) await tokens.revoke(admin, id);
  return { ok: true };
}

/** Between hands: who types and who does not must not change under a hand. */
async function setCardDesk(
  deps: SetupDeps,
  admin: Admin,
  { table, on }: { readonly table: TableId; readonly on: boolean },
): Promise<DoneReply> {
  const store = deps.opened.house.stores.tables;
  const row = await store.get(table);
  if (row === undefined) return refused('unknown-table', { table });
  const server = deps.tables.get(table);
  if (server === undefined) return refused('table-not-served', { table });
  if (isRunning(server.table.state().hand)) return refused('hand-running', { table });
  await store.setConfig(table, withCardDesk(row.config, on));
  server.setCardDesk(on);
  await note(deps, admin, { action: 'card-desk-set', subject: `table:${table}`, detail: { on } });
  return { ok: true };
}
