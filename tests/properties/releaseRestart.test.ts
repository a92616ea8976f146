// Stops, kills, down time, confirmed gaps and jumping wall clocks release nothing earlier than an uninterrupted show would.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditOf } from './releaseAudit.ts';
import type { Leak, ReleaseHouse } from './releaseHouse.ts';
import { openHouse, type Plan, plan } from './releasePlan.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('release over restarts');

/** Something that happens to the server after so many beats. */
interface Incident {
  readonly after: number;
  readonly what: 'stop' | 'kill' | 'hold' | 'panic' | 'forget';
  readonly downMs: number;
  /** beats until somebody resumes */
  readonly heldFor: number;
  /** how much of the shown gap is confirmed, percent */
  readonly confirmed: number;
}

const incident: fc.Arbitrary<Incident> = fc.record({
  after: fc.integer({ min: 1, max: 40 }),
  what: fc.constantFrom('stop', 'kill', 'hold', 'panic', 'forget'),
  downMs: fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 400_000 })),
  heldFor: fc.integer({ min: 0, max: 12 }),
  confirmed: fc.constantFrom(0, 50, 100),
});
const incidents = fc.array(incident, { minLength: 1, maxLength: 4 });

async function happen(house: ReleaseHouse, { what, downMs }: Incident): Promise<void> {
  if (what === 'hold' || what === 'panic') {
    await house.desk.control('anna', { do: what });
    return;
  }
  await (what === 'stop' ? house.stop() : house.kill());
  // what canvases kept of themselves is lost too: they begin where the newest snapshot stands
  if (what === 'forget') house.canvases.released.clear();
  await house.down(downMs);
  await house.open();
}

async function playInterrupted(given: Plan, mishaps: readonly Incident[], leak: Leak = {}): Promise<ReleaseHouse> {
  const house = await openHouse(given, leak);
  let rest = given.beats;
  for (const mishap of mishaps) {
    for (const beat of rest.slice(0, mishap.after)) await kept(house, beat);
    await happen(house, mishap);
    rest = rest.slice(mishap.after);
    for (const beat of rest.slice(0, mishap.heldFor)) await kept(house, beat);
    rest = rest.slice(mishap.heldFor);
    await house.resume(Math.floor((house.programme.gapMs() * mishap.confirmed) / 100));
  }
  for (const beat of rest) await kept(house, beat);
  await house.pass(given.delayMs + 500_000);
  return house;
}

/** The server keeps its counter about every second: here, after every beat. */
async function kept(house: ReleaseHouse, beat: Plan['beats'][number]): Promise<void> {
  await house.beat(beat);
  await house.persist();
}

/** Canvases that were on before a restart and come back with less, when nothing that they kept was lost. */
function lost(house: ReleaseHouse): readonly string[] {
  const canvases = [...new Set(house.aired.map((picture) => picture.canvas))];
  return canvases.flatMap((canvas) => {
    const seen = house.aired.filter((picture) => picture.canvas === canvas && picture.moment.show !== 'hidden');
    return seen.flatMap((picture, i) => {
      const before = seen[i - 1];
      if (before === undefined || before.run === picture.run || before.moment.show !== 'on') return [];
      const [old, now] = [before, picture].map(({ moment }) => moment.hand?.number ?? 0);
      const back = picture.moment.show === 'on' && (now ?? 0) >= (old ?? 0);
      // a show that ended, or began anew, while all was held
      if (back || endedBetween(house, before.real, picture.real)) return [];
      return [`${canvas} had hand ${old}, has ${now} after its restart`];
    });
  });
}

function endedBetween(house: ReleaseHouse, from: number, to: number): boolean {
  return house.entries.some(({ events, position }) => {
    const written = house.writtenAt.get(position) ?? 0;
    return written >= from - LONGEST_MS && written <= to && events.some(({ type }) => ENDS.includes(type));
  });
}

const ENDS: readonly string[] = ['ShowEnded', 'ShowStarted'];
/** An end airs a delay, an offset and a stop behind its entry. */
const LONGEST_MS = 600_000;

const options = (seed: number, count: number) => ({
  seed,
  numRuns: runs(count),
  interruptAfterTimeLimit: runs(60_000),
});

describe.each(SEEDS)('over restarts, seed %i', (seed) => {
  test(
    'given any stops, kills, holds and gaps, then by the steady clock nothing leaves earlier, and all is hidden until it is resumed',
    async () => {
      const law = fc.asyncProperty(plan, incidents, async (given, mishaps) => {
        const house = await playInterrupted(given, mishaps);
        expect(auditOf(house)).toEqual([]);
        if (!mishaps.some(({ what }) => what === 'forget')) expect(lost(house)).toEqual([]);
        await house.stop();
      });
      await fc.assert(law, options(seed, 12));
    },
    runs(90_000),
  );
});

const CATCH = { seed: 7, numRuns: 60, endOnFailure: true };

test('the twin: a canvas that takes the state it starts from for old enough is caught', async () => {
  const leak: Leak = { start: (state) => ({ ...state, happened: 0, recorded: 0 }) };
  const law = fc.asyncProperty(plan, incidents, async (given, mishaps) => {
    const lost = mishaps.map(
      (mishap): Incident => ({ ...mishap, what: 'forget', confirmed: 0, downMs: 100, heldFor: 0 }),
    );
    const house = await playInterrupted(given, lost, leak);
    const faults = auditOf(house);
    await house.stop();
    return faults.length === 0;
  });
  expect((await fc.check(law, CATCH)).failed).toBe(true);
}, 60_000);

test('the twin: a canvas that starts at the newest snapshot loses what it had to air, and is caught', async () => {
  const law = fc.asyncProperty(plan, incidents, async (given, mishaps) => {
    const house = await playInterrupted(
      given,
      mishaps.map((mishap): Incident => ({ ...mishap, what: 'forget', downMs: 1 })),
    );
    const none = lost(house).length === 0;
    await house.stop();
    return none;
  });
  expect((await fc.check(law, CATCH)).failed).toBe(true);
}, 60_000);

test('the twin: a gap that counts for what was entered after the restart is caught', async () => {
  const law = fc.asyncProperty(plan, async (given) => {
    const house = await openHouse(given);
    for (const beat of given.beats.slice(0, 10)) await kept(house, beat);
    await house.stop();
    await house.down(300_000);
    await house.open();
    const { programme } = house;
    for (const beat of given.beats.slice(10)) await kept(house, beat);
    Object.assign(programme, { downTime: () => ({ until: Number.POSITIVE_INFINITY, ms: 300_000 }) });
    await house.resume();
    await house.pass(200_000);
    const faults = auditOf(house);
    await house.stop();
    return faults.length === 0;
  });
  expect((await fc.check(law, CATCH)).failed).toBe(true);
}, 60_000);
