// What the demo plays: every recorded hand in its order, and beside them what the seed draws.
import type { Random } from '../../sim/random.ts';
import { demoHands } from './demoHands.ts';
import { Happenings, sceneOf } from './happenings.ts';
import type { Programme } from './playShow.ts';

export function demoProgramme(random: Random, typed: boolean): Pick<Programme, 'scenes' | 'happenings'> {
  return { scenes: demoHands().map(sceneOf), happenings: new Happenings(random, typed) };
}
