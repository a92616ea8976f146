// What shows over many messages alone: moments, counted from what happened at the table, and states that one world shows for a
// moment. On a busy computer both are common, one way and the other: a habit counts when the same hands show it the same way again.
import type { Paired } from './pairs.ts';
import type { Said } from './said.ts';

export interface Habit {
  readonly where: string;
  readonly what: 'time' | 'flashes';
}

interface Tally extends Habit {
  all: number;
  odd: number;
}

/** Which world was the later one, or had what the other had not; both bits where it was one and then the other. */
const WAY = { none: 0, mine: 1, theirs: 2 } as const;
type Way = (typeof WAY)[keyof typeof WAY];

/** Two servers on real clocks: less than this is no difference, and neither is a single message. */
const TOLERANCE_MS = 400;
const FEWEST = 6;
const OFTEN = 3;

const NUMBER = /"handNumber":(\d+)/g;

export class Habits {
  readonly #handOf: (number: number) => number;
  readonly #tallies = new Map<string, Tally>();
  #odd = new Map<string, number>();
  /** null: nothing was played before */
  #before: ReadonlyMap<string, number> | null = null;

  /** `handOf`: which hand of the world a hand of that number was, for hands are played again under other numbers. */
  constructor(handOf: (number: number) => number) {
    this.#handOf = handOf;
  }

  count(where: string, { pairs, overtaken }: Paired): void {
    for (const [mine, theirs] of pairs) {
      if (mine === undefined || theirs === undefined) continue;
      this.#count({ where, what: 'flashes' }, mine, WAY.none);
      if (mine.timed) this.#count({ where, what: 'time' }, mine, laterOf(mine.after - theirs.after));
    }
    for (const said of overtaken.mine) this.#count({ where, what: 'flashes' }, said, WAY.mine);
    for (const said of overtaken.theirs) this.#count({ where, what: 'flashes' }, said, WAY.theirs);
  }

  /** From now on the same hands are played again: what was not so before, in the same way, is chance. */
  again(): void {
    this.#before = this.#odd;
    this.#odd = new Map();
    this.#tallies.clear();
  }

  found(): readonly Habit[] {
    return [...this.#tallies.values()]
      .filter(({ all, odd }) => all >= FEWEST && odd * OFTEN > all)
      .map(({ where, what }) => ({ where, what }));
  }

  #count(habit: Habit, { text }: Said, way: Way): void {
    const name = `${habit.what} at ${habit.where}`;
    const tally = this.#tallies.get(name) ?? { ...habit, all: 0, odd: 0 };
    this.#tallies.set(name, tally);
    tally.all += 1;
    if (way === WAY.none) return;
    const message = `${name}: ${text.replace(NUMBER, (_, number) => `hand ${this.#handOf(Number(number))}`)}`;
    this.#odd.set(message, (this.#odd.get(message) ?? 0) | way);
    if (this.#before === null || ((this.#before.get(message) ?? 0) & way) !== 0) tally.odd += 1;
  }
}

function laterOf(ms: number): Way {
  if (Math.abs(ms) <= TOLERANCE_MS) return WAY.none;
  return ms > 0 ? WAY.mine : WAY.theirs;
}
