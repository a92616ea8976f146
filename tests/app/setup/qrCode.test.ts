// Reads the drawn code back as a reader of codes does: format, mask, bytes. Short texts, whose words lie in one block.
import { describe, expect, it } from 'vitest';
import { qrCode } from '../../../app/ui/qrCode.ts';

type Grid = readonly (readonly boolean[])[];

const QUIET = 4;
const FORMAT_MASK = 0x5412;
const FORMAT_PLACES = [
  ...[0, 1, 2, 3, 4, 5].map((x) => [x, 8] as const),
  ...([
    [7, 8],
    [8, 8],
    [8, 7],
  ] as const),
  ...[5, 4, 3, 2, 1, 0].map((y) => [8, y] as const),
];
const MASKS = [
  (x: number, y: number) => (x + y) % 2 === 0,
  (_: number, y: number) => y % 2 === 0,
  (x: number) => x % 3 === 0,
  (x: number, y: number) => (x + y) % 3 === 0,
  (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
] as const;

function gridOf({ size, path }: { readonly size: number; readonly path: string }): Grid {
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i += 1) dark.add(`${Number(x) + i},${y}`);
  }
  const side = size - 2 * QUIET;
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => dark.has(`${x + QUIET},${y + QUIET}`)),
  );
}

function maskOf(grid: Grid): number {
  const bits = FORMAT_PLACES.map(([x, y]) => (grid[y]?.[x] === true ? 1 : 0));
  const format = bits.reduce((value: number, bit) => (value << 1) | bit, 0) ^ FORMAT_MASK;
  return (format >> 10) & 7;
}

/** Finders with their formats, timing, and the one alignment pattern of versions 2 to 6. */
function isFunction(x: number, y: number, side: number): boolean {
  const corner = (x <= 8 && y <= 8) || (x >= side - 8 && y <= 8) || (x <= 8 && y >= side - 8);
  const middle = side - 7;
  const alignment = side > 21 && Math.abs(x - middle) <= 2 && Math.abs(y - middle) <= 2;
  return corner || alignment || x === 6 || y === 6;
}

function bitsOf(grid: Grid): readonly number[] {
  const side = grid.length;
  const flips = MASKS[maskOf(grid)];
  const bits: number[] = [];
  let up = true;
  for (let right = side - 1; right > 0; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    for (let i = 0; i < side; i += 1) {
      const y = up ? side - 1 - i : i;
      for (const x of [column, column - 1]) {
        if (!isFunction(x, y, side)) bits.push((grid[y]?.[x] === true) !== (flips?.(x, y) === true) ? 1 : 0);
      }
    }
    up = !up;
  }
  return bits;
}

function readBack(grid: Grid): string {
  const bits = bitsOf(grid);
  const number = (at: number, width: number): number =>
    bits.slice(at, at + width).reduce((value, bit) => (value << 1) | bit, 0);
  if (number(0, 4) !== 4) return `mode ${number(0, 4)}`;
  const length = number(4, 8);
  return String.fromCharCode(...Array.from({ length }, (_, i) => number(12 + i * 8, 8)));
}

describe('codes to scan', () => {
  it.each(['http://10.0.0.7:3000/sync', 'http://a.lan/c#token=fc_9-_Z', 'HTTP://192.168.1.20:3000/console/x'])(
    'given %s, when its drawing is read, then it is that text',
    (text) => expect(readBack(gridOf(qrCode(text)))).toBe(text),
  );

  it('twin: given one module turned over, when read, then it is another text', () => {
    const text = 'http://10.0.0.7:3000/sync';
    const grid = gridOf(qrCode(text));
    const last = grid.length - 2;
    const wrong = grid.map((row, y) => row.map((dark, x) => (x === last && y === last - 2 ? !dark : dark)));
    expect(readBack(wrong)).not.toBe(text);
  });

  it('given a whole address with its token, when drawn, then four modules stay white around it', () => {
    const { size, path } = qrCode(
      `http://192.168.100.200:3000/console/${'x'.repeat(32)}/cards#token=fc_${'A'.repeat(43)}`,
    );
    const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, width]) => [
      Number(x),
      Number(x) + Number(width) - 1,
      Number(y),
    ]);
    expect(Math.min(...places)).toBe(QUIET);
    expect(Math.max(...places)).toBe(size - QUIET - 1);
    expect(size - 2 * QUIET).toBeLessThanOrEqual(61);
  });
});
