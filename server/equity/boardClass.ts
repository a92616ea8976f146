// Cards without suits: each board is a class, one of the 6188 multisets of five ranks. Knows no players and no hands.
// Fewer cards are classes as well, a half-dealt board and the cards that are still to come; two classes make a third.

/** Multisets of 0 to 5 ranks; those of one rank five times exist as numbers but are never dealt. */
export const BOARDS = 6188;
export const PAIRS = 91;

/** The multisets of one size, in the order of their numbers: by their lower ranks first. */
export interface Level {
  /** The highest rank and how often it is held, 0 and 0 of no cards. */
  readonly top: Uint8Array;
  readonly times: Uint8Array;
  /** The class without its highest rank. */
  readonly parent: Uint16Array;
  /** The class of one more card that has its highest rank twice; those with higher ranks follow. */
  readonly first: Uint16Array;
}

const RANKS = new Uint8Array(13).map((_, rank) => rank);
/** By rank: itself and those above it. */
const UPWARDS: readonly Uint8Array[] = Array.from(RANKS, (rank) => RANKS.subarray(rank));
/** By number of cards, 0 to 5. */
export const LEVELS: readonly Level[] = buildLevels();

/** Ranks, ascending, of each class of two cards. */
export const PAIR_RANKS: readonly (readonly number[])[] = pairRanks();
const ofBoard = [0, 0, 0, 0, 0];
/** Every class, by itself. */
export const ITSELF: Uint16Array = counted();

/** NEXT[size][class * 13 + rank]: the class when one card of `rank` joins `size` others. */
export const NEXT: readonly Uint16Array[] = nextTables();
const PAIRED: Uint16Array[] = [];

/** The class of these ranks, five at most, in any order. */
export function classOf(ranks: readonly number[]): number {
  return ranks.reduce((board, rank, size) => nextClass(size, board, rank), 0);
}

/** The class when one card of `rank` joins the `size` cards of a class. */
export function nextClass(size: number, board: number, rank: number): number {
  return NEXT[size]?.[board * 13 + rank] ?? 0;
}

/** At class * 91 + class of two: the class when those two join `size` others, 0 to 3. Made when first asked for. */
export function pairedWith(size: number): Uint16Array {
  const table = PAIRED[size] ?? pairedTable(size);
  PAIRED[size] = table;
  return table;
}

/** Ranks, ascending, of a complete board; valid until the next call. */
export function ranksOfBoard(board: number): readonly number[] {
  let held = board;
  for (let size = 5; size > 0; size--) {
    ofBoard[size - 1] = LEVELS[size]?.top[held] ?? 0;
    held = LEVELS[size]?.parent[held] ?? 0;
  }
  return ofBoard;
}

/** The first class of `size` cards without a rank below `lowest`; all that follow have none either. */
export function firstWith(lowest: number, size: number): number {
  let first = size === 0 ? 0 : lowest;
  for (let held = 1; held < size; held++) first = LEVELS[held]?.first[first] ?? 0;
  return first;
}

function buildLevels(): readonly Level[] {
  const built: Level[] = [columns(1)];
  for (let size = 1; size <= 5; size++) {
    const below = built[size - 1];
    if (below !== undefined) built.push(levelOver(below));
  }
  return built;
}

function columns(count: number): Level {
  return {
    top: new Uint8Array(count),
    times: new Uint8Array(count),
    parent: new Uint16Array(count),
    first: new Uint16Array(count),
  };
}

/** Of one card more. */
function levelOver({ top, times, first }: Level): Level {
  const level = columns(top.reduce((classes, highest) => classes + 13 - highest, 0));
  const { top: tops, times: again, parent: parents } = level;
  again.fill(1);
  let next = 0;
  for (let parent = 0; parent < top.length; parent++) {
    const highest = top[parent] ?? 0;
    first[parent] = next;
    again[next] = (times[parent] ?? 0) + 1;
    tops.set(UPWARDS[highest] ?? RANKS, next);
    parents.fill(parent, next, next + 13 - highest);
    next += 13 - highest;
  }
  return level;
}

function counted(): Uint16Array {
  const table = new Uint16Array(BOARDS);
  const twos = new Uint32Array(table.buffer);
  for (let two = 0; two < twos.length; two++) twos[two] = 0x10000 + two * 0x20002;
  return table;
}

function pairRanks(): readonly (readonly number[])[] {
  const pairs: number[][] = [];
  for (let low = 0; low < 13; low++) for (let high = low; high < 13; high++) pairs.push([low, high]);
  return pairs;
}

function nextTables(): readonly Uint16Array[] {
  const tables: Uint16Array[] = [];
  for (const level of LEVELS.slice(0, 5)) tables.push(nextTable(level, tables.at(-1)));
  return tables;
}

function nextTable(level: Level, smaller = ITSELF): Uint16Array {
  const table = new Uint16Array(level.top.length * 13);
  const tables = { level, smaller, table };
  for (let held = 0; held < level.top.length; held++) layNext(tables, held);
  return table;
}

interface NextTables {
  readonly level: Level;
  /** The table of one card less. */
  readonly smaller: Uint16Array;
  readonly table: Uint16Array;
}

/** A rank below the highest joins the class without the highest (`smaller`), and the highest goes back on top. */
function layNext({ level: { top, parent, first }, smaller, table }: NextTables, held: number): void {
  const highest = top[held] ?? 0;
  const without = (parent[held] ?? 0) * 13;
  let at = held * 13;
  for (let rank = 0; rank < highest; rank++) {
    const base = smaller[without + rank] ?? 0;
    table[at++] = (first[base] ?? 0) + highest - (top[base] ?? 0);
  }
  const from = (first[held] ?? 0) - highest;
  for (let rank = highest; rank < 13; rank++) table[at++] = from + rank;
}

/** Pairs in the order of their numbers, so that each place is reached by counting: a start waits for this. */
function pairedTable(size: number): Uint16Array {
  const [one = ITSELF, two = ITSELF] = NEXT.slice(size, size + 2);
  const classes = one.length / 13;
  const table = new Uint16Array(classes * PAIRS);
  let at = 0;
  for (let held = 0; held < classes; held++) {
    for (let low = 0; low < 13; low++) {
      const base = (one[held * 13 + low] ?? 0) * 13;
      for (let high = low; high < 13; high++) table[at++] = two[base + high] ?? 0;
    }
  }
  return table;
}
