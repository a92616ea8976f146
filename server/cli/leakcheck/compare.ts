// Two recordings side by side: the first place where bytes, length, order or number differ, and the habits of both. What it
// shows of a difference holds no card.
import { Habits } from './habits.ts';
import { type Pair, type Paired, paired } from './pairs.ts';
import type { Recording } from './recording.ts';
import { isSame, type Said } from './said.ts';

export interface Difference {
  readonly where: string;
  /** `bytes`, `number`, `time`, `flashes`, what was not compared, or what may not be there at all */
  readonly what: string;
  /** number of the message on its channel, from 1 */
  readonly message: number;
  /** characters that are the same before the first that is not */
  readonly offset: number;
  readonly excerpt: string;
  /** counts at once: it may stand nowhere, or it is written down, and no moment changes that */
  readonly sure: boolean;
  /** both texts but for the number of the hand, to know them again; it holds cards and goes nowhere */
  readonly texts: string;
}

interface Tally {
  compared: number;
  /** with cards that were due */
  due: number;
  /** the newest message of either world */
  newest: string;
}

/** Compares what both have said and lets go of it. `last`: nothing more comes, what one has more is a difference. */
export class Comparison {
  readonly #tallies = new Map<string, Tally>();
  readonly #habits: Habits;

  /** `handOf`: see Habits. */
  constructor(handOf: (number: number) => number = (number) => number) {
    this.#habits = new Habits(handOf);
  }

  compare([a, b]: readonly [Recording, Recording], last: boolean): readonly Difference[] {
    const strays = [a, b]
      .flatMap((side) => side.strays.splice(0))
      .map(({ channel, what }) => ({ ...difference(channel, what), sure: true }));
    const channels = new Set([...a.channels.keys(), ...b.channels.keys()]);
    return [...strays, ...[...channels].flatMap((channel) => this.#channel(channel, [a, b], last))];
  }

  /** Messages of this channel that had a counterpart. */
  compared(channel: string): number {
    return this.#tallies.get(channel)?.compared ?? 0;
  }

  /** Those of them with cards that were due. */
  comparedDue(channel: string): number {
    return this.#tallies.get(channel)?.due ?? 0;
  }

  /** What shows over many messages alone. */
  habits(): readonly Difference[] {
    return this.#habits.found().map(({ where, what }) => difference(where, what));
  }

  /** Hands that were compared before are played again from now on: what is no habit then was none before. */
  again(): void {
    this.#habits.again();
  }

  #channel(channel: string, [a, b]: readonly [Recording, Recording], last: boolean): readonly Difference[] {
    const found = paired([a.channels.get(channel) ?? [], b.channels.get(channel) ?? []], last);
    const { compared: first, newest } = this.#tallies.get(channel) ?? NOTHING;
    this.#count(channel, found);
    const { pairs } = found;
    const differing = pairs.flatMap((pair, i) =>
      isPair(pair) && isSame(...pair)
        ? []
        : [{ pair, message: first + i + 1, before: i === 0 ? newest : newestOf(pairs[i - 1]) }],
    );
    return differing
      .slice(0, MOST_SHOWN)
      .map(({ pair, message, before }) => ({ where: channel, message, ...differenceOf(pair, before) }));
  }

  #count(channel: string, found: Paired): void {
    this.#habits.count(channel, found);
    const tally = this.#tallies.get(channel) ?? { ...NOTHING };
    this.#tallies.set(channel, tally);
    if (found.pairs.length > 0) tally.newest = newestOf(found.pairs.at(-1));
    for (const [mine, theirs] of found.pairs) {
      if (mine === undefined || theirs === undefined) continue;
      tally.compared += 1;
      if (mine.due && theirs.due) tally.due += 1;
    }
  }
}

const NOTHING: Tally = { compared: 0, due: 0, newest: '' };

/** Of one channel at one look. */
const MOST_SHOWN = 10;

function isPair(pair: Pair): pair is readonly [Said, Said] {
  return pair[0] !== undefined && pair[1] !== undefined;
}

function newestOf(pair: Pair | undefined): string {
  return (pair?.[0] ?? pair?.[1])?.text ?? '';
}

/** `before`: of the message before it, for a state that one world alone has shown is told by what it changes. */
function differenceOf(pair: Pair, before: string): Omit<Difference, 'where' | 'message'> {
  const due = pair.some((one) => one?.due === true);
  const said = pair.map((one) => (due ? one?.undue : one?.text) ?? '');
  const sure = pair.some((one) => one?.written === true);
  const texts = said.map((text) => text.replace(NUMBER, '')).join('\n');
  const [mine = '', theirs = ''] = said;
  if (isPair(pair)) return { what: 'bytes', sure, texts, ...firstOf([mine, theirs]) };
  const alone = mine + theirs;
  if (pair.some((one) => one?.state === true)) return { what: 'number', sure, texts, ...firstOf([before, alone]) };
  return { what: 'number', sure, texts, offset: 0, excerpt: masked(alone.slice(0, SHOWN * 2)) };
}

export function difference(where: string, what: string): Difference {
  return { where, what, message: 0, offset: 0, excerpt: '', sure: false, texts: '' };
}

const NUMBER = /"handNumber":\d+/g;
const BEFORE = 60;
const SHOWN = 60;

function firstOf([a, b]: readonly [string, string]): Pick<Difference, 'offset' | 'excerpt'> {
  let offset = 0;
  while (offset < a.length && a[offset] === b[offset]) offset += 1;
  const around = (text: string): string => masked(text.slice(Math.max(0, offset - BEFORE), offset + SHOWN));
  return { offset, excerpt: `${around(a)} (${a.length} bytes) | ${around(b)} (${b.length} bytes)` };
}

/** Neither cards nor anything that could be one, nor a tag. */
export function masked(text: string): string {
  return text.replace(/[2-9TJQKA][cdhs]/g, '??').replace(/[0-9A-Fa-f]{8,}/g, '????????');
}
