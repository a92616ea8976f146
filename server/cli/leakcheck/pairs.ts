// Which message of one world answers to which of the other: replies by their order, states by what they say. A state that another
// one follows at once may never reach a socket, for feeds are latest only: its absence alone tells nothing.
import { isSame, type Said } from './said.ts';

/** undefined: the other world has said it, and this one has not. */
export type Pair = readonly [Said | undefined, Said | undefined];
type Both<T> = readonly [T, T];

export interface Paired {
  readonly pairs: readonly Pair[];
  /** states that one side alone has shown, each for a moment */
  readonly overtaken: { readonly mine: readonly Said[]; readonly theirs: readonly Said[] };
}

/** Two states within this are one for whoever is slow: on a busy computer, a server that comes to air them late. */
const OVERTAKEN_MS = 600;
/** Of a page that is drawn twice a second, on a busy computer. */
const SAMPLED_MS = 2_000;
/** So far ahead the next state is looked for that both have. */
const AHEAD = 8;

const NONE = { mine: [], theirs: [] };

/** Takes out of both what has its counterpart; what came on one side alone waits for the other, unless nothing more comes. */
export function paired([a, b]: Both<Said[]>, last: boolean): Paired {
  if ([...a, ...b].some(({ sampled }) => sampled)) return last ? bySample([a, b]) : { pairs: [], overtaken: NONE };
  if ([...a, ...b].some(({ state }) => state)) return byState([a, b], last);
  return { pairs: byOrder([a, b], last), overtaken: NONE };
}

function byOrder([a, b]: Both<Said[]>, last: boolean): readonly Pair[] {
  const both = last ? Math.max(a.length, b.length) : Math.min(a.length, b.length);
  const [mine, theirs] = [a.splice(0, both), b.splice(0, both)];
  return Array.from({ length: both }, (_, i) => [mine[i], theirs[i]] as const);
}

/** In order, from one state that both have to the next. */
function byState([a, b]: Both<Said[]>, last: boolean): Paired {
  const pairs: Pair[] = [];
  const overtaken: { readonly mine: Said[]; readonly theirs: Said[] } = { mine: [], theirs: [] };
  while (last ? a.length > 0 || b.length > 0 : isReady(a, b)) {
    const [mine, theirs] = nextOfBoth(a, b) ?? [a.length, b.length];
    const [one, other] = [momentary(a, mine), momentary(b, theirs)];
    const left = { mine: a.splice(0, mine), theirs: b.splice(0, theirs) };
    // what one side alone has shown for a moment; anything else that has no counterpart is a difference
    if (left.theirs.length === 0 && one) overtaken.mine.push(...left.mine);
    else if (left.mine.length === 0 && other) overtaken.theirs.push(...left.theirs);
    else pairs.push(...byOrder([left.mine, left.theirs], true));
    if (a.length > 0 && b.length > 0) pairs.push([a.shift(), b.shift()]);
  }
  return { pairs, overtaken };
}

/** Each state once; one that the other world never showed is alone, unless it stood for a moment. */
function bySample([a, b]: Both<Said[]>): Paired {
  const sides = [a, b].map((side) => firstOfEach(side.filter((one, i) => !isMoment(one, side[i + 1], SAMPLED_MS))));
  const [all, others] = [firstOfEach(a.splice(0)), firstOfEach(b.splice(0))];
  const mine = [...(sides[0] ?? [])].map(([text, one]): Pair => [one, others.get(text)]);
  const theirs = [...(sides[1] ?? [])].flatMap(([text, one]): Pair[] => (all.has(text) ? [] : [[undefined, one]]));
  return { pairs: [...mine, ...theirs], overtaken: NONE };
}

function firstOfEach(side: readonly Said[]): ReadonlyMap<string, Said> {
  return new Map([...side].reverse().map((one) => [one.text, one]));
}

function isMoment(one: Said, next: Said | undefined, ms: number): boolean {
  return next !== undefined && next.at - one.at < ms;
}

/** Enough has come to say what answers to what. */
function isReady(a: readonly Said[], b: readonly Said[]): boolean {
  const [[one], [other]] = [a, b];
  if (one === undefined || other === undefined) return false;
  return isSame(one, other) || (a.length > AHEAD && b.length > AHEAD);
}

/** How many of each side lie before the first state that both have; null: there is none near. */
function nextOfBoth(a: readonly Said[], b: readonly Said[]): Both<number> | null {
  for (let all = 0; all <= 2 * AHEAD; all += 1)
    for (let mine = 0; mine <= all; mine += 1) {
      const [one, other] = [a[mine], b[all - mine]];
      if (one !== undefined && other !== undefined && isSame(one, other)) return [mine, all - mine];
    }
  return null;
}

/** Each of the first `count` was followed at once. */
function momentary(side: readonly Said[], count: number): boolean {
  return side.slice(0, count).every((one, i) => isMoment(one, side[i + 1], OVERTAKEN_MS));
}
