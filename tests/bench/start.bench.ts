// F6: from `node dist/server.js` on a built tree to the first overlay page served; the very first start makes the database.
import { BuiltServer, freePort } from '../support/builtServer.ts';
import { report } from '../support/figures.ts';
import { realClock } from '../support/realClock.ts';
import { makeShowFolder } from '../support/showFolder.ts';

const STARTS = 9;
const folder = makeShowFolder('bench');

/** ms from the spawn to the whole page; the server is stopped again. */
async function start(): Promise<number> {
  const port = await freePort();
  const from = realClock.now();
  const server = new BuiltServer(folder.env, port);
  for (;;) {
    const page = await fetch(`${server.url}/overlay/main`)
      .then(async (answer) => (answer.ok ? await answer.text() : null))
      .catch(() => null);
    if (page !== null) break;
    await realClock.sleepUntil(realClock.now() + 5);
  }
  const took = realClock.now() - from;
  await server.stop();
  return took;
}

try {
  report('F6', 'very first start, database made', { values: [await start()], target: {} });
  const later: number[] = [];
  for (let i = 0; i < STARTS; i += 1) later.push(await start());
  report('F6', 'start to first overlay page', { values: later, target: { p50: 3_000, p99: 3_000 } });
} finally {
  folder.remove();
}
