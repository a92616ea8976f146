// Opens the two feeds of a table that tell how its cards are read: for the readers' page and for the players.
import type { Clock } from '../base/clock.ts';
import type { HealthView } from '../console/health/view.ts';
import { scanView } from '../console/scan/scanView.ts';
import type { ScanView } from '../console/scan/view.ts';
import type { Gateway } from '../readers/gateway.ts';
import { createFeed, type WritableFeed } from '../release/broadcast.ts';
import type { AntennaWatch } from '../table/antennaWatch.ts';
import { besideConsole } from './besideConsole.ts';
import type { ConsoleFeed } from './consoleFeed.ts';
import { HealthOffice } from './healthOffice.ts';
import type { Writer } from './openConsoles.ts';
import type { Stores } from './stores.ts';
import { seatsOf } from './tableConfig.ts';

interface House {
  readonly stores: Pick<Stores, 'readers'>;
  readonly clock: Clock;
  readonly gateway: () => Gateway;
}

interface Parts {
  readonly console: ConsoleFeed;
  readonly watch: AntennaWatch;
}

export interface Readings {
  readonly health: WritableFeed<HealthView>;
  readonly scan: WritableFeed<ScanView>;
  changed(): void;
  stop(): Promise<void>;
}

export function openReadings(
  { stores, clock, gateway }: House,
  { id, row, programme, table, logger }: Writer,
  { console, watch }: Parts,
): Readings {
  const health = new HealthOffice({
    ...{ table: id, tableName: row.name, seatCount: seatsOf(row.config), clock, now: programme.now, watch },
    ...{ readers: stores.readers, connected: () => gateway().health(id), noisy: () => table.noisyZones() },
    failed: () => logger.log('error', 'view of the readers failed'),
  });
  const scan = createFeed<ScanView>(id, 'scan');
  const beside = besideConsole(console.feed, (view) => {
    const shown = scanView(view);
    scan.publish(shown, JSON.stringify(shown));
    health.played(view);
  });
  return {
    ...{ health: health.feed, scan },
    changed: () => health.changed(),
    async stop() {
      health.stop();
      scan.end();
      await beside.stop();
    },
  };
}
