// Which message of one world answers to which of the other: replies by their order, states by what they say. A state that another
// one follows at once may never reach a socket, for feeds are latest only: its absence alone tells nothing.
import { isSame, type Said } from './said.ts';

/** undefined: the other world has said it, and this one has not. */
export type Pair = readonly [Said | undefined, Said | undefined];
type Both<T> = readonly [T, T];

export interface Paired {
  readonly pairs: readonly Pair[];
  /** states that one side alone has shown, each for a moment */
  readonly overtaken: number;
}

/** Two states within this are one for whoever is slow. */
const OVERTAKEN_MS = 250;
const MOST_SKIPPED = 3;

/** Takes out of both what has its counterpart; what came on one side alone waits for the other, unless nothing more comes. */
export function paired([a, b]: Both<Said[]>, last: boolean): Paired {
  if ([...a, ...b].some(({ state }) => state)) return byState([a, b], last);
  return { pairs: byOrder([a, b], last), overtaken: 0 };
}

function byOrder([a, b]: Both<Said[]>, last: boolean): readonly Pair[] {
  const both = last ? Math.max(a.length, b.length) : Math.min(a.length, b.length);
  const [mine, theirs] = [a.splice(0, both), b.splice(0, both)];
  return Array.from({ length: both }, (_, i) => [mine[i], theirs[i]] as const);
}

/** In order; states that stood for a moment alone may be missing on one side. */
function byState([a, b]: Both<Said[]>, last: boolean): Paired {
  const pairs: Pair[] = [];
  let overtaken = 0;
  const open = (side: readonly Said[]): boolean => side.length > (last ? 0 : MOST_SKIPPED);
  while (open(a) && open(b)) {
    const [mine, theirs] = [skipped(a, b), skipped(b, a)];
    const [side, count] = mine > 0 && (theirs === 0 || mine <= theirs) ? [a, mine] : [b, theirs];
    if (count === 0) pairs.push([a.shift(), b.shift()]);
    overtaken += side.splice(0, count).length;
  }
  const rest = last
    ? [...a.splice(0).map((one): Pair => [one, undefined]), ...b.splice(0).map((one): Pair => [undefined, one])]
    : [];
  return { pairs: [...pairs, ...rest], overtaken };
}

/** How many of the first of `side` were overtaken, so that what follows is where the other one stands; 0: none. */
function skipped(side: readonly Said[], other: readonly Said[]): number {
  const [[first], [theirs]] = [side, other];
  if (first === undefined || theirs === undefined || isSame(first, theirs)) return 0;
  const at = side.slice(0, MOST_SKIPPED + 1).findIndex((one) => isSame(one, theirs));
  const next = side[at];
  return at > 0 && next !== undefined && next.at - first.at < OVERTAKEN_MS * at ? at : 0;
}
