// Replies of set-up are given again for a minute; the tokens in them lie in memory no longer than that.
import { beforeEach, expect, test } from 'vitest';
import { clientId } from '../../server/base/ids.ts';
import { KEPT_MS, KeptReplies } from '../../server/main/keptReplies.ts';
import type { CreateReply } from '../../server/setup/view.ts';
import { PLAN } from '../setupPlan/plans.ts';

const ID = clientId('01980000-0000-7000-8000-000000000001');
const MADE: CreateReply = { ok: true, table: 'main', name: 'Main', addresses: [], warnings: [], waiting: null };
const REFUSED: CreateReply = { ok: false, code: 'name-yourself-first', params: {} };

let now = 0;
let replies: KeptReplies;

beforeEach(() => {
  now = 1_000;
  replies = new KeptReplies(() => now);
});

test('given a table that was made, when it is asked for again within a minute, then the same reply is found', async () => {
  replies.keep(ID, { plan: PLAN, reply: Promise.resolve(MADE) });
  now += KEPT_MS - 1;
  expect(await replies.find(ID)?.reply).toBe(MADE);
});

test('given a minute that passed, when a page asks for anything at all, then nothing of it is kept', () => {
  replies.keep(ID, { plan: PLAN, reply: Promise.resolve(MADE) });
  now += KEPT_MS;
  expect(replies.size).toBe(1);
  replies.forgetOld();
  expect(replies.size).toBe(0);
});

test.each([
  ['a refusal', () => Promise.resolve(REFUSED)],
  ['a failure', () => Promise.reject<CreateReply>(new Error('connection lost'))],
])('given %s, then it is not kept, so that the next try is a new one', async (_, reply) => {
  replies.keep(ID, { plan: PLAN, reply: reply() });
  await expect.poll(() => replies.size).toBe(0);
});
