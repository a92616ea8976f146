// The auditor's office of the running server: rows, chain and hands, in facts alone. Writes nothing.
import type { AuditRow } from '../../db/audit.ts';
import { type CommitmentStore, createCommitmentStore } from '../../db/commitments.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import { ChainWatch } from '../audit/chainWatch.ts';
import { isSeen, lineOf } from '../audit/lines.ts';
import type { AuditOffice, Auditor } from '../audit/office.ts';
import type { AuditHand, AuditLine, AuditPromise } from '../audit/view.ts';
import type { TableId } from '../base/ids.ts';
import { Names } from './names.ts';
import type { Stores } from './stores.ts';

interface Deps {
  readonly audit: Audit;
  readonly promises: Pick<CommitmentStore, 'of' | 'openedOf'>;
  readonly names: Names;
}

const PAGE = 100;
/** Rows about one hand; a hand that has more shows its newest. */
const MOST_OF_HAND = 2_000;

export interface AuditedHouse {
  readonly house: { readonly stores: Pick<Stores, 'tables' | 'people'> };
  readonly audit: Audit;
  readonly database: { readonly db: Database };
}

export function createAuditOffice({ house, audit, database }: AuditedHouse): AuditOffice {
  const deps = { audit, promises: createCommitmentStore(database.db), names: new Names(house.stores.people) };
  const chain = new ChainWatch(audit);
  return {
    async desk({ actor, table }) {
      const tables = (await house.stores.tables.list()).filter(({ id }) => table === null || id === table);
      const people = (await house.stores.people.list()).map(({ id, name }) => ({ actor: id, name }));
      const actions = await audit.actions();
      const named = tables.map(({ id, name }) => ({ table: id, name }));
      return { name: await deps.names.nameOf(actor), tables: named, people, actions, chain: await chain.look() };
    },
    async rows({ table }, { before, hand, actor, action, ...filter }) {
      const found = await audit.find({
        ...{ table: table ?? filter.table ?? undefined, hand: hand ?? undefined, actor: actor ?? undefined },
        ...{ action: action ?? undefined, before: before ?? undefined, limit: PAGE + 1 },
      });
      return { lines: await linesOf(deps, found.slice(0, PAGE)), more: found.length > PAGE };
    },
    hand: (auditor, at) => handOf(deps, auditor, at),
  };
}

async function handOf(
  deps: Deps,
  { table: own }: Auditor,
  { table, hand }: { readonly table: TableId; readonly hand: string },
): Promise<AuditHand | null> {
  if (own !== null && own !== table) return null;
  const rows = [...(await deps.audit.find({ table, hand, limit: MOST_OF_HAND }))].reverse();
  if (rows.length === 0) return null;
  const promises = await promisesOf(deps, table, hand);
  const seen = await linesOf(deps, rows.filter(isSeen));
  const facts = await linesOf(
    deps,
    rows.filter((row) => !isSeen(row)),
  );
  return { table, hand, promises, seen, facts };
}

async function promisesOf({ promises }: Deps, tableId: TableId, handId: string): Promise<readonly AuditPromise[]> {
  const opened = new Map(
    (await promises.openedOf({ tableId, handId })).map((row) => [`${row.seat}/${row.version}`, row.opened]),
  );
  const all = (await promises.of({ tableId, handId })).map(({ seat, version, commitment, made }) => {
    const hex = Buffer.from(commitment).toString('hex');
    return { seat, version, commitment: hex, made, opened: opened.get(`${seat}/${version}`) ?? null };
  });
  return all.sort((a, b) => a.seat - b.seat || a.version - b.version);
}

async function linesOf({ names }: Deps, rows: readonly AuditRow[]): Promise<readonly AuditLine[]> {
  const known = new Map<string, string>();
  for (const { actor } of rows) if (!known.has(actor)) known.set(actor, await names.nameOf(actor));
  return rows.map((row) => lineOf(row, (actor) => known.get(actor) ?? actor));
}
