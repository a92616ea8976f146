// The real desk against a reference model of section 4: every line and every hole card is first seen at the programme
// millisecond that the model says, whatever is done to delays, holds, words and the server meanwhile.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK } from '../../server/engine/card.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { isSessionEvent, type TableState } from '../../server/log/tableState.ts';
import { type CanvasConfig, type ControlCommand, PLAIN_PICTURE } from '../../server/release/control.ts';
import { decideTable, handRuns } from '../../server/table/decideInput.ts';
import { type Beat, seating, written } from './releaseBeat.ts';
import type { Fact, Settings, Sights, Told, Wrong } from './releaseFacts.ts';
import { ReleaseHouse, settle } from './releaseHouse.ts';
import { ReleaseModel } from './releaseModel.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('release model');

const MINUTE = 60_000;
const OPS = ['none', 'pause', 'hold', 'resume', 'away', 'set', 'arm', 'confirm', 'finish', 'cancel', 'offset'] as const;
const WORDS = ['holdHand', 'letHandGo', 'dropHand'] as const;
type Op = (typeof OPS)[number] | (typeof WORDS)[number];

interface Turn {
  readonly beat: Beat;
  readonly op: Op;
  readonly pick: number;
  readonly wait: number;
}

const beat: fc.Arbitrary<Beat> = fc.record({
  // multiples of six go on with a deal card by card
  choice: fc.oneof({ weight: 2, arbitrary: fc.nat(1_666).map((n) => 6 * n) }, { weight: 1, arbitrary: fc.nat(9_999) }),
  // no correction, no word of the floor but that a hand has left
  twist: fc.constantFrom(0, 0, 0, 1),
  pause: fc.integer({ min: 0, max: 9_000 }),
  typed: fc.boolean(),
  late: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4_000 })),
});

const op: fc.Arbitrary<Op> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Op>('none') },
  // what is held or covered does not stay so for long
  { weight: 5, arbitrary: fc.constantFrom<Op>('resume', 'resume', 'confirm', 'finish', 'set', 'arm') },
  { weight: 3, arbitrary: fc.constantFrom<Op>(...OPS, ...WORDS) },
);

const turns = fc.array(fc.record({ beat, op, pick: fc.nat(9_999), wait: fc.nat(70_000) }), {
  minLength: 20,
  maxLength: 90,
  size: 'max',
});

const DELAYS = [30_000, 45_000, 120_000];
const LONG_DELAYS = [12 * MINUTE, 25 * MINUTE];
const AGREED = { people: ['anna'], sentence: 'CARDS AIR DURING PLAY', minimumMs: 0 };

/** An open one and a gated one with short delays, and a long one that pauses may shorten. */
const OVERLAY = { ...PLAIN_PICTURE, audience: 'overlay' } as const;
const OPEN: CanvasConfig = {
  ...OVERLAY,
  ...{ name: 'open', kind: 'short', delayMs: 45_000, offsetMs: 1_200, leadMs: 1_500, gate: 'off' },
};
const GATED: CanvasConfig = {
  ...OVERLAY,
  ...{ name: 'gated', kind: 'protected', delayMs: 30_000, offsetMs: -700, leadMs: 0, gate: 'hand-complete' },
};
const LONG: CanvasConfig = {
  ...{ ...GATED, name: 'long', delayMs: 25 * MINUTE, offsetMs: 0, leadMs: 500 },
  shrinkToMs: 10 * MINUTE,
};
const CANVASES = [OPEN, GATED, LONG];

const settingsOf = ({ delayMs, offsetMs, leadMs, kind, gate, shrinkToMs }: CanvasConfig): Settings => ({
  ...{ delayMs, offsetMs, leadMs, shrinkToMs },
  cards: kind === 'short' || kind === 'protected',
  gated: gate === 'hand-complete',
});

/** A house, and what each of its canvases was told. */
class Played {
  readonly house = new ReleaseHouse(DECK);
  readonly #config: CanvasConfig;
  readonly facts: Fact[] = [];
  #known = 0;
  #wanted: CanvasConfig;

  constructor(config: CanvasConfig) {
    this.#config = config;
    this.#wanted = config;
  }

