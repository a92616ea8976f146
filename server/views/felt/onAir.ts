// What of a moment may be drawn: all of it while the canvas is on, nothing of the table otherwise. Fails closed.
import { chips } from '../../engine/chips.ts';
import type { Hand } from '../../engine/hand.ts';
import { EMPTY_SESSION } from '../../engine/session.ts';
import type { Moment } from '../../release/released.ts';
import { awaitsRuling } from './pots.ts';

export function onAir(moment: Moment): Moment {
  if (moment.show === 'on') return { ...moment, hand: inQuestion(moment.hand) };
  return {
    ...moment,
    at: 0,
    session: EMPTY_SESSION,
    hand: null,
    withheld: 'none',
    word: 'open',
    slots: [],
    beforeDraw: [],
    lines: [],
    previous: [],
    openings: false,
    revealed: null,
  };
}

/** The part of a moment that lies face up on the felt: no hole card can be reached through it. */
export type Felt = Pick<Moment, 'session' | 'hand'>;

/** While a pushed pot is disputed nobody has won it: the chips lie where they lie, and no winner is named or lit. */
function inQuestion(hand: Hand | null): Hand | null {
  if (hand?.phase !== 'COMPLETE' || !awaitsRuling(hand)) return hand;
  const seats = hand.seats.map((s) => ({ ...s, won: chips(0) }));
  return { ...hand, seats, decided: hand.decided.map((pot) => ({ ...pot, awarded: false })) };
}
