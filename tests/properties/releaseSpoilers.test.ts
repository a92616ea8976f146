// No spoilers: two shows that are equal up to a time give equal pictures until what differs is due, whatever comes after, and
// whatever the producer does to hands, delays and the air meanwhile: the same in both.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../server/log/entry.ts';
import { type CanvasConfig, type ControlCommand, ONE_PERSON_SENTENCE } from '../../server/release/control.ts';
import type { Beat } from './releaseBeat.ts';
import { type Aired, type Leak, type ReleaseHouse, settle } from './releaseHouse.ts';
import { beats, canvasesOf, openHouse, type Plan, plan } from './releasePlan.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('release spoilers');

const WORDS = ['holdHand', 'letHandGo', 'dropHand'] as const;
const STEPS = ['armDelay', 'confirmDelay', 'finishDelay', 'cancelDelay'] as const;
const STOPS = ['hold', 'resume'] as const;

/** What the producer does behind a beat. */
interface Done {
  readonly behind: number;
  readonly what: (typeof WORDS)[number] | (typeof STEPS)[number] | (typeof STOPS)[number];
  readonly pick: number;
}

interface Twice {
  readonly given: Plan;
  /** what comes after the common beginning: no corrections, which both shows would have to know */
  readonly futures: readonly [readonly Beat[], readonly Beat[]];
  readonly done: readonly Done[];
}

const future = beats.map((list) => list.slice(0, 40).map((beat): Beat => ({ ...beat, twist: 0 })));
const done: fc.Arbitrary<Done> = fc.record({
  behind: fc.nat(99),
  what: fc.oneof(
    fc.constantFrom(...WORDS),
    { weight: 2, arbitrary: fc.constantFrom(...STEPS) },
    fc.constantFrom(...STOPS, 'resume' as const, 'resume' as const),
  ),
  pick: fc.nat(9_999),
});
const twice: fc.Arbitrary<Twice> = fc.record({
  given: plan.map((given) => ({ ...given, beats: given.beats.slice(0, 60) })),
  // entered at the same moments, so that what is done meanwhile is done at the same moments
  futures: fc.tuple(future, future).map(([a, b]) => {
    const both = Math.min(a.length, b.length);
    return [a.slice(0, both), b.slice(0, both).map((beat, i) => ({ ...beat, pause: a[i]?.pause ?? 0 }))] as const;
  }),
  done: fc.array(done, { maxLength: 16 }),
});

async function playTwice(
  { given, futures, done }: Twice,
  leak: Leak = {},
): Promise<readonly [ReleaseHouse, ReleaseHouse]> {
  const play = async (after: readonly Beat[]): Promise<ReleaseHouse> => {
    const house = await openHouse(given, leak);
    let common = 0;
    for (const [i, beat] of [...given.beats, ...after].entries()) {
      await house.beat(beat);
      if (i < given.beats.length) common = house.entries.length;
      for (const one of done.filter(({ behind }) => behind === i)) {
        const command = commandOf(one, given, house.entries.slice(0, common));
        if (command !== null) await house.desk.control('anna', command);
        await settle();
      }
    }
    await house.stop();
    return house;
  };
  return [await play(futures[0]), await play(futures[1])];
}

/** Only hands of the common beginning are spoken of: which others there are differs. */
function commandOf({ what, pick }: Done, given: Plan, entries: readonly LogEntry[]): ControlCommand | null {
  const hands = [...new Set(entries.flatMap(({ handId }) => handId ?? []))];
  const hand = hands.at(-1 - (pick % 3));
  const config = delayedOf(given)[pick % 2];
  if (what === 'hold') return { do: 'hold' };
  if (what === 'resume') return { do: 'resume', gapMs: 0 };
  if (what === 'holdHand' || what === 'letHandGo' || what === 'dropHand')
    return hand === undefined ? null : { do: what, hand };
  if (config === undefined) return null;
  if (what !== 'armDelay') return { do: what, name: config.name };
  const exception = { canvases: [config.name], people: ['anna'], sentence: ONE_PERSON_SENTENCE, minimumMs: 0 };
  return { do: what, config: { ...config, delayMs: DELAYS[pick % DELAYS.length] ?? SHORTEST_MS }, exception };
}

const SHORTEST_MS = 30_000;
const DELAYS = [SHORTEST_MS, 60_000, 150_000];

function delayedOf(given: Plan): readonly CanvasConfig[] {
  return canvasesOf(given).filter(({ audience }) => audience === 'overlay');
}

/** With the shortest delay that the canvas may have had. */
function shortest(config: CanvasConfig, { done }: Twice): CanvasConfig {
  const changed = config.audience === 'overlay' && done.some(({ what }) => what === 'armDelay');
  return changed ? { ...config, delayMs: Math.min(config.delayMs, SHORTEST_MS) } : config;
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
  // an end that is taken back never airs: a correction, which both shows would have to know
  if (entry.events.some(({ type }) => CORRECTING.includes(type))) return written;
  return opensGate(entry, config) || entry.events.some((event) => event.type === 'HoleCardDealt') ? written : due;
}

const CORRECTING: readonly string[] = ['ShowReopened', 'HoleCorrected', 'SeatRenamed', 'StackSet'];

function opensGate(entry: LogEntry, config: CanvasConfig): boolean {
  const facts = ['HandCompleted', 'HandVoided', 'MisdealDeclared', 'DealCompleted', 'HandLeft', 'ShowEnded'];
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
    const until = horizonOf(houses, shortest(config, shows));
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
      await fc.assert(law, { seed, numRuns: runs(4, 300), interruptAfterTimeLimit: runs(60_000) });
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
    [
      'a break card that knows the table',
      { moment: (moment, table) => (moment.show === 'break' ? { ...moment, delayMs: table.position } : moment) },
    ],
    ['a picture that changes when the table does', { moment: (moment, table) => ({ ...moment, at: table.position }) }],
  ])(
    'given %s, then it is caught',
    async (_title, leak) => {
      const law = fc.asyncProperty(twice, async (shows) => (await spoils(shows, leak)) === null);
      expect((await fc.check(law, { seed: 5, numRuns: 60, endOnFailure: true })).failed).toBe(true);
    },
    120_000,
  );

  test('given a picture of a hand that is kept back which knows the table, then it is caught', async () => {
    const leak: Leak = {
      moment: (moment, table) => (moment.withheld === 'none' ? moment : { ...moment, delayMs: table.position }),
    };
    const law = fc.asyncProperty(twice.map(keptBack), async (shows) => (await spoils(shows, leak)) === null);
    expect((await fc.check(law, { seed: 5, numRuns: 60, endOnFailure: true })).failed).toBe(true);
  }, 120_000);
});

/** The last hands of the common beginning, and nothing else. */
function keptBack(shows: Twice): Twice {
  const behind = shows.given.beats.length - 1;
  return { ...shows, done: [0, 1, 2].map((pick) => ({ behind, what: 'holdHand' as const, pick })) };
}
