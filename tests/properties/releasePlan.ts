// Random shows for the release properties: how long, how late, what else happens, which canvases watch.
import fc from 'fast-check';
import { type Card, DECK } from '../../server/engine/card.ts';
import { type CanvasConfig, FOLDED_HANDS, MUCKED_HANDS, PLAIN_PICTURE, REVEALS } from '../../server/release/control.ts';
import type { HandCommand } from '../../server/release/handControl.ts';
import { decideTable } from '../../server/table/decideInput.ts';
import { type Beat, seating, written } from './releaseBeat.ts';
import { type Leak, ReleaseHouse } from './releaseHouse.ts';

export interface Plan {
  readonly players: number;
  readonly deck: readonly Card[];
  readonly beats: readonly Beat[];
  readonly delayMs: number;
  readonly offsetMs: number;
  readonly leadMs: number;
  readonly words: readonly Word[];
  readonly look: Pick<CanvasConfig, 'reveal' | 'folded' | 'mucked'>;
}

/** What is said behind a beat of the hand that was dealt so many hands before. */
export interface Word {
  readonly behind: number;
  readonly back: number;
  readonly do: HandCommand['do'];
}

const beat: fc.Arbitrary<Beat> = fc.record({
  choice: fc.nat(9999),
  twist: fc.nat(9999),
  pause: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 6_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 60_000 }) },
  ),
  typed: fc.boolean(),
  late: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_000 })),
});

export const beats = fc.array(beat, { minLength: 20, maxLength: 130, size: 'max' });

const word: fc.Arbitrary<Word> = fc.record({
  behind: fc.nat(129),
  back: fc.nat(3),
  do: fc.constantFrom('holdHand', 'holdHand', 'letHandGo', 'dropHand'),
});

export const plan: fc.Arbitrary<Plan> = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  deck: fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 }),
  beats,
  delayMs: fc.constantFrom(30_000, 45_000, 120_000),
  offsetMs: fc.constantFrom(0, -5_000, 5_000, 1_234),
  leadMs: fc.constantFrom(0, 2_000),
  words: fc.array(word, { maxLength: 8 }),
  look: fc.record({
    reveal: fc.constantFrom(...REVEALS),
    folded: fc.constantFrom(...FOLDED_HANDS),
    mucked: fc.constantFrom(...MUCKED_HANDS),
  }),
});

/** A gated canvas, an open one, the live venue, and one that never airs. */
export function canvasesOf({ delayMs, offsetMs, leadMs, look }: Plan): readonly CanvasConfig[] {
  const delayed = { audience: 'overlay', delayMs, offsetMs, leadMs } as const;
  return [
    { ...delayed, name: 'gated', kind: 'protected', gate: 'hand-complete', ...PLAIN_PICTURE, ...look },
    { ...delayed, name: 'open', kind: 'short', gate: 'off', ...PLAIN_PICTURE, ...look },
    {
      ...delayed,
      name: 'venue',
      audience: 'venue',
      kind: 'tabled-only',
      delayMs: 0,
      offsetMs: 0,
      gate: 'hand-complete',
      ...PLAIN_PICTURE,
    },
    { ...delayed, name: 'tape', kind: 'tape', delayMs: 0, gate: 'hand-complete', ...PLAIN_PICTURE },
  ];
}

const AT_THE_START: Beat = { choice: 0, twist: 0, pause: 500, typed: true, late: 0 };

export async function openHouse(given: Plan, leak: Leak = {}, canvases = canvasesOf(given)): Promise<ReleaseHouse> {
  const house = new ReleaseHouse(given.deck, leak);
  for (const config of canvases) await house.addCanvas(config);
  await house.open();
  await house.resume();
  for (const command of seating(given.players, 400)) {
    await house.pass(AT_THE_START.pause);
    const decided = decideTable(house.state, command, 'anna');
    if (decided.ok)
      house.write(written(house.state, { decided: decided.value, beat: AT_THE_START, now: house.programme.now() }));
  }
  return house;
}

/** `jumps`: the wall clock is set to these, one after the other, while the show goes on. */
export async function playShow(given: Plan, leak: Leak = {}, jumps: readonly number[] = []): Promise<ReleaseHouse> {
  const house = await openHouse(given, leak);
  for (const [i, next] of given.beats.entries()) {
    const jump = jumps[i % Math.max(1, jumps.length)];
    if (jump !== undefined) house.clock.setWall(jump);
    await house.beat(next);
    for (const said of given.words.filter(({ behind }) => behind === i)) await say(house, said);
  }
  await house.pass(given.delayMs + 60_000);
  return house;
}

async function say(house: ReleaseHouse, { back, do: what }: Word): Promise<void> {
  const hands = house.entries.flatMap(({ events, handId }) =>
    handId !== null && events.some(({ type }) => type === 'HandStarted') ? [handId] : [],
  );
  const hand = hands.at(-1 - back);
  if (hand !== undefined) await house.say({ do: what, hand });
}
