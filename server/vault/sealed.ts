// Authenticated encryption of rows (AES-256-GCM) and the one fixed length of a card-log row. Knows no store and no rule.
import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Fresh random bytes; injected, so that a test can repeat a run. */
export type RandomBytes = (length: number) => Uint8Array;

/** A row that does not open: other key, other place, or changed bytes. Says where, never what. */
export class SealedRowError extends Error {
  readonly code = 'sealed-row-damaged';

  constructor(what: string) {
    super(`${what} does not open: its bytes were changed, it was moved, or it belongs to another key`);
    this.name = 'SealedRowError';
  }
}

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES;

export const KEY_BYTES = 32;
/** Bytes that sealing adds. */
export const SEAL_OVERHEAD = HEAD_BYTES + TAG_BYTES;

export interface SealOptions {
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** Where the bytes belong; opening anywhere else fails. */
  readonly context: string;
}

/** format byte, nonce, ciphertext, tag. */
export function sealBytes(plain: Uint8Array, options: SealOptions & { readonly random: RandomBytes }): Uint8Array {
  const nonce = options.random(NONCE_BYTES);
  if (nonce.length !== NONCE_BYTES) throw new Error(`a nonce has ${NONCE_BYTES} bytes`);
  const cipher = createCipheriv('aes-256-gcm', options.key, nonce);
  cipher.setAAD(Buffer.from(options.context, 'utf8'));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Uint8Array.of(FORMAT), nonce, body, cipher.getAuthTag()]);
}

/** Throws SealedRowError unless key, context and every byte are right; `what` names the row in that error. */
export function openBytes(sealed: Uint8Array, options: SealOptions & { readonly what: string }): Uint8Array {
  if (sealed.length < SEAL_OVERHEAD || sealed[0] !== FORMAT) throw new SealedRowError(options.what);
  const end = sealed.length - TAG_BYTES;
  const nonce = sealed.subarray(1, HEAD_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', options.key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(options.context, 'utf8'));
  decipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES, end)), decipher.final()]);
  } catch {
    throw new SealedRowError(options.what);
  }
}

/** Unambiguous text of a place: no two lists of parts give the same text. */
export function contextOf(...parts: readonly (string | number)[]): string {
  return JSON.stringify(parts);
}
