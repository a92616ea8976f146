// No spoilers: two shows that are equal up to a time give equal pictures until what differs is due, whatever comes after.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../server/log/entry.ts';
import type { CanvasConfig } from '../../server/release/control.ts';
import type { Beat } from './releaseBeat.ts';
import type { Aired, Leak, ReleaseHouse } from './releaseHouse.ts';
import { beats, canvasesOf, openHouse, type Plan, plan } from './releasePlan.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('release spoilers');

interface Twice {
  readonly given: Plan;
  /** what comes after the common beginning: no corrections, which both shows would have to know */
  readonly futures: readonly [readonly Beat[], readonly Beat[]];
}

const future = beats.map((list) => list.slice(0, 40).map((beat): Beat => ({ ...beat, twist: 0 })));
const twice: fc.Arbitrary<Twice> = fc.record({
  given: plan.map((given) => ({ ...given, beats: given.beats.slice(0, 60) })),
  futures: fc.tuple(future, future),
});

async function playTwice({ given, futures }: Twice, leak: Leak = {}): Promise<readonly [ReleaseHouse, ReleaseHouse]> {
  const play = async (after: readonly Beat[]): Promise<ReleaseHouse> => {
    const house = await openHouse(given, leak);
    for (const beat of [...given.beats, ...after]) await house.beat(beat);
    await house.stop();
    return house;
  };
  return [await play(futures[0]), await play(futures[1])];
}

/** Steady ms up to which the two shows must look alike on this canvas. */
function horizonOf(houses: readonly [ReleaseHouse, ReleaseHouse], config: CanvasConfig): number {
  const [a, b] = houses;
  const same = a.entries.findIndex((entry, i) => JSON.stringify(entry) !== JSON.stringify(b.entries[i]));
  const common = same < 0 ? a.entries.length : same;
  const ends = houses.map((house) => house.clock.now());
  return Math.min(
    ...houses.flatMap((house) => house.entries.slice(common).map((entry) => visible(house, entry, config))),
    ...ends,
  );
}

/** When an entry may first be seen. Whether a hand has ended, and a value that came late, count as known at once. */
function visible(house: ReleaseHouse, entry: LogEntry, config: CanvasConfig): number {
  const written = house.writtenAt.get(entry.position) ?? 0;
  const lead = entry.typed ? config.leadMs : 0;
  const due = written - (entry.recorded - entry.happened) - lead + config.delayMs + config.offsetMs;
  return opensGate(entry, config) || entry.events.some((event) => event.type === 'HoleCardDealt') ? written : due;
}

function opensGate(entry: LogEntry, config: CanvasConfig): boolean {
  const facts = ['HandCompleted', 'HandVoided', 'MisdealDeclared', 'DealCompleted', 'HandLeft'];
  return config.gate === 'hand-complete' && entry.events.some((event) => facts.includes(event.type));
}

function shown(house: ReleaseHouse, canvas: string, until: number): readonly string[] {
  const seen = (picture: Aired): boolean => picture.canvas === canvas && picture.real < until;
  // whether a countdown runs says that a hand was started, and may
  return house.aired
    .filter(seen)
    .map((a) => JSON.stringify([a.real, { ...a.moment, countdownMs: 0 }]))
    .filter(different);
}

function different(picture: string, i: number, all: readonly string[]): boolean {
  const of = (text: string | undefined): string | undefined => text?.slice(text.indexOf(',') + 1);
  return of(picture) !== of(all[i - 1]);
}

async function spoils(shows: Twice, leak: Leak = {}): Promise<string | null> {
  const houses = await playTwice(shows, leak);
  for (const config of canvasesOf(shows.given)) {
    const until = horizonOf(houses, config);
    const [a, b] = houses.map((house) => shown(house, config.name, until));
    if (JSON.stringify(a) !== JSON.stringify(b)) return `${config.name} differs before ${until}`;
  }
  return null;
}

describe.each(SEEDS)('no spoilers, seed %i', (seed) => {
  test(
    'given two futures of a show, when it airs, then the pictures are the same until the futures are due',
    async () => {
      const law = fc.asyncProperty(twice, async (shows) => {
        expect(await spoils(shows)).toBeNull();
      });
      await fc.assert(law, { seed, numRuns: runs(12), interruptAfterTimeLimit: runs(60_000) });
    },
    runs(90_000),
  );
});

describe('the twins', () => {
  test.each<readonly [string, Leak]>([
    [
      'a line that is ahead of its delay',
      { config: (config) => ({ ...config, delayMs: Math.max(0, config.delayMs - 15_000) }) },
    ],
    [
      'a picture that knows the live hand',
      { moment: (moment, table) => ({ ...moment, delayMs: table.hand?.currentBet ?? 0 }) },
    ],
    ['a picture that changes when the table does', { moment: (moment, table) => ({ ...moment, at: table.position }) }],
  ])(
    'given %s, then it is caught',
    async (_title, leak) => {
      const law = fc.asyncProperty(twice, async (shows) => (await spoils(shows, leak)) === null);
      expect((await fc.check(law, { seed: 5, numRuns: 60, endOnFailure: true })).failed).toBe(true);
    },
    60_000,
  );
});
