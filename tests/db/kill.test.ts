// A writer that is killed loses nothing that it acknowledged, and leaves no half of a transaction.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHandLogStore } from '../../db/handLog.ts';
import { createReaderInboxStore } from '../../db/readerInbox.ts';
import { createTableStore } from '../../db/tables.ts';
import { tableId } from '../../server/base/ids.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

const WRITER = fileURLToPath(new URL('../support/appendForever.ts', import.meta.url));
const ROUNDS = process.env['FELTCAST_SOAK'] === '1' ? 50 : 3;
const main = tableId('main');
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await createTableStore(database.db).add({ id: main, name: 'Main', created: 0 });
});
afterAll(() => database.close());

/** Lines the writer printed before it was killed in the middle of its work. */
function writeAndKill(node: string, lines: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', WRITER, database.url, node], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.split('\n').length > lines) child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('close', (_code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error('the writer ended by itself'));
      else resolve(text.split('\n').slice(0, -1));
    });
  });
}

test('given a writer killed with SIGKILL again and again, then every acknowledged entry and message is there', async () => {
  const log = createHandLogStore(database.db);
  const inbox = createReaderInboxStore(database.db);
  for (let round = 0; round < ROUNDS; round++) {
    const lines = await writeAndKill(`n${round}`, 20 + round * 7);
    const acknowledged = (kind: string) =>
      Math.max(0, ...lines.filter((line) => line.startsWith(kind)).map((line) => Number(line.split(' ')[1])));
    const rows = await log.read(main, 0, 100_000);
    expect(rows.map((row) => row.position)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged('log'));
    expect(await inbox.upTo('r1', 'b1')).toBeGreaterThanOrEqual(acknowledged('inbox'));
    expect(await log.inboxOffset(main)).toMatchObject({ position: rows.length });
  }
});
