// Names for the lines of a hand's log, by which a page knows them again. Knows no drawing.
import type { ConsoleLine } from '../../server/console/view.ts';

/** Lines of one entry share its position, so each is counted within it: a line keeps its key when others come. */
export function keyedLines(lines: readonly ConsoleLine[]): { readonly key: string; readonly line: ConsoleLine }[] {
  const seen = new Map<number, number>();
  return lines.map((line) => {
    const count = seen.get(line.position) ?? 0;
    seen.set(line.position, count + 1);
    return { key: `${line.position}-${count}`, line };
  });
}
