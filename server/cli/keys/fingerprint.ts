// How a key is named among people: a part of a hash of its check value, which is itself a hash. Gives nothing of the key away.
import { createHash } from 'node:crypto';
import { checkValue, type KeyRing } from '../../vault/keys.ts';

export function fingerprint(ring: KeyRing): string {
  return fingerprintOf(checkValue(ring));
}

/** Of the check value that stands in the database. */
export function fingerprintOf(check: Uint8Array): string {
  const hash = createHash('sha256').update(check).digest('hex').slice(0, 16);
  return hash.match(/.{4}/g)?.join('-') ?? hash;
}
