// The key file: made once, outside the data folder, closed to others; every owner gets a key of its own.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyFilePath, loadKeys } from '../../server/main/keyFile.ts';
import { deriveKeys, makeSealer } from '../../server/main/keys/derivedKeys.ts';
import { keysOf, seededRandom } from './fixture.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-key-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const options = (over: object = {}) => ({
  env: {},
  home: folder,
  platform: 'linux' as const,
  dataDir: path.join(folder, 'data'),
  used: false,
  random: seededRandom(),
  ...over,
});
const file = () => path.join(folder, '.config', 'feltcast', 'vault.key');

describe('keyFilePath', () => {
  test.each([
    ['linux', {}, ['.config', 'feltcast', 'vault.key']],
    ['darwin', {}, ['.config', 'feltcast', 'vault.key']],
    ['win32', {}, ['AppData', 'Roaming', 'feltcast', 'vault.key']],
  ] as const)('given %s, then the key lies in the settings folder of the person', (platform, env, parts) => {
    expect(keyFilePath({ env, platform, home: folder })).toBe(path.join(folder, ...parts));
  });

  test('given APPDATA or VAULT_KEY_FILE, then it is followed', () => {
    expect(keyFilePath({ env: { APPDATA: folder }, platform: 'win32', home: '/x' })).toBe(
      path.join(folder, 'feltcast', 'vault.key'),
    );
    expect(keyFilePath({ env: { VAULT_KEY_FILE: '/media/stick/vault.key' }, home: folder })).toBe(
      '/media/stick/vault.key',
    );
  });
});

describe('loadKeys', () => {
  test('given a first start, then a key is made that its owner alone can read, and the next start reads it', async () => {
    const first = await loadKeys(options());
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
    expect(fs.readFileSync(file(), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    const next = await loadKeys(options({ used: true, random: seededRandom('other') }));
    expect(next.vault).toEqual(first.vault);
  });

  test('given a key that others may read, when it is loaded, then it is closed to them', async () => {
    await loadKeys(options());
    fs.chmodSync(file(), 0o644);
    await loadKeys(options());
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
  });

  test('given a database that was written with a key, when the file is gone, then no new one is made', async () => {
    await expect(loadKeys(options({ used: true }))).rejects.toThrow(
      expect.objectContaining({ code: 'vault-key-missing', message: expect.stringContaining(file()) }),
    );
    expect(fs.existsSync(file())).toBe(false);
  });

  test.each([
    ['directly', (data: string) => path.join(data, 'vault.key')],
    ['in a folder of it', (data: string) => path.join(data, 'keys', 'vault.key')],
    [
      'by a link',
      (data: string) => {
        fs.mkdirSync(data, { recursive: true });
        fs.symlinkSync(data, path.join(folder, 'link'));
        return path.join(folder, 'link', 'vault.key');
      },
    ],
  ])('given a key %s inside the data folder, then it is refused and not made', async (_name, where) => {
    const named = where(path.join(folder, 'data'));
    await expect(loadKeys(options({ env: { VAULT_KEY_FILE: named } }))).rejects.toThrow(
      expect.objectContaining({ code: 'vault-key-in-data' }),
    );
    expect(fs.existsSync(named)).toBe(false);
  });

  test('given a folder whose name only begins like the data folder, then it is allowed', async () => {
    const { vault } = await loadKeys(options({ env: { VAULT_KEY_FILE: path.join(folder, 'data-key') } }));
    expect(vault.wrap).toHaveLength(32);
  });

  test('given a file that is no key, then it is refused without quoting it', async () => {
    fs.mkdirSync(path.dirname(file()), { recursive: true });
    fs.writeFileSync(file(), 'secret-but-broken');
    await expect(loadKeys(options())).rejects.toThrow(
      expect.objectContaining({ code: 'vault-key-unreadable', message: expect.not.stringContaining('secret') }),
    );
  });
});

describe('deriveKeys', () => {
  test('given one key file, then no two owners share a key', () => {
    const { vault, ...sealers } = keysOf();
    const all = [...Object.values(vault), ...Object.values(sealers)];
    expect(new Set(all.map((key) => Buffer.from(key).toString('hex'))).size).toBe(7);
  });

  test('given a sealer, then it opens its own bytes in their context and nothing else', () => {
    const keys = deriveKeys(new Uint8Array(32).fill(1));
    const inbox = makeSealer(keys.inbox, seededRandom());
    const checkpoint = makeSealer(keys.checkpoint, seededRandom());
    const sealed = inbox.seal(Buffer.from('scan'), 'reader|1');
    expect(Buffer.from(inbox.open(sealed, 'reader|1')).toString()).toBe('scan');
    expect(() => inbox.open(sealed, 'reader|2')).toThrow();
    expect(() => checkpoint.open(sealed, 'reader|1')).toThrow();
  });
});
