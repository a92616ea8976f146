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
  /** earliest entry or completion of the cards that a draw brought, by seat and number of the draw */
  readonly drawn: ReadonlyMap<string, number>;
  /** completions of later streets, by slot: cards of stud */
  readonly completed: ReadonlyMap<number, number>;
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
  readonly drawn: Map<string, number>;
  readonly completed: Map<number, number>;
  /** draws that have begun, and slots of each seat that they brought */
  draws: number;
  readonly fresh: Map<string, number>;
  readonly used: Map<number, number>;
  /** up and down cards of a stud hand so far */
  dealt7: number;
  ended: number | null;
  left: number | null;
}

/** Cards of the first deal, of games with more than two. */
const FIRST_CARDS: Readonly<Record<string, number>> = {
  ...{ omaha: 4, omaha8: 4, courchevel: 5, pineapple: 3, crazy_pineapple: 3 },
  ...{ stud: 3, razz: 3, stud8: 3 },
  ...{ single_draw_27: 5, five_card_draw: 5, triple_draw_27: 5, badugi: 4 },
};

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
  return {
    ...{ id, number: 0, started: null, dealt: new Map(), dealComplete: null, firstCards: 2, ended: null, left: null },
    ...{ drawn: new Map(), completed: new Map(), draws: 0, fresh: new Map(), used: new Map(), dealt7: 0 },
  };
}

function note(times: Times, event: LogRow['events'][number], recorded: number): void {
  const place = `${Number(event['seat'])}.${Number(event['slot'])}` as const;
  if (event['type'] === 'HandStarted') {
    times.number = numberOf(event['start']) ?? numberOf(event) ?? 0;
    times.started ??= recorded;
    times.firstCards = FIRST_CARDS[String(event['game'] ?? 'holdem')] ?? 2;
  }
  if (event['type'] === 'HoleCardDealt' && !times.dealt.has(place)) times.dealt.set(place, recorded);
  if (event['type'] === 'DealCompleted' && times.dealComplete === null) times.dealComplete = recorded;
  else if (event['type'] === 'DealCompleted') noteCompleted(times, recorded);
  if (event['type'] === 'StreetOpened') noteStreet(times, String(event['street']));
  if (event['type'] === 'CardsDiscarded' && times.draws > 0) noteFresh(times, event);
  if (event['type'] === 'HoleCardDealt') noteDrawn(times, place.replace('.', ':'), recorded);
  if (ENDING.includes(event['type'])) times.ended ??= recorded;
  if (event['type'] === 'HandLeft') times.left ??= recorded;
}

function noteStreet(times: Times, street: string): void {
  if (street.endsWith('draw')) times.draws += 1;
  else times.dealt7 = Math.max(times.dealt7, times.firstCards) + 1;
}

/** As many new slots as places were given up. */
function noteFresh(times: Times, event: LogRow['events'][number]): void {
  const seat = Number(event['seat']);
  const gone = Array.isArray(event['slots']) ? event['slots'].length : 0;
  const used = times.used.get(seat) ?? times.firstCards;
  for (let slot = used; slot < used + gone; slot += 1) times.fresh.set(`${seat}:${slot}`, times.draws);
  times.used.set(seat, used + gone);
}

function noteDrawn({ fresh, drawn }: Times, slot: string, recorded: number): void {
  const draw = fresh.get(slot);
  const name = `${slot.split(':')[0]} ${draw}`;
  if (draw !== undefined && !drawn.has(name)) drawn.set(name, recorded);
}

function noteCompleted(times: Times, recorded: number): void {
  for (const slot of times.fresh.keys()) noteDrawn(times, slot, recorded);
  const slot = times.dealt7 - 1;
  if (times.dealt7 > 0 && !times.completed.has(slot)) times.completed.set(slot, recorded);
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
  const slot = Number(place.split('.')[1]);
  const first = slot < (hand?.firstCards ?? 0);
  const complete = first ? hand?.dealComplete : hand?.completed.get(slot);
  return dueFrom(hands, index, { known: [hand?.dealt.get(place), complete], canvas, down });
}

export interface DrawnDueOf {
  readonly seat: number;
  /** 0 for the deal */
  readonly draw: number;
  readonly canvas: CanvasConfig;
}

/** Of a card in a game in which places change: as early as any card that came to the seat with it. */
export function drawnDueAt(hands: readonly HandTimes[], index: number, { seat, draw, canvas }: DrawnDueOf): number {
  const hand = hands[index];
  const own = [...(hand?.dealt ?? [])].filter(([place]) => isOfDeal(place, { seat, cards: hand?.firstCards ?? 0 }));
  const deal = [...own.map(([, at]) => at), hand?.dealComplete];
  return dueFrom(hands, index, { known: draw === 0 ? deal : [hand?.drawn.get(`${seat} ${draw}`)], canvas });
}

function isOfDeal(place: Place, { seat, cards }: { readonly seat: number; readonly cards: number }): boolean {
  const [own, slot] = place.split('.').map(Number);
  return own === seat && (slot ?? 0) < cards;
}

interface DueFrom {
  /** recorded of whatever stands for the deal of the card */
  readonly known: readonly (number | null | undefined)[];
  readonly canvas: CanvasConfig;
  readonly down?: Down | undefined;
}

function dueFrom(hands: readonly HandTimes[], index: number, { known, canvas, down }: DueFrom): number {
  const hand = hands[index];
  if (hand === undefined || canvas.kind === 'tabled-only' || canvas.kind === 'tape') return Number.POSITIVE_INFINITY;
  const after = (recorded: number | null | undefined, ms: number): number => {
    if (recorded === null || recorded === undefined) return Number.POSITIVE_INFINITY;
    return recorded + ms - (down !== undefined && recorded <= down.until ? down.ms : 0);
  };
  const delay = canvas.delayMs + Math.max(0, canvas.offsetMs);
  const due = Math.min(...known.map((recorded) => after(recorded, delay)));
  if (canvas.gate === 'off') return due;
  const gone = Math.min(after(hand.left, 0), after(hands[index + 1]?.dealComplete, 0));
  return Math.max(due, after(hand.ended, SETTLE_MS), gone);
}
