// Opens the release desk of one table from what its server has.
import type { Audit } from '../audit/audit.ts';
import type { Clock } from '../base/clock.ts';
import { readLog } from '../log/logStream.ts';
import { openDesk, type ReleaseDesk } from '../release/desk.ts';
import type { Recovered } from '../table/recovery.ts';
import { openForRelease } from '../vault/doors/release.ts';
import type { VaultPort } from '../vault/port.ts';
import type { FeedBoard } from './feeds.ts';
import type { Writer } from './openConsoles.ts';
import type { PageBoard } from './pageBoard.ts';
import { ShownSeats } from './shownSeats.ts';
import { staffOf } from './staff.ts';
import type { Stores } from './stores.ts';
import { has } from './tableConfig.ts';

interface House {
  readonly stores: Stores;
  readonly clock: Clock;
  readonly vault: VaultPort;
  readonly audit: Pick<Audit, 'record'>;
}

interface ReleaseParts {
  readonly feeds: FeedBoard;
  readonly pages: PageBoard;
  readonly from: Recovered;
  readonly changed: () => void;
}

export function openRelease(
  house: House,
  { id, row, programme, logger }: Writer,
  { feeds, pages, from, changed }: ReleaseParts,
): Promise<ReleaseDesk> {
  const { canvases, handWords, log, settings, tokens } = house.stores;
  const shown = new ShownSeats(id, house.vault);
  return openDesk(
    {
      table: id,
      tableName: row.name,
      demo: has(row.config, 'demo'),
      canvases,
      programme,
      logger,
      openCards: (canvas, places) => openForRelease(house.vault, canvas, places),
      staff: (actor) => staffOf(tokens, { table: id, wall: house.clock.wall() }, actor),
      publish(config, moment) {
        feeds.publish(config, moment);
        shown.note(config, moment);
        changed();
      },
      removed: (name) => feeds.remove(name),
      viewers: (name) => pages.viewers(name),
      pages: (name) => pages.of(name),
      cleared: (name) => pages.cleared(name),
      wall: house.clock.wall,
      readEntries: (after, each) => readLog(log, { table: id, after }, each),
      ...{ settings, handWords },
      note: ({ actor, action, detail }) => house.audit.record({ actor, action, subject: id, detail }),
      changed,
    },
    { start: from.base, entries: from.entries },
  );
}
