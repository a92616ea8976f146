// A8-5: messages shuffled, doubled and delayed within the windows of the link end in the same tracker.
import { describe, expect, test } from 'vitest';
import { REORDER_MESSAGES } from '../../server/readers/protocol/limits.ts';
import { createSequence } from '../../server/readers/sequence.ts';
import { emptyTracker } from '../../server/tracker/empty.ts';
import type { Observation } from '../../server/tracker/shape.ts';
import { track } from '../../server/tracker/track.ts';
import { bet, deal, generator, SIX, tag, throwAway, World } from './world.ts';

/** A hand with noise; the words of the table are numbered along with the reader's. */
function aHand(): readonly Observation[] {
  const world = new World({ seed: 4, burst: 0.02, crossTalk: 0.1 });
  deal(world);
  world.run(4000);
  bet(world, { toAct: 3 });
  throwAway(world, 3, 2500);
  world.context({ live: [1, 2, 4, 5, 6], phase: 'BETTING_CLOSED', closed: true, toAct: null });
  for (const card of [31, 32, 33]) world.put(tag(card), 'board');
  world.run(3000);
  for (const seat of SIX) world.put(tag(seat), null);
  world.run(3000);
  return world.log;
}

const LOG = aHand();

interface Sent {
  readonly seq: number;
  readonly at: number;
  readonly observation: Observation;
}

/** Each message comes up to `delay` places late, and some come twice. */
function disordered(seed: number, delay: number): readonly Sent[] {
  const random = generator(seed);
  const sent = LOG.map((observation, i): Sent => ({ seq: i + 1, at: i + random() * delay, observation }));
  const again = sent.filter(() => random() < 0.2).map((one) => ({ ...one, at: one.at + random() * delay }));
  return [...sent, ...again].sort((a, b) => a.at - b.at);
}

function endOf(sent: readonly Sent[], ordered: boolean) {
  const sequence = createSequence<Sent>(1);
  let state = emptyTracker();
  const outputs: string[] = [];
  for (const one of sent) {
    const ready = ordered ? sequence.push(one, 0).ready.map(({ item }) => item) : [one];
    for (const { observation } of ready) {
      const [next, out] = track(state, observation);
      state = next;
      outputs.push(...out.map((output) => JSON.stringify(output)));
    }
  }
  return { state: JSON.stringify(state), outputs };
}

const straight = endOf(disordered(1, 0), true);

describe('A8-5 messages within the windows', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'given shuffle %i with doubles, then outputs and state are the same to the byte',
    (seed) => {
      expect(endOf(disordered(seed, REORDER_MESSAGES / 2), true)).toEqual(straight);
    },
  );

  test('twin: given the same without their order, then they are not', () => {
    expect(endOf(disordered(1, REORDER_MESSAGES / 2), false)).not.toEqual(straight);
  });
});
