// `feltcast person add|list|grant|revoke|passphrase|end`: people of the house, what each may sign in as, and one-time
// addresses for their passphrases. Works beside a running server; what it takes away is gone within a second.
import { createCanvasStore } from '../../../db/canvases.ts';
import { createGrantStore, type GrantRow } from '../../../db/grants.ts';
import { createPeopleStore, type Person } from '../../../db/people.ts';
import { createTableStore } from '../../../db/tables.ts';
import { createTokenStore } from '../../../db/tokens.ts';
import { GRANT_ROLES, isGrantRole } from '../../access/grant.ts';
import { knownPerson, LONGEST_NAME, type NameRefusal, personFor, personName } from '../../access/person.ts';
import { CANVAS_ROLES } from '../../access/role.ts';
import * as staff from '../../access/staff.ts';
import { isTableId, type TableId } from '../../base/ids.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { columns, misunderstood, refused, runVerb, verb } from '../subcommand.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';
import { DUTIES } from './token.ts';

export const name = 'person';

export const usage = `feltcast person add NAME
feltcast person list
feltcast person grant NAME --role ROLE [--table ID] [--canvas NAME]
feltcast person revoke GRANT-ID
feltcast person passphrase NAME
feltcast person end NAME
People sign in at /signin by name and passphrase, as what they were granted. "add" and
"passphrase" print a one-time address, good for 24 hours, at which the person sets his
passphrase himself; "passphrase" forgets the one before and closes what he has open. "end"
closes everything he has open; "revoke" takes a grant away with all that was opened by it.
  --role ROLE     ${GRANT_ROLES.join(', ')}
  --table ID      for this table alone; without it for every table
  --canvas NAME   the one canvas of ${CANVAS_ROLES.filter((role) => role !== 'canvas').join(' or ')}
  --data DIR      data folder, as for the server`;

const NAMES: Readonly<Record<NameRefusal, string>> = {
  'person-name-missing': 'a name needs at least one letter or digit',
  'person-name-too-long': `a name has at most ${LONGEST_NAME} characters`,
};

const GRANTS: Readonly<Record<staff.GrantRefusal, string>> = {
  'canvas-missing': 'this role is for one canvas: name it with --canvas',
  'canvas-not-for-role': 'this role has no canvas: leave --canvas out',
  'table-missing': 'this role is for one table: name it with --table',
  ...DUTIES,
};

export function run(args: readonly string[], io: CommandIo): Promise<number> {
  return runVerb({ add, list, grant, revoke, passphrase, end }, args, io);
}

const add = verb({ data: 'text' }, 1, ({ words: [typed = ''], options }, io) => {
  const wanted = personName(typed);
  if (!wanted.ok) return Promise.resolve(misunderstood(io, NAMES[wanted.error]));
  return withDatabase(io, options.data, async (house) => {
    const people = createPeopleStore(house.db);
    if ((await knownPerson(people, wanted.value)) !== undefined)
      return refused(io, `there is a person ${wanted.value} already`);
    const { newId, wall } = house;
    const person = await personFor(people, { name: wanted.value, role: 'operator', newId, wall });
    await house.audit.record({ actor: house.actor, action: 'person-added', subject: `person:${person.id}` });
    return invited(io, house, { person, invitation: await staff.invite(depsOf(house), person) });
  });
});

const list = verb({ data: 'text' }, 0, ({ options }, io) =>
  withDatabase(io, options.data, async ({ db }) => {
    const people = await createPeopleStore(db).list();
    const grants = (await createGrantStore(db).list()).filter(({ revoked }) => revoked === null);
    const rows = people.map((person) => ({ person, held: grants.filter((row) => row.person === person.id) }));
    const lines = rows.flatMap(({ person, held }) => {
      const first = [person.name, person.passphrase === null ? 'no passphrase' : 'passphrase'];
      return held.length === 0 ? [[...first, '', '']] : held.map((row) => [...first, row.id, scopeText(row)]);
    });
    io.report(rows.map(shown), columns([['NAME', 'SIGNS IN BY', 'GRANT', 'AS'], ...lines]));
    return EXIT.done;
  }),
);

