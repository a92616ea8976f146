// What the demo plays: every recorded hand in its order, and beside them what the seed draws.
import type { Random } from '../../sim/random.ts';
import { demoHands } from './demoHands.ts';
import { type DemoScene, Happenings, sceneOf } from './happenings.ts';
import { MIXED_HANDS } from './mixedHands.ts';
import { planMixed } from './planMixed.ts';
import type { Programme } from './playShow.ts';

export function demoProgramme(random: Random, typed: boolean): Pick<Programme, 'scenes' | 'happenings'> {
  const recorded = demoHands().map(sceneOf);
  return { scenes: typed ? recorded : mixedIn(recorded), happenings: new Happenings(random, typed) };
}

/** A hand of another game behind so many recorded ones, in turn. */
const EVERY = 3;

function mixedIn(recorded: readonly DemoScene[]): readonly DemoScene[] {
  const mixed = MIXED_HANDS.map((hand): DemoScene => ({ plan: planMixed(hand), chopped: null }));
  return recorded.flatMap((scene, i) => {
    const other = (i + 1) % EVERY === 0 ? mixed[Math.floor(i / EVERY) % mixed.length] : undefined;
    return other === undefined ? [scene] : [scene, other];
  });
}
