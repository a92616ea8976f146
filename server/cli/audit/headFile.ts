// A head of the audit log as it is written down: one line, position and hash. Whoever keeps it elsewhere can show later that
// nothing before it was changed or cut off.
import fs from 'node:fs';
import type { AuditHead } from '../../audit/audit.ts';
import { err, ok, type Result } from '../../base/result.ts';

export function headLine({ position, hash }: AuditHead): string {
  return `${position} ${hash}`;
}

/** The last line that holds a head; lines of before stay as a diary. */
export function readHead(file: string): Result<AuditHead, string> {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    return err(`${file} cannot be read`);
  }
  const line = text.split(/\r?\n/).findLast((one) => one.trim() !== '') ?? '';
  const match = /^(\d{1,15}) ([0-9a-f]{64})$/.exec(line.trim());
  if (match === null)
    return err(`${file} holds no head; "feltcast audit head" prints one: a position, a space, 64 hex digits`);
  return ok({ position: Number(match[1]), hash: match[2] ?? '' });
}