const grant = verb(
  { role: 'text', table: 'text', canvas: 'text', data: 'text' },
  1,
  async ({ words: [who = ''], options }, io) => {
    const { role = '', table, canvas, data } = options;
    if (!isGrantRole(role)) return misunderstood(io, `--role takes one of: ${GRANT_ROLES.join(', ')}`);
    if (table !== undefined && !isTableId(table)) return misunderstood(io, `${table} is not the ID of a table`);
    return withPerson(io, { data, who }, async (house, person) => {
      const missing = table === undefined ? undefined : await missingPlace(house, { table, canvas });
      if (missing !== undefined) return refused(io, missing);
      const scope = { role, tableId: table ?? null, canvas: canvas ?? null };
      const given = await staff.giveGrant(depsOf(house), person, scope);
      if (!given.ok) return refused(io, GRANTS[given.error]);
      io.report(shownGrant(given.value), [
        `${person.name} may sign in as ${scopeText(given.value)}: ${given.value.id}`,
      ]);
      return EXIT.done;
    });
  },
);

const revoke = verb({ data: 'text' }, 1, ({ words: [id = ''], options }, io) =>
  withDatabase(io, options.data, async (house) => {
    const taken = await staff.takeGrant(depsOf(house), id);
    if (taken === undefined) return refused(io, `there is no grant ${id}; "feltcast person list" names them`);
    io.report(shownGrant(taken), [`grant ${id} revoked, with what was opened by it`]);
    return EXIT.done;
  }),
);

const passphrase = verb({ data: 'text' }, 1, ({ words: [who = ''], options }, io) =>
  withPerson(io, { data: options.data, who }, async (house, person) => {
    const invitation =
      person.passphrase === null
        ? await staff.invite(depsOf(house), person)
        : await staff.resetPassphrase(depsOf(house), person);
    return invited(io, house, { person, invitation });
  }),
);

const end = verb({ data: 'text' }, 1, ({ words: [who = ''], options }, io) =>
  withPerson(io, { data: options.data, who }, async (house, person) => {
    const count = await staff.endSessions(depsOf(house), person);
    io.report({ person: person.name, ended: count }, [`${count} of ${person.name} ended`]);
    return EXIT.done;
  }),
);

function withPerson(
  io: CommandIo,
  { data, who }: { readonly data: string | undefined; readonly who: string },
  work: (house: CommandHouse, person: Person) => Promise<number>,
): Promise<number> {
  return withDatabase(io, data, async (house) => {
    const person = await knownPerson(createPeopleStore(house.db), who);
    return person === undefined
      ? refused(io, `there is no person ${who}; "feltcast person list" names them`)
      : work(house, person);
  });
}

async function missingPlace(
  { db }: CommandHouse,
  { table, canvas }: { readonly table: TableId; readonly canvas: string | undefined },
): Promise<string | undefined> {
  if ((await createTableStore(db).get(table)) === undefined)
    return `there is no table ${table}; "feltcast table list" names them`;
  if (canvas === undefined) return undefined;
  const canvases = (await createCanvasStore(db).list(table)).map((row) => row.name);
  return canvases.includes(canvas) ? undefined : `table ${table} has no canvas ${canvas}`;
}

function depsOf({ db, clock, random, newId, audit, actor }: CommandHouse): staff.StaffDeps {
  return {
    ...{
      clock,
      random,
      newId,
      people: createPeopleStore(db),
      grants: createGrantStore(db),
      tokens: createTokenStore(db),
    },
    note: async (action, subject, detail) => void (await audit.record({ actor, action, subject, detail })),
  };
}

interface Invited {
  readonly person: Person;
  readonly invitation: staff.Invitation;
}

function invited(io: CommandIo, { origin }: CommandHouse, { person, invitation }: Invited): number {
  const address = `${origin}/signin#set=${invitation.text}`;
  io.report({ person: person.name, address, expires: invitation.expires }, [
    `${person.name} sets the passphrase at this address, once and within 24 hours:`,
    '',
    `  ${address}`,
    '',
  ]);
  return EXIT.done;
}

function scopeText({ role, tableId, canvas }: GrantRow): string {
  return `${role}, ${tableId ?? 'every table'}${canvas === null ? '' : `, canvas ${canvas}`}`;
}

function shownGrant({ id, person, role, tableId, canvas }: GrantRow) {
  return { id, person, role, table: tableId, canvas };
}

/** Without the hash of the passphrase: it would let a guess be checked. */
function shown({ person, held }: { readonly person: Person; readonly held: readonly GrantRow[] }) {
  return { id: person.id, name: person.name, passphrase: person.passphrase !== null, grants: held.map(shownGrant) };
}