  async play(given: readonly Turn[]): Promise<void> {
    const { house } = this;
    await house.addCanvas(this.#config);
    await house.open();
    await house.resume();
    for (const command of seating(3, 400)) {
      await house.pass(500);
      const decided = decideTable(house.state, command, 'anna');
      const at = { beat: { typed: true, late: 0 }, now: house.programme.now() };
      if (decided.ok) house.write(written(house.state, { decided: decided.value, ...at }));
      this.#hear(house.state);
    }
    for (const turn of given) {
      const before = house.state;
      await house.beat(turn.beat);
      this.#hear(before);
      await this.#do(turn);
      await house.persist();
    }
    await house.pass(60 * MINUTE);
  }

  get now(): number {
    return this.house.programme.now();
  }

  /** What was written since: one entry, and now and then what waited for the end of its hand. */
  #hear(before: TableState): void {
    for (const entry of this.house.entries.slice(this.#known))
      this.facts.push({ now: this.now, told: toldOf(entry, this.house.state, before) });
    this.#known = this.house.entries.length;
  }

  async #do({ op: does, pick, wait }: Turn): Promise<void> {
    if (does === 'none') return;
    if (does === 'pause') return this.house.pass(pick % 3 === 0 ? 15 * MINUTE + wait : wait);
    await this.house.pass(wait % 3_000);
    if (does === 'away') return this.#away(pick);
    const command = this.#command(does, pick);
    const { now } = this;
    const reply = await this.house.desk.control('anna', command);
    await settle();
    if (reply.ok) this.#note(now, command);
  }

  async #away(pick: number): Promise<void> {
    const { house, now } = this;
    await house.persist();
    await (pick % 2 === 0 ? house.stop() : house.kill());
    await house.down(1 + pick);
    await house.open();
    this.facts.push({ now, does: pick % 2 === 0 ? 'away' : 'killed' });
  }

  #command(does: Exclude<Op, 'none' | 'pause' | 'away'>, pick: number): ControlCommand {
    const { name } = this.#config;
    const delays = name === 'long' ? LONG_DELAYS : DELAYS;
    const config = { ...this.#wanted, delayMs: delays[pick % delays.length] ?? 0 };
    const exception = { ...AGREED, canvases: [name] };
    const hands = [...new Set(this.house.entries.flatMap(({ handId }) => handId ?? []))];
    const hand = hands[Math.max(0, hands.length - 1 - (pick % 3))] ?? '01980000-0000-7000-8000-000000000000';
    switch (does) {
      case 'hold':
        return { do: pick % 2 === 0 ? 'hold' : 'panic' };
      case 'resume':
        return { do: 'resume', gapMs: 0 };
      case 'set':
        return { do: 'setCanvas', config, exception };
      case 'arm':
        return { do: 'armDelay', config, exception };
      case 'confirm':
        return { do: 'confirmDelay', name };
      case 'finish':
        return { do: 'finishDelay', name };
      case 'cancel':
        return { do: 'cancelDelay', name };
      case 'offset':
        return { do: 'setOffset', name, offsetMs: (pick % 9_000) - 4_500 };
      default:
        return { do: does, hand };
    }
  }

