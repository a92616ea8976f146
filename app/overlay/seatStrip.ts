// What the status strip of a seat says: award, action of this street, hand label or nothing, in this order. Of a player who is
// all-in and away it says so in place of his action.
import type { SeatView } from '../../server/views/overlay/view.ts';
import { deadWord } from '../ui/deadWord.ts';
import { seatSize } from './seatSize.ts';
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
/** the same for both hands of a seat, whose plate is wide */
const BESIDE_HANDS = 20;
/** letters of hands on several boards that a strip holds */
const BOARDS_ROOM = { pair: 20, row: 25, stud: 25 } as const;

export function seatStrip(seat: SeatView, words: Words): SeatStrip {
  const dead = deadWord(seat.state, words.messages);
  if (dead !== null) return { tone: 'fold', text: dead, position: false };
  if (seat.state === 'out') return { tone: 'fold', text: words.messages.out, position: false };
  if (seat.won > 0) return { tone: 'gold', text: awardText(seat, words), position: false };
  if (seat.away && (seat.action !== 'none' || heldText(seat, words) === ''))
    return { tone: 'fold', text: words.messages.away, position: false };
  if (seat.action !== 'none') return actionStrip(seat, words);
  const held = heldText(seat, words);
  if (held !== '') return { tone: 'plain', text: held, position: isRoomBeside(seat, held) };
  return { tone: 'quiet', text: '', position: true };
}

/** The hand, both hands of a game of two halves, or the hand on each board as far as there is room. */
function heldText({ label, lowLabel, boardLabels, cards }: SeatView, { shortHand }: Words): string {
  const hands = [shortHand(label), shortHand(lowLabel)].filter((text) => text !== '').join(' · ');
  const onBoards = boardLabels.map((one, board) => (one === null ? '' : `${board + 1}: ${shortHand(one)}`));
  const boards = onBoards.filter((text) => text !== '').join(' · ');
  return hands === '' && boards.length <= BOARDS_ROOM[seatSize(cards.length)] ? boards : hands;
}

function isRoomBeside({ lowLabel, boardLabels }: SeatView, held: string): boolean {
  if (boardLabels.length > 0) return held.length <= BESIDE_POSITION;
  return lowLabel === null || held.length <= BESIDE_HANDS;
}

function actionStrip(seat: SeatView, words: Words): SeatStrip {
  const text = actionText(seat, words);
  return { tone: toneOf(seat), text, position: text.length <= BESIDE_POSITION && seat.action !== 'straddle' };
}

function awardText(seat: SeatView, words: Words): string {
  return `${words.award(seat.action)} ${words.money(seat.won)}`;
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
    case 'complete':
      return 'bet';
    case 'fold':
    case 'muck':
      return 'fold';
    case 'wins':
    case 'wins-high':
    case 'wins-low':
    case 'scoops':
    case 'splits':
    case 'chops':
      return 'gold';
    default:
      return 'call';
  }
}
