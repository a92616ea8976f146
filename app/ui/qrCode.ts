// A QR code as one SVG path, made here and fetched from nowhere. Knows nothing of what its text means.
import { encode } from 'uqr';

export interface QrCode {
  /** modules a side, the quiet zone included */
  readonly size: number;
  /** dark modules, for a view box of `size` */
  readonly path: string;
}

/** Four modules, as the standard asks; readers fail on dark pages without it. */
const QUIET = 4;

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => darkRuns(row).map(([x, width]) => run(x + QUIET, y + QUIET, width)));
  return { size: size + 2 * QUIET, path: path.join('') };
}

/** Neighbouring modules in one stroke, so that no hairlines show between them. */
function darkRuns(row: readonly boolean[]): readonly (readonly [x: number, width: number])[] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

function run(x: number, y: number, width: number): string {
  return `M${x} ${y}h${width}v1h-${width}z`;
}
