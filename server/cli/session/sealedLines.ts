// Lines of text in a file sealed by a passphrase: a head that says how, then blocks of packed lines, each bound to its place. A file
// that was cut off, or whose blocks changed places, does not open.
import { scrypt } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { z } from 'zod';
import { err, ok, type Result } from '../../base/result.ts';
import { contextOf, KEY_BYTES, openBytes, type RandomBytes, sealBytes } from '../../vault/sealed.ts';

const SALT_BYTES = 32;
const BLOCK_LINES = 500;
/** of one block, unpacked */
const MOST_BYTES = 64 * 1024 * 1024;
export const PASSPHRASE_MIN = 12;

/** Bounds, so that a file that was tampered with cannot eat the memory. */
const headSchema = z.strictObject({
  feltcast: z.literal('recording sealed by a passphrase'),
  version: z.literal(1),
  kdf: z.literal('scrypt'),
  n: z
    .int()
    .min(2 ** 14)
    .max(2 ** 20),
  r: z.int().min(8).max(16),
  p: z.int().min(1).max(4),
  salt: z.string().regex(/^[0-9a-f]{64}$/),
});
type Head = z.output<typeof headSchema>;

const HEAD = {
  feltcast: 'recording sealed by a passphrase',
  version: 1,
  kdf: 'scrypt',
  n: 2 ** 17,
  r: 8,
  p: 1,
} as const;

export interface Sealing {
  readonly passphrase: string;
  readonly random: RandomBytes;
}

/** The lines of the file, one after the other. */
export async function sealLines(lines: readonly string[], { passphrase, random }: Sealing): Promise<readonly string[]> {
  const head: Head = { ...HEAD, salt: Buffer.from(random(SALT_BYTES)).toString('hex') };
  const key = await stretched(passphrase, head);
  const blocks = Math.max(1, Math.ceil(lines.length / BLOCK_LINES));
  const sealed = Array.from({ length: blocks }, (_, i) => {
    const plain = deflateSync(lines.slice(i * BLOCK_LINES, (i + 1) * BLOCK_LINES).join('\n'));
    return Buffer.from(sealBytes(plain, { key, random, context: placeOf(head, i, blocks) })).toString('base64');
  });
  return [JSON.stringify(head), ...sealed];
}

export const UNSEALED = ['not-a-recording', 'wrong-words'] as const;

export async function openLines(
  file: readonly string[],
  passphrase: string,
): Promise<Result<readonly string[], (typeof UNSEALED)[number]>> {
  const [first = '', ...blocks] = file.filter((line) => line !== '');
  const head = headOf(first);
  if (head === null || blocks.length === 0) return err('not-a-recording');
  const key = await stretched(passphrase, head);
  const lines: string[] = [];
  try {
    for (const [i, block] of blocks.entries()) {
      const context = placeOf(head, i, blocks.length);
      const plain = openBytes(Buffer.from(block, 'base64'), { key, context, what: 'the recording' });
      lines.push(...inflateSync(plain, { maxOutputLength: MOST_BYTES }).toString('utf8').split('\n'));
    }
  } catch {
    return err('wrong-words');
  }
  return ok(lines);
}

function headOf(text: string): Head | null {
  try {
    return headSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function placeOf({ salt }: Head, block: number, blocks: number): string {
  return contextOf('recording', salt, block, blocks);
}

function stretched(passphrase: string, { salt, n, r, p }: Head): Promise<Uint8Array> {
  const options = { N: n, r, p, maxmem: 256 * n * r };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'hex'), KEY_BYTES, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
