// The venue screen from a released moment: live, and built without ever looking at a released hole card.
import type { Hand, SeatHand } from '../../engine/hand.ts';
import type { Moment, Released } from '../../release/released.ts';
import { boardsAre, boardViews } from '../felt/boards.ts';
import { championOnAir } from '../felt/champion.ts';
import { heading } from '../felt/heading.ts';
import { type Felt, onAir } from '../felt/onAir.ts';
import { awaitsRuling, isOverruled, potTotal, potViews } from '../felt/pots.ts';
import { dealtIn, SEAT_NUMBERS, seatFacts } from '../felt/seatFacts.ts';
import { sideChips } from '../felt/sideChips.ts';
import { perPlace, slotsClosedUp, upCards, upPlaces } from '../felt/slotPlaces.ts';
import { CARD_PLACES, type CardPlace } from '../overlay/view.ts';
import type { VenueRevealed, VenueSeat, VenueView } from './view.ts';

export function venueView(moment: Released<Moment>): VenueView {
  const shown = onAir(moment.value);
  const felt: VenueFelt = { session: shown.session, hand: shown.hand, openings: shown.openings };
  return {
    kind: 'venue',
    ...heading(shown),
    show: shownInHall(shown.show),
    seats: SEAT_NUMBERS.map((seat) => venueSeat(felt, seat)),
    boards: boardViews(felt.hand),
    boardsAre: boardsAre(felt.hand),
    pot: potTotal(felt.hand),
    pots: potViews(felt.hand),
    ...sideChips(shown),
    ruling: awaitsRuling(felt.hand),
    overruled: isOverruled(felt.hand),
    champion: championOnAir(felt),
    revealed: revealedIn(shown),
  };
}

/** No countdown in the room: it sees the table itself. */
function shownInHall(show: Moment['show']): VenueView['show'] {
  return show === 'on' || show === 'break' || show === 'ended' ? show : 'hidden';
}

/** What lies face up for everybody by the judge's word; a place of which nothing was stored is drawn as not read. */
function revealedIn({ revealed }: Pick<Moment, 'revealed'>): VenueRevealed | null {
  if (revealed === null) return null;
  const hands = revealed.hands.map(({ seat, name, cards }) => ({
    ...{ seat, name },
    cards: cards.map((card) => card ?? CARD_PLACES.unread),
  }));
  return { handNumber: revealed.number, hands };
}

type VenueFelt = Felt & Pick<Moment, 'openings'>;

function venueSeat(felt: VenueFelt, seat: number): VenueSeat {
  const s = dealtIn(felt.hand, seat);
  const { hand } = felt;
  const cards = hand === null || s === undefined ? perPlace(hand, () => CARD_PLACES.none) : placesOf(felt, hand, s);
  return { ...seatFacts(felt, seat), cards, up: upPlaces(hand, s) };
}

/** A face only of a card that lies face up by the game, or where the hand was opened and live screens may show it. */
function placesOf({ openings }: VenueFelt, hand: Hand, s: SeatHand): readonly CardPlace[] {
  const gone = s.state === 'MUCKED' || s.state === 'MUCK_PENDING';
  const up = upCards(s);
  const opened = s.state === 'OPENED' && openings ? [...s.cards] : [];
  return slotsClosedUp(hand, s).map((slot) => {
    if (slot === null) return CARD_PLACES.none;
    return gone ? CARD_PLACES.mucked : (opened.shift() ?? up.get(slot) ?? CARD_PLACES.sealed);
  });
}
