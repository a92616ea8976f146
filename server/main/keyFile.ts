// The key file: where it lies, how it is made and read, and the separate keys derived from it. Nothing else reads it.
import { hkdfSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Sealer } from '../base/sealer.ts';
import { type KeyRing, VaultKeyError } from '../vault/keys.ts';
import { KEY_BYTES, openBytes, type RandomBytes, sealBytes } from '../vault/sealed.ts';

export interface KeyFileOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of database and recordings; the key may not lie in it. */
  readonly dataDir: string;
  /** True when the database was written with a key before (vault_meta holds a check value). */
  readonly used: boolean;
  readonly random: RandomBytes;
  readonly platform?: NodeJS.Platform;
  readonly home?: string;
}

/** Every key of the server, each for one owner. */
export interface Keys {
  readonly vault: KeyRing;
  /** Reader inbox. */
  readonly inbox: Sealer;
  /** Tracker checkpoints and whatever else a table keeps of tags. */
  readonly checkpoint: Sealer;
}

export function keyFilePath({
  env,
  platform = process.platform,
  home = os.homedir(),
}: Omit<KeyFileOptions, 'dataDir' | 'used' | 'random'>): string {
  const named = env['VAULT_KEY_FILE'];
  if (named !== undefined && named !== '') return path.resolve(named);
  const folder =
    platform === 'win32' ? (env['APPDATA'] ?? path.join(home, 'AppData', 'Roaming')) : path.join(home, '.config');
  return path.join(folder, 'feltcast', 'vault.key');
}

/** Reads the key file, or makes it at the very first start. Throws VaultKeyError with what to do. */
export function loadKeys(options: KeyFileOptions): Keys {
  const file = keyFilePath(options);
  if (isInside(file, options.dataDir)) {
    throw new VaultKeyError(
      'vault-key-in-data',
      `The vault key ${file} lies in the data folder: a copy of the folder would hold both. Move the key elsewhere and name it by VAULT_KEY_FILE.`,
    );
  }
  const text = readKey(file) ?? makeKey(file, options);
  return deriveKeys(parseKey(text, file), options.random);
}

function isInside(file: string, folder: string): boolean {
  const way = path.relative(realPath(folder), realPath(file));
  return way !== '' && !way.startsWith('..') && !path.isAbsolute(way);
}

/** Of the nearest part that exists, so that a link does not hide where a new file would come to lie. */
function realPath(name: string): string {
  const full = path.resolve(name);
  if (fs.existsSync(full)) return fs.realpathSync(full);
  const parent = path.dirname(full);
  return parent === full ? full : path.join(realPath(parent), path.basename(full));
}

function readKey(file: string): string | null {
  try {
    if (process.platform !== 'win32') closeToOthers(file);
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new VaultKeyError(
      'vault-key-unreadable',
      `The vault key ${file} cannot be read (${codeOf(error)}). Give this account the right to read it.`,
    );
  }
}

/** The owner alone may read the key; an older copy that was open is closed. */
function closeToOthers(file: string): void {
  if ((fs.statSync(file).mode & 0o077) !== 0) fs.chmodSync(file, 0o600);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

function makeKey(file: string, { used, random }: KeyFileOptions): string {
  if (used) {
    throw new VaultKeyError(
      'vault-key-missing',
      `This database was written with a vault key, but ${file} does not exist. Put the key back from its safe place, or name it by VAULT_KEY_FILE. Without it the sealed cards cannot be read.`,
    );
  }
  const text = `${Buffer.from(random(KEY_BYTES)).toString('hex')}\n`;
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    fs.writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
    return text;
  } catch (error) {
    const other = codeOf(error) === 'EEXIST' ? readKey(file) : null;
    if (other !== null) return other;
    throw new VaultKeyError(
      'vault-key-unreadable',
      `The vault key ${file} cannot be written (${codeOf(error)}). Make its folder writable, or name another file by VAULT_KEY_FILE.`,
    );
  }
}

function parseKey(text: string, file: string): Uint8Array {
  if (!/^[0-9a-f]{64}\s*$/i.test(text)) {
    throw new VaultKeyError(
      'vault-key-unreadable',
      `The vault key ${file} is not a key: 64 hex digits are needed. Put back the right file.`,
    );
  }
  return Buffer.from(text.trim(), 'hex');
}

export function deriveKeys(master: Uint8Array, random: RandomBytes): Keys {
  const derive = (label: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', master, 'feltcast', label, KEY_BYTES));
  return {
    vault: {
      wrap: derive('vault hand keys 1'),
      deck: derive('vault decks 1'),
      tag: derive('vault tag codes 1'),
      check: derive('vault key check 1'),
    },
    inbox: makeSealer(derive('reader inbox 1'), random),
    checkpoint: makeSealer(derive('table checkpoint 1'), random),
  };
}

export function makeSealer(key: Uint8Array, random: RandomBytes): Sealer {
  return {
    seal: (plain, context) => sealBytes(plain, { key, context, random }),
    open: (sealed, context) => openBytes(sealed, { key, context, what: `sealed bytes of ${context}` }),
  };
}
