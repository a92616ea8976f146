// `feltcast deck add|assign|list|export|import`: registers decks of cards and tags. Neither is printed, logged or kept in clear.
import { createDeckStore } from '../../../db/decks.ts';
import { createTableStore } from '../../../db/tables.ts';
import { isTableId, type TableId } from '../../base/ids.ts';
import type { CommandIo } from '../command.ts';
import { exportVerb, importVerb } from '../deck/transfer.ts';
import { refusalOf, withVault } from '../deck/vault.ts';
import { readDeckFile } from '../deckFile.ts';
import { EXIT } from '../dispatch.ts';
import { columns, misunderstood, refused, runVerb, verb } from '../subcommand.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';

export const name = 'deck';

export const usage = `feltcast deck add ID FILE [--name NAME] [--colour COLOUR] [--table ID]
feltcast deck assign ID --table ID
feltcast deck list
feltcast deck export ID FILE [--passphrase-file FILE] [--clear]
feltcast deck import FILE ID [--name NAME] [--passphrase-file FILE]
add registers the 52, 36 or 40 tags of a deck. FILE is JSON, [{"card": "As", "tag": "04A1B2C3D4E580"}, ...], or has a
line for each card: As 04A1B2C3D4E580; joker-1, joker-2 and cut-card may stand beside the cards.
Delete the file afterwards: it is the one place where the tags stand in clear.
export writes a deck that lies at no table, sealed by a passphrase of twelve signs or more; --clear only a retired one.
  --name NAME       as it is shown; otherwise the ID
  --colour COLOUR   colour of the backs
  --table ID        uses the deck at this table
  --data DIR        data folder, as for the server`;

const DECK_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export function run(args: readonly string[], io: CommandIo): Promise<number> {
  return runVerb({ add, assign, list, export: exportVerb, import: importVerb }, args, io);
}

const add = verb(
  { name: 'text', colour: 'text', table: 'text', data: 'text' },
  2,
  async ({ words: [id = '', file = ''], options }, io) => {
    const { name: shown = id, colour = '', table, data } = options;
    if (!DECK_ID.test(id)) {
      return misunderstood(io, 'a deck is named by letters, digits, dot, hyphen, underscore, up to 64');
    }
    if (table !== undefined && !isTableId(table)) return misunderstood(io, `${table} is not the ID of a table`);
    const read = readDeckFile(file);
    if (!read.ok) return refused(io, read.error);
    return withDatabase(io, data, async (house) => {
      if (table !== undefined && !(await isTable(house, table))) return refused(io, `there is no table ${table}`);
      const by = { actor: house.actor, role: 'admin' };
      const refusal = await withVault(house, async (vault) => {
        const deck = { deck: id, name: shown, colour, cards: read.value };
        const registered = refusalOf(await vault.request({ do: 'registerDeck', ...deck, by }));
        if (registered !== undefined || table === undefined) return registered;
        return refusalOf(await vault.request({ do: 'assignDeck', table, deck: id, by }));
      });
      if (refusal !== undefined) return refused(io, `deck ${id}: ${refusal}`);
      io.report({ id, name: shown, colour, table: table ?? null }, [
        `deck ${id} registered, ${read.value.length} cards`,
      ]);
      return EXIT.done;
    });
  },
);

const assign = verb({ table: 'text', data: 'text' }, 1, async ({ words: [id = ''], options }, io) => {
  const { table = '', data } = options;
  if (!isTableId(table)) return misunderstood(io, 'name the table with --table');
  return withDatabase(io, data, async (house) => {
    if (!(await isTable(house, table))) return refused(io, `there is no table ${table}`);
    const by = { actor: house.actor, role: 'admin' };
    const reply = await withVault(house, (vault) => vault.request({ do: 'assignDeck', table, deck: id, by }));
    const refusal = refusalOf(reply);
    if (refusal !== undefined) return refused(io, `deck ${id}: ${refusal}`);
    io.report({ id, table }, [`deck ${id} lies at table ${table}`]);
    return EXIT.done;
  });
});

const list = verb({ data: 'text' }, 0, ({ options }, io) =>
  withDatabase(io, options.data, async ({ db }) => {
    const store = createDeckStore(db);
    const rows = [];
    for (const { id, name: shown, colour, status, tableId } of await store.list()) {
      rows.push({ id, name: shown, colour, status, table: tableId, cards: (await store.cards(id)).length });
    }
    const lines = rows.map((row) => [row.id, row.name, row.colour, row.status, row.table ?? '-', String(row.cards)]);
    io.report(rows, columns([['ID', 'NAME', 'COLOUR', 'STATE', 'TABLE', 'CARDS'], ...lines]));
    return EXIT.done;
  }),
);

async function isTable({ db }: CommandHouse, table: TableId): Promise<boolean> {
  return (await createTableStore(db).get(table)) !== undefined;
}
