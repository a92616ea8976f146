// Keys of the vault: what main hands in, the key check value, and a key per hand wrapped by the master. Knows no card.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { contextOf, KEY_BYTES, openBytes, type RandomBytes, sealBytes } from './sealed.ts';

/** Four keys of 32 bytes each, derived from the key file in main; they leave the vault never. */
export interface KeyRing {
  /** Wraps the keys of hands. */
  readonly wrap: Uint8Array;
  /** Seals deck rows. */
  readonly deck: Uint8Array;
  /** Hashes tags, so that a tag is found without being named. */
  readonly tag: Uint8Array;
  /** Makes the key check value. */
  readonly check: Uint8Array;
}

export const VAULT_KEY_PROBLEMS = [
  'vault-key-wrong',
  'vault-key-missing',
  'vault-key-in-data',
  'vault-key-unreadable',
  'vault-passphrase-needed',
  'vault-passphrase-wrong',
  'vault-passphrase-unreadable',
] as const;
export type VaultKeyProblem = (typeof VAULT_KEY_PROBLEMS)[number];

/** The server must not start: says what is wrong with the key and what to do. */
export class VaultKeyError extends Error {
  readonly code: VaultKeyProblem;

  constructor(code: VaultKeyProblem, what: string) {
    super(what);
    this.name = 'VaultKeyError';
    this.code = code;
  }
}

/** What the key check value is kept in. */
export interface KeyCheckStore {
  /** Stores it unless one is there; resolves to the one that stands. */
  keepKeyCheck(value: Uint8Array): Promise<Uint8Array>;
}

/** Throws VaultKeyError when the database was written with another key; the first start writes the check value. */
export async function checkKey(ring: KeyRing, store: KeyCheckStore): Promise<void> {
  const kept = await store.keepKeyCheck(checkValue(ring));
  if (fits(ring, kept)) return;
  throw new VaultKeyError(
    'vault-key-wrong',
    'The vault key does not belong to this database. Put back the key file this database was made with, or name it by VAULT_KEY_FILE. Nothing was changed.',
  );
}

/** Recognises a key without giving it away. */
export function checkValue(ring: KeyRing): Uint8Array {
  return createHmac('sha256', ring.check).update('feltcast vault key check 1').digest();
}

export function fits(ring: KeyRing, kept: Uint8Array): boolean {
  const mine = checkValue(ring);
  return kept.length === mine.length && timingSafeEqual(kept, mine);
}

export function newHandKey(random: RandomBytes): Uint8Array {
  return random(KEY_BYTES);
}

export function wrapHandKey(
  key: Uint8Array,
  at: HandPlace,
  options: { ring: KeyRing; random: RandomBytes },
): Uint8Array {
  return sealBytes(key, {
    key: options.ring.wrap,
    context: contextOf('hand_keys', at.table, at.hand),
    random: options.random,
  });
}

export function unwrapHandKey(wrapped: Uint8Array, at: HandPlace, ring: KeyRing): Uint8Array {
  const context = contextOf('hand_keys', at.table, at.hand);
  return openBytes(wrapped, { key: ring.wrap, context, what: `the key of hand ${at.hand} on table ${at.table}` });
}

export interface HandPlace {
  readonly table: string;
  readonly hand: string;
}

/** 32 hex digits; the same tag always gives the same code, and no code gives back its tag. */
export function tagCode(tag: string, ring: KeyRing): string {
  return createHmac('sha256', ring.tag).update(tag, 'utf8').digest('hex').slice(0, 32);
}
