import { describe, expect, it } from 'vitest';
import { type Card, parseCards } from '../../server/engine/card.ts';
import { calculateEquity } from '../../server/equity/equity.ts';
import { HOLDEM } from '../../server/equity/rules.ts';
import { realClock } from '../support/realClock.ts';
import { loopWinners } from './boardLoop.ts';

const players = ['AhKs', 'QdQc'].map((text): readonly Card[] => parseCards(text) ?? []);
const question = { players, board: [], dead: [] };

/** Median milliseconds of one call, warm. */
function medianOf(runs: number, call: () => void): number {
  for (let run = 0; run < runs; run++) call();
  const times = Array.from({ length: runs }, () => {
    const start = realClock.now();
    call();
    return realClock.now() - start;
  });
  return times.sort((a, b) => a - b)[runs >> 1] ?? Number.NaN;
}

function ratio(slow: () => void, fast: () => void): number {
  return medianOf(5, slow) / medianOf(200, fast);
}

describe('P8: classes against boards, in one process', () => {
  const loop = () => loopWinners(question);
  const classes = () => calculateEquity({ rules: HOLDEM, ...question });

  it('given AhKs against QdQc then both count the same boards', () => {
    const counted = classes();
    expect([...loop()]).toEqual([0, 730_541, 975_909, 5_854]);
    expect(counted.ok ? [...counted.value.winnerMasks.values()] : []).toEqual([730_541, 975_909, 5_854]);
  });

  it('given AhKs against QdQc then the classes are at least 40 times faster', () => {
    expect(ratio(loop, classes)).toBeGreaterThanOrEqual(40);
  });

  it('given the loop against itself then the measure is not passed: it can fail', () => {
    expect(medianOf(3, loop) / medianOf(3, loop)).toBeLessThan(40);
  });
});
