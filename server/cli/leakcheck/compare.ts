// Two recordings side by side: the first place where bytes, length, order or number differ, and channels whose frames come
// at other moments. What it shows of a difference holds no card.
import { type Pair, paired } from './pairs.ts';
import { isSame, type Recording } from './recording.ts';

export interface Difference {
  readonly where: string;
  /** `bytes`, `number`, `time`, `tag` */
  readonly what: string;
  /** number of the message on its channel, from 1 */
  readonly message: number;
  /** characters that are the same before the first that is not */
  readonly offset: number;
  readonly excerpt: string;
}

/** Compares what both have said and lets go of it. `last`: nothing more comes, what one has more is a difference. */
export class Comparison {
  readonly #compared = new Map<string, number>();
  readonly #times = new Map<string, number[]>();

  compare([a, b]: readonly [Recording, Recording], last: boolean): readonly Difference[] {
    const strays = [...a.strays, ...b.strays].map(({ channel, what }) => difference(channel, what));
    const channels = new Set([...a.channels.keys(), ...b.channels.keys()]);
    return [...strays, ...[...channels].flatMap((channel) => this.#channel(channel, [a, b], last))];
  }

  /** Canvases whose frames keep coming at other moments, counted from what happened at the table, in the other world. */
  times(): readonly Difference[] {
    return [...this.#times].flatMap(([channel, gaps]) => {
      const off = gaps.filter((gap) => gap > TOLERANCE_MS).length;
      return gaps.length >= FEWEST && off * OFTEN > gaps.length ? [difference(channel, 'time')] : [];
    });
  }

  #channel(channel: string, [a, b]: readonly [Recording, Recording], last: boolean): readonly Difference[] {
    const pairs = paired([a.channels.get(channel) ?? [], b.channels.get(channel) ?? []], last);
    const before = this.#compared.get(channel) ?? 0;
    this.#compared.set(channel, before + pairs.length);
    this.#time(channel, pairs);
    const at = pairs.findIndex(([mine, theirs]) => mine === undefined || theirs === undefined || !isSame(mine, theirs));
    if (at < 0) return [];
    const [mine, theirs] = pairs[at] ?? [];
    if (mine === undefined || theirs === undefined) {
      const text = masked((mine ?? theirs)?.text.slice(0, SHOWN * 2) ?? '');
      return [{ ...difference(channel, 'number'), message: before + at + 1, excerpt: text }];
    }
    return [
      textDifference(
        channel,
        before + at + 1,
        mine.due || theirs.due ? [mine.undue, theirs.undue] : [mine.text, theirs.text],
      ),
    ];
  }

  #time(channel: string, pairs: readonly Pair[]): void {
    const gaps = this.#times.get(channel) ?? [];
    this.#times.set(channel, gaps);
    for (const [mine, theirs] of pairs)
      if (mine !== undefined && theirs !== undefined && mine.feed !== null)
        gaps.push(Math.abs(mine.after - theirs.after));
  }
}

/** Two servers on real clocks: less than this is no difference, and neither is a single frame. */
const TOLERANCE_MS = 400;
const FEWEST = 6;
const OFTEN = 3;

function difference(where: string, what: string): Difference {
  return { where, what, message: 0, offset: 0, excerpt: '' };
}

const BEFORE = 60;
const SHOWN = 60;

function textDifference(where: string, message: number, [a, b]: readonly [string, string]): Difference {
  let offset = 0;
  while (offset < a.length && a[offset] === b[offset]) offset += 1;
  const around = (text: string): string => masked(text.slice(Math.max(0, offset - BEFORE), offset + SHOWN));
  const excerpt = `${around(a)} (${a.length} bytes) | ${around(b)} (${b.length} bytes)`;
  return { where, what: 'bytes', message, offset, excerpt };
}

/** Neither cards nor anything that could be one, nor a tag. */
export function masked(text: string): string {
  return text.replace(/[2-9TJQKA][cdhs]/g, '??').replace(/[0-9A-Fa-f]{8,}/g, '????????');
}
