// The key file: where it lies, how it comes to be, and which of two counts after a rotation that broke off.
import os from 'node:os';
import path from 'node:path';
import type { Logger } from '../base/logger.ts';
import { fits, VaultKeyError } from '../vault/keys.ts';
import { KEY_BYTES, type RandomBytes } from '../vault/sealed.ts';
import { deriveKeys, type Keys } from './keys/derivedKeys.ts';
import { isInside, makeKeyText, moveKeyText, readKeyText } from './keys/keyText.ts';
import { masterOf, plainText } from './keys/masterKey.ts';

export interface KeyPlace {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform?: NodeJS.Platform;
  readonly home?: string;
}

export interface KeyFileOptions extends KeyPlace {
  /** Folder of database and recordings; the key may not lie in it. */
  readonly dataDir: string;
  /** True when the database was written with a key before (vault_meta holds a check value). */
  readonly used: boolean;
  /** That value: tells which of two files counts. */
  readonly check?: Uint8Array | undefined;
  readonly random: RandomBytes;
  /** Opens a key file that is sealed by one; not needed for one that is not. */
  readonly passphrase?: string | undefined;
  readonly logger?: Pick<Logger, 'log'>;
}

export interface OpenKeyFile {
  readonly file: string;
  readonly text: string;
  readonly master: Uint8Array;
}

export function keyFilePath({ env, platform = process.platform, home = os.homedir() }: KeyPlace): string {
  const named = env['VAULT_KEY_FILE'];
  if (named !== undefined && named !== '') return path.resolve(named);
  const folder =
    platform === 'win32' ? (env['APPDATA'] ?? path.join(home, 'AppData', 'Roaming')) : path.join(home, '.config');
  return path.join(folder, 'feltcast', 'vault.key');
}

/** Where a rotation writes the new key before the database changes. */
export function nextKeyPath(file: string): string {
  return `${file}.next`;
}

/** Reads the key file, or makes it at the very first start. Throws VaultKeyError with what to do. */
export async function loadKeys(options: KeyFileOptions): Promise<Keys> {
  return deriveKeys((await openKeyFile(options)).master);
}

export async function openKeyFile(options: KeyFileOptions): Promise<OpenKeyFile> {
  const file = keyFilePath(options);
  if (isInside(file, options.dataDir)) {
    throw new VaultKeyError(
      'vault-key-in-data',
      `The vault key ${file} lies in the data folder: a copy of the folder would hold both. Move the key elsewhere and name it by VAULT_KEY_FILE.`,
    );
  }
  const text = readKeyText(file);
  const rotated = await openRotated(file, text, options);
  if (rotated !== null) return rotated;
  const found = text ?? makeKey(file, options);
  return { file, text: found, master: await masterOf(found, { file, passphrase: options.passphrase }) };
}

/** null: the file that lies in its place counts. */
async function openRotated(file: string, text: string | null, options: KeyFileOptions): Promise<OpenKeyFile | null> {
  const { check } = options;
  const next = check === undefined ? null : readKeyText(nextKeyPath(file));
  if (check === undefined || next === null) return null;
  if (text !== null && (await isKeyOf(text, { options, file, check }))) return null;
  const master = await openIfFits(next, { options, file: nextKeyPath(file), check });
  return master === null ? null : takeNext(file, { text: next, master }, options);
}

interface Asked {
  readonly options: KeyFileOptions;
  readonly file: string;
  readonly check: Uint8Array;
}

async function openIfFits(text: string, { options, file, check }: Asked): Promise<Uint8Array | null> {
  const master = await masterOf(text, { file, passphrase: options.passphrase });
  return fits(deriveKeys(master).vault, check) ? master : null;
}

async function isKeyOf(text: string, asked: Asked): Promise<boolean> {
  return (await openIfFits(text, asked).catch(() => null)) !== null;
}

/** The database was sealed anew, and the file did not come to its name any more. */
function takeNext(
  file: string,
  { text, master }: Pick<OpenKeyFile, 'text' | 'master'>,
  { logger }: KeyFileOptions,
): OpenKeyFile {
  moveKeyText(nextKeyPath(file), file);
  logger?.log('warn', 'the new vault key of a rotation that broke off fits this database and was put in its place', {
    file,
  });
  return { file, text, master };
}

function makeKey(file: string, { used, random }: KeyFileOptions): string {
  if (used) {
    throw new VaultKeyError(
      'vault-key-missing',
      `This database was written with a vault key, but ${file} does not exist. Put the key back from its safe place, or name it by VAULT_KEY_FILE. Without it the sealed cards cannot be read.`,
    );
  }
  const text = plainText(random(KEY_BYTES));
  if (makeKeyText(file, text)) return text;
  const other = readKeyText(file);
  if (other === null) throw new VaultKeyError('vault-key-unreadable', `The vault key ${file} comes and goes.`);
  return other;
}
