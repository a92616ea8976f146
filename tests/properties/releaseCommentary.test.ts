// A commentary with cards sees nothing before the programme has come to it, whatever is set, added or taken away meanwhile,
// in one word or in several, and however often the server goes away. Looked at in the pictures alone.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK } from '../../server/engine/card.ts';
import { type Audience, type CanvasConfig, type ControlCommand, PLAIN_PICTURE } from '../../server/release/control.ts';
import { decideTable } from '../../server/table/decideInput.ts';
import { type Beat, seating, written } from './releaseBeat.ts';
import { type Aired, ReleaseHouse, settle } from './releaseHouse.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('commentary behind the programme');

const DELAYS = [30_000, 60_000, 150_000] as const;
const NAMES = ['programme', 'page', 'talk', 'booth'] as const;
type Name = (typeof NAMES)[number];
const AUDIENCES: Readonly<Record<Name, Audience>> = {
  ...{ programme: 'overlay', page: 'public', talk: 'commentary', booth: 'commentary' },
};

interface Setting {
  readonly name: Name;
  readonly delay: number;
  readonly gate: CanvasConfig['gate'];
}

type Op =
  | { readonly do: 'none' }
  | { readonly do: 'away' }
  | { readonly do: 'hold' }
  | { readonly do: 'set'; readonly settings: readonly Setting[] }
  | { readonly do: 'remove'; readonly name: Name };

interface Turn {
  readonly beat: Beat;
  readonly op: Op;
}

const beat: fc.Arbitrary<Beat> = fc.record({
  choice: fc.oneof({ weight: 2, arbitrary: fc.nat(1_666).map((n) => 6 * n) }, { weight: 1, arbitrary: fc.nat(9_999) }),
  // no correction: what is put right on air shows at once, everywhere
  twist: fc.constantFrom(0, 0, 0, 1),
  pause: fc.integer({ min: 0, max: 12_000 }),
  typed: fc.boolean(),
  late: fc.constant(0),
});

const delay = fc.nat(DELAYS.length - 1);
const gate = fc.constantFrom<CanvasConfig['gate']>('off', 'off', 'hand-complete');
const setting: fc.Arbitrary<Setting> = fc.record({ name: fc.constantFrom(...NAMES), delay, gate });
/** All that is there, to one delay. */
const together = fc
  .record({ delay, gate, names: fc.subarray([...NAMES], { minLength: 2 }) })
  .map(({ names, ...to }) => names.map((name) => ({ ...to, name })));
const settings = fc.oneof(
  together,
  fc.uniqueArray(setting, { minLength: 1, maxLength: 4, selector: ({ name }) => name }),
);
const op: fc.Arbitrary<Op> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Op>({ do: 'none' }) },
  { weight: 3, arbitrary: settings.map((of): Op => ({ do: 'set', settings: of })) },
  { weight: 1, arbitrary: fc.constantFrom<Op>({ do: 'away' }, { do: 'hold' }) },
  { weight: 1, arbitrary: fc.constantFrom(...NAMES.slice(1)).map((name): Op => ({ do: 'remove', name })) },
);
const turns: fc.Arbitrary<readonly Turn[]> = fc.array(fc.record({ beat, op }), {
  minLength: 30,
  maxLength: 110,
  size: 'max',
});

type AudienceOf = Readonly<Record<Name, Audience>>;

function configOf(of: AudienceOf, { name, delay: at, gate: shut }: Setting): CanvasConfig {
  const delayMs = DELAYS[at] ?? DELAYS[0];
  return { ...PLAIN_PICTURE, name, audience: of[name], kind: 'short', delayMs, gate: shut, offsetMs: 0, leadMs: 0 };
}

function commandOf(of: AudienceOf, given: Extract<Op, { do: 'set' | 'remove' }>): ControlCommand {
  if (given.do === 'remove') return { do: 'removeCanvas', name: given.name };
  const configs = given.settings.map((one) => configOf(of, one));
  const canvases = configs.map(({ name }) => name);
  const exception = { canvases, people: ['anna'], sentence: 'CARDS AIR DURING PLAY', minimumMs: 0 };
  return { do: 'setCanvases', configs, exception };
}

