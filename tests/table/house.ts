// A table on the real database and the real vault, with a manual clock and an inbox in memory: what every test here drives.
import { createHash } from 'node:crypto';
import { v5 as uuidFrom } from 'uuid';
import { createAuditStore } from '../../db/audit.ts';
import { createHandLogStore, type HandLogStore } from '../../db/handLog.ts';
import { createProgrammeTimeStore } from '../../db/programmeTime.ts';
import { createSnapshotStore, type SnapshotStore } from '../../db/snapshots.ts';
import { createTableOwnerStore, type Ownership } from '../../db/tableOwner.ts';
import { createTableStore } from '../../db/tables.ts';
import { createAudit } from '../../server/audit/audit.ts';
import type { Clock } from '../../server/base/clock.ts';
import { type ClientId, clientId, type TableId, tableId } from '../../server/base/ids.ts';
import { type Card, DECK } from '../../server/engine/card.ts';
import { createProgrammeTime, type ProgrammeTime } from '../../server/log/programmeTime.ts';
import { deriveKeys, makeSealer } from '../../server/main/keys/derivedKeys.ts';
import { openTable, type Table } from '../../server/table/table.ts';
import type { InboxItem, TableDeps } from '../../server/table/tableCore.ts';
import { createVaultCalls } from '../../server/table/vaultCalls.ts';
import type { VaultPort, VaultReply, VaultRequest } from '../../server/vault/port.ts';
import { createVault } from '../../server/vault/vault.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { listeningLogger } from '../support/realClock.ts';
import { tag } from '../tracker/world.ts';

const UUIDS = '0b8f4f3e-6f0e-4d0a-9d53-000000000000';

/** A client id or a hand id by name. */
export function named(name: string): ClientId {
  return clientId(uuidFrom(name, UUIDS));
}

/** A clock that only moves when it is told to. */
export function manualClock(): Clock & { pass(ms: number): void } {
  let now = 0;
  return {
    now: () => now,
    wall: () => 1_700_000_000_000 + now,
    sleepUntil: async () => undefined,
    pass(ms) {
      now += ms;
    },
  };
}

function seededRandom(): (length: number) => Uint8Array {
  let count = 0;
  return (length) => {
    count += 1;
    return new Uint8Array(createHash('sha512').update(`table ${count}`).digest().subarray(0, length));
  };
}

/** The tag of a card in the house deck. */
export function tagOf(card: Card) {
  return tag(DECK.indexOf(card) + 1);
}

export interface House {
  readonly database: FreshDatabase;
  readonly vault: VaultPort;
  readonly log: HandLogStore;
  readonly snapshots: SnapshotStore;
  readonly sealer: TableDeps['sealer'];
  /** what was asked of the vault and what it said, oldest first */
  readonly asked: { readonly message: VaultRequest; readonly reply: VaultReply }[];
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const database = await freshDatabase();
  const random = seededRandom();
  const keys = deriveKeys(createHash('sha256').update('table tests').digest());
  const clock = manualClock();
  const asked: House['asked'] = [];
  const inner = await createVault({
    db: database.db,
    ring: keys.vault,
    random,
    clock,
    audit: createAudit(createAuditStore(database.db), clock),
    logger: listeningLogger().logger,
  });
  const vault: VaultPort = {
    ...inner,
    async request(message) {
      const reply = await inner.request(message);
      asked.push({ message, reply });
      return reply;
    },
  };
  return {
    database,
    vault,
    asked,
    log: createHandLogStore(database.db),
    snapshots: createSnapshotStore(database.db),
    sealer: makeSealer(keys.checkpoint, random),
    async close() {
      await vault.close();
      await database.close();
    },
  };
}

const BY = { actor: 'cli:test', role: 'operator' } as const;

/** One table of the house; `open` again is a restart of its server. */
export interface Desk {
  readonly id: TableId;
  readonly house: House;
  readonly clock: ReturnType<typeof manualClock>;
  readonly lines: string[];
  readonly inbox: InboxItem[];
  ownership: Ownership;
  programme: ProgrammeTime;
  table: Table;
  /** parts replaced for the next `reopen` */
  over: Partial<TableDeps>;
  reopen(): Promise<Table>;
}

let tables = 0;

/** A table with its own deck of tags: deck n has the tags `tag(1)` to `tag(52)` moved by 52 n. */
export async function openDesk(house: House, over: Partial<TableDeps> = {}): Promise<Desk> {
  const first = tables === 0;
  tables += 1;
  const id = tableId(`t${tables}`);
  await createTableStore(house.database.db).add({ id, name: id, created: 0 });
  if (first || !(await hasDeck(house))) {
    const cards = DECK.map((card) => ({ card, tag: tagOf(card) }));
    await must(house, { do: 'registerDeck', deck: 'red', name: 'Red', colour: 'red', cards, by: BY });
  }
  const clock = manualClock();
  const { logger, lines } = listeningLogger();
  const desk: Partial<Desk> & Omit<Desk, 'ownership' | 'programme' | 'table'> = {
    id,
    house,
    clock,
    lines,
    inbox: [],
    over,
    async reopen() {
      await desk.table?.stop();
      desk.ownership = await own(house, id);
      desk.programme = await createProgrammeTime({
        table: id,
        clock,
        store: createProgrammeTimeStore(house.database.db),
      });
      desk.table = await openTable({
        ownership: desk.ownership,
        log: house.log,
        snapshots: house.snapshots,
        sealer: house.sealer,
        inbox: {
          read: async (after, limit) => desk.inbox.filter((item) => item.position > after).slice(0, limit),
        },
        vault: createVaultCalls(house.vault, id),
        programme: desk.programme,
        logger,
        cardDesk: true,
        airing: () => 'no-canvas',
        alone: async () => false,
        stopOf: () => null,
        noisyZones: () => [],
        seats: 10,
        ...desk.over,
      });
      return desk.table;
    },
  };
  await desk.reopen();
  return desk as Desk;
}

async function hasDeck(house: House): Promise<boolean> {
  const found = await house.database.pool.query(`select 1 from decks where id = 'red'`);
  return (found.rowCount ?? 0) > 0;
}

/** The house deck comes to this table. */
export function bringDeck({ house, id }: Desk): Promise<void> {
  return must(house, { do: 'assignDeck', table: id, deck: 'red', by: BY });
}

async function must(house: House, message: VaultRequest): Promise<void> {
  const reply = await house.vault.request(message);
  if (!reply.ok) throw new Error(`${message.do}: ${reply.code} ${reply.field}`);
}

export async function own(house: House, id: TableId, node = 'node'): Promise<Ownership> {
  const got = await createTableOwnerStore(house.database.db).acquire({
    tableId: id,
    node,
    leaseMs: 600_000,
    takeOver: true,
  });
  if (!got.ok) throw new Error(got.error);
  return got.value;
}
