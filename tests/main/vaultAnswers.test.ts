// A vault process that stands still is ended and started again as if it had died; one that is slow is left alone.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAuditStore } from '../../db/audit.ts';
import { createAudit } from '../../server/audit/audit.ts';
import type { Clock } from '../../server/base/clock.ts';
import { ANSWER_WITHIN_MS, answering } from '../../server/main/vaultAnswers.ts';
import { startVaultProcess } from '../../server/main/vaultKeeper.ts';
import type { VaultPort, VaultReply, VaultRequest } from '../../server/vault/port.ts';
import { freshDatabase } from '../support/database.ts';
import { manualClock } from '../support/manualClock.ts';
import { listeningLogger, realClock } from '../support/realClock.ts';

const DONE: VaultReply = { ok: true, is: 'done' };
const END: VaultRequest = { do: 'endHand', table: 'main', hand: '01980000-0000-7000-8000-000000000001' };
const ASKED: VaultRequest = { do: 'deckConditions', table: 'main' };
const FORGET: VaultRequest = { do: 'forgetHands', table: 'main', hands: [], by: { actor: 'a', role: 'server' } };

/** A vault that answers when it is told to. */
function silentVault() {
  const clock = manualClock();
  const hung: string[] = [];
  let answer = (): void => undefined;
  const port: VaultPort = {
    request: () =>
      new Promise((resolve) => {
        answer = () => resolve(DONE);
      }),
    onAlarm: () => () => undefined,
    onSettled: () => () => undefined,
    close: async () => undefined,
  };
  const pass = (ms: number) => clock.advance(ms, async () => void (await new Promise((next) => setImmediate(next))));
  return { port: answering(port, { clock, hung: (asked) => hung.push(asked) }), hung, pass, answer: () => answer() };
}

describe('a request that is not answered', () => {
  test('given the time has passed, then it is told by its name, once', async () => {
    const { port, hung, pass, answer } = silentVault();
    const asked = port.request(END);
    await pass(ANSWER_WITHIN_MS - 1);
    expect(hung).toEqual([]);
    await pass(1);
    expect(hung).toEqual(['endHand']);
    await pass(ANSWER_WITHIN_MS);
    answer();
    expect([await asked, hung]).toEqual([DONE, ['endHand']]);
  });

  test('twin: given it is answered just in time, then nothing is told', async () => {
    const { port, hung, pass, answer } = silentVault();
    const asked = port.request(END);
    await pass(ANSWER_WITHIN_MS - 1);
    answer();
    expect(await asked).toEqual(DONE);
    await pass(ANSWER_WITHIN_MS);
    expect(hung).toEqual([]);
  });

  test('given keys that are destroyed, then it may take longer', async () => {
    const { port, hung, pass } = silentVault();
    void port.request(FORGET);
    await pass(10 * ANSWER_WITHIN_MS);
    expect(hung).toEqual([]);
    await pass(2 * ANSWER_WITHIN_MS);
    expect(hung).toEqual(['forgetHands']);
  });
});

/** Time stands for whoever sleeps, until it is skipped. */
function skippedClock(): Clock & { skip(): void } {
  const sleeping = new Set<() => void>();
  return {
    ...realClock,
    sleepUntil: (at, signal) =>
      new Promise((resolve) => {
        const wake = (): void => {
          sleeping.delete(wake);
          resolve();
        };
        if (at <= realClock.now() || signal?.aborted === true) return resolve();
        sleeping.add(wake);
        signal?.addEventListener('abort', wake, { once: true });
      }),
    skip: () => {
      for (const wake of [...sleeping]) wake();
    },
  };
}

test('given its process is stopped in the middle of a show, then it is started again, and what was asked is answered', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-hangs-'));
  const database = await freshDatabase();
  const { logger, lines } = listeningLogger();
  const clock = skippedClock();
  const env = { VAULT_KEY_FILE: path.join(folder, 'vault.key') };
  const begun = startVaultProcess({ env, clock, logger, random: (size) => randomBytes(size) });
  const audit = createAudit(createAuditStore(database.db), realClock);
  const place = { database: { db: database.db, address: () => database.url }, audit, passphrase: undefined };
  const { vault } = await begun.open({ ...place, dataDir: path.join(folder, 'data') });
  const pids = () => lines.flatMap((line) => /vault process open.*"pid":(\d+)/.exec(line)?.[1] ?? []).map(Number);
  expect(await vault.request(ASKED)).toMatchObject({ ok: true });
  process.kill(pids()[0] ?? 0, 'SIGSTOP');
  const asked = vault.request(ASKED);
  const said = (): string => {
    const heard = lines.join();
    if (!heard.includes('does not answer')) clock.skip();
    return heard;
  };
  await expect.poll(said, { timeout: 20_000 }).toContain('does not answer');
  expect(await asked).toMatchObject({ ok: false, code: 'vault-unavailable' });
  await expect.poll(() => pids().length, { timeout: 30_000 }).toBe(2);
  expect(await vault.request(ASKED)).toMatchObject({ ok: true });
  await vault.close();
  await database.close();
}, 60_000);
