// Whether a canvas that nobody runs just now has a hand behind it, by what it wrote down of itself. When in doubt, it has not.
import { z } from 'zod';
import type { KeyedHand } from '../../db/shows.ts';
import { canvasConfigSchema } from '../release/control.ts';
import { showsCards } from '../release/policy.ts';

const standing = z.object({ tau: z.number(), position: z.int() });

export interface Passing {
  /** as the canvas left it */
  readonly state: unknown;
  readonly hand: KeyedHand;
  /** the end of the hand's show */
  readonly ended: { readonly recorded: number };
}

export function passedBy(config: unknown, { state, hand, ended }: Passing): boolean {
  const known = canvasConfigSchema.safeParse(config);
  if (known.success && !showsCards(known.data)) return true;
  const stands = standing.safeParse(state);
  if (!stands.success || hand.first === null) return false;
  return stands.data.position > hand.first || stands.data.tau > ended.recorded;
}
