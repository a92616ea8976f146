// The staff part of the set-up: people, what each may sign in as, one-time addresses for passphrases. Rules and rows are in
// server/access; this file joins them to the administrator who asks.
import type { GrantRow } from '../../db/grants.ts';
import type { Person } from '../../db/people.ts';
import type { TokenRow } from '../../db/tokens.ts';
import type { GrantScope } from '../access/grant.ts';
import { hashPassphrase, refusePassphrase } from '../access/passphrase.ts';
import { knownPerson, LONGEST_NAME, personFor, personName } from '../access/person.ts';
import * as staff from '../access/staff.ts';
import type { Queue } from '../base/queue.ts';
import type { Admin } from '../setup/admin.ts';
import type { StaffOffice } from '../setup/staff/office.ts';
import type {
  GrantWish,
  InvitedReply,
  StaffDoneReply,
  StaffOverview,
  StaffRefusal,
  StaffRefusalCode,
} from '../setup/staff/view.ts';
import { canvasesOf, note, type SetupDeps, wallOf } from './setupDeps.ts';

/** `queue`: changes of people, tokens and rows wait for each other. */
export function createStaffOffice(deps: SetupDeps, queue: Queue): StaffOffice {
  const one = <T>(id: string, work: (person: Person) => Promise<T>): Promise<T | StaffRefusal> =>
    queue.run(async () => {
      const person = await deps.opened.house.stores.people.get(id);
      return person === undefined ? refused('unknown-person') : work(person);
    });
  return {
    list: (admin) => list(deps, admin),
    add: (admin, name) => queue.run(() => add(deps, admin, name)),
    grant: (admin, wish) => one(wish.person, (person) => grant(deps, admin, { person, wish })),
    take: (admin, id) => queue.run(() => take(deps, admin, id)),
    invite: (admin, id) =>
      one(id, async (person) => {
        if (person.passphrase !== null) return refused('passphrase-set');
        return invited(person, await staff.invite(staffDeps(deps, admin), person));
      }),
    reset: (admin, id) =>
      one(id, async (person) => {
        if (person.id === admin.person) return refused('not-yourself');
        return invited(person, await staff.resetPassphrase(staffDeps(deps, admin), person));
      }),
    end: (admin, id) =>
      one(id, async (person) => {
        if (person.id === admin.person) return refused('not-yourself');
        await staff.endSessions(staffDeps(deps, admin), person);
        return { ok: true };
      }),
    ownPassphrase: (admin, passphrase) =>
      one(admin.person ?? '', (person) => ownPassphrase(deps, admin, { person, passphrase })),
  };
}

function refused(code: StaffRefusalCode, params: StaffRefusal['params'] = {}): StaffRefusal {
  return { ok: false, code, params };
}

export function staffDeps(deps: SetupDeps, admin: Admin): staff.StaffDeps {
  const { stores, clock, newId } = deps.opened.house;
  const { people, grants, tokens } = stores;
  return {
    ...{ people, grants, tokens, clock, newId, random: deps.random },
    note: (action, subject, detail) => note(deps, admin, { action, subject, detail }),
  };
}

function invited({ name }: Person, { text, expires }: staff.Invitation): InvitedReply {
  return { ok: true, invitation: { person: name, path: `/signin#set=${text}`, expires } };
}

async function add(deps: SetupDeps, admin: Admin, typed: string): Promise<InvitedReply> {
  const name = personName(typed);
  if (!name.ok) return refused(name.error, { most: LONGEST_NAME });
  const { people } = deps.opened.house.stores;
  if ((await knownPerson(people, name.value)) !== undefined) return refused('person-exists');
  const { newId } = deps.opened.house;
  const person = await personFor(people, { name: name.value, role: 'operator', newId, wall: wallOf(deps) });
  await note(deps, admin, { action: 'person-added', subject: `person:${person.id}` });
  return invited(person, await staff.invite(staffDeps(deps, admin), person));
}

