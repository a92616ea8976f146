// Boards without suits: each is a class, one of the 6188 multisets of five ranks. Knows no players and no hands.
// Classes of fewer cards lead to them, so a half-dealt board is a class as well.

/** Multisets of 0 to 5 ranks; those of one rank five times exist as numbers but are never dealt. */
export const BOARDS = 6188;
export const PAIRS = 91;

/** The multisets of one size, in the order of their numbers: by their lower ranks first. */
interface Level {
  /** Ascending. */
  readonly ranks: readonly (readonly number[])[];
  /** The class without its highest rank. */
  readonly parent: Uint16Array;
  /** The class of one more card that has its highest rank twice; those with higher ranks follow. */
  readonly first: Uint16Array;
}

const levels = buildLevels();

/** Ranks, ascending, of each class of two cards, of three, and of each complete board. */
export const PAIR_RANKS: readonly (readonly number[])[] = levels[2]?.ranks ?? [];
export const TRIPLES: readonly (readonly number[])[] = levels[3]?.ranks ?? [];
export const BOARD_RANKS: readonly (readonly number[])[] = levels[5]?.ranks ?? [];

/** NEXT[size][class * 13 + rank]: the class when one card of `rank` joins `size` others. */
export const NEXT: readonly Uint16Array[] = nextTables();
/** TAIL[class of three * 91 + class of two]: the board they make together. */
export const TAIL: Uint16Array = tailTable();

/** The class of these ranks, five at most, in any order. */
export function classOf(ranks: readonly number[]): number {
  return ranks.reduce((board, rank, size) => nextClass(size, board, rank), 0);
}

/** The class when one card of `rank` joins the `size` cards of a class. */
export function nextClass(size: number, board: number, rank: number): number {
  return NEXT[size]?.[board * 13 + rank] ?? 0;
}

function buildLevels(): readonly Level[] {
  const built: Level[] = [{ ranks: [[]], parent: Uint16Array.of(0), first: Uint16Array.of(0) }];
  for (let size = 1; size <= 5; size++) {
    const ranks: number[][] = [];
    const parents: number[] = [];
    const below = built[size - 1];
    for (const [parent, held] of below?.ranks.entries() ?? []) {
      if (below !== undefined) below.first[parent] = ranks.length;
      for (let rank = held.at(-1) ?? 0; rank < 13; rank++) {
        ranks.push([...held, rank]);
        parents.push(parent);
      }
    }
    built.push({ ranks, parent: Uint16Array.from(parents), first: new Uint16Array(ranks.length) });
  }
  return built;
}

function nextTables(): readonly Uint16Array[] {
  const tables: Uint16Array[] = [];
  for (const level of levels.slice(0, 5)) tables.push(nextTable(level, tables.at(-1)));
  return tables;
}

/** A rank below the highest joins the class without the highest (`smaller`), and the highest goes back on top. */
function nextTable({ ranks, parent, first }: Level, smaller: Uint16Array | undefined): Uint16Array {
  const table = new Uint16Array(ranks.length * 13);
  for (let held = 0; held < ranks.length; held++) {
    const top = ranks[held]?.at(-1) ?? 0;
    for (let rank = 0; rank < 13; rank++) {
      const base = rank >= top ? held : (smaller?.[(parent[held] ?? 0) * 13 + rank] ?? 0);
      const baseTop = ranks[base]?.at(-1) ?? 0;
      table[held * 13 + rank] = (first[base] ?? 0) + Math.max(rank, top) - baseTop;
    }
  }
  return table;
}

function tailTable(): Uint16Array {
  const [, , , ofThree = new Uint16Array(0), ofFour = ofThree] = NEXT;
  const table = new Uint16Array((ofThree.length / 13) * PAIRS);
  for (let pair = 0; pair < PAIRS; pair++) {
    const [low = 0, high = 0] = PAIR_RANKS[pair] ?? [];
    for (let triple = 0; triple * PAIRS < table.length; triple++) {
      table[triple * PAIRS + pair] = ofFour[(ofThree[triple * 13 + low] ?? 0) * 13 + high] ?? 0;
    }
  }
  return table;
}
