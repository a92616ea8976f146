// The check itself: two worlds are played hand by hand, and what they say is compared as they go.
import type { Clock } from '../../base/clock.ts';
import { Comparison, type Difference, difference } from './compare.ts';
import { blindSpots } from './coverage.ts';
import { PROCEDURES } from './onlookers.ts';
import { openPlay, type WorldPlay } from './play.ts';
import type { LeakServer, StartLeakServer } from './server.ts';
import { AIR_MS } from './stage.ts';
import { makeLeakWorlds } from './worlds.ts';

export interface CheckOptions {
  readonly hands: number;
  readonly seed: string;
  readonly clock: Clock;
  readonly start: StartLeakServer;
  readonly say: (line: string) => void;
  /** of pages; of the build when left out */
  readonly routes?: readonly string[];
  /** goes on behind the first hand with a difference */
  readonly whole?: boolean;
}

export interface Checked {
  readonly hands: number;
  readonly bytes: number;
  readonly frames: number;
  /** empty: nothing tells of an unopened card */
  readonly differences: readonly Difference[];
}

/** Nothing was compared where something must have come. */
const BLIND = 'nothing was compared';
/** After the last hand, until the slowest picture has aired it. */
const AIRED_MS = AIR_MS + 3_000;

export async function leakcheck(options: CheckOptions): Promise<Checked> {
  const { seed, start } = options;
  const worlds = makeLeakWorlds(seed);
  const started = await Promise.allSettled(worlds.map((world) => start(world)));
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    const failed = started.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    options.say('both servers are ready');
    const plays = await Promise.all(
      worlds.map((world, i) => openPlay({ ...options, world, server: serverAt(servers, i) })),
    );
    try {
      return await compared(options, plays);
    } finally {
      await Promise.all(plays.map((play) => play.close()));
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function serverAt(servers: readonly LeakServer[], index: number): LeakServer {
  const server = servers[index];
  if (server === undefined) throw new Error('a world without a server');
  return server;
}

async function compared(options: CheckOptions, plays: readonly WorldPlay[]): Promise<Checked> {
  const { hands, clock, say } = options;
  const [a, b] = plays;
  if (a === undefined || b === undefined) throw new Error('two worlds are compared');
  const comparison = new Comparison();
  const both = [a.recording, b.recording] as const;
  const result = (played: number, differences: readonly Difference[]): Checked => ({
    hands: played,
    bytes: a.recording.bytes + b.recording.bytes,
    frames: a.recording.frames + b.recording.frames,
    differences,
  });
  const found: Difference[] = [];
  say('everybody looks on');
  for (let index = 0; index < hands; index += 1) {
    await Promise.all([a.hand(index), b.hand(index)]);
    say(`hand ${index + 1} of ${hands}: ${a.recording.frames + b.recording.frames} messages`);
    found.push(...comparison.compare(both, false));
    if (found.length > 0 && options.whole !== true) return result(index + 1, found);
  }
  await clock.sleepUntil(clock.now() + AIRED_MS);
  await Promise.all([a.finish(), b.finish()]);
  found.push(...comparison.compare(both, true), ...comparison.habits());
  const unseen = blindSpots(comparison, { procedures: PROCEDURES, ...a.covered }).map((where) =>
    difference(where, BLIND),
  );
  return result(hands, [...found, ...unseen]);
}
