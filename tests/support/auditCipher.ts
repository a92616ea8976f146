// Audit rows as worlds may be compared by them: what is ciphertext stands as its length, and a row says whether its hash follows
// from the row before and from what is written in it, instead of the hash itself.
import { rowHash } from '../../server/audit/chain.ts';

/** Fields of `detail` that hold hashes over salted or sealed bytes. */
const CIPHER: Readonly<Record<string, string>> = { 'hand-committed': 'commitments', 'hand-sealed': 'sha256' };

export function detailWithoutCipher(action: string, detail: unknown): unknown {
  const field = CIPHER[action];
  if (field === undefined || typeof detail !== 'object' || detail === null) return detail;
  const value: unknown = Reflect.get(detail, field);
  return { ...detail, [field]: Array.isArray(value) ? value.map(lengthOf) : lengthOf(value) };
}

function lengthOf(value: unknown): string {
  return `${String(value).length} digits`;
}

type Columns = Readonly<Record<string, unknown>>;

/**
 * Rows of different actors within one moment come as the database lets them: of each actor the order stays. The hash of a row
 * is right or wrong; what it is hangs on the ciphertext of the rows before.
 */
export function comparedAudit(rows: readonly Columns[]): readonly Columns[] {
  const count = new Map<unknown, number>();
  const inOrder = [...rows].sort((a, b) => Number(a['position']) - Number(b['position']));
  return inOrder.map((row) => {
    const nth = (count.get(row['actor']) ?? 0) + 1;
    count.set(row['actor'], nth);
    const { hash: _, prev_hash: _before, ...facts } = row;
    const detail = detailWithoutCipher(String(row['action']), row['detail']);
    return { ...facts, position: `${nth} of this actor`, chain: follows(row) ? 'follows' : 'broken', detail };
  });
}

function follows(row: Columns): boolean {
  const { actor, action, subject, detail } = row;
  const prevHash = bytesOf(row['prev_hash']);
  const facts = { actor: String(actor), action: String(action), subject: String(subject), detail };
  const hash = rowHash({ ...facts, position: Number(row['position']), atWall: Number(row['at_wall']), prevHash });
  return Buffer.from(hash).equals(bytesOf(row['hash']));
}

function bytesOf(value: unknown): Buffer {
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
}
