// `feltcast audit verify|head|export|check-hand`: checks the chain of the audit log, gives it out, proves a hand.
import fs from 'node:fs';
import { createAuditStore } from '../../../db/audit.ts';
import { withAuditCopy } from '../../../db/auditCopy.ts';
import { createCardLogStore } from '../../../db/cardLog.ts';
import { createCommitmentStore } from '../../../db/commitments.ts';
import { createHandLogStore } from '../../../db/handLog.ts';
import { createTableStore } from '../../../db/tables.ts';
import { isTableId, type TableId } from '../../base/ids.ts';
import { checkHand, type HandChecked } from '../audit/checkHand.ts';
import { type ExportWish, exportLines } from '../audit/exportLines.ts';
import { headLine, readHead } from '../audit/headFile.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { misunderstood, refused, runVerb, verb } from '../subcommand.ts';
import { writeWhole } from '../wholeFile.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';

export const name = 'audit';

export const usage = `feltcast audit verify [--head FILE]
feltcast audit head
feltcast audit export [--from N] [--table TABLE] [--out FILE]
feltcast audit check-hand HAND
verify follows the hash chain of the audit log from its first row; with --head it also has to hold the head written in FILE.
head prints the newest position and its hash: write it down elsewhere, and nobody can change or cut off what lies before it.
export writes rows, commitments and opened commitments as JSON lines to stdout or FILE, all of one moment, also while a
server runs; docs/AUDIT.md says how to check them with SHA-256 alone. It is audited itself. check-hand recomputes what was
promised of the seats of a hand, and whether its hand log and card log are the ones that the audit log knows.
Exit code 1 on any fault.
  --head FILE    a file that "feltcast audit head" was written to; its last line counts
  --from N       begin at this position
  --table TABLE  rows of this table in full, of others their hashes alone
  --out FILE     a new file, readable by its owner alone
  --data DIR     data folder, as for the server`;

export function run(args: readonly string[], io: CommandIo): Promise<number> {
  return runVerb({ verify, head, export: exportAudit, 'check-hand': hand }, args, io);
}

const verify = verb({ head: 'text', data: 'text' }, 0, async ({ options }, io) => {
  const known = options.head === undefined ? null : readHead(options.head);
  if (known !== null && !known.ok) return refused(io, known.error);
  return withDatabase(io, options.data, async ({ audit }) => {
    const chain = await audit.verify(known?.value);
    if (chain.ok) {
      io.report({ ok: true, ...chain.value }, [`audit log: ${chain.value.position} rows, whole. ${chain.value.hash}`]);
      return EXIT.done;
    }
    const { position, reason } = chain.error;
    io.report({ ok: false, position, reason }, [`audit log, position ${position}: ${WORDS[reason]} (${reason})`]);
    return EXIT.failed;
  });
});

const WORDS = {
  'position-gap': 'a row is missing before it',
  'previous-hash': 'it does not follow from the row before it',
  'row-hash': 'it was changed after it was written, or it is not the row of the head that was written down',
  'cut-off': 'the head that was written down is not there any more: rows were cut off the end',
} as const;

const head = verb({ data: 'text' }, 0, ({ options }, io) =>
  withDatabase(io, options.data, async ({ audit }) => {
    const chain = await audit.verify();
    if (!chain.ok)
      return refused(io, `the audit log is broken at position ${chain.error.position}; see "audit verify"`);
    io.report(chain.value, [headLine(chain.value)]);
    return EXIT.done;
  }),
);

const exportAudit = verb({ from: 'number', table: 'text', out: 'text', data: 'text' }, 0, async ({ options }, io) => {
  const { from = 1, table, out } = options;
  if (!Number.isSafeInteger(from) || from < 1) return misunderstood(io, '--from takes a whole number from 1 on');
  if (table !== undefined && !isTableId(table)) return misunderstood(io, `${table} cannot be a table`);
  if (out !== undefined && fs.existsSync(out)) return refused(io, `${out} exists already; name another file`);
  return withDatabase(io, options.data, (house) => give(house, { from, table: table ?? null, out: out ?? null }, io));
});

type Wish = ExportWish & { readonly out: string | null };

/** Written down before the first line leaves. */
async function give(house: CommandHouse, { out, ...wish }: Wish, io: CommandIo): Promise<number> {
  const { from, table } = wish;
  if (table !== null && (await createTableStore(house.db).get(table)) === undefined)
    return refused(io, `there is no table ${table}; "feltcast table list" names them`);
  const subject = table === null ? 'audit' : `table:${table}`;
  await house.audit.record({ actor: house.actor, action: 'audit-exported', subject, detail: { from } });
  const lines = (write: (line: string) => void) => withAuditCopy(house.db, (copy) => exportLines(copy, wish, write));
  if (out === null) {
    await lines((line) => io.out(line));
    return EXIT.done;
  }
  const given = await writeWhole(out, lines);
  io.report({ file: out, ...given }, [
    `${given.rows} rows, ${given.commitments} commitments, ${given.opened} of them opened, in ${out}. Head: ${given.head}`,
  ]);
  return EXIT.done;
}

const hand = verb({ data: 'text' }, 1, ({ words: [id = ''], options }, io) => {
  if (!/^[0-9a-f-]{36}$/.test(id))
    return Promise.resolve(misunderstood(io, `${id} cannot be a hand: 36 letters as the hand log has it`));
  return withDatabase(io, options.data, (house) => prove(house, id, io));
});

async function prove({ db }: CommandHouse, id: string, io: CommandIo): Promise<number> {
  const table = await tableOf(db, id);
  if (table === null) return refused(io, `no table has played a hand ${id}`);
  const promises = createCommitmentStore(db);
  const at = { tableId: table, handId: id };
  const checked = checkHand({
    facts: await createAuditStore(db).find({ table, hand: id, limit: 10_000 }),
    commitments: await promises.of(at),
    opened: await promises.openedOf(at),
    log: await createHandLogStore(db).readHand(table, id),
    cards: await createCardLogStore(db).readHand(table, id),
  });
  io.report({ table, hand: id, ok: checked.faults.length === 0, ...checked }, linesOf(table, checked));
  return checked.faults.length === 0 ? EXIT.done : EXIT.failed;
}

async function tableOf(db: CommandHouse['db'], hand: string): Promise<TableId | null> {
  for (const { id } of await createTableStore(db).list())
    if ((await createHandLogStore(db).readHand(id, hand)).length > 0) return id;
  return null;
}

function linesOf(table: TableId, { commitments, opened, handLog, cardLog, faults }: HandChecked): readonly string[] {
  const tied = (sound: boolean | null) =>
    sound === null ? 'not in the audit log yet' : sound ? 'as audited' : 'CHANGED';
  return [
    `table ${table}: ${commitments} commitments, ${opened} opened${faults.length === 0 ? ', all as promised' : ''}`,
    `hand log: ${tied(handLog)}; card log: ${tied(cardLog)}`,
    ...faults.map(({ code, seat, version }) => (seat === 0 ? code : `seat ${seat}, version ${version}: ${code}`)),
  ];
}
