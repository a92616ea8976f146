// Start-up as main does it: the first start makes the key, later ones need it.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuditStore } from '../../db/audit.ts';
import { createAudit } from '../../server/audit/audit.ts';
import { makeSealer } from '../../server/main/keys/derivedKeys.ts';
import { openVault } from '../../server/main/openVault.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { realClock, silent } from '../support/realClock.ts';

let database: FreshDatabase;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-open-'));
const key = path.join(folder, 'vault.key');

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function start(file = key) {
  const { db } = database;
  const audit = createAudit(createAuditStore(db), realClock);
  const dataDir = path.join(folder, 'data');
  return openVault({
    db,
    env: { VAULT_KEY_FILE: file },
    dataDir,
    clock: realClock,
    random: randomBytes,
    audit,
    logger: silent,
  });
}

test('given a new database, when it starts twice, then the second start uses the key of the first', async () => {
  const first = await start();
  const again = await start();
  const sealed = makeSealer(first.keys.inbox, randomBytes).seal(Buffer.from('scan'), 'here');
  expect(Buffer.from(makeSealer(again.keys.inbox, randomBytes).open(sealed, 'here')).toString()).toBe('scan');
  expect(() => makeSealer(again.keys.checkpoint, randomBytes).open(sealed, 'here')).toThrow();
});

test('given a database in use, when the key is gone, then the start is refused and no key is made', async () => {
  const gone = path.join(folder, 'gone.key');
  await expect(start(gone)).rejects.toMatchObject({
    code: 'vault-key-missing',
    message: expect.stringContaining(gone),
  });
  expect(fs.existsSync(gone)).toBe(false);
});

test('given a database in use, when another key lies there, then the start is refused by name', async () => {
  const other = path.join(folder, 'other.key');
  fs.writeFileSync(other, 'ab'.repeat(32));
  await expect(start(other)).rejects.toMatchObject({ code: 'vault-key-wrong' });
  await expect(start()).resolves.toBeDefined();
});
