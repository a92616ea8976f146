// What a step of the show does to the second key: openings that wait for it, and a key that no longer counts (design.md section 2). Pure.
import { boardCards, type Hand } from '../engine/hand.ts';
import type { LogEvent } from './entry.ts';
import { isProven } from './proven.ts';
import type { Entered } from './streetEvidence.ts';

export interface Keys {
  /** opened hands of the current hand may be shown live (second key) */
  readonly openingsConfirmed: boolean;
  /** the hand was put right behind the second key: a hand that is opened now waits for another one */
  readonly amendedSinceKey: boolean;
  /** a sealed hand was opened while board cards were to come or typed ones lay there, or behind folds: live screens wait */
  readonly openedEarly: boolean;
}

/** `state`: with the step folded in, but for the keys. A hand that only a correction let play was nobody's to confirm. */
export function keysAfter(state: Keys & Parameters<typeof isProven>[0], { events }: Entered): Keys {
  const { openingsConfirmed, amendedSinceKey, openedEarly } = state;
  const early = !isProven(state) && events.some((event) => opensSealed(event, state.hand));
  const amends = events.some((event) => event.type === 'HandAmended');
  return {
    openedEarly: openedEarly || early,
    openingsConfirmed: openingsConfirmed && !(early && amendedSinceKey),
    amendedSinceKey: amendedSinceKey || (amends && openingsConfirmed),
  };
}

/** Cards of a seat with no card read or typed at the desk come from whoever saw them lie there: no secret of the vault. */
function opensSealed(event: LogEvent, hand: Hand | null): boolean {
  if (event.type !== 'HandOpened') return false;
  return (hand?.seats.find((s) => s.seat === event.seat)?.dealt ?? 0) > 0;
}

/** Board cards that a person brought in, by a typed street or by a correction that leaves cards there which were not. */
export function typesBoard(before: Hand | null, after: Hand | null, step: Entered): boolean {
  if (step.typed && step.events.some((event) => event.type === 'BoardDealt')) return true;
  if (!step.events.some((event) => event.type === 'HandAmended')) return false;
  const lying = before === null ? [] : boardCards(before);
  return after !== null && boardCards(after).some((card) => !lying.includes(card));
}
