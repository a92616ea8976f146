// The text of a token: 256 random bits with a readable prefix. Only its hash is ever stored.
import { createHash } from 'node:crypto';

const PREFIX = 'fc_';
const BYTES = 32;
const TOKEN = /^fc_[A-Za-z0-9_-]{43}$/;

/** Fills with secure random bytes; made in main. */
export type RandomBytes = (size: number) => Uint8Array;

export function mintTokenText(random: RandomBytes): string {
  const bytes = random(BYTES);
  if (bytes.length !== BYTES) throw new Error('a token needs 32 random bytes');
  return PREFIX + Buffer.from(bytes).toString('base64url');
}

export function isTokenText(text: string): boolean {
  return TOKEN.test(text);
}

export function hashToken(text: string): Uint8Array {
  return createHash('sha256').update(text, 'utf8').digest();
}
