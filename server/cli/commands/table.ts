// `feltcast table add|list`: makes the tables of the show. Knows words and rows only.
import { createTableStore } from '../../../db/tables.ts';
import { MAX_SEATS } from '../../engine/seat.ts';
import { mayBeTableId, sameName } from '../../setup/plan/tableName.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { columns, misunderstood, refused, runVerb, verb } from '../subcommand.ts';
import { withDatabase } from '../withDatabase.ts';

export const name = 'table';

export const usage = `feltcast table add ID [--name NAME] [--seats N] [--card-desk]
feltcast table list
Makes a table. ID stands in addresses: small letters, digits and hyphens, up to 32.
  --name NAME   as it is shown; otherwise the ID
  --seats N     2 to ${MAX_SEATS}, otherwise 9
  --card-desk   cards may be typed at this table
  --data DIR    data folder, as for the server`;

export function run(args: readonly string[], io: CommandIo): Promise<number> {
  return runVerb({ add, list }, args, io);
}

const add = verb(
  { name: 'text', seats: 'number', 'card-desk': 'flag', data: 'text' },
  1,
  async ({ words, options }, io) => {
    const [id = ''] = words;
    const seats = options.seats ?? 9;
    if (!mayBeTableId(id))
      return misunderstood(io, `${id} cannot be a table: small letters, digits and hyphens, up to 32`);
    if (!Number.isInteger(seats) || seats < 2 || seats > MAX_SEATS) {
      return misunderstood(io, `--seats takes 2 to ${MAX_SEATS}`);
    }
    return withDatabase(io, options.data, async ({ db, audit, actor, wall }) => {
      const called = options.name ?? id;
      const same = sameName(called, await createTableStore(db).list());
      if (same !== undefined && same.id !== id) return refused(io, `table ${same.id} is called ${same.name} already`);
      const config = { seats, cardDesk: options['card-desk'] };
      const added = await createTableStore(db).add({ id, name: called, config, created: wall });
      if (!added.ok) return refused(io, `there is a table ${id} already`);
      await audit.record({ actor, action: 'table-added', subject: `table:${id}`, detail: config });
      io.report(added.value, [`table ${id} added, ${seats} seats`]);
      return EXIT.done;
    });
  },
);

const list = verb({ data: 'text' }, 0, ({ options }, io) =>
  withDatabase(io, options.data, async ({ db }) => {
    const rows = await createTableStore(db).list();
    io.report(rows, columns([['ID', 'NAME'], ...rows.map((row) => [row.id, row.name])]));
    return EXIT.done;
  }),
);
