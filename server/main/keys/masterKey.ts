// The master key of a key file's text, in its two forms: 64 hex digits, or sealed by a passphrase. Knows no file.
import { VaultKeyError } from '../../vault/keys.ts';
import { openProtected, readProtected } from './protectedKey.ts';

export interface Opening {
  /** for people */
  readonly file: string;
  readonly passphrase: string | undefined;
}

export async function masterOf(text: string, { file, passphrase }: Opening): Promise<Uint8Array> {
  const sealed = readProtected(text);
  if (sealed === null) return parseKey(text, file);
  if (passphrase === undefined) {
    throw new VaultKeyError(
      'vault-passphrase-needed',
      `The vault key ${file} is sealed by a passphrase. Start at a terminal and type it, or name a file that holds it by VAULT_PASSPHRASE_FILE.`,
    );
  }
  const master = await openProtected(sealed, passphrase);
  if (master !== null) return master;
  throw new VaultKeyError(
    'vault-passphrase-wrong',
    `This passphrase does not open the vault key ${file}. Nothing was changed. Try again with the right one.`,
  );
}

export function plainText(master: Uint8Array): string {
  return `${Buffer.from(master).toString('hex')}\n`;
}

function parseKey(text: string, file: string): Uint8Array {
  if (!/^[0-9a-f]{64}\s*$/i.test(text)) {
    throw new VaultKeyError(
      'vault-key-unreadable',
      `The vault key ${file} is not a key: 64 hex digits are needed, or a key sealed by a passphrase. Put back the right file.`,
    );
  }
  return Buffer.from(text.trim(), 'hex');
}
