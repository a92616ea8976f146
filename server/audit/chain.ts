// How a row of the audit log is hashed, as docs/AUDIT.md tells readers. Pure; knows no store.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { AuditRow } from '../../db/audit.ts';
import { canonicalJson } from '../base/canonicalJson.ts';

export type HashedRow = Omit<AuditRow, 'hash'>;

/** Previous hash of the first row. */
export const GENESIS = new Uint8Array(32);

/** The text of a row: what its hash is taken over, behind the hash of the row before. */
export function rowText({ position, atWall, actor, action, subject, detail }: Omit<HashedRow, 'prevHash'>): string {
  return canonicalJson({ position, atWall, actor, action, subject, detail });
}

export function rowHash(row: HashedRow): Uint8Array {
  return createHash('sha256').update(row.prevHash).update(rowText(row), 'utf8').digest();
}

export type ChainFault = 'position-gap' | 'previous-hash' | 'row-hash';

/** What is wrong between a row and the one before it; undefined: nothing. */
export function faultBetween(last: AuditRow | undefined, row: AuditRow): ChainFault | undefined {
  if (row.position !== (last?.position ?? 0) + 1) return 'position-gap';
  if (!same(row.prevHash, last?.hash ?? GENESIS)) return 'previous-hash';
  return same(row.hash, rowHash(row)) ? undefined : 'row-hash';
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
