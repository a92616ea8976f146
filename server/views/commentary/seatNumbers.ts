// The numbers that a commentator may speak about a seat, beside what the overlay shows. From released cards only.
import { type Hand, holdsCards, type SeatHand } from '../../engine/hand.ts';
import { potTotal } from '../felt/pots.ts';
import { dealtIn } from '../felt/seatFacts.ts';
import type { Sight } from '../overlay/sight.ts';
import type { SeatView } from '../overlay/view.ts';
import type { CommentarySeat } from './view.ts';

export type SeatNumbers = Omit<CommentarySeat, keyof SeatView | 'outs'>;

export function seatNumbers(sight: Sight, seat: SeatView, bigBlind: number): SeatNumbers {
  const { hand } = sight;
  const chances = sight.chances.get(seat.seat);
  const s = dealtIn(hand, seat.seat);
  const toCall = hand === null || s === undefined ? 0 : chipsToCall(hand, s);
  return {
    winPercent: percent(chances?.win),
    tiePercent: percent(chances?.tie),
    toCall,
    potOdds: hand === null || s === undefined || toCall === 0 ? 0 : potOdds(hand, s, toCall),
    stackInBigBlinds: bigBlind > 0 ? tenths(seat.stack / bigBlind) : 0,
    invested: s === undefined ? 0 : s.invested + s.dead,
  };
}

/** One decimal, cut off: what is not certain never becomes 100. */
function tenths(value: number): number {
  return Math.floor(value * 10 + 1e-9) / 10;
}

function percent(chance: number | undefined): number | null {
  return chance === undefined ? null : tenths(chance * 100);
}

function chipsToCall(hand: Hand, s: SeatHand): number {
  if (hand.phase !== 'BETTING' || !holdsCards(s)) return 0;
  return Math.min(s.stack, Math.max(0, hand.currentBet - s.street));
}

/** Of what the call can win: chips beyond a short call are for the others. */
function potOdds(hand: Hand, s: SeatHand, toCall: number): number {
  const matched = s.invested + toCall;
  const beyond = hand.seats.reduce((total, other) => total + Math.max(0, other.invested - matched), 0);
  return tenths((toCall * 100) / (potTotal(hand) - beyond + toCall));
}
