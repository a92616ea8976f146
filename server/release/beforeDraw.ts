// Which slots a seat held before a draw of which nobody saw the cards, as long as the hand after it is not known here. Slots only.
import type { SeatHand } from '../engine/hand.ts';
import type { AiredLine } from './released.ts';

/** Whether the canvas was answered about `seat:slot`, with a card or without one. */
type IsAnswered = (place: string) => boolean;

/**
 * Empty where the hand that the seat has now stands in the picture: all its cards have come and were answered, the seat drew
 * none, or the play has gone on.
 */
export function slotsBeforeDraw(lines: readonly AiredLine[], s: SeatHand, isAnswered: IsAnswered): readonly number[] {
  if (s.state !== 'LIVE_DOWN' && s.state !== 'LIVE_PARTIAL') return [];
  const drew = drawOf(lines, s);
  if (drew === null || drew.slots.length <= drew.count) return [];
  const due = s.drew === null ? drew.slots.length - drew.count : drew.slots.length;
  const known = s.held.length >= due && s.held.every((slot) => isAnswered(`${s.seat}:${slot}`));
  return known ? [] : drew.slots;
}

/** The last draw of the seat; null once somebody has acted or another street has come since. */
function drawOf(lines: readonly AiredLine[], { seat }: SeatHand) {
  const goneOn = lines.findLastIndex(({ event }) => event.type === 'ActionTaken' || event.type === 'StreetOpened');
  for (const { event } of lines.slice(goneOn + 1).reverse())
    if (event.type === 'CardsDiscarded' && event.seat === seat) return event;
  return null;
}
