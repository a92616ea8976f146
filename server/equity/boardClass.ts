// Boards without suits: each is a class, one of the 6188 multisets of five ranks. Knows no players and no hands.
// Classes of fewer cards lead to them, so a half-dealt board is a class as well.

/** Multisets of 0 to 5 ranks; those of one rank five times exist as numbers but are never dealt. */
export const BOARDS = 6188;
export const PAIRS = 91;

/** Ranks, ascending, of each class of two cards and of each complete board. */
export const PAIR_RANKS: readonly (readonly number[])[] = multisetsOf(2);
export const BOARD_RANKS: readonly (readonly number[])[] = multisetsOf(5);

/** NEXT[size][class * 13 + rank]: the class when one card of `rank` joins `size` others. */
export const NEXT: readonly Uint16Array[] = [0, 1, 2, 3, 4].map(nextTable);
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

function multisetsOf(size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return multisetsOf(size - 1).flatMap((ranks) => {
    const lowest = ranks.at(-1) ?? 0;
    return Array.from({ length: 13 - lowest }, (_, step) => [...ranks, lowest + step]);
  });
}

/** Different for any two multisets of one size: digits to base five, of which none but 'all five' overflows. */
function keyOf(ranks: readonly number[]): number {
  return ranks.reduce((key, rank) => key + 5 ** rank, 0);
}

function nextTable(size: number): Uint16Array {
  const classes = new Map(multisetsOf(size + 1).map((ranks, index) => [keyOf(ranks), index]));
  const from = multisetsOf(size);
  const table = new Uint16Array(from.length * 13);
  for (const [index, ranks] of from.entries()) {
    const key = keyOf(ranks);
    for (let rank = 0; rank < 13; rank++) table[index * 13 + rank] = classes.get(key + 5 ** rank) ?? 0;
  }
  return table;
}

function tailTable(): Uint16Array {
  const triples = multisetsOf(3).length;
  const table = new Uint16Array(triples * PAIRS);
  for (let triple = 0; triple < triples; triple++) {
    for (const [pair, [low = 0, high = 0]] of PAIR_RANKS.entries()) {
      table[triple * PAIRS + pair] = nextClass(4, nextClass(3, triple, low), high);
    }
  }
  return table;
}
