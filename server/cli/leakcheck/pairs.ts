// Which message of one world answers to which of the other: replies by their order, frames of a feed by their number. A frame
// that another one follows at once may never reach a socket, for feeds are latest only: its absence tells nothing.
import { isSame, type Said } from './recording.ts';

/** undefined: the other world has said it, and this one has not. */
export type Pair = readonly [Said | undefined, Said | undefined];
type Both<T> = readonly [T, T];

/** Two frames within this are one for whoever is slow. */
const OVERTAKEN_MS = 250;

/** Takes out of both what has its counterpart; what came on one side alone waits for the other, unless nothing more comes. */
export function paired([a, b]: Both<Said[]>, last: boolean): readonly Pair[] {
  if ([...a, ...b].some(({ state }) => state)) return byState([a, b], last);
  const isFeed = [...a, ...b].some(({ feed }) => feed !== null);
  return isFeed ? byNumber([a, b], last) : byOrder([a, b], last);
}

function byOrder([a, b]: Both<Said[]>, last: boolean): readonly Pair[] {
  const both = last ? Math.max(a.length, b.length) : Math.min(a.length, b.length);
  const [mine, theirs] = [a.splice(0, both), b.splice(0, both)];
  return Array.from({ length: both }, (_, i) => [mine[i], theirs[i]] as const);
}

/** In order; states that stood for a moment alone may be missing on one side. */
function byState([a, b]: Both<Said[]>, last: boolean): readonly Pair[] {
  const pairs: Pair[] = [];
  const open = (side: readonly Said[]): boolean => side.length > (last ? 0 : MOST_SKIPPED);
  while (open(a) && open(b)) {
    const [mine, theirs] = [skipped(a, b), skipped(b, a)];
    if (mine > 0 && (theirs === 0 || mine <= theirs)) a.splice(0, mine);
    else if (theirs > 0) b.splice(0, theirs);
    else pairs.push([a.shift(), b.shift()]);
  }
  return last ? [...pairs, ...[...a.splice(0), ...b.splice(0)].map((one): Pair => [one, undefined])] : pairs;
}

const MOST_SKIPPED = 3;

/** How many of the first of `side` were overtaken, so that what follows is where the other one stands; 0: none. */
function skipped(side: readonly Said[], other: readonly Said[]): number {
  const [[first], [theirs]] = [side, other];
  if (first === undefined || theirs === undefined || isSame(first, theirs)) return 0;
  const at = side.slice(0, MOST_SKIPPED + 1).findIndex((one) => isSame(one, theirs));
  const next = side[at];
  return at > 0 && next !== undefined && next.at - first.at < OVERTAKEN_MS * at ? at : 0;
}

/** Up to the newest number that both have; the newest of a side is never overtaken. */
function byNumber([a, b]: Both<Said[]>, last: boolean): readonly Pair[] {
  const newest = Math.min(numberOf(a.at(-1)), numberOf(b.at(-1)));
  const end = last ? Number.POSITIVE_INFINITY : newest;
  const [mine, theirs] = [taken(a, end), taken(b, end)];
  const numbers = [...new Set([...mine.keys(), ...theirs.keys()])].sort((x, y) => x - y);
  return numbers.flatMap((number): readonly Pair[] => {
    const pair = [mine.get(number), theirs.get(number)] as const;
    const alone = pair[0] === undefined ? pair[1] : pair[1] === undefined ? pair[0] : undefined;
    const side = pair[0] === undefined ? theirs : mine;
    return alone !== undefined && isOvertaken(alone, side, number) ? [] : [pair];
  });
}

function taken(said: Said[], end: number): ReadonlyMap<number, Said> {
  const count = said.filter(({ feed }) => (feed ?? 0) <= end).length;
  return new Map(said.splice(0, count).map((one) => [one.feed ?? 0, one]));
}

function isOvertaken({ at }: Said, side: ReadonlyMap<number, Said>, number: number): boolean {
  return [...side].some(([other, one]) => Math.abs(other - number) === 1 && Math.abs(one.at - at) < OVERTAKEN_MS);
}

function numberOf(said: Said | undefined): number {
  return said?.feed ?? Number.NEGATIVE_INFINITY;
}
