// Opens everything that tables share: database, keys, vault, audit, readers' gateway, access. One place makes, one place closes.
import { type OpenDatabase, openDatabase } from '../../db/client.ts';
import { createVaultMetaStore } from '../../db/vaultMeta.ts';
import { type Authenticator, createAuthenticator } from '../access/authenticate.ts';
import { mintFirstAdmin } from '../access/firstAdmin.ts';
import { createMint, type Mint } from '../access/mint.ts';
import { type Audit, createAudit } from '../audit/audit.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { Sealer } from '../base/sealer.ts';
import type { Environment } from '../env/environment.ts';
import { createGateway, type Gateway } from '../readers/gateway.ts';
import { createInbox } from '../readers/inbox.ts';
import type { VaultPort } from '../vault/port.ts';
import type { FrameTap } from './feeds.ts';
import { makeSealer } from './keys/derivedKeys.ts';
import { openNotes } from './keys/notesSealer.ts';
import { createStores, type Stores } from './stores.ts';
import type { House } from './tableServer.ts';
import { startVaultProcess } from './vaultKeeper.ts';
import type { StartVault, VaultStart } from './vaultStart.ts';

/** What the outside hands in: real in serve.ts, replaced one by one in tests. */
export interface Ingredients {
  readonly environment: Environment;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** opens a vault key that is sealed by one */
  readonly passphrase?: string | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly random: (size: number) => Uint8Array;
  readonly newId: () => string;
  readonly tap: FrameTap;
  /** wraps the vault's port; the identity in the shipped server */
  readonly wrapVault: (vault: VaultPort) => VaultPort;
  /** Brings the vault: as a process of its own, unless a test puts another here. */
  readonly startVault?: StartVault;
  /** settings of the private database, for tests */
  readonly embedded?: Parameters<typeof openDatabase>[0]['embedded'];
  readonly onLost: (error: unknown) => void;
}

export interface TableDirectory {
  programmeNow(table: TableId): number;
  wakeInbox(table: TableId, upTo: number): void;
  healthChanged(table: TableId): void;
}

export interface OpenHouse {
  readonly house: House;
  readonly database: OpenDatabase;
  readonly gateway: Gateway;
  readonly audit: Audit;
  readonly authenticator: Authenticator;
  readonly mint: Mint;
  /** Makes the first administrator's token and answers with its text; null when one was made before. */
  firstAdmin(): Promise<string | null>;
  close(): Promise<void>;
}

export async function openHouse(given: Ingredients, tables: TableDirectory): Promise<OpenHouse> {
  const { environment, clock, logger, random, newId } = given;
  const vaultStart = (given.startVault ?? startVaultProcess)(given);
  const database = await openDatabaseOf(given, vaultStart);
  try {
    const stores = createStores(database.db, clock);
    const audit = createAudit(stores.audit, clock);
    const meta = createVaultMetaStore(database.db);
    const { passphrase } = given;
    const opened = await vaultStart.open({ database, dataDir: environment.dataDir, passphrase, audit });
    const vault = given.wrapVault(opened.vault);
    const inboxSealer = makeSealer(opened.keys.inbox, random);
    const gateway = openGateway(given, tables, { stores, sealer: inboxSealer });
    const mint = createMint({ tokens: stores.tokens, grants: stores.grants, clock, random, newId });
    const house: House = {
      stores,
      clock,
      logger,
      node: newId(),
      takeOver: environment.databaseUrl === undefined,
      vault,
      audit,
      checkpointSealer: makeSealer(opened.keys.checkpoint, random),
      notesSealer: await openNotes({ meta, wrap: makeSealer(opened.keys.judge, random), random }),
      inbox: createInbox({ store: stores.readerInbox, sealer: inboxSealer }),
      gateway: () => gateway,
      newId,
      tap: given.tap,
    };
    return {
      house,
      database,
      gateway,
      audit,
      authenticator: createAuthenticator(stores.tokens, clock),
      mint,
      firstAdmin: async () => (await mintFirstAdmin(stores.tokens, mint))?.text ?? null,
      async close() {
        await gateway.close();
        await vault.close();
        await database.close();
      },
    };
  } catch (error) {
    vaultStart.drop();
    await database.close();
    throw error;
  }
}

async function openDatabaseOf(given: Ingredients, vaultStart: VaultStart): Promise<OpenDatabase> {
  const { environment, clock, logger, onLost, embedded } = given;
  try {
    return await openDatabase({
      ...{ logger, clock, onLost, serve: true, onMoved: () => vaultStart.moved() },
      ...{ dataDir: environment.dataDir, databaseUrl: environment.databaseUrl },
      ...(embedded === undefined ? {} : { embedded }),
    });
  } catch (error) {
    vaultStart.drop();
    throw error;
  }
}

function openGateway(
  { clock, logger, random }: Ingredients,
  tables: TableDirectory,
  { stores, sealer }: { readonly stores: Stores; readonly sealer: Sealer },
): Gateway {
  return createGateway({
    inbox: stores.readerInbox,
    readers: stores.readers,
    sealer,
    clock,
    logger,
    nonce: () => Buffer.from(random(16)).toString('base64url'),
    programmeTime: (table) => tables.programmeNow(table),
    onInbox: (table, position) => tables.wakeInbox(table, position),
    onHealth: (health) => tables.healthChanged(health.tableId),
  });
}
