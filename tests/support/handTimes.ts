// What the rows of the hand log say of a hand: when its cards were dealt, thrown away and drawn, and when it was over. Worked out
// anew, never with the code that is tested.
import type { Pool } from 'pg';
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
  studCards: number;
  ended: number | null;
  left: number | null;
}

/** Cards of the first deal, of games with more than two. */
const FIRST_CARDS: Readonly<Record<string, number>> = {
  ...{ omaha: 4, omaha8: 4, courchevel: 5, pineapple: 3, crazy_pineapple: 3 },
  ...{ stud: 3, razz: 3, stud8: 3 },
  ...{ single_draw_27: 5, five_card_draw: 5, triple_draw_27: 5, badugi: 4 },
};

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
    ...{ drawn: new Map(), completed: new Map(), draws: 0, fresh: new Map(), used: new Map(), studCards: 0 },
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
  else times.studCards = Math.max(times.studCards, times.firstCards) + 1;
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
  const slot = times.studCards - 1;
  if (times.studCards > 0 && !times.completed.has(slot)) times.completed.set(slot, recorded);
}

function numberOf(value: unknown): number | undefined {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, 'number') : undefined;
  return typeof found === 'number' ? found : undefined;
}
