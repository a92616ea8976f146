// Proof that a reader holds its secret. The secret is the printed text; its UTF-8 bytes are the key.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { macText } from './protocol.ts';

export interface Proof {
  readonly nonce: string;
  readonly reader: string;
  readonly boot: string;
}

export function macOf(secret: string, { nonce, reader, boot }: Proof): string {
  return createHmac('sha256', secret)
    .update(macText(nonce, reader, boot))
    .digest('base64url');
}

/** Padding is forgiven; nothing else is, and the comparison takes the same time either way. */
export function isProven(secret: string, proof: Proof, mac: string): boolean {
  const expected = Buffer.from(macOf(secret, proof));
  const given = Buffer.from(mac.replace(/=+$/, ''));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
