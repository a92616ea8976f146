// `feltcast token add|list|revoke`: hands out access. A token's text is printed once and stored nowhere.
import { createCanvasStore } from '../../../db/canvases.ts';
import { createGrantStore } from '../../../db/grants.ts';
import { createPeopleStore } from '../../../db/people.ts';
import { createTableStore } from '../../../db/tables.ts';
import { createTokenStore, type TokenRow } from '../../../db/tokens.ts';
import { type DutyRefusal, refuseDuty } from '../../access/duties.ts';
import type { MintRefusal } from '../../access/mint.ts';
import { knownPerson, personFor } from '../../access/person.ts';
import { CANVAS_ROLES, isRole, ROLES, type Role } from '../../access/role.ts';
import { isTableId, type TableId } from '../../base/ids.ts';
import { canvasConfigSchema } from '../../release/control.ts';
import { pagePaths } from '../../setup/addresses.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { columns, misunderstood, refused, runVerb, verb } from '../subcommand.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';

export const name = 'token';

export const usage = `feltcast token add --role ROLE [--table ID] [--canvas NAME] [--person NAME] [--label TEXT] [--days N]
feltcast token list
feltcast token revoke TOKEN-ID
Makes a token and prints it once, with the addresses of the pages it opens. Revoking takes
effect within a second.
  --role ROLE     ${ROLES.join(', ')}
  --table ID      for this table alone; without it for every table
  --canvas NAME   the one canvas of a token for ${CANVAS_ROLES.join(', ')}
  --person NAME   who will hold it; the same name is the same person
  --label TEXT    what the list shows
  --days N        ends after so many days; without it when revoked
  --data DIR      data folder, as for the server`;

const DAY_MS = 24 * 3_600_000;

/** In the words of `person grant`, too. */
export const DUTIES: Readonly<Record<DutyRefusal, string>> = {
  'duties-apart':
    'one person may not be administrator and chief judge, checker or auditor of the same table: give one of the two to somebody else',
  'checker-taken': 'somebody else checks this table: take that away first',
  'person-missing': 'a checker is somebody by name: say who with --person',
};

const REFUSALS: Readonly<Record<MintRefusal, string>> = {
  'canvas-missing': 'a token of this role is for one canvas: name it with --canvas',
  'canvas-not-for-role': 'a token of this role has no canvas: leave --canvas out',
  'table-missing': 'a token of this role is for one table: name it with --table',
  'lifetime-not-positive': '--days takes a number above 0',
  ...DUTIES,
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
      const apart = person === undefined ? undefined : await dutyRefused(house, { person, role, table });
      if (apart !== undefined) return refused(io, DUTIES[apart]);
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
      const addresses = await addressesOf(house, token, text);
      io.report({ ...shown(token), token: text, addresses }, [
        `token ${token.id} for ${role}, shown this once:`,
        '',
        `  ${text}`,
        '',
        ...addressLines(addresses),
      ]);
      return EXIT.done;
    });
  },
);

/** Asked before anybody is added. */
async function dutyRefused(
  { db, clock }: CommandHouse,
  { person, role, table }: { readonly person: string; readonly role: Role; readonly table: TableId | undefined },
): Promise<DutyRefusal | undefined> {
  const id = (await knownPerson(createPeopleStore(db), person))?.id ?? '';
  const deps = { tokens: createTokenStore(db), grants: createGrantStore(db), clock };
  return refuseDuty(deps, { role, tableId: table ?? null, person: id });
}

/** The same name is the same person, whatever roles he holds. */
async function personId({ db, newId, wall }: CommandHouse, person: string, role: Role): Promise<string> {
  return (await personFor(createPeopleStore(db), { name: person, role, newId, wall })).id;
}

/** Whole addresses of the pages that the token opens, by the settings that this command was started with. */
async function addressesOf({ db, origin }: CommandHouse, token: TokenRow, text: string): Promise<readonly string[]> {
  if (token.role === 'admin') return [`${origin}/setup#token=${text}`];
  const tables = token.tableId === null ? (await createTableStore(db).list()).map(({ id }) => id) : [token.tableId];
  const paths = tables.map(async (table) => {
    const rows = await createCanvasStore(db).list(table);
    const canvases = rows.flatMap(({ config }) => {
      const read = canvasConfigSchema.safeParse(config);
      return read.success ? [read.data] : [];
    });
    const audiences = new Map(canvases.map(({ name: canvas, audience }): [string, string] => [canvas, audience]));
    // the label is a person's word here, not the page that set-up writes there: `floor` would be one page of three
    return pagePaths({ ...token, label: '', table, text }, audiences).map((path) => `${origin}${path}`);
  });
  return (await Promise.all(paths)).flat();
}

function addressLines(addresses: readonly string[]): readonly string[] {
  if (addresses.length === 0) return [];
  return [
    addresses.length === 1 ? 'Its page:' : 'Its pages:',
    '',
    ...addresses.map((address) => `  ${address}`),
    '',
    'On another device, or when your server listens elsewhere, put its address in place of the',
    'part before the first path.',
    '',
  ];
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
