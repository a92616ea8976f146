// What the vault's commitments are kept in, and what of it is known to be in the audit log. Makes and opens none.
import type { CommitmentStore } from '../../db/commitments.ts';
import type { Clock } from '../base/clock.ts';
import type { RandomBytes } from './sealed.ts';

export interface Ledger {
  readonly store: CommitmentStore;
  readonly random: RandomBytes;
  readonly clock: Pick<Clock, 'wall'>;
  /** hands whose commitments are all made and published, by how many there are */
  readonly published: Map<string, number>;
  /** ended hands whose rows the audit log has, by how many there are */
  readonly anchored: Map<string, number>;
}

export function createLedger(options: Pick<Ledger, 'store' | 'random' | 'clock'>): Ledger {
  return { ...options, published: new Map(), anchored: new Map() };
}

/** More hands than are ever worked on at once; of others the database is asked. */
const KEPT = 64;

export function remember<T>(map: Map<string, T>, name: string, value: T): void {
  map.delete(name);
  map.set(name, value);
  const oldest = map.keys().next();
  if (map.size > KEPT && oldest.done !== true) map.delete(oldest.value);
}
