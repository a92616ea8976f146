// A hash over the hand log's entries of one hand as they are stored, as docs/AUDIT.md says it. Folds nothing.
import { createHash } from 'node:crypto';
import type { LogRow } from '../../db/schema/handLog.ts';
import { canonicalJson } from '../base/canonicalJson.ts';

/** One row of a log, whatever table it stands at. */
export type TableRow = Omit<LogRow, 'tableId'>;

/** The same text for the same row for ever. */
export function storedLine({ position, version, recorded, happened, actor, clientId, handId, kind, ...row }: TableRow) {
  const { input, events, reply } = row;
  const stored = { position, version, recorded, happened, actor, clientId, handId, kind, input, events, reply };
  return `${canonicalJson(stored)}\n`;
}

/** 64 hex digits. */
export function handHash(rows: readonly TableRow[]): string {
  const hash = createHash('sha256');
  for (const row of rows) hash.update(storedLine(row), 'utf8');
  return hash.digest('hex');
}
