// 5.10.1: who has won the competition, as far as it may be said.
import { championOf } from '../../engine/rulings/competition.ts';
import type { Felt } from './onAir.ts';
import { awaitsRuling } from './pots.ts';

/** '' while nobody has, and while the pot that would make him so is in question. */
export function championOnAir(felt: Felt): string {
  return awaitsRuling(felt.hand) ? '' : championOf(felt);
}
