// The check itself: two servers, two worlds, and what must be taken away again in the end.
import { type Checked, Course, type CourseOptions } from './course.ts';
import { LeakTrouble } from './desk.ts';
import { openPlay } from './play.ts';
import type { LeakServer, StartLeakServer } from './server.ts';
import { makeLeakWorlds } from './worlds.ts';

export interface CheckOptions extends CourseOptions {
  readonly seed: string;
  readonly start: StartLeakServer;
  /** of pages; of the build when left out */
  readonly routes?: readonly string[];
  /** ends the check; what it made is taken away all the same */
  readonly stop?: AbortSignal;
}

export async function leakcheck(options: CheckOptions): Promise<Checked> {
  const { seed, start } = options;
  const worlds = makeLeakWorlds(seed);
  const started = await Promise.allSettled(worlds.map((world) => start(world)));
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    const failed = started.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    options.say('both servers are ready');
    const opened = await Promise.allSettled(
      worlds.map((world, i) => openPlay({ ...options, world, server: serverAt(servers, i) })),
    );
    const plays = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    try {
      const unopened = opened.find((one) => one.status === 'rejected');
      if (unopened !== undefined) throw unopened.reason;
      return await Promise.race([new Course(options, plays).run(), stopped(options.stop)]);
    } finally {
      await Promise.all(plays.map((play) => play.close()));
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Never resolves. */
function stopped(signal: AbortSignal | undefined): Promise<never> {
  const why = new LeakTrouble('stopped before the end: nothing was found out');
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(why);
    signal?.addEventListener('abort', () => reject(why), { once: true });
  });
}

function serverAt(servers: readonly LeakServer[], index: number): LeakServer {
  const server = servers[index];
  if (server === undefined) throw new Error('a world without a server');
  return server;
}