async function grant(
  deps: SetupDeps,
  admin: Admin,
  { person, wish }: { readonly person: Person; readonly wish: GrantWish },
): Promise<StaffDoneReply> {
  const { role, canvas } = wish;
  const table = (await deps.opened.house.stores.tables.list()).find(({ id }) => id === wish.table);
  if (wish.table !== null && table === undefined) return refused('unknown-table', { table: wish.table });
  const scope: GrantScope = { role, tableId: table?.id ?? null, canvas };
  if (canvas !== null && table !== undefined)
    if (!(await canvasesOf(deps, table.id)).some(({ name }) => name === canvas))
      return refused('unknown-canvas', { canvas });
  const given = await staff.giveGrant(staffDeps(deps, admin), person, scope);
  return given.ok ? { ok: true } : refused(given.error);
}

/** His own way in is somebody else's to close. */
async function take(deps: SetupDeps, admin: Admin, id: string): Promise<StaffDoneReply> {
  const row = await deps.opened.house.stores.grants.get(id);
  if (row === undefined) return refused('unknown-grant');
  if (row.role === 'admin' && row.person === admin.person) return refused('not-yourself');
  await staff.takeGrant(staffDeps(deps, admin), id);
  return { ok: true };
}

async function ownPassphrase(
  deps: SetupDeps,
  admin: Admin,
  { person, passphrase }: { readonly person: Person; readonly passphrase: string },
): Promise<StaffDoneReply> {
  if (person.passphrase !== null) return refused('passphrase-set');
  const weak = refusePassphrase(passphrase, person.name);
  if (weak !== undefined) return refused(weak);
  const scope = { role: 'admin', tableId: admin.tableId, canvas: null } as const;
  const given = await staff.giveGrant(staffDeps(deps, admin), person, scope);
  if (!given.ok) return refused(given.error);
  const hash = await hashPassphrase(passphrase, deps.random);
  await note(deps, admin, { action: 'passphrase-set', subject: `person:${person.id}` });
  await deps.opened.house.stores.people.setPassphrase(person.id, hash);
  return { ok: true };
}

async function list(deps: SetupDeps, admin: Admin): Promise<StaffOverview> {
  const { people, grants, tokens, tables } = deps.opened.house.stores;
  const [rows, given, held, all] = await Promise.all([people.list(), grants.list(), tokens.list(), tables.list()]);
  const wall = wallOf(deps);
  const open = held.filter(({ revoked, expires }) => revoked === null && (expires === null || expires > wall));
  const names = new Map(all.map(({ id, name }): [string, string] => [id, name]));
  return {
    people: rows.map((person) => shown(person, { admin, given, open, names })),
    tables: await Promise.all(
      all.map(async ({ id, name }) => ({
        ...{ id, name },
        canvases: (await canvasesOf(deps, id)).map((canvas) => ({ name: canvas.name, audience: canvas.audience })),
      })),
    ),
  };
}

interface Known {
  readonly admin: Admin;
  readonly given: readonly GrantRow[];
  /** tokens that hold now */
  readonly open: readonly TokenRow[];
  readonly names: ReadonlyMap<string, string>;
}

/** Never the hash of a passphrase: it would let a guess be checked. */
function shown({ id, name, passphrase }: Person, { admin, given, open, names }: Known) {
  const own = open.filter(({ person }) => person === id);
  const waiting = own.filter(({ role }) => role === staff.INVITATION);
  return {
    ...{ id, name, me: id === admin.person, passphrase: passphrase !== null },
    invited: waiting.at(-1)?.expires ?? null,
    grants: given
      .filter((row) => row.person === id && row.revoked === null)
      .map((row) => ({
        ...{ id: row.id, role: row.role, canvas: row.canvas },
        table: row.tableId === null ? null : { id: row.tableId, name: names.get(row.tableId) ?? row.tableId },
      })),
    open: own.length - waiting.length,
  };
}
