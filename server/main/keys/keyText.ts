// The key file as text on the disk: read, made, put in another's place, closed to others. Knows nothing of what it says.
import fs from 'node:fs';
import path from 'node:path';
import { VaultKeyError } from '../../vault/keys.ts';

/** null: there is no such file. */
export function readKeyText(file: string): string | null {
  try {
    closeToOthers(file);
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new VaultKeyError(
      'vault-key-unreadable',
      `The vault key ${file} cannot be read (${codeOf(error)}). Give this account the right to read it.`,
    );
  }
}

/** The owner alone may read the file; an older copy that was open is closed. */
export function closeToOthers(file: string): void {
  if (process.platform !== 'win32' && (fs.statSync(file).mode & 0o077) !== 0) fs.chmodSync(file, 0o600);
}

/** On the disk when it returns. False: there is one already, and it was left as it is. */
export function makeKeyText(file: string, text: string): boolean {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    fs.writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
    syncFolderOf(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw unwritable(file, error);
  }
}

/** The text under another name beside it, then that name becomes this one: never half a file. */
export function replaceKeyText(file: string, text: string): void {
  const beside = `${file}.new`;
  fs.rmSync(beside, { force: true });
  makeKeyText(beside, text);
  moveKeyText(beside, file);
}

export function moveKeyText(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
    syncFolderOf(to);
  } catch (error) {
    throw unwritable(to, error);
  }
}

/** Without it a power cut may take back the new name. Windows knows no such word. */
function syncFolderOf(file: string): void {
  if (process.platform === 'win32') return;
  const folder = fs.openSync(path.dirname(file), 'r');
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}

export function isInside(file: string, folder: string): boolean {
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

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

function unwritable(file: string, error: unknown): VaultKeyError {
  return new VaultKeyError(
    'vault-key-unreadable',
    `The vault key ${file} cannot be written (${codeOf(error)}). Make its folder writable, or name another file by VAULT_KEY_FILE.`,
  );
}
