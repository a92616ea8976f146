// What the rows of the hand log say of a hand: when its cards were dealt, thrown away and drawn, and when it was over. Worked out
// anew, never with the code that is tested.
import type { Pool } from 'pg';
import type { Place } from './world.ts';

/** Times are `recorded`, programme ms, where nothing else is said. */
export interface HandTimes {
  readonly id: string;
  /** a hand that is dealt anew has the number of the one before */
  readonly number: number;
  readonly started: number | null;
  readonly dealt: ReadonlyMap<Place, number>;
  /** when readers saw a card come (`happened`); what a person typed has no such time */
  readonly came: ReadonlyMap<Place, number>;
  readonly dealComplete: number | null;
  /** cards of each seat that its completion stands for */
  readonly firstCards: number;
  /** from when on the first of the cards that a draw brought counts as dealt, by seat and number of the draw */
  readonly drawn: ReadonlyMap<string, number>;
  /** when each draw began */
  readonly drawings: readonly number[];
  /** when the cards of a draw were said to lie there, by place */
  readonly said: ReadonlyMap<Place, number>;
  /** completions of later streets, by slot: cards of stud */
  readonly completed: ReadonlyMap<number, number>;
  readonly ended: number | null;
  /** it came to nothing */
  readonly voided: boolean;
  /** hands that were opened in it */
  readonly opened: number;
  readonly left: number | null;
}

interface LogRow {
  readonly hand_id: string | null;
  readonly recorded: string;
  readonly happened: string;
  readonly input: { readonly typed: boolean };
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

interface Times {
  readonly id: string;
  number: number;
  started: number | null;
  readonly dealt: Map<Place, number>;
  readonly came: Map<Place, number>;
  dealComplete: number | null;
  firstCards: number;
  /** completions of draws, by place */
  readonly said: Map<Place, number>;
  /** places whose value was typed when the hand was over */
  readonly filled: Set<Place>;
  readonly completed: Map<number, number>;
  readonly drawings: number[];
  /** slots of each seat that draws brought */
  readonly fresh: Map<Place, number>;
  readonly used: Map<number, number>;
  /** up and down cards of a stud hand so far */
  studCards: number;
  ended: number | null;
  voided: boolean;
  opened: number;
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
  const { rows } = await pool.query<LogRow>(
    'select hand_id, recorded, happened, input, events from hand_log order by position',
  );
  const hands = new Map<string, Times>();
  for (const row of rows) {
    if (row.hand_id === null) continue;
    const times = hands.get(row.hand_id) ?? newTimes(row.hand_id);
    hands.set(row.hand_id, times);
    for (const event of row.events) note(times, event, row);
  }
  return [...hands.values()].map((times) => ({ ...times, drawn: drawnOf(times) }));
}

function newTimes(id: string): Times {
  return {
    ...{
      id,
      number: 0,
      started: null,
      dealt: new Map(),
      came: new Map(),
      dealComplete: null,
      firstCards: 2,
      ended: null,
      voided: false,
      opened: 0,
      left: null,
    },
    ...{
      said: new Map(),
      filled: new Set(),
      completed: new Map(),
      drawings: [],
      fresh: new Map(),
      used: new Map(),
      studCards: 0,
    },
  };
}

function note(times: Times, event: LogRow['events'][number], row: LogRow): void {
  const recorded = Number(row.recorded);
  const place = `${Number(event['seat'])}.${Number(event['slot'])}` as const;
  if (event['type'] === 'HandStarted') {
    times.number = numberOf(event['start']) ?? numberOf(event) ?? 0;
    times.started ??= recorded;
    times.firstCards = FIRST_CARDS[String(event['game'] ?? 'holdem')] ?? 2;
  }
  if (event['type'] === 'HoleCardDealt') noteCard(times, place, row);
  if (event['type'] === 'HoleTyped') times.filled.add(place);
  if (event['type'] === 'DealCompleted' && times.dealComplete === null) times.dealComplete = recorded;
  else if (event['type'] === 'DealCompleted') noteCompleted(times, recorded);
  if (event['type'] === 'StreetOpened') noteStreet(times, String(event['street']), recorded);
  if (event['type'] === 'CardsDiscarded' && times.drawings.length > 0) noteFresh(times, event);
  if (ENDING.includes(event['type'])) times.ended ??= recorded;
  times.voided ||= event['type'] === 'HandVoided';
  if (event['type'] === 'HandOpened') times.opened += 1;
  if (event['type'] === 'HandLeft') times.left ??= recorded;
}

function noteStreet(times: Times, street: string, recorded: number): void {
  if (street.endsWith('draw')) times.drawings.push(recorded);
  else times.studCards = Math.max(times.studCards, times.firstCards) + 1;
}

/** As many new slots as places were given up. */
function noteFresh(times: Times, event: LogRow['events'][number]): void {
  const seat = Number(event['seat']);
  const gone = Array.isArray(event['slots']) ? event['slots'].length : 0;
  const used = times.used.get(seat) ?? times.firstCards;
  for (let slot = used; slot < used + gone; slot += 1) times.fresh.set(`${seat}.${slot}`, times.drawings.length);
  times.used.set(seat, used + gone);
}

function noteCard({ dealt, came }: Times, place: Place, { recorded, happened, input }: LogRow): void {
  if (dealt.has(place)) return;
  dealt.set(place, Number(recorded));
  if (!input.typed) came.set(place, Number(happened));
}

/** The word that a draw is complete stands for a card that was read once that had come, for any other at once. */
function drawnOf({ fresh, dealt, came, said, filled }: Times): ReadonlyMap<string, number> {
  const drawn = new Map<string, number>();
  for (const [place, draw] of fresh) {
    const [own, word] = [dealt.get(place), said.get(place)];
    const known = [own, word === undefined ? undefined : Math.max(word, came.get(place) ?? word)];
    if (own === undefined && !filled.has(place)) continue;
    const name = `${place.split('.')[0]} ${draw}`;
    const from = Math.min(...known.filter((at) => at !== undefined));
    drawn.set(name, Math.min(from, drawn.get(name) ?? from));
  }
  return drawn;
}

function noteCompleted(times: Times, recorded: number): void {
  for (const place of times.fresh.keys()) if (!times.said.has(place)) times.said.set(place, recorded);
  const slot = times.studCards - 1;
  if (times.studCards > 0 && !times.completed.has(slot)) times.completed.set(slot, recorded);
}

function numberOf(value: unknown): number | undefined {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, 'number') : undefined;
  return typeof found === 'number' ? found : undefined;
}
