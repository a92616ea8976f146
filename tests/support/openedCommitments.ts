// Openings of commitments held against the pictures: salt and cards may stand in the database only after some picture of the
// public has shown those very cards at that seat.
import type { Pool } from 'pg';
import type { CanvasConfig } from '../../server/release/control.ts';
import { handOnAir } from './due.ts';
import type { HandTimes } from './handTimes.ts';
import type { Trace } from './trace.ts';

export interface OpenedRow {
  readonly hand: string;
  readonly seat: number;
  readonly version: number;
  readonly cards: readonly string[];
  /** steady ms of the manual clock */
  readonly at: number;
}

const WALL_START = 1_700_000_000_000;
const PUBLIC: readonly string[] = ['overlay', 'public'];

export async function openedRows(pool: Pick<Pool, 'query'>): Promise<readonly OpenedRow[]> {
  const { rows } = await pool.query<{ hand: string; seat: number; version: number; cards: string; opened: string }>(
    'select hand_id as hand, seat, version, cards, opened from opened_commitments order by opened, hand_id, seat, version',
  );
  return rows.map(({ cards, opened, ...row }) => ({
    ...row,
    cards: cards.split(' '),
    at: Number(opened) - WALL_START,
  }));
}

export interface Seen {
  readonly trace: Trace;
  readonly canvases: readonly CanvasConfig[];
  readonly hands: readonly HandTimes[];
}

/** Openings that no picture of the public had shown by then. */
export function openedUnseen(opened: readonly OpenedRow[], seen: Seen): readonly OpenedRow[] {
  const shown = sightsOf(seen);
  return opened.filter(({ hand, seat, cards, at }) => {
    const known = cards.filter((card) => card !== '--');
    return !known.every((card) => (shown.get(`${hand} ${seat} ${card}`) ?? Number.POSITIVE_INFINITY) <= at);
  });
}

/** When a card was first on a picture of the public, by `hand seat card`. */
function sightsOf({ trace, canvases, hands }: Seen): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const { at, programme, channel, text } of trace) {
    const canvas = canvases.find(({ name, audience }) => PUBLIC.includes(audience) && channel === `canvas ${name}`);
    if (canvas === undefined) continue;
    const { handNumber, seats } = JSON.parse(text).result.data.data.view;
    const hand = hands[handOnAir(hands, handNumber, { canvas, programme })]?.id;
    for (const { seat, cards } of seats)
      for (const card of cards) {
        const name = `${hand} ${seat} ${card}`;
        if (!first.has(name)) first.set(name, at);
      }
  }
  return first;
}
