// `feltcast reader add|list|secret|enable|disable`: card readers, their secrets and which antenna is which place.
import { z } from 'zod';
import { createReaderStore, type ReaderRow } from '../../../db/readers.ts';
import { createTableStore } from '../../../db/tables.ts';
import { isTableId } from '../../base/ids.ts';
import { err, ok, type Result } from '../../base/result.ts';
import { makeSealer } from '../../main/keys/derivedKeys.ts';
import { type Layout, layoutSchema, standardLayout } from '../../readers/layout.ts';
import { type RosterOptions, type RosterRefusal, registerReader, renewSecret } from '../../readers/roster.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { columns, misunderstood, refused, runVerb, type Verb, verb } from '../subcommand.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';

export const name = 'reader';

export const usage = `feltcast reader add ID --table ID [--place ANTENNA=PLACE ...]
feltcast reader list
feltcast reader secret ID
feltcast reader enable|disable ID
Makes a reader and prints its secret once: set it in the device or the bridge. "secret" makes a new one.
  --place A=P   antenna A lies at P: seat:1 to seat:10, board, board:1 to board:5, muck, burn, deck, pad.
                Without --place: 1 to N under the seats, then the board, then the muck
  --data DIR    data folder, as for the server`;

const SECRET_BYTES = 32;
const seated = z.object({ seats: z.number() }).catch({ seats: 9 });

const REFUSALS: Readonly<Record<RosterRefusal, string>> = {
  'bad-reader-id': 'this cannot be the ID of a reader: letters, digits, dot, hyphen and underscore are allowed',
  'bad-layout': 'an antenna is named by up to 16 letters and digits, a place as the usage says',
  'reader-exists': 'there is a reader of this ID already',
  'unknown-reader': 'there is no reader of this ID; "feltcast reader list" names them',
};

export function run(args: readonly string[], io: CommandIo): Promise<number> {
  return runVerb({ add, list, secret, enable: turn(true), disable: turn(false) }, args, io);
}

const add = verb({ table: 'text', place: 'list', data: 'text' }, 1, async ({ words: [id = ''], options }, io) => {
  const { table = '', place, data } = options;
  if (!isTableId(table)) return misunderstood(io, 'name the table with --table');
  const places = parsePlaces(place);
  if (!places.ok) return misunderstood(io, places.error);
  return withDatabase(io, data, async (house) => {
    const row = await createTableStore(house.db).get(table);
    if (row === undefined) return refused(io, `there is no table ${table}; "feltcast table list" names them`);
    const layout = places.value ?? standardLayout(seated.parse(row.config).seats);
    const added = await registerReader(await roster(house), { id, tableId: table, layout });
    if (!added.ok) return refused(io, REFUSALS[added.error]);
    const detail = { table };
    await house.audit.record({ actor: house.actor, action: 'reader-added', subject: `reader:${id}`, detail });
    io.report({ id, table, layout, secret: added.value }, [
      `reader ${id} at table ${table}: ${words(layout)}`,
      ...shownOnce(added.value),
    ]);
    return EXIT.done;
  });
});

const secret = verb({ data: 'text' }, 1, ({ words: [id = ''], options }, io) =>
  withDatabase(io, options.data, async (house) => {
    const renewed = await renewSecret(await roster(house), id);
    if (!renewed.ok) return refused(io, REFUSALS[renewed.error]);
    await house.audit.record({ actor: house.actor, action: 'reader-secret-renewed', subject: `reader:${id}` });
    io.report({ id, secret: renewed.value }, [`reader ${id} has a new secret`, ...shownOnce(renewed.value)]);
    return EXIT.done;
  }),
);

const list = verb({ data: 'text' }, 0, ({ options }, io) =>
  withDatabase(io, options.data, async ({ db }) => {
    const rows = (await createReaderStore(db).list()).map(shown);
    const lines = rows.map((row) => [row.id, row.table, row.enabled ? 'enabled' : 'disabled', words(row.layout)]);
    io.report(rows, columns([['ID', 'TABLE', 'STATE', 'PLACES'], ...lines]));
    return EXIT.done;
  }),
);

function turn(enabled: boolean): Verb {
  return verb({ data: 'text' }, 1, ({ words: [id = ''], options }, io) =>
    withDatabase(io, options.data, async ({ db, audit, actor }) => {
      const changed = await createReaderStore(db).change(id, { enabled });
      if (!changed.ok) return refused(io, REFUSALS[changed.error]);
      const action = enabled ? 'reader-enabled' : 'reader-disabled';
      await audit.record({ actor, action, subject: `reader:${id}` });
      io.report(shown(changed.value), [`reader ${id} ${enabled ? 'enabled' : 'disabled'}`]);
      return EXIT.done;
    }),
  );
}

async function roster({ db, keys, random }: CommandHouse): Promise<RosterOptions> {
  return {
    readers: createReaderStore(db),
    sealer: makeSealer((await keys()).inbox, random),
    random: () => random(SECRET_BYTES),
  };
}

/** `3=seat:4` for each antenna, none twice; undefined when none is named. */
function parsePlaces(places: readonly string[]): Result<Layout | undefined, string> {
  if (places.length === 0) return ok(undefined);
  const pairs = places.map((text) => text.split('=', 2));
  if (new Set(pairs.map(([antenna]) => antenna)).size < pairs.length) return err('an antenna lies at one place only');
  const layout = layoutSchema.safeParse(Object.fromEntries(pairs));
  return layout.success ? ok(layout.data) : err('--place takes ANTENNA=PLACE, for example 3=seat:4');
}

function words(layout: unknown): string {
  const read = layoutSchema.safeParse(layout);
  const pairs = read.success ? Object.entries(read.data) : [];
  return pairs.map(([antenna, zone]) => `${antenna}=${zone}`).join(' ');
}

function shownOnce(text: string): readonly string[] {
  return ['Its secret, shown this once:', '', `  ${text}`, ''];
}

function shown({ id, tableId, layout, enabled }: ReaderRow) {
  return { id, table: tableId, layout, enabled };
}
