// What the release desk of a table begins with: the log from where the slowest canvas stands.
import type { TableId } from '../base/ids.ts';
import type { Sealer } from '../base/sealer.ts';
import { earliestNeeded } from '../release/desk.ts';
import { recoverState } from '../table/recovery.ts';
import type { Stores } from './stores.ts';

interface Source {
  readonly stores: Pick<Stores, 'canvases' | 'log' | 'snapshots'>;
  readonly checkpointSealer: Sealer;
}

export async function showFrom(house: Source, table: TableId) {
  const { canvases, log, snapshots } = house.stores;
  const needed = await earliestNeeded(canvases, table);
  return recoverState({ table, log, snapshots, sealer: house.checkpointSealer }, needed ?? undefined);
}
