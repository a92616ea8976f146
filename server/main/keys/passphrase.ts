// Where the words come from that open a sealed key file: a file that lies apart, or a person at the terminal. Never an
// argument, which every account of the computer can read.
import fs from 'node:fs';
import path from 'node:path';
import { VaultKeyError } from '../../vault/keys.ts';
import { type KeyPlace, keyFilePath, nextKeyPath } from '../keyFile.ts';
import type { AskHidden } from './hiddenPrompt.ts';
import { closeToOthers, codeOf, isInside, readKeyText } from './keyText.ts';
import { readProtected } from './protectedKey.ts';

export interface PassphraseSource extends KeyPlace {
  readonly dataDir: string;
  /** undefined: no terminal */
  readonly ask: AskHidden | undefined;
}

/** undefined: the key file needs none. Throws VaultKeyError with what to do. */
export async function passphraseFor(source: PassphraseSource): Promise<string | undefined> {
  const file = keyFilePath(source);
  if (![file, nextKeyPath(file)].some(isSealed)) return undefined;
  const written = writtenPassphrase(source);
  if (written !== undefined) return written;
  const typed = (await source.ask?.(`Passphrase of the vault key ${file}: `)) ?? null;
  if (typed !== null) return typed;
  throw new VaultKeyError(
    'vault-passphrase-needed',
    `The vault key ${file} is sealed by a passphrase. Start at a terminal and type it, or name a file that holds it by VAULT_PASSPHRASE_FILE.`,
  );
}

function isSealed(file: string): boolean {
  const text = readKeyText(file);
  return text !== null && readProtected(text) !== null;
}

/** undefined: VAULT_PASSPHRASE_FILE names none. Its last line break is none of the words. */
export function writtenPassphrase({ env, dataDir }: Pick<PassphraseSource, 'env' | 'dataDir'>): string | undefined {
  const named = env['VAULT_PASSPHRASE_FILE'];
  if (named === undefined || named === '') return undefined;
  const file = path.resolve(named);
  if (isInside(file, dataDir))
    throw unreadable(`The passphrase file ${file} lies in the data folder: a copy of the folder would hold it.`);
  const text = readClosed(file);
  if (text === '') throw unreadable(`The passphrase file ${file} is empty.`);
  return text;
}

function readClosed(file: string): string {
  try {
    closeToOthers(file);
    return fs.readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw unreadable(`The passphrase file ${file} cannot be read, or not be closed to others (${codeOf(error)}).`);
  }
}

function unreadable(what: string): VaultKeyError {
  const way = 'Name another file by VAULT_PASSPHRASE_FILE, readable by this account alone, or type the passphrase.';
  return new VaultKeyError('vault-passphrase-unreadable', `${what} ${way}`);
}