  #note(now: number, command: ControlCommand): void {
    const to = this.house.desk.status().canvases[0];
    if (command.do === 'hold' || command.do === 'panic') this.facts.push({ now, does: 'hold' });
    if (command.do === 'resume') this.facts.push({ now, does: 'resume' });
    if (command.do === 'setCanvas') this.#wanted = command.config;
    if (command.do === 'setCanvas') this.facts.push({ now, does: 'set', to: settingsOf(command.config) });
    if (command.do === 'armDelay') this.facts.push({ now, does: 'arm', to: settingsOf(command.config) });
    if (command.do === 'confirmDelay') this.facts.push({ now, does: 'confirm' });
    if (command.do === 'finishDelay') this.facts.push({ now, does: 'finish' });
    if (command.do === 'cancelDelay') this.facts.push({ now, does: 'cancel' });
    if (command.do === 'setOffset') this.facts.push({ now, does: 'offset', offsetMs: command.offsetMs });
    if (command.do === 'holdHand' || command.do === 'letHandGo' || command.do === 'dropHand')
      this.facts.push({ now, does: command.do, hand: command.hand });
    this.#wanted = { ...this.#wanted, offsetMs: to?.offsetMs ?? 0, delayMs: to?.delayMs ?? 0 };
  }

  seen(): Sights {
    const lines = new Map<number, number>();
    const cards = new Map<string, number>();
    for (const { moment, now } of this.house.aired) {
      for (const { position } of moment.lines) if (!lines.has(position)) lines.set(position, now);
      for (const { seat, slot, card } of moment.slots) {
        const place = `${moment.hand?.handId} ${seat}:${slot}`;
        if (card !== null && !cards.has(place)) cards.set(place, now);
      }
    }
    return { lines, cards };
  }

  expected(wrong: Wrong = {}): Sights {
    return new ReleaseModel(settingsOf(this.#config), wrong).play(this.facts, this.now);
  }
}

function toldOf(entry: LogEntry, after: TableState, before: TableState): Told {
  const { hand } = after;
  const own = entry.handId !== null && hand?.handId === entry.handId;
  return {
    ...{ position: entry.position, hand: entry.handId, happened: entry.happened, typed: entry.typed },
    starts: entry.events.some((event) => event.type === 'HandStarted'),
    over: !handRuns(own ? after : before),
    dealt: entry.events.flatMap((event) => (event.type === 'HoleCardDealt' ? [`${event.seat}:${event.slot}`] : [])),
    complete: own && hand?.dealComplete === true,
    left: entry.events.some((event) => event.type === 'HandLeft' || event.type === 'HandAbandoned'),
    line: entry.events.some((event) => !isSessionEvent(event)),
    mucked: own ? (hand?.seats ?? []).flatMap((s) => (s.state === 'MUCKED' ? [s.seat] : [])) : [],
  };
}

/** What changes a picture at the moment of another change is drawn by a step of its own, up to a millisecond later. */
const STEP_MS = 1;

/** Sights that only one of both has, or at another time. */
function apart(seen: Sights, expected: Sights): readonly string[] {
  return [...differences(seen.lines, expected.lines, 'line'), ...differences(seen.cards, expected.cards, 'card')];
}

function differences<K>(
  seen: ReadonlyMap<K, number>,
  expected: ReadonlyMap<K, number>,
  what: string,
): readonly string[] {
  return [...new Set([...seen.keys(), ...expected.keys()])].flatMap((key) => {
    const [real, due] = [seen.get(key), expected.get(key)];
    const same = real !== undefined && due !== undefined && Math.abs(real - due) <= STEP_MS;
    return same ? [] : [`${what} ${key}: seen ${real}, due ${due}`];
  });
}

async function played(config: CanvasConfig, given: readonly Turn[]): Promise<Played> {
  const show = new Played(config);
  await show.play(given);
  await show.house.stop();
  return show;
}

describe.each(SEEDS)('release times, seed %i', (seed) => {
  test.each(CANVASES.map((config) => [config.name, config] as const))(
    'given the %s canvas and anything that is done to it, then each line and card is first seen when the model says',
    async (_name, config) => {
      const law = fc.asyncProperty(turns, async (given) => {
        const show = await played(config, given);
        expect(apart(show.seen(), show.expected())).toEqual([]);
      });
      await fc.assert(law, { seed, numRuns: runs(6), endOnFailure: true });
    },
    runs(60_000),
  );
});

test('given these shows, then everything that may be done is done in them, and there is much to compare', async () => {
  const done = new Set<string>();
  let [lines, cards] = [0, 0];
  for (const given of fc.sample(turns, { seed: 7, numRuns: 16 })) {
    const show = await played(OPEN, given);
    for (const fact of show.facts) if ('does' in fact) done.add(fact.does);
    const seen = show.seen();
    lines += seen.lines.size;
    cards += seen.cards.size;
  }
  const all = ['hold', 'resume', 'away', 'set', 'arm', 'confirm', 'finish', 'cancel', 'offset', 'holdHand'];
  expect(all.filter((does) => !done.has(does))).toEqual([]);
  expect(lines).toBeGreaterThan(100);
  expect(cards).toBeGreaterThan(20);
}, 60_000);

describe('the twins', () => {
  test.each<readonly [string, string, Wrong]>([
    ['an end that settles a second early', 'gated', { settleMs: 29_000 }],
    ['a shorter delay that counts in the middle of a hand', 'open', { shorterAtOnce: true }],
    ['a break card behind which release goes on', 'open', { cardStands: false }],
    ['a lead that is forgotten', 'open', { leads: false }],
  ])(
    'given a model with %s, then it is found',
    async (_title, name, wrong) => {
      const config = CANVASES.find((one) => one.name === name);
      if (config === undefined) throw new Error('no such canvas');
      const law = fc.asyncProperty(turns, async (given) => {
        const show = await played(config, given);
        return apart(show.seen(), show.expected(wrong)).length === 0;
      });
      expect((await fc.check(law, { seed: 7, numRuns: 40, endOnFailure: true })).failed).toBe(true);
    },
    60_000,
  );
});
