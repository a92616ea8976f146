// Tokens: shown once, stored as a hash, refused with the reason, revoked at once, within a second when elsewhere.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createGrantStore } from '../../db/grants.ts';
import { createTokenStore, type TokenStore } from '../../db/tokens.ts';
import { type Authenticator, createAuthenticator } from '../../server/access/authenticate.ts';
import { mintFirstAdmin } from '../../server/access/firstAdmin.ts';
import { createMint, type Mint, type TokenRequest } from '../../server/access/mint.ts';
import { recentTokens } from '../../server/access/recentTokens.ts';
import type { Clock } from '../../server/base/clock.ts';
import { tableId } from '../../server/base/ids.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

let database: FreshDatabase;
let tokens: TokenStore;
/** as this server uses it */
let known: TokenStore;
let mint: Mint;
let access: Authenticator;
let now = 1_000;
let made = 0;
const clock: Clock = { now: () => now, wall: () => now, sleepUntil: async () => undefined };

const operator: TokenRequest = {
  role: 'operator',
  tableId: tableId('main'),
  canvas: null,
  person: null,
  label: 'tablet 1',
  livesMs: null,
};

beforeAll(async () => {
  database = await freshDatabase();
  tokens = createTokenStore(database.db);
  const random = (size: number) => new Uint8Array(size).fill(++made);
  mint = createMint({ tokens, grants: createGrantStore(database.db), clock, random, newId: () => `t${made}` });
  known = recentTokens(tokens, clock);
  access = createAuthenticator(known, clock);
});
afterAll(() => database.close());

