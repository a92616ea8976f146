// All row stores of the database, made once.
import { createAuditStore } from '../../db/audit.ts';
import { createCanvasStore } from '../../db/canvases.ts';
import type { Database } from '../../db/database.ts';
import { createDeckStore } from '../../db/decks.ts';
import { createFloorInboxStore } from '../../db/floorInbox.ts';
import { createGrantStore } from '../../db/grants.ts';
import { createHandLogStore } from '../../db/handLog.ts';
import { createHandWordStore } from '../../db/handWords.ts';
import { createJudgeCaseStore } from '../../db/judgeCases.ts';
import { createPeopleStore } from '../../db/people.ts';
import { createProgrammeTimeStore } from '../../db/programmeTime.ts';
import { createReaderInboxStore } from '../../db/readerInbox.ts';
import { createReaderStore } from '../../db/readers.ts';
import { createSettingsStore } from '../../db/settings.ts';
import { createShowStore } from '../../db/shows.ts';
import { createSnapshotStore } from '../../db/snapshots.ts';
import { createTableOwnerStore } from '../../db/tableOwner.ts';
import { createTableStore } from '../../db/tables.ts';
import { createTokenStore } from '../../db/tokens.ts';
import { recentTokens } from '../access/recentTokens.ts';
import type { Clock } from '../base/clock.ts';

export type Stores = ReturnType<typeof createStores>;

/** Tokens are those that were looked up a moment ago, for whoever asks or revokes in this server. */
export function createStores(db: Database, clock: Clock) {
  return {
    audit: createAuditStore(db),
    canvases: createCanvasStore(db),
    decks: createDeckStore(db),
    floorInbox: createFloorInboxStore(db),
    handWords: createHandWordStore(db),
    grants: createGrantStore(db),
    judgeCases: createJudgeCaseStore(db),
    log: createHandLogStore(db),
    people: createPeopleStore(db),
    programme: createProgrammeTimeStore(db),
    readerInbox: createReaderInboxStore(db),
    readers: createReaderStore(db),
    settings: createSettingsStore(db),
    shows: createShowStore(db),
    snapshots: createSnapshotStore(db),
    owners: createTableOwnerStore(db),
    tables: createTableStore(db),
    tokens: recentTokens(createTokenStore(db), clock),
  };
}
