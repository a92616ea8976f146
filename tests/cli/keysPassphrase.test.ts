// The passphrase of a sealed key file: typed where nobody sees it, or read from a file that lies apart; never half a change.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadKeys, openKeyFile } from '../../server/main/keyFile.ts';
import { deriveKeys } from '../../server/main/keys/derivedKeys.ts';
import { hiddenPrompt } from '../../server/main/keys/hiddenPrompt.ts';
import { passphraseFor } from '../../server/main/keys/passphrase.ts';
import { openProtected, protectKey, readProtected } from '../../server/main/keys/protectedKey.ts';
import { checkValue } from '../../server/vault/keys.ts';
import { seededBytes } from '../support/seeded.ts';

const WORDS = 'four words and a comma';
const MASTER = new Uint8Array(32).fill(5);
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-words-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const file = () => path.join(folder, 'vault.key');
const options = (over: object = {}) => ({
  env: { VAULT_KEY_FILE: file() },
  dataDir: path.join(folder, 'data'),
  used: true,
  random: seededBytes('words'),
  ...over,
});
/** Made once for each key: it takes as long as it should. */
const texts = new Map<Uint8Array, Promise<string>>();
function protectedText(master = MASTER): Promise<string> {
  const text = texts.get(master) ?? protectKey(master, { passphrase: WORDS, random: seededBytes('salt') });
  texts.set(master, text);
  return text;
}

describe('a key sealed by a passphrase', () => {
  test('given the words, then it opens, in either form of a letter; given others, it does not (twin)', async () => {
    const sealed = readProtected(
      await protectKey(MASTER, { passphrase: 'café au lait, twice', random: seededBytes('a') }),
    );
    if (sealed === null) throw new Error('not sealed');
    expect(await openProtected(sealed, 'cafe\u0301 au lait, twice')).toEqual(Buffer.from(MASTER));
    expect(await openProtected(sealed, 'cafe au lait, twice')).toBeNull();
  });

  test('given its text, then neither key nor words stand there, and its cost is high', async () => {
    const text = await protectedText();
    expect(text).not.toContain(Buffer.from(MASTER).toString('hex'));
    expect(text).not.toContain(WORDS);
    expect(JSON.parse(text)).toMatchObject({ kdf: 'scrypt', n: 131_072, r: 8, p: 1 });
  });

  test.each([
    ['a lower cost', { n: 16_384 }],
    ['another salt', { salt: 'ab'.repeat(32) }],
  ])('given %s written into it, then the words open it no more', async (_name, change) => {
    const sealed = readProtected(JSON.stringify({ ...JSON.parse(await protectedText()), ...change }));
    expect(sealed === null ? null : await openProtected(sealed, WORDS)).toBeNull();
  });

  test.each([
    ['a cost that eats the memory', { n: 2 ** 30 }],
    ['a field of somebody else', { more: 1 }],
  ])('given %s, then it counts as no key', async (_name, change) => {
    expect(readProtected(JSON.stringify({ ...JSON.parse(await protectedText()), ...change }))).toBeNull();
  });
});

describe('loading it', () => {
  beforeEach(async () => fs.writeFileSync(file(), await protectedText(), { mode: 0o600 }));

  test('given the words, then the keys are those of the master', async () => {
    expect(await loadKeys(options({ passphrase: WORDS }))).toEqual(deriveKeys(MASTER));
  });

  test.each([
    ['no words', undefined, 'vault-passphrase-needed'],
    ['wrong words', 'four words and a dot', 'vault-passphrase-wrong'],
  ])('given %s, then it is refused by name and the file stays', async (_name, passphrase, code) => {
    const before = fs.readFileSync(file(), 'utf8');
    await expect(loadKeys(options({ passphrase }))).rejects.toMatchObject({ code });
    expect(fs.readFileSync(file(), 'utf8')).toBe(before);
  });

  test('given a rotated key beside it that fits the database, then that one counts; one that does not is left there (twin)', async () => {
    const other = new Uint8Array(32).fill(6);
    fs.writeFileSync(`${file()}.next`, await protectedText(other));
    const of = (master: Uint8Array) => options({ passphrase: WORDS, check: checkValue(deriveKeys(master).vault) });
    expect((await openKeyFile(of(MASTER))).master).toEqual(Buffer.from(MASTER));
    expect(fs.existsSync(`${file()}.next`)).toBe(true);
    expect((await openKeyFile(of(other))).master).toEqual(Buffer.from(other));
    expect(fs.existsSync(`${file()}.next`)).toBe(false);
  });

  test('given only the rotated key, then it is taken though the old file is gone', async () => {
    fs.renameSync(file(), `${file()}.next`);
    const check = checkValue(deriveKeys(MASTER).vault);
    expect((await openKeyFile(options({ passphrase: WORDS, check }))).master).toEqual(Buffer.from(MASTER));
    expect(fs.existsSync(file())).toBe(true);
  });
});

