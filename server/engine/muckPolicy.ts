// What a hand makes of its cards in the muck (`readers.muck`). Pure.
import type { Hand } from './hand.ts';
import type { Profile } from './profile.ts';

export type MuckPolicy = Profile['readers.muck'];

/** Hands of older logs froze no such switch: clear folds were entered. */
export function muckPolicyOf({ profile }: Pick<Hand, 'profile'>): MuckPolicy {
  const policy: MuckPolicy | undefined = profile['readers.muck'];
  return policy ?? 'auto';
}
