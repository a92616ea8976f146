// `feltcast token add|list|revoke`: hands out access. A token's text is printed once and stored nowhere.
import { createPeopleStore, type PeopleStore } from '../../../db/people.ts';
import { createTableStore } from '../../../db/tables.ts';
import { createTokenStore, type TokenRow } from '../../../db/tokens.ts';
import type { MintRefusal } from '../../access/mint.ts';
import { CANVAS_ROLES, isRole, ROLES, type Role } from '../../access/role.ts';
import { isTableId } from '../../base/ids.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { columns, misunderstood, refused, runVerb, verb } from '../subcommand.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';

export const name = 'token';

export const usage = `feltcast token add --role ROLE [--table ID] [--canvas NAME] [--person NAME] [--label TEXT] [--days N]
feltcast token list
feltcast token revoke TOKEN-ID
Makes a token and prints it once. Revoking takes effect within a second.
  --role ROLE     ${ROLES.join(', ')}
  --table ID      for this table alone; without it for every table
  --canvas NAME   the one canvas of a token for ${CANVAS_ROLES.join(', ')}
  --person NAME   who will hold it; the same name is the same person
  --label TEXT    what the list shows
  --days N        ends after so many days; without it when revoked
  --data DIR      data folder, as for the server`;

const DAY_MS = 24 * 3_600_000;

const REFUSALS: Readonly<Record<MintRefusal, string>> = {
  'canvas-missing': 'a token of this role is for one canvas: name it with --canvas',
  'canvas-not-for-role': 'a token of this role has no canvas: leave --canvas out',
  'table-missing': 'a token of this role is for one table: name it with --table',
  'lifetime-not-positive': '--days takes a number above 0',
};

export function run(args: readonly string[], io: CommandIo): Promise<number> {
  return runVerb({ add, list, revoke }, args, io);
}

const add = verb(
  { role: 'text', table: 'text', canvas: 'text', person: 'text', label: 'text', days: 'number', data: 'text' },
  0,
  async ({ options }, io) => {
    const { role = '', table, canvas, person, label, days, data } = options;
    if (!isRole(role)) return misunderstood(io, `--role takes one of: ${ROLES.join(', ')}`);
    if (table !== undefined && !isTableId(table)) return misunderstood(io, `${table} is not the ID of a table`);
    return withDatabase(io, data, async (house) => {
      if (table !== undefined && (await createTableStore(house.db).get(table)) === undefined) {
        return refused(io, `there is no table ${table}; "feltcast table list" names them`);
      }
      const holder = person === undefined ? null : await personId(house, person, role);
      const minted = await house.mint({
        ...{ role, tableId: table ?? null, canvas: canvas ?? null, person: holder },
        label: label ?? person ?? role,
        livesMs: days === undefined ? null : days * DAY_MS,
      });
      if (!minted.ok) return misunderstood(io, REFUSALS[minted.error]);
      const { text, token } = minted.value;
      await house.audit.record({
        actor: house.actor,
        action: 'token-added',
        subject: `token:${token.id}`,
        detail: { role, table: table ?? null, canvas: canvas ?? null, person: holder },
      });
      io.report({ ...shown(token), token: text }, [
        `token ${token.id} for ${role}, shown this once:`,
        '',
        `  ${text}`,
        '',
      ]);
      return EXIT.done;
    });
  },
);

/** The same name is the same person, whatever roles he holds. */
async function personId(house: CommandHouse, person: string, role: Role): Promise<string> {
  const people: PeopleStore = createPeopleStore(house.db);
  const there = (await people.list()).find((known) => known.name === person || known.id === person);
  if (there !== undefined) return there.id;
  const id = house.newId();
  await people.add({ id, name: person, role, created: house.wall });
  return id;
}

const list = verb({ data: 'text' }, 0, ({ options }, io) =>
  withDatabase(io, options.data, async ({ db, wall }) => {
    const rows = await createTokenStore(db).list();
    const heading = ['ID', 'ROLE', 'TABLE', 'CANVAS', 'LABEL', 'STATE'];
    const lines = rows.map((row) => [
      row.id,
      row.role,
      row.tableId ?? 'all',
      row.canvas ?? '',
      row.label,
      state(row, wall),
    ]);
    io.report(rows.map(shown), columns([heading, ...lines]));
    return EXIT.done;
  }),
);

const revoke = verb({ data: 'text' }, 1, ({ words: [id = ''], options }, io) =>
  withDatabase(io, options.data, async ({ db, audit, actor, wall }) => {
    const revoked = await createTokenStore(db).revoke(id, wall);
    if (!revoked.ok) return refused(io, `there is no token ${id}; "feltcast token list" names them`);
    await audit.record({ actor, action: 'token-revoked', subject: `token:${id}` });
    io.report(shown(revoked.value), [`token ${id} revoked`]);
    return EXIT.done;
  }),
);

/** Without the hash: it would let a guess be checked. */
function shown({ id, role, tableId, canvas, person, label, created, expires, revoked }: TokenRow) {
  return { id, role, table: tableId, canvas, person, label, created, expires, revoked };
}

function state({ revoked, expires }: TokenRow, wall: number): string {
  if (revoked !== null) return 'revoked';
  return expires !== null && expires <= wall ? 'expired' : 'valid';
}
