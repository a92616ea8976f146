// F3: a reader's message from its send to its acknowledgement, which comes after the commit on the private database.
// The table runs a hand meanwhile, so that its tracker reads along and writes as in a show.
import { v7 as uuid } from 'uuid';
import { makeDeck } from '../../server/sim/deck.ts';
import { openBenchReader } from '../support/benchReader.ts';
import { startBuiltServer } from '../support/builtServer.ts';
import { report } from '../support/figures.ts';
import { furnishShow } from '../support/furnishShow.ts';
import { realClock } from '../support/realClock.ts';
import { makeShowFolder } from '../support/showFolder.ts';
import { SteadyConsole } from '../support/steadyConsole.ts';

const SEATS = [1, 2, 3, 4, 5, 6] as const;
const WARM_UP = 100;
const MESSAGES = 1_500;
const folder = makeShowFolder('bench');
const server = await startBuiltServer(folder.env);
const tags = makeDeck('bench').map(({ uid }) => uid);

/** Two cards at each seat, read a little stronger or weaker each time. */
function scanned(i: number) {
  return Object.fromEntries(
    SEATS.map((seat) => [
      String(seat),
      tags.slice(seat * 2, seat * 2 + 2).map((u, slot) => ({ u, r: 60 + ((i * 7 + seat + slot) % 9) })),
    ]),
  );
}

try {
  const furnished = await furnishShow(folder, { seats: SEATS.length, seed: 'bench' });
  const { table, reader, secret } = furnished;
  const operator = await furnished.token('operator', ['--person', 'Anna']);
  const desk = new SteadyConsole(`${server.sockets}/trpc/console`, operator, table);
  for (const seat of SEATS) await desk.give({ do: 'takeSeat', seat, name: `Player ${seat}`, stack: 10_000 });
  const level = {
    limit: 'no',
    smallBlind: 100,
    bigBlind: 200,
    anteKind: 'none',
    ante: 0,
    unit: 25,
    minBet: 200,
  } as const;
  await desk.give({ do: 'setStructure', structure: { ...level, straddles: [], posts: [] } });
  await desk.give({ do: 'startHand', hand: uuid() });
  const ports = [...SEATS.map(String), '7', '8'];
  const link = await openBenchReader({ url: `${server.sockets}/reader`, reader, secret, ports });
  const values: number[] = [];
  for (let i = 0; i < WARM_UP + MESSAGES; i += 1) {
    const took = await link.scan(scanned(i));
    if (i >= WARM_UP) values.push(took);
    await realClock.sleepUntil(realClock.now() + 3 + (i % 11));
  }
  report('F3', 'reader message sent to acknowledged, persisted', { values, target: { p50: 5, p99: 25 } });
  const burst: number[] = [];
  for (let i = 0; i < MESSAGES; i += 1) burst.push(await link.scan(scanned(i)));
  report('F3', 'the same, the next one sent at once', { values: burst, target: {} });
  link.close();
  desk.close();
} finally {
  await server.stop();
  folder.remove();
}
