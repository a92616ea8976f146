// What the status strip of a seat says: award, action of this street, hand label or nothing, in this order.
import type { SeatView } from '../../server/views/overlay/view.ts';
import type { Words } from './words.ts';

export const STRIP_TONES = ['quiet', 'plain', 'call', 'bet', 'all-in', 'gold', 'fold'] as const;
export type StripTone = (typeof STRIP_TONES)[number];

export interface SeatStrip {
  readonly tone: StripTone;
  readonly text: string;
  /** the position is left out where the words need the room */
  readonly position: boolean;
}

/** letters that fit beside a position */
const BESIDE_POSITION = 14;

export function seatStrip(seat: SeatView, words: Words): SeatStrip {
  if (seat.state === 'killed') return { tone: 'fold', text: words.messages.deadHand, position: false };
  if (seat.state === 'out') return { tone: 'fold', text: words.messages.out, position: false };
  if (seat.won > 0) return { tone: 'gold', text: awardText(seat, words), position: false };
  if (seat.action !== 'none') return actionStrip(seat, words);
  if (seat.label !== null) return { tone: 'plain', text: words.shortHand(seat.label), position: true };
  return { tone: 'quiet', text: '', position: true };
}

function actionStrip(seat: SeatView, words: Words): SeatStrip {
  const text = actionText(seat, words);
  return { tone: toneOf(seat), text, position: text.length <= BESIDE_POSITION && seat.action !== 'straddle' };
}

function awardText(seat: SeatView, words: Words): string {
  const word = seat.action === 'splits' ? words.messages.action.splits : words.messages.action.wins;
  return `${word} ${words.money(seat.won)}`;
}

/** A seat that is all-in says so where its stack stood; the strip then needs the amount alone. */
function actionText(seat: SeatView, words: Words): string {
  const word = words.messages.action[seat.action];
  if (seat.amount === 0 || seat.action === 'fold') return word;
  if (seat.action === 'all-in' && seat.stack === 0) return words.money(seat.amount);
  return `${word} ${words.money(seat.amount)}`;
}

function toneOf(seat: SeatView): StripTone {
  switch (seat.action) {
    case 'all-in':
      return seat.stack === 0 ? 'call' : 'all-in';
    case 'bet':
    case 'raise':
      return 'bet';
    case 'fold':
    case 'muck':
      return 'fold';
    case 'wins':
    case 'splits':
      return 'gold';
    default:
      return 'call';
  }
}
