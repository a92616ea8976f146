// Commentary and venue views made from the overlay's scenes, so that all pages are judged on the same hands.
import type { CommentaryLine, CommentarySeat, CommentaryView } from '../../server/views/commentary/view.ts';
import type { OverlayView, SeatView } from '../../server/views/overlay/view.ts';
import type { VenueView } from '../../server/views/venue/view.ts';

export function commentaryOf(
  view: OverlayView,
  patches: Readonly<Record<number, Partial<CommentarySeat>>>,
): CommentaryView {
  return {
    ...view,
    kind: 'commentary',
    openedOnly: false,
    mode: view.delayMs > 0 ? 'delayed' : 'live',
    minRaiseTo: 900_000,
    seats: view.seats.map((seat) => ({ ...numbers(seat, view), ...patches[seat.seat] })),
    lines: LINES,
    previous: [
      { handNumber: 114, pot: 925_000, winners: ['Mei-Ling Zhao'] },
      { handNumber: 115, pot: 3_310_000, winners: ['Konstantin Puchkov', 'Ada Lindqvist'] },
      { handNumber: 116, pot: 450_000, winners: ['Tomáš Dvořák'] },
    ],
  };
}

function numbers(seat: SeatView, view: OverlayView): CommentarySeat {
  return {
    ...seat,
    winPercent: null,
    tiePercent: null,
    toCall: 0,
    potOdds: 0,
    stackInBigBlinds: Math.floor((seat.stack * 10) / view.bigBlind) / 10,
    invested: seat.state === 'empty' ? 0 : 160_000,
    outs: [],
  };
}

/** The venue is given faces of opened hands only; everything else lies as a back. */
export function venueOf(view: OverlayView): VenueView {
  const { table, tableName, demo, at, handNumber, phase, street, smallBlind, bigBlind, ante, currency } = view;
  const { smallBet, bigBet, bringIn, played, boardsAre, rake, payments } = view;
  return {
    ...{ table, tableName, demo, at, handNumber, phase, street, smallBlind, bigBlind, ante, currency },
    ...{ smallBet, bigBet, bringIn, played, boardsAre, rake, payments },
    kind: 'venue',
    show: view.show === 'ended' ? 'ended' : 'on',
    boards: view.boards,
    pot: view.pot,
    pots: view.pots,
    ruling: view.ruling,
    overruled: view.overruled,
    champion: view.champion,
    revealed: null,
    seats: view.seats.map((seat) => ({
      ...seat,
      cards: seat.cards.map((place, i) =>
        seat.state === 'opened' || seat.up[i] === true || /^[.x]/.test(place) ? place : '##',
      ),
    })),
  };
}

function line(position: number, patch: Partial<CommentaryLine>): CommentaryLine {
  return { position, at: 0, type: 'ActionTaken', seat: 0, amount: 0, cards: [], code: '', ...patch };
}

const LINES: readonly CommentaryLine[] = [
  line(1, { type: 'HandStarted' }),
  line(2, { type: 'ForcedBetPosted', seat: 1, amount: 25_000, code: 'small_blind' }),
  line(3, { type: 'ForcedBetPosted', seat: 2, amount: 50_000, code: 'big_blind' }),
  line(4, { seat: 5, amount: 110_000, code: 'raise' }),
  line(5, { seat: 7, amount: 110_000, code: 'call' }),
  line(6, { seat: 2, amount: 60_000, code: 'call' }),
  line(7, { type: 'BoardDealt', cards: ['Ah', 'Ts', '2c'] }),
  line(8, { seat: 2, code: 'check' }),
  line(9, { seat: 5, amount: 1_250_000, code: 'bet' }),
];
