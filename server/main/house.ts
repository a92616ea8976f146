// Opens everything that tables share: database, keys, vault, audit, readers' gateway, access. One place makes, one place closes.
import { type OpenDatabase, openDatabase } from '../../db/client.ts';
import { type Authenticator, createAuthenticator } from '../access/authenticate.ts';
import { mintFirstAdmin } from '../access/firstAdmin.ts';
import { createMint } from '../access/mint.ts';
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
import { openVault } from './openVault.ts';
import { createStores, type Stores } from './stores.ts';
import type { House } from './tableServer.ts';

/** What the outside hands in: real in serve.ts, replaced one by one in tests. */
export interface Ingredients {
  readonly environment: Environment;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly random: (size: number) => Uint8Array;
  readonly newId: () => string;
  readonly tap: FrameTap;
  /** wraps the vault's port; the identity in the shipped server */
  readonly wrapVault: (vault: VaultPort) => VaultPort;
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
  /** Makes the first administrator's token and answers with its text; null when one was made before. */
  firstAdmin(): Promise<string | null>;
  close(): Promise<void>;
}

export async function openHouse(given: Ingredients, tables: TableDirectory): Promise<OpenHouse> {
  const { environment, clock, logger, random, newId } = given;
  const database = await openDatabase({
    logger,
    clock,
    dataDir: environment.dataDir,
    databaseUrl: environment.databaseUrl,
    serve: true,
    onLost: given.onLost,
    ...(given.embedded === undefined ? {} : { embedded: given.embedded }),
  });
  try {
    const stores = createStores(database.db);
    const audit = createAudit(stores.audit, clock);
    const opened = await openVault({
      db: database.db,
      env: given.env,
      dataDir: environment.dataDir,
      clock,
      random,
      audit,
      logger,
    });
    const vault = given.wrapVault(opened.vault);
    const gateway = openGateway(given, tables, { stores, sealer: opened.inboxSealer });
    const mint = createMint({ tokens: stores.tokens, clock, random, newId });
    const house: House = {
      stores,
      clock,
      logger,
      node: newId(),
      takeOver: environment.databaseUrl === undefined,
      vault,
      checkpointSealer: opened.checkpointSealer,
      inbox: createInbox({ store: stores.readerInbox, readers: stores.readers, sealer: opened.inboxSealer }),
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
      firstAdmin: async () => (await mintFirstAdmin(stores.tokens, mint))?.text ?? null,
      async close() {
        await gateway.close();
        await vault.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
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