async function played(given: readonly Turn[], of: AudienceOf = AUDIENCES): Promise<ReleaseHouse> {
  const house = new ReleaseHouse(DECK);
  await house.addCanvas(configOf(of, { name: 'programme', delay: 2, gate: 'off' }));
  await house.open();
  await house.resume();
  for (const command of seating(3, 400)) {
    await house.pass(500);
    const decided = decideTable(house.state, command, 'anna');
    const at = { beat: { typed: true, late: 0 }, now: house.programme.now() };
    if (decided.ok) house.write(written(house.state, { decided: decided.value, ...at }));
  }
  for (const turn of given) {
    await house.beat(turn.beat);
    await carryOut(house, turn.op, of);
  }
  await house.pass(3 * DELAYS[2]);
  await house.stop();
  return house;
}

async function carryOut(house: ReleaseHouse, given: Op, of: AudienceOf): Promise<void> {
  if (given.do === 'none') return;
  if (given.do === 'away') {
    await house.persist();
    await house.kill();
    await house.down(1_000);
    await house.open();
    await house.resume();
    return;
  }
  await house.desk.control('anna', given.do === 'hold' ? given : commandOf(of, given));
  await settle();
  if (given.do === 'hold') await house.resume();
}

/** Two steps of one moment are drawn a millisecond apart. */
const STEP_MS = 1;

/** What a picture has of the show: how far the log has come in it, and the places that are open. */
const reachedBy = ({ moment }: Aired) => Math.max(0, ...moment.lines.map(({ position }) => position));
const openIn = ({ moment }: Aired) =>
  moment.slots.flatMap(({ seat, slot, card }) => (card === null ? [] : [`${moment.hand?.handId} ${seat}:${slot}`]));

/** Pictures of a commentary with a line that no programme has come to, or a card that none has had or could have had. */
function ahead(house: ReleaseHouse): readonly string[] {
  const programme = house.aired.filter(({ canvas }) => canvas === 'programme' || canvas === 'page');
  const talk = house.aired.filter(({ canvas }) => canvas === 'talk' || canvas === 'booth');
  return talk.flatMap((picture) => {
    const before = programme.filter(({ real }) => real <= picture.real + STEP_MS);
    if (picture.moment.hand === null) return [];
    const { number } = picture.moment.hand;
    const furthest = Math.max(0, ...before.map(reachedBy));
    const passed = before.some(({ moment }) => (moment.hand?.number ?? 0) > number);
    const seen = new Set(before.flatMap(openIn));
    const what = `${picture.canvas} at ${picture.now}, hand ${number}`;
    const lines = passed || reachedBy(picture) <= furthest ? [] : [`${what}: line ${reachedBy(picture)}`];
    // a card that is dealt anew may be gone from a programme that has come further, by the same gate
    const further = before.some(
      (one) => reachedBy(one) >= reachedBy(picture) && [picture.config.gate, 'off'].includes(one.config.gate),
    );
    const cards = passed || further ? [] : openIn(picture).filter((place) => !seen.has(place));
    return [...lines, ...cards.map((place) => `${what}: card ${place}`)];
  });
}

describe.each(SEEDS)('seed %i', (seed) => {
  test(
    'given programmes and commentaries whose delays are changed at any time, then no commentary is ahead of all programmes',
    async () => {
      const law = fc.asyncProperty(turns, async (given) => {
        expect(ahead(await played(given))).toEqual([]);
      });
      await fc.assert(law, { seed, numRuns: runs(2), endOnFailure: true });
    },
    runs(60_000),
  );
});

test('given these shows, then commentaries have many pictures with cards, and their delays become shorter on air', async () => {
  let [cards, shorter] = [0, 0];
  for (const given of fc.sample(turns, { seed: 7, numRuns: 3 })) {
    const { aired } = await played(given);
    const talk = aired.filter(({ canvas }) => canvas === 'talk');
    cards += talk.filter((picture) => openIn(picture).length > 0).length;
    shorter += talk.filter(({ config }, i) => config.delayMs < (talk[i - 1]?.config.delayMs ?? 0)).length;
  }
  expect(cards).toBeGreaterThan(20);
  expect(shorter).toBeGreaterThan(2);
}, 60_000);

test('twin: given the talk is no commentary for the desk, then it is found ahead', async () => {
  const of: AudienceOf = { ...AUDIENCES, talk: 'overlay' };
  const law = fc.asyncProperty(turns, async (given) => ahead(await played(given, of)).length === 0);
  expect((await fc.check(law, { seed: 7, numRuns: 20, endOnFailure: true })).failed).toBe(true);
}, 60_000);