async function minted(over: Partial<TokenRequest> = {}) {
  const result = await mint({ ...operator, ...over });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

describe('authenticate', () => {
  test('given a minted token, when it is shown, then its scope comes back', async () => {
    const { text, token } = await minted();
    expect(text).toMatch(/^fc_[A-Za-z0-9_-]{43}$/);
    expect(await access.authenticate(text)).toEqual({
      ok: true,
      value: {
        tokenId: token.id,
        actor: `token:${token.id}`,
        role: 'operator',
        tableId: 'main',
        canvas: null,
        person: null,
      },
    });
  });

  test('given a minted token, then no row of the database holds its text', async () => {
    const { text } = await minted();
    const { rows } = await database.pool.query<{ row: string }>('select tokens::text as row from tokens');
    const bytes = Buffer.from(text.slice(3), 'base64url').toString('hex');
    for (const { row } of rows) {
      expect(row).not.toContain(text);
      expect(row).not.toContain(bytes);
    }
  });

  test.each(['', 'fc_', `fc_${'A'.repeat(43)}`, 'x'.repeat(100_000), `fc_${'é'.repeat(43)}`])(
    'given a token that was never minted, when shown, then bad-token',
    async (text) => {
      expect(await access.authenticate(text)).toEqual({ ok: false, error: 'bad-token' });
    },
  );

  test('given a token with an end, when the time is up, then token-expired, also on a standing connection', async () => {
    const { text } = await minted({ livesMs: 1_000 });
    const before = await access.authenticate(text);
    expect(before.ok).toBe(true);
    now += 1_000;
    expect(await access.authenticate(text)).toEqual({ ok: false, error: 'token-expired' });
    if (before.ok) expect(await access.recheck(before.value)).toEqual({ ok: false, error: 'token-expired' });
  });

  test('given a revoked token, when a second has passed, then token-revoked everywhere', async () => {
    const { text, token } = await minted();
    const before = await access.authenticate(text);
    expect((await tokens.revoke(token.id, now)).ok).toBe(true);
    now += 999;
    expect(await access.authenticate(text)).toEqual({ ok: false, error: 'token-revoked' });
    if (before.ok) expect(await access.recheck(before.value)).toEqual({ ok: false, error: 'token-revoked' });
  });

  test('given an unknown token that is minted later, when shown again, then it is accepted at once', async () => {
    const text = `fc_${Buffer.alloc(32, made + 1).toString('base64url')}`;
    expect((await access.authenticate(text)).ok).toBe(false);
    expect((await minted()).text).toBe(text);
    expect((await access.authenticate(text)).ok).toBe(true);
  });

  test('given a token revoked twice, then the first time stands; an unknown one is refused', async () => {
    const { token } = await minted();
    await tokens.revoke(token.id, 5);
    expect(await tokens.revoke(token.id, 9)).toMatchObject({ ok: true, value: { revoked: 5 } });
    expect(await tokens.revoke('none', 9)).toEqual({ ok: false, error: 'unknown-token' });
  });
});

describe('revoked by this server', () => {
  test('given a token that was looked up a moment ago, when it is revoked, then it is refused from that moment on, everywhere', async () => {
    const { text, token } = await minted();
    const before = await access.authenticate(text);
    if (!before.ok || !(await access.recheck(before.value)).ok) throw new Error('not let in');
    await known.revoke(token.id, now);
    expect(await access.authenticate(text)).toEqual({ ok: false, error: 'token-revoked' });
    expect(await access.recheck(before.value)).toEqual({ ok: false, error: 'token-revoked' });
  });

  test('twin: given another server revokes it, then it is let in until the half second is over', async () => {
    const { text, token } = await minted();
    await access.authenticate(text);
    await tokens.revoke(token.id, now);
    now += 499;
    expect((await access.authenticate(text)).ok).toBe(true);
    now += 1;
    expect(await access.authenticate(text)).toEqual({ ok: false, error: 'token-revoked' });
  });

  test('given a look-up that began before and answers after, then its answer is not kept', async () => {
    const { text, token } = await minted();
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const byHash = (hash: Uint8Array) => tokens.byHash(hash).then((row) => late.then(() => row));
    const slow = recentTokens({ ...tokens, byHash: vi.fn(tokens.byHash).mockImplementationOnce(byHash) }, clock);
    const door = createAuthenticator(slow, clock);
    const early = door.authenticate(text);
    await slow.revoke(token.id, now);
    answer();
    await early;
    expect(await door.authenticate(text)).toEqual({ ok: false, error: 'token-revoked' });
  });

  test('given the storage is lost while it revokes, then nothing that was known counts any more', async () => {
    const { text, token } = await minted();
    const revoke: TokenStore['revoke'] = async (id, wall) => {
      await tokens.revoke(id, wall);
      throw new Error('lost after it was written');
    };
    const losing = recentTokens({ ...tokens, revoke }, clock);
    const door = createAuthenticator(losing, clock);
    expect((await door.authenticate(text)).ok).toBe(true);
    await expect(losing.revoke(token.id, now)).rejects.toThrow('lost');
    expect(await door.authenticate(text)).toEqual({ ok: false, error: 'token-revoked' });
  });
});

test.each<[string, Partial<TokenRequest>, string]>([
  ['commentator without a canvas', { role: 'commentator' }, 'canvas-missing'],
  ['canvas token without a table', { role: 'canvas', canvas: 'programme', tableId: null }, 'table-missing'],
  ['reader without a table', { role: 'reader', tableId: null }, 'table-missing'],
  ['operator with a canvas', { canvas: 'programme' }, 'canvas-not-for-role'],
  ['a life of nothing', { livesMs: 0 }, 'lifetime-not-positive'],
  ['a life that is no number', { livesMs: Number.NaN }, 'lifetime-not-positive'],
])('given %s, when minted, then refused', async (_title, over, refusal) => {
  expect(await mint({ ...operator, ...over })).toEqual({ ok: false, error: refusal });
});

test('given a new installation, when the first token is asked for twice, then it is made once', async () => {
  const first = await mintFirstAdmin(tokens, mint);
  expect(await access.authenticate(first?.text ?? '')).toMatchObject({
    ok: true,
    value: { role: 'admin', tableId: null },
  });
  expect(await mintFirstAdmin(tokens, mint)).toBeUndefined();
  await tokens.revoke(first?.token.id ?? '', now);
  expect(await mintFirstAdmin(tokens, mint)).toBeUndefined();
});
