// A key file that is sealed by a passphrase and taken out again: by the command, over a database, and at a start.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createVaultMetaStore } from '../../db/vaultMeta.ts';
import { loadKeys } from '../../server/main/keyFile.ts';
import { KEY_CHECK } from '../../server/vault/vault.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { keys } from '../support/keysCommand.ts';
import { seededBytes } from '../support/seeded.ts';

const WORDS = 'four words and a comma';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-protect-'));
const keyFile = path.join(folder, 'vault.key');
let database: FreshDatabase;
const text = () => fs.readFileSync(keyFile, 'utf8');
const desk = (...answers: readonly (string | null)[]) => ({ url: database.url, keyFile, answers });
const unattended = (env: Readonly<Record<string, string>> = {}) => ({ url: database.url, keyFile, env });

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => fs.writeFileSync(keyFile, `${'5c'.repeat(32)}\n`, { mode: 0o600 }));

describe('keys protect', () => {
  test('given the words twice, then the file is sealed, the key is the same, and unprotect gives back the file', async () => {
    const before = text();
    expect(await keys(desk(WORDS, WORDS), 'protect')).toMatchObject({ code: 0, value: { protected: true } });
    expect(text()).not.toContain('5c'.repeat(8));
    if (process.platform !== 'win32') expect(fs.statSync(keyFile).mode & 0o077).toBe(0);
    expect(await keys(unattended(), 'show')).toMatchObject({ value: { form: 'protected' } });
    expect(await keys(desk(WORDS), 'check')).toMatchObject({ code: 0 });
    await expect(keys(desk('other words, as long'), 'check')).rejects.toMatchObject({ code: 'vault-passphrase-wrong' });
    expect(await keys(desk(WORDS), 'unprotect')).toMatchObject({ code: 0 });
    expect(text()).toBe(before);
  });

  test.each([
    ['two that differ', [WORDS, 'four words and a dot'], 'passphrases-differ'],
    ['a short one', ['eleven char'], 'passphrase-too-short'],
    ['somebody who breaks off', [null], 'broken off'],
  ])('given %s, then nothing changes', async (_name, answers, why) => {
    const before = text();
    expect(await keys(desk(...answers), 'protect')).toMatchObject({ code: 1, err: expect.stringContaining(why) });
    expect([text(), fs.readdirSync(folder)]).toEqual([before, ['vault.key']]);
  });

  test('given neither terminal nor file, then both ways are named; given a file, then it is sealed by what stands there', async () => {
    expect(await keys(unattended(), 'protect')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/terminal.*VAULT_PASSPHRASE_FILE/),
    });
    const words = path.join(folder, 'words');
    fs.writeFileSync(words, `${WORDS}\n`);
    const env = { VAULT_PASSPHRASE_FILE: words };
    expect(await keys(unattended(env), 'protect')).toMatchObject({ code: 0 });
    expect(await keys(unattended(env), 'protect')).toMatchObject({
      code: 1,
      err: expect.stringContaining('key-protected'),
    });
    expect(await keys(unattended(env), 'check')).toMatchObject({ code: 0 });
    await expect(keys(unattended(), 'check')).rejects.toMatchObject({ code: 'vault-passphrase-needed' });
    fs.rmSync(words);
  });

  test('given a server on the database, then it is refused and the file stays', async () => {
    const before = text();
    const server = new Client({ connectionString: database.url, application_name: 'feltcast vault' });
    await server.connect();
    await expect(keys(desk(WORDS, WORDS), 'protect')).rejects.toMatchObject({ code: 'database-in-use' });
    await server.end();
    expect(text()).toBe(before);
  });

  test('given a protected key that is rotated, then the new one is sealed by the same words', async () => {
    await keys(desk(WORDS, WORDS), 'protect');
    const before = text();
    expect(await keys(desk(WORDS), 'rotate')).toMatchObject({ code: 0 });
    expect(text()).not.toBe(before);
    const check = await createVaultMetaStore(database.db).get(KEY_CHECK);
    const options = { env: { VAULT_KEY_FILE: keyFile }, dataDir: 'none', used: true, check, random: seededBytes('x') };
    await expect(loadKeys({ ...options, passphrase: WORDS })).resolves.toBeDefined();
    await expect(loadKeys(options)).rejects.toMatchObject({ code: 'vault-passphrase-needed' });
  });
});

test.each([
  ['no verb', [], 'expected one of: show, check'],
  ['another verb', ['print'], 'expected one of: show, check'],
  ['a word too many', ['show', 'all'], 'expected 0 words'],
  ['an option that is not there', ['rotate', '--now'], 'now'],
  ['no table', ['destroy', '--show', '1'], '--table'],
])('given %s, then the command says what is needed and does nothing', async (_name, args, why) => {
  expect(await keys(unattended(), ...args)).toMatchObject({ code: 2, err: expect.stringContaining(why) });
});
