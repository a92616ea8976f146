// Ties the sealed rows of an ended hand to the audit log: their number and a hash over their ciphertext, again for whatever is
// added behind the end. Hashes nothing that was opened.
import { createHash } from 'node:crypto';
import type { CardRow } from '../../db/cardLog.ts';
import type { HeldHand } from './heldHand.ts';
import type { HandPlace } from './keys.ts';
import { remember } from './ledger.ts';
import { handSubject, type Room } from './room.ts';
import { contextOf } from './sealed.ts';

const SEALED = 'hand-sealed';

export async function anchorHand(room: Room, at: HandPlace, hand: HeldHand): Promise<void> {
  if (!hand.ended) return;
  const { audit, cardLog, ledger } = room;
  const name = contextOf(at.table, at.hand);
  if (ledger.anchored.get(name) === hand.rows.size) return;
  const rows = await cardLog.rows(at);
  const subject = handSubject(at);
  const sha256 = ciphertextHash(rows);
  const before = (await ledger.store.audited(subject, SEALED)).at(-1);
  if (!isSame(before, sha256))
    await audit.record({ actor: 'vault', action: SEALED, subject, detail: { rows: rows.length, sha256 } });
  remember(ledger.anchored, name, hand.rows.size);
}

/** One line for each row, as docs/AUDIT.md says. */
export function ciphertextHash(rows: readonly CardRow[]): string {
  const hash = createHash('sha256');
  for (const row of rows) {
    const { position, seat, slot, kind, outputId, recorded, sealed } = row;
    const line = [position, seat, slot, kind, outputId, recorded, Buffer.from(sealed).toString('hex')];
    hash.update(`${JSON.stringify(line)}\n`, 'utf8');
  }
  return hash.digest('hex');
}

function isSame(detail: unknown, sha256: string): boolean {
  return typeof detail === 'object' && detail !== null && Reflect.get(detail, 'sha256') === sha256;
}
