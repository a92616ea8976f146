// Promise 4 on the built server: SIGKILL at random moments of play, of the server, of its database, or of both at once.
// What was acknowledged is there afterwards, once; nothing is on air until somebody resumes it.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../db/client.ts';
import { chipsInPlay } from '../../server/log/tableState.ts';
import { createRandom } from '../../server/sim/random.ts';
import { publicPage } from '../api/client.ts';
import { cliReport, type Env } from '../support/builtServer.ts';
import { realClock, silent } from '../support/realClock.ts';
import { killDatabase, makeShowFolder } from '../support/showFolder.ts';
import type { Sent } from '../support/steadyConsole.ts';
import {
  auditHolds,
  doubled,
  foldAll,
  inboxGaps,
  missingCommands,
  missingMessages,
  strangeSnapshots,
} from './ledger.ts';
import { openShow, type Show, STACK } from './show.ts';

const verified = z.object({ ok: z.boolean(), tables: z.array(z.object({ table: z.string(), hash: z.string() })) });
const SOAK = process.env['FELTCAST_SOAK'] === '1';
const ROUNDS = SOAK ? 50 : 5;
const VICTIMS = ['server', 'everything', 'database'] as const;
const seed = process.env['FELTCAST_SEED'] ?? randomBytes(6).toString('hex');
const random = createRandom(`${seed} kills`);
let show: Show;

beforeAll(async () => {
  console.log(`kill seed ${seed}`);
  show = await openShow(seed);
}, 60_000);
afterAll(() => show.close(), 30_000);

const rest = (ms: number): Promise<void> => realClock.sleepUntil(realClock.now() + ms);

/** Play goes on until something new has been acknowledged on both lanes, and then for a random moment more. */
async function playOn(): Promise<void> {
  const commands = show.operator.acknowledged.length;
  const messages = show.wire.acked();
  const end = realClock.now() + 30_000;
  while (show.operator.acknowledged.length === commands || show.wire.acked() === messages) {
    if (realClock.now() > end) throw new Error('the show did not go on');
    await rest(5);
  }
  await rest(random.between(0, 2_500));
}

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  if (victim !== 'database') {
    show.server.child.kill('SIGKILL');
    if (victim === 'everything') killDatabase(show.folder.root);
    await show.server.ended;
    await show.restart();
  } else expect(killDatabase(show.folder.root)).toBeGreaterThan(0);
}

/** What the venue canvas gets first. */
function onAir(): Promise<string> {
  const page = publicPage(show.server.url, show.venueToken);
  return new Promise<string>((resolve, reject) => {
    page.client.feeds.watch.subscribe(
      { table: show.furnished.table, canvas: 'venue' },
      { onData: ({ data }) => resolve(data.view.show), onError: reject },
    );
  }).finally(() => page.close());
}

/** Commands sent again under the same id that got another reply than the first time. */
async function otherReplies(sent: readonly Sent[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { clientId, command, reply } of sent) {
    const again = await show.operator.give(command, clientId);
    if (JSON.stringify(again) !== JSON.stringify(reply)) wrong.push(`${command.do}: ${JSON.stringify(again)}`);
  }
  return wrong;
}

async function round(index: number): Promise<void> {
  await playOn();
  const victim = index === 0 ? 'server' : VICTIMS[Math.floor(random.next() * VICTIMS.length)];
  const before = [...show.operator.acknowledged];
  await kill(victim ?? 'server');
  if (victim !== 'database') {
    expect(await onAir()).toBe('hidden');
    const resumed = await show.producer.control({ do: 'resume', gapMs: 0 });
    // Release control has no client id: the answer to the first of two may have been lost with its connection.
    expect(resumed.ok ? 'ok' : resumed.code).toMatch(/^(ok|not-held)$/);
    expect(await onAir()).toBe('on');
  }
  const logged = before.filter(({ command }) => command.do !== 'dismiss');
  expect(await otherReplies(logged.slice(-8))).toEqual([]);
}

test(
  `given ${ROUNDS} kills in the middle of play, then everything acknowledged is there once and the log folds to what was served`,
  async () => {
    for (let index = 0; index < ROUNDS; index += 1) await round(index);
    await playOn();
    await show.settle();
    const served = show.operator.view;
    const { data } = show.folder;
    const database = await openDatabase({ dataDir: data, clock: realClock, logger: silent });
    const folded = await foldAll(database, show.furnished.table);
    console.log(`${folded.entries.length} entries, ${show.wire.acked()} reader messages, ${show.bot.hands} hands`);
    expect(missingCommands(folded, show.operator.acknowledged)).toEqual([]);
    expect(doubled(folded)).toEqual([]);
    expect(await missingMessages(database, show.furnished.reader, show.wire)).toEqual([]);
    expect(await inboxGaps(database, show.furnished.table)).toBe(0);
    for (const { resumed } of show.wire.boots.values())
      expect(resumed.filter(({ at, acked }) => at <= acked)).toEqual([]);
    expect(await strangeSnapshots(database, folded)).toEqual([]);
    expect(await auditHolds(database)).toMatchObject({ ok: true });
    await database.close();
    expect(served?.turn).toBeGreaterThanOrEqual(0);
    expect(served?.seats.filter(({ state }) => state !== 'empty').map(({ seat, stack }) => [seat, stack])).toEqual(
      stacksOf(folded.state),
    );
    expect(chipsInPlay(folded.state)).toBe(6 * STACK);
    expect(await undisturbedHash()).toBe(await verifiedHash(show.folder.env));
  },
  SOAK ? 3_600_000 : 240_000,
);

/** What `feltcast verify` says of the table; it must find nothing wrong. */
async function verifiedHash(env: Env): Promise<string> {
  const { tables, ok } = verified.parse(await cliReport(env, ['verify']));
  expect(ok).toBe(true);
  return tables.find(({ table }) => table === show.furnished.table)?.hash ?? 'no such table';
}

/** The same entries in a database that nobody ever killed. */
async function undisturbedHash(): Promise<string> {
  const calm = makeShowFolder('calm');
  const file = path.join(calm.root, 'log.jsonl');
  const { table } = show.furnished;
  await cliReport(show.folder.env, ['log', 'export', table, file]);
  await cliReport(calm.env, ['table', 'add', table, '--name', 'Final table', '--seats', '6']);
  await cliReport(calm.env, ['log', 'import', file]);
  const hash = await verifiedHash(calm.env);
  calm.remove();
  return hash;
}

type State = Awaited<ReturnType<typeof foldAll>>['state'];

function stacksOf({ session, hand }: State): readonly (readonly number[])[] {
  const running = hand !== null && !['COMPLETE', 'MISDEAL', 'VOID'].includes(hand.phase);
  const seats = running ? hand.seats : session.seats;
  return [...seats].sort((a, b) => a.seat - b.seat).map(({ seat, stack }) => [seat, stack]);
}
