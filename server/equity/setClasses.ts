// Cards of different ranks, as a set and as a class.
import { SETS_OF_SIZE, SIZE } from '../engine/handRank/rankSet.ts';
import { NEXT } from './boardClass.ts';

/** The class of up to five cards of different ranks, by their set. */
export const CLASS_OF_SET: Uint16Array = classesOfSets();

function classesOfSets(): Uint16Array {
  const table = new Uint16Array(SIZE.length);
  for (const [size, next] of NEXT.entries()) {
    SETS_OF_SIZE[size + 1]?.forEach((set) => {
      table[set] = next[(table[set & (set - 1)] ?? 0) * 13 + 31 - Math.clz32(set & -set)] ?? 0;
    });
  }
  return table;
}
