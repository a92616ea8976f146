// Plays everything one file of recorded hands holds: single hands and unbroken runs of hands.
import { z } from 'zod';
import { gameOfCase } from './caseGame.ts';
import { type HandCase, handCaseSchema } from './caseSchema.ts';
import { type Difference, differences } from './difference.ts';
import { playCase } from './playCase.ts';

export const VERDICTS = ['passed', 'failed', 'skipped'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Report {
  readonly id: string;
  readonly kind: 'hand' | 'run';
  readonly verdict: Verdict;
  readonly differences: readonly Difference[];
}

const runSchema = z.object({ id: z.string(), hands: z.array(z.unknown()) });
/** What every hand of every game has; decides whether the rest is read at all. */
const headSchema = z.object({ id: z.string(), variant: z.string(), hole_cards: z.int().optional() });
const fileSchema = z.array(z.unknown());

/** Throws with the place of the fault when `content` is no list; an entry that cannot be read fails alone. */
export function playFile(content: unknown): readonly Report[] {
  return fileSchema.parse(content).flatMap((entry) => {
    const run = runSchema.safeParse(entry);
    return run.success ? playRun(run.data.id, run.data.hands) : [playEntry(entry).report];
  });
}

interface PlayedEntry {
  readonly hand: HandCase | null;
  readonly report: Report;
}

/** A game that the engine does not know is skipped. */
function playEntry(entry: unknown): PlayedEntry {
  const { id, ...head } = headSchema.parse(entry);
  const about = { id, kind: 'hand' } as const;
  const game = gameOfCase(head);
  if (game === null) return { hand: null, report: { ...about, verdict: 'skipped', differences: [] } };
  const read = handCaseSchema.safeParse(entry);
  if (!read.success) return { hand: null, report: reportOf(about, [unreadable(read.error)]) };
  return { hand: read.data, report: reportOf(about, playCase(read.data, game)) };
}

function unreadable(error: z.ZodError): Difference {
  const [issue] = error.issues;
  return { at: 'case', what: issue?.path.join('.') ?? '', expected: 'readable', got: issue?.message ?? 'unreadable' };
}

/** Each hand is a case of its own; the run is one more: stacks carry over from hand to hand. */
function playRun(id: string, entries: readonly unknown[]): readonly Report[] {
  const played = entries.map(playEntry);
  const hands = played.flatMap(({ hand }) => (hand === null ? [] : [hand]));
  const carried = hands.flatMap((hand, i) => compareCarried(hand, hands[i + 1]));
  const broken = played.flatMap(({ report }) =>
    report.verdict === 'failed' ? [{ at: report.id, what: 'hand', expected: 'passed', got: 'failed' }] : [],
  );
  return [...played.map(({ report }) => report), reportOf({ id, kind: 'run' }, [...broken, ...carried])];
}

function compareCarried(hand: HandCase, next: HandCase | undefined): readonly Difference[] {
  if (next === undefined) return [];
  return differences(next.id, 'stacks carried over', {
    expected: byTableSeat(hand, hand.result.stacks),
    got: byTableSeat(next, next.stacks),
  });
}

function byTableSeat(hand: HandCase, stacks: readonly number[]): readonly string[] {
  const seats = hand.seat_of ?? stacks.map((_, i) => i);
  return seats.map((seat, i) => `${seat}: ${stacks[i]}`).sort();
}

function reportOf(about: Pick<Report, 'id' | 'kind'>, found: readonly Difference[]): Report {
  return { ...about, verdict: found.length === 0 ? 'passed' : 'failed', differences: found };
}
