// Builds the view of the card desk. Pure; knows which places are filled, and no value.
import { faceUpCards } from '../../engine/decideBoard.ts';
import { gameOf } from '../../engine/game/games.ts';
import { upSlots } from '../../engine/game/streets.ts';
import { boardCards, type Hand, isRunning, type SeatHand } from '../../engine/hand.ts';
import { slotsUsed } from '../../engine/heldSlots.ts';
import { openingsVisible, type TableState } from '../../log/tableState.ts';
import type { FilledPlace } from '../consoleInput.ts';
import { placesOf } from '../consoleSeats.ts';
import type { CardPlaceState, CardsClash, CardsHand, CardsSeat, CardsView } from './view.ts';

export interface TypableHand {
  /** the table as the entries of this hand left it */
  readonly state: TableState;
  readonly filled: readonly FilledPlace[];
  readonly clash: CardsClash;
}

export interface CardsInput {
  readonly table: string;
  readonly tableName: string;
  readonly cardDesk: boolean;
  /** newest first */
  readonly hands: readonly TypableHand[];
  readonly readOnly: boolean;
}

export function cardsView({ table, tableName, cardDesk, hands, readOnly }: CardsInput): CardsView {
  return {
    kind: 'cards',
    table,
    tableName,
    cardDesk,
    hands: cardDesk ? hands.flatMap(cardsHand) : [],
    readOnly,
  };
}

/** A deal that was never complete and is over has no cards to type. */
export function mayBeTyped(hand: Hand | null): hand is Hand {
  return hand !== null && (isRunning(hand) || hand.dealComplete);
}

function cardsHand({ state, filled, clash }: TypableHand): readonly CardsHand[] {
  const { hand } = state;
  if (!mayBeTyped(hand)) return [];
  const { handId, number } = hand;
  return [
    {
      handId,
      number,
      running: isRunning(hand),
      // an end that was taken back leaves a hand in play, of which nobody hears (design.md section 2)
      clash: isRunning(hand) ? 'none' : clash,
      seats: hand.seats.map((dealt) => cardsSeat(hand, dealt, filled)),
      // faces that live screens do not show yet are not told here either (design.md section 2)
      faceUp: openingsVisible(state) ? faceUpCards(hand) : boardCards(hand),
    },
  ];
}

const STATES: Readonly<Record<SeatHand['state'], CardsSeat['state']>> = {
  LIVE_DOWN: 'live',
  LIVE_PARTIAL: 'live',
  OPENED: 'opened',
  MUCK_PENDING: 'mucked',
  MUCKED: 'mucked',
  FOLDED: 'folded',
  KILLED: 'folded',
};

/** By slot: those that he has had, and those that are still to come to him on this street. */
function cardsSeat(hand: Hand, dealt: SeatHand, filled: readonly FilledPlace[]): CardsSeat {
  const places = placesOf(hand, dealt);
  const count = Math.max(slotsUsed(dealt), ...places.map((slot) => slot + 1));
  const game = gameOf(hand.game);
  const open = [...upSlots(game), ...dealt.up.map((up) => up.slot)];
  const slots = Array.from({ length: count }, (_, slot): CardPlaceState => {
    if (open.includes(slot)) return 'up';
    if (!places.includes(slot)) return 'gone';
    const place = filled.find((f) => f.seat === dealt.seat && f.slot === slot);
    if (place !== undefined) return place.source === 'read' ? 'scanned' : 'typed';
    return dealt.held.includes(slot) ? 'missing' : 'none';
  });
  return { seat: dealt.seat, name: dealt.name, state: STATES[dealt.state], slots };
}
