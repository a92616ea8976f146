// All row stores of the database, made once.
import { createAuditStore } from '../../db/audit.ts';
import { createCanvasStore } from '../../db/canvases.ts';
import type { Database } from '../../db/database.ts';
import { createFloorInboxStore } from '../../db/floorInbox.ts';
import { createHandLogStore } from '../../db/handLog.ts';
import { createPeopleStore } from '../../db/people.ts';
import { createProgrammeTimeStore } from '../../db/programmeTime.ts';
import { createReaderInboxStore } from '../../db/readerInbox.ts';
import { createReaderStore } from '../../db/readers.ts';
import { createSnapshotStore } from '../../db/snapshots.ts';
import { createTableOwnerStore } from '../../db/tableOwner.ts';
import { createTableStore } from '../../db/tables.ts';
import { createTokenStore } from '../../db/tokens.ts';

export type Stores = ReturnType<typeof createStores>;

export function createStores(db: Database) {
  return {
    audit: createAuditStore(db),
    canvases: createCanvasStore(db),
    floorInbox: createFloorInboxStore(db),
    log: createHandLogStore(db),
    people: createPeopleStore(db),
    programme: createProgrammeTimeStore(db),
    readerInbox: createReaderInboxStore(db),
    readers: createReaderStore(db),
    snapshots: createSnapshotStore(db),
    owners: createTableOwnerStore(db),
    tables: createTableStore(db),
    tokens: createTokenStore(db),
  };
}
