// When a hole card may air, worked out anew from the rows of the hand log and the words of the design (section 4):
// never with the code that is tested.
import type { Pool } from 'pg';
import type { CanvasConfig } from '../../server/release/control.ts';
import type { Place } from './world.ts';

/** Times are `recorded`, programme ms. */
export interface HandTimes {
  readonly id: string;
  /** a hand that is dealt anew has the number of the one before */
  readonly number: number;
  readonly started: number | null;
  readonly dealt: ReadonlyMap<Place, number>;
  readonly dealComplete: number | null;
  /** cards of each seat that its completion stands for */
  readonly firstCards: number;
  readonly ended: number | null;
  readonly left: number | null;
}

interface LogRow {
  readonly hand_id: string | null;
  readonly recorded: string;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

interface Times {
  readonly id: string;
  number: number;
  started: number | null;
  readonly dealt: Map<Place, number>;
  dealComplete: number | null;
  firstCards: number;
  ended: number | null;
  left: number | null;
}

/** Cards of the first deal, of games with more than two. */
const FIRST_CARDS: Readonly<Record<string, number>> = { omaha: 4, stud: 3, single_draw_27: 5 };

const SETTLE_MS = 30_000;
const ENDING: readonly unknown[] = ['HandCompleted', 'HandVoided', 'MisdealDeclared'];

/** Hands in the order in which they were dealt. Endings that were taken back later are not looked for. */
export async function handTimes(pool: Pick<Pool, 'query'>): Promise<readonly HandTimes[]> {
  const { rows } = await pool.query<LogRow>('select hand_id, recorded, events from hand_log order by position');
  const hands = new Map<string, Times>();
  for (const row of rows) {
    if (row.hand_id === null) continue;
    const times = hands.get(row.hand_id) ?? newTimes(row.hand_id);
    hands.set(row.hand_id, times);
    for (const event of row.events) note(times, event, Number(row.recorded));
  }
  return [...hands.values()];
}

function newTimes(id: string): Times {
  return { id, number: 0, started: null, dealt: new Map(), dealComplete: null, firstCards: 2, ended: null, left: null };
}

function note(times: Times, event: LogRow['events'][number], recorded: number): void {
  const place = `${Number(event['seat'])}.${Number(event['slot'])}` as const;
  if (event['type'] === 'HandStarted') {
    times.number = numberOf(event['start']) ?? numberOf(event) ?? 0;
    times.started ??= recorded;
    times.firstCards = FIRST_CARDS[String(event['game'] ?? 'holdem')] ?? 2;
  }
  if (event['type'] === 'HoleCardDealt' && !times.dealt.has(place)) times.dealt.set(place, recorded);
  if (event['type'] === 'DealCompleted') times.dealComplete ??= recorded;
  if (ENDING.includes(event['type'])) times.ended ??= recorded;
  if (event['type'] === 'HandLeft') times.left ??= recorded;
}

function numberOf(value: unknown): number | undefined {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, 'number') : undefined;
  return typeof found === 'number' ? found : undefined;
}

/** Index of the hand that a canvas shows under this number; -1 for none. */
export function handOnAir(
  hands: readonly HandTimes[],
  number: unknown,
  { canvas, programme }: { readonly canvas: CanvasConfig; readonly programme: number },
): number {
  const first = hands.findIndex((hand) => hand.number === number);
  const airs = (hand: HandTimes) => (hand.started ?? Number.POSITIVE_INFINITY) + canvas.delayMs + canvas.offsetMs;
  const last = hands.findLastIndex((hand) => hand.number === number && airs(hand) <= programme);
  return last === -1 ? first : last;
}

/** Confirmed down time: what was recorded up to `until` is `ms` older than the counter says. */
export interface Down {
  readonly until: number;
  readonly ms: number;
}

interface DueOf {
  readonly place: Place;
  readonly canvas: CanvasConfig;
  readonly down?: Down | undefined;
}

/** Programme ms; Infinity while nothing that is in the log lets the card out. */
export function dueAt(hands: readonly HandTimes[], index: number, { place, canvas, down }: DueOf): number {
  const hand = hands[index];
  if (hand === undefined || canvas.kind === 'tabled-only' || canvas.kind === 'tape') return Number.POSITIVE_INFINITY;
  const after = (recorded: number | null | undefined, ms: number): number => {
    if (recorded === null || recorded === undefined) return Number.POSITIVE_INFINITY;
    return recorded + ms - (down !== undefined && recorded <= down.until ? down.ms : 0);
  };
  const delay = canvas.delayMs + Math.max(0, canvas.offsetMs);
  const first = Number(place.split('.')[1]) < hand.firstCards;
  const complete = first ? hand.dealComplete : null;
  const due = Math.min(after(hand.dealt.get(place), delay), after(complete, delay));
  if (canvas.gate === 'off') return due;
  const gone = Math.min(after(hand.left, 0), after(hands[index + 1]?.dealComplete, 0));
  return Math.max(due, after(hand.ended, SETTLE_MS), gone);
}
