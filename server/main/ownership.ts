// Keeps this process the one writer of a table: renews the lease, and says so when it cannot or when it is lost.
import type { Ownership, TableOwnerStore } from '../../db/tableOwner.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';

const LEASE_MS = 10_000;
const RENEW_MS = 3_000;

export interface OwnershipDeps {
  readonly owners: TableOwnerStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly node: string;
  /** the private database admits one server at a time, so a lease that still runs belongs to a dead one */
  readonly takeOver: boolean;
}

/** Null when another server writes this table. */
export async function acquire(deps: OwnershipDeps, tableId: TableId): Promise<Ownership | null> {
  const got = await deps.owners.acquire({ tableId, node: deps.node, leaseMs: LEASE_MS, takeOver: deps.takeOver });
  return got.ok ? got.value : null;
}

/** Runs until the signal aborts, or until the table is found to be another's. */
export async function keepOwnership(
  deps: OwnershipDeps,
  ownership: Ownership,
  signal: AbortSignal,
): Promise<'stopped' | 'lost'> {
  while (!signal.aborted) {
    await deps.clock.sleepUntil(deps.clock.now() + RENEW_MS, signal);
    if (signal.aborted) break;
    const renewed = await deps.owners.renew(ownership, LEASE_MS).catch(() => null);
    if (renewed === null) deps.logger.log('warn', 'lease could not be renewed', { table: ownership.tableId });
    else if (!renewed.ok) {
      deps.logger.log('error', 'another server took this table over', { table: ownership.tableId });
      return 'lost';
    }
  }
  await deps.owners.release(ownership).catch(() => undefined);
  return 'stopped';
}
