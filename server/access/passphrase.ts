// Passphrases of people: what may be one, and the hash in whose place it is stored. The text itself goes no further than
// this file; no refusal and no error holds it.
import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { nameKey } from '../base/nameKey.ts';
import { COMMON_PASSPHRASES } from './commonPassphrases.ts';
import type { RandomBytes } from './token.ts';
import { LONGEST_PASSPHRASE, type PassphraseRefusal, SHORTEST_PASSPHRASE } from './view.ts';

/** `name`: of the person, which others know. */
export function refusePassphrase(text: string, name: string): PassphraseRefusal | undefined {
  const length = [...text].length;
  if (length < SHORTEST_PASSPHRASE) return 'passphrase-too-short';
  if (length > LONGEST_PASSPHRASE) return 'passphrase-too-long';
  const key = nameKey(text);
  if (COMMON_PASSPHRASES.has(key) || new Set(key).size < 4) return 'passphrase-common';
  const own = nameKey(name);
  return own !== '' && key.replaceAll(own, '').length < 4 ? 'passphrase-is-name' : undefined;
}

/** Cost of one hash: 128 · N · r bytes of memory, N = 2^cost. */
interface Cost {
  readonly cost: number;
  readonly block: number;
  readonly lanes: number;
}

/** 64 MB, a good quarter of a second on a small computer. Raise it, and each hash is made anew at the next sign-in. */
const COST: Cost = { cost: 16, block: 8, lanes: 1 };
/** What a stored text may ask for: the row could come from elsewhere. */
const MOST: Cost = { cost: 17, block: 8, lanes: 4 };
const MOST_MEMORY = 160 * 1024 * 1024;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const STORED = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

export async function hashPassphrase(text: string, random: RandomBytes): Promise<string> {
  const salt = Buffer.from(random(SALT_BYTES));
  if (salt.length !== SALT_BYTES) throw new Error('a passphrase needs 16 random bytes of salt');
  const hash = await stretch(text, salt, COST);
  const { cost, block, lanes } = COST;
  return ['scrypt', cost, block, lanes, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

export interface Verdict {
  readonly matches: boolean;
  /** made at a lower cost than now: to be made anew while the text is there */
  readonly stale: boolean;
}

/** The same work whether it matches or not. */
export async function verifyPassphrase(text: string, stored: string): Promise<Verdict> {
  const read = readStored(stored);
  if (read === undefined) return { matches: false, stale: false };
  const hash = await stretch(text, read.salt, read.cost);
  const { cost, block, lanes } = read.cost;
  return {
    matches: timingSafeEqual(hash, read.hash),
    stale: cost < COST.cost || block < COST.block || lanes < COST.lanes,
  };
}

/** Something to compare with where nobody is: no text matches it, and it costs as much. */
export function nobodysHash(random: RandomBytes): string {
  const { cost, block, lanes } = COST;
  const [salt, hash] = [random(SALT_BYTES), random(HASH_BYTES)].map((bytes) =>
    Buffer.from(bytes).toString('base64url'),
  );
  return ['scrypt', cost, block, lanes, salt, hash].join('$');
}

function readStored(stored: string) {
  const [, cost, block, lanes, salt, hash] = STORED.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) return undefined;
  const asked: Cost = { cost: Number(cost), block: Number(block), lanes: Number(lanes) };
  if (asked.cost < 1 || asked.cost > MOST.cost) return undefined;
  if (asked.block < 1 || asked.block > MOST.block || asked.lanes < 1 || asked.lanes > MOST.lanes) return undefined;
  return { cost: asked, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

/** In a thread of its own: nothing waits for it. The same words in another keyboard's code points are the same. */
function stretch(text: string, salt: Uint8Array, { cost, block, lanes }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: block, p: lanes, maxmem: MOST_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(text.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(new Error('a passphrase could not be hashed'));
    });
  });
}
