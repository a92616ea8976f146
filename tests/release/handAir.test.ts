// Where a hand stands on all canvases together: the one that is furthest behind decides.
import { expect, it } from 'vitest';
import { handAir } from '../../server/release/handAir.ts';

const at = (index: number, kind: 'protected' | 'tabled-only' | 'tape' = 'protected', ready = true) => ({
  config: { kind },
  line: { index, ready },
});

it.each([
  ['before it on the delayed canvas, whatever the venue shows', [at(2), at(4, 'tabled-only')], 'waiting'],
  ['at it on the last canvas', [at(3), at(5, 'tabled-only')], 'on-air'],
  ['at it by its place alone: it has not come on yet', [at(3, 'protected', false)], 'waiting'],
  ['behind it everywhere', [at(4), at(5)], 'aired'],
  ['on no canvas', [], 'nowhere'],
  ['on a tape alone, which airs nothing', [at(1, 'tape')], 'nowhere'],
] as const)('given canvases %s, then it is said', (_, canvases, said) => {
  expect(handAir(canvases, 3)).toBe(said);
});

it('given a hand that all canvases have left and forgotten, then it has aired', () => {
  expect(handAir([at(0)], -1)).toBe('aired');
});
