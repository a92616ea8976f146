// One deal after the other on one deck of tags: every card sweeps over up to two other antennas before it rests.
import type { track } from '../../server/tracker/track.ts';
import { generator, SIX, tag, World } from './world.ts';

export interface DealsOptions {
  readonly crossTalk: number;
  readonly rounds: number;
  readonly seed: number;
  readonly step?: typeof track;
}

/** Cards firm at a wrong and at their right seat; `offAt`: the deal in which the first zone was found to hear too much. */
export function manyDeals({ crossTalk, rounds, seed, step }: DealsOptions) {
  const world = new World({ seed, crossTalk, burst: 0.02, ...(step === undefined ? {} : { step }) });
  const random = generator(seed + 1);
  const counts = { wrong: 0, right: 0, dealt: 0 };
  let offAt: number | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const from = world.outputs.length;
    world.context({ handId: `h${round}`, phase: 'DEALING', street: 'preflop', dealtIn: SIX, live: SIX, occupied: SIX });
    const first = (round * 12) % 52;
    const home = new Map(Array.from({ length: 12 }, (_, i) => [tag((first + i) % 52), (i % 6) + 1]));
    for (const [card, seat] of home) sweep(world, random, [card, seat]);
    world.run(6500);
    for (const output of world.outputs.slice(from)) {
      if (output.type === 'hole-card') counts[home.get(output.tag) === output.seat ? 'right' : 'wrong'] += 1;
      if (output.type === 'health' && output.code === 'cross-talk' && output.on) offAt ??= round;
    }
    counts.dealt += 12;
    world.clear();
    world.context({ phase: 'COMPLETE' });
    world.run(4000);
    world.log.length = 0;
  }
  return { ...counts, offAt, world };
}

function sweep(world: World, random: () => number, [card, seat]: readonly [ReturnType<typeof tag>, number]): void {
  for (let passes = Math.floor(random() * 3); passes > 0; passes -= 1) {
    world.put(card, `seat:${1 + Math.floor(random() * 6)}`);
    world.scan(120);
  }
  world.put(card, `seat:${seat}`);
  world.scan(120);
}
