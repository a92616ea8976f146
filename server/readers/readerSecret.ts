// A reader's secret at rest: sealed under the key of the inbox, bound to the reader's name.
import type { Sealer } from '../base/sealer.ts';

const contextOf = (reader: string) => `reader-secret ${reader}`;

export function sealReaderSecret(sealer: Sealer, reader: string, secret: string): Uint8Array {
  return sealer.seal(new TextEncoder().encode(secret), contextOf(reader));
}

/** Throws when the row was moved to another reader or belongs to another key. */
export function openReaderSecret(sealer: Sealer, reader: string, sealed: Uint8Array): string {
  return new TextDecoder().decode(sealer.open(sealed, contextOf(reader)));
}
