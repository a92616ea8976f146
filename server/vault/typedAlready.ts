// A card that the same person typed at another place of the same hand: his own slip, which he is told of. Judged by entries
// of people alone: whether one is the newest of its place, and what the asker himself entered; never by what others entered.
import { createHash } from 'node:crypto';
import type { Card } from '../engine/card.ts';
import { type HeldHand, isThrown, type OpenedRow, slotKey } from './heldHand.ts';

export interface TypedPlace {
  readonly seat: number;
  readonly slot: number;
}

/** Who typed, as it stands inside a sealed row. */
export function typistOf(actor: string): string {
  return createHash('sha256').update(`typist ${actor}`).digest('hex').slice(0, TYPIST_DIGITS);
}

const TYPIST_DIGITS = 32;

export interface TypedCard extends TypedPlace {
  readonly card: Card;
  readonly typist: string;
}

/** Rows of before name no typist and answer nothing. What a seat shows to everybody is put right at the console; a card that was thrown away
 *  may be one that stayed, typed at its new place, or come again. */
export function typedAlready(hand: HeldHand, { seat, slot, card, typist }: TypedCard): TypedPlace | null {
  const newest = new Map<string, OpenedRow>();
  for (const row of hand.rows.values())
    if ((row.kind === 'typed' || row.kind === 'corrected') && !isThrown(hand, row))
      newest.set(slotKey(row.seat, row.slot), row);
  const open = new Set(hand.faceUp.filter(({ turned }) => turned === null).map((up) => up.seat));
  const other = [...newest.values()].find(
    (row) =>
      (row.seat !== seat || row.slot !== slot) &&
      !open.has(row.seat) &&
      row.entries.some((entry) => entry.card === card && entry.typist === typist),
  );
  return other === undefined ? null : { seat: other.seat, slot: other.slot };
}

/** Slips of one person in one hand that are answered: whoever takes his tablet over learns no more cards than that. */
export const MOST_SLIPS = 6;

export interface SlipCount {
  /** False once this person has heard of `MOST_SLIPS` in this hand. The same message again costs nothing. */
  mayTell(of: string, output: string): boolean;
}

export function createSlipCount(): SlipCount {
  const told = new Map<string, Set<string>>();
  return {
    mayTell(of, output) {
      const heard = told.get(of) ?? new Set();
      if (!heard.has(output) && heard.size >= MOST_SLIPS) return false;
      told.set(of, heard.add(output));
      const oldest = told.keys().next();
      if (told.size > KEPT && oldest.done !== true) told.delete(oldest.value);
      return true;
    },
  };
}

/** Far more hands than can still be typed. */
const KEPT = 1_000;