describe('where the words come from', () => {
  const from = (over: object = {}) =>
    passphraseFor({ env: { VAULT_KEY_FILE: file() }, dataDir: path.join(folder, 'data'), ask: undefined, ...over });
  const words = () => path.join(folder, 'words');
  const env = (named = words()) => ({ env: { VAULT_KEY_FILE: file(), VAULT_PASSPHRASE_FILE: named } });

  test('given a key that is not sealed, or none, then nobody is asked', async () => {
    const ask = async () => Promise.reject(new Error('asked'));
    expect(await from({ ask })).toBeUndefined();
    fs.writeFileSync(file(), 'ab'.repeat(32));
    expect(await from({ ask })).toBeUndefined();
  });

  describe('of a sealed one', () => {
    beforeEach(async () => fs.writeFileSync(file(), await protectedText()));

    test('given a terminal, then the person types them', async () => {
      expect(await from({ ask: async () => WORDS })).toBe(WORDS);
    });

    test('given a file, then they are read from it without its line break, and it is closed to others', async () => {
      fs.writeFileSync(words(), `${WORDS}\n`, { mode: 0o644 });
      expect(await from(env())).toBe(WORDS);
      if (process.platform !== 'win32') expect(fs.statSync(words()).mode & 0o077).toBe(0);
    });

    test.each([
      ['neither terminal nor file', {}, 'vault-passphrase-needed'],
      ['a person who breaks off', { ask: async () => null }, 'vault-passphrase-needed'],
    ])('given %s, then both ways are named', async (_name, over, code) => {
      await expect(from(over)).rejects.toMatchObject({
        code,
        message: expect.stringMatching(/terminal.*VAULT_PASSPHRASE_FILE/),
      });
    });

    test.each([
      ['a file that is not there', () => words()],
      [
        'an empty file',
        () => {
          fs.writeFileSync(words(), '\n');
          return words();
        },
      ],
      [
        'a file in the data folder',
        () => {
          fs.mkdirSync(path.join(folder, 'data'));
          fs.writeFileSync(path.join(folder, 'data', 'words'), WORDS);
          return path.join(folder, 'data', 'words');
        },
      ],
    ])('given %s, then it is refused and not quoted', async (_name, make) => {
      await expect(from(env(make()))).rejects.toMatchObject({
        code: 'vault-passphrase-unreadable',
        message: expect.not.stringContaining(WORDS),
      });
    });
  });
});

describe('the hidden prompt', () => {
  function terminal() {
    const input = Object.assign(new PassThrough(), { isTTY: true, raw: false, setRawMode: (raw: boolean) => raw });
    const said: string[] = [];
    const output = { isTTY: true, write: (text: string) => said.push(text) };
    return { input, said, ask: hiddenPrompt(input, output) };
  }

  test.each([
    ['words and Enter', 'four words\r', 'four words'],
    ['a slip taken back', 'fourx\u007f words\n', 'four words'],
    ['Ctrl+C', 'four\u0003', null],
  ])('given %s, then the answer is what was meant, and it is shown nowhere', async (_name, typed, answer) => {
    const { input, said, ask } = terminal();
    const answered = ask?.('Passphrase: ');
    input.write(typed);
    expect(await answered).toBe(answer);
    expect(said).toEqual(['Passphrase: ', '\n']);
  });

  test('given two answers in one paste, then the second one is the next answer', async () => {
    const { input, ask } = terminal();
    const first = ask?.('New: ');
    input.write('one\rone\r');
    expect([await first, await ask?.('Again: ')]).toEqual(['one', 'one']);
  });

  test('given no terminal, then there is no prompt', () => {
    expect(
      hiddenPrompt(Object.assign(new PassThrough(), { setRawMode: () => false }), { write: () => true }),
    ).toBeUndefined();
  });
});
