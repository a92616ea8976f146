// A master key sealed by a passphrase, as text: what stands in the key file tells nothing without the words. Knows no file.
import { scrypt } from 'node:crypto';
import { z } from 'zod';
import { contextOf, KEY_BYTES, openBytes, type RandomBytes, sealBytes } from '../../vault/sealed.ts';

const SALT_BYTES = 32;
const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/);

/** The cost may rise in a later version; bounds, so that a file that was tampered with cannot eat the memory. */
const schema = z.strictObject({
  feltcast: z.literal('vault key sealed by a passphrase'),
  version: z.literal(1),
  kdf: z.literal('scrypt'),
  n: z
    .int()
    .min(2 ** 14)
    .max(2 ** 20),
  r: z.int().min(8).max(16),
  p: z.int().min(1).max(4),
  salt: hex.length(2 * SALT_BYTES),
  sealed: hex,
});
export type ProtectedKey = z.output<typeof schema>;

const HEAD = {
  ...({ feltcast: 'vault key sealed by a passphrase', version: 1, kdf: 'scrypt' } as const),
  ...{ n: 2 ** 17, r: 8, p: 1 },
};
export const PASSPHRASE_MIN = 12;

/** null: this is another kind of text. */
export function readProtected(text: string): ProtectedKey | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export async function protectKey(
  master: Uint8Array,
  { passphrase, random }: { readonly passphrase: string; readonly random: RandomBytes },
): Promise<string> {
  const salt = Buffer.from(random(SALT_BYTES)).toString('hex');
  const head = { ...HEAD, salt };
  const key = await stretched(passphrase, head);
  const sealed = sealBytes(master, { key, context: contextFor(head), random });
  return `${JSON.stringify({ ...head, sealed: Buffer.from(sealed).toString('hex') }, null, 2)}\n`;
}

/** null: these are not the words. */
export async function openProtected(file: ProtectedKey, passphrase: string): Promise<Uint8Array | null> {
  const key = await stretched(passphrase, file);
  try {
    const sealed = Buffer.from(file.sealed, 'hex');
    return openBytes(sealed, { key, context: contextFor(file), what: 'the vault key' });
  } catch {
    return null;
  }
}

type Head = Omit<ProtectedKey, 'sealed'>;

function contextFor({ version, kdf, n, r, p, salt }: Head): string {
  return contextOf('vault key file', version, kdf, n, r, p, salt);
}

/** Keyboards write one letter in several ways: one form of it counts. */
function stretched(passphrase: string, { n, r, p, salt }: Head): Promise<Uint8Array> {
  const cost = { N: n, r, p, maxmem: 256 * n * r };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), Buffer.from(salt, 'hex'), KEY_BYTES, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
