// The venue screen from a released moment: live, and built without ever looking at a released hole card.
import { heldSlots } from '../../engine/heldSlots.ts';
import type { Moment, Released } from '../../release/released.ts';
import { boardViews } from '../felt/boards.ts';
import { championOnAir } from '../felt/champion.ts';
import { heading } from '../felt/heading.ts';
import { type Felt, onAir } from '../felt/onAir.ts';
import { awaitsRuling, isOverruled, potTotal, potViews } from '../felt/pots.ts';
import { dealtIn, SEAT_NUMBERS, seatFacts } from '../felt/seatFacts.ts';
import { slotsOf } from '../overlay/cardPlaces.ts';
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
    pot: potTotal(felt.hand),
    pots: potViews(felt.hand),
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
  const cards = slotsOf(felt.hand).map((slot) => placeOf(felt, { seat, slot }));
  return { ...seatFacts(felt, seat), cards };
}

/** A face only where the hand was opened and live screens may show it. */
function placeOf({ hand, openings }: VenueFelt, at: { readonly seat: number; readonly slot: number }): CardPlace {
  const s = dealtIn(hand, at.seat);
  if (hand === null || s === undefined) return CARD_PLACES.none;
  if (s.state === 'MUCKED' || s.state === 'MUCK_PENDING') return CARD_PLACES.mucked;
  if (!heldSlots(hand, s).includes(at.slot)) return CARD_PLACES.none;
  const opened = s.state === 'OPENED' && openings ? s.cards[at.slot] : undefined;
  return opened ?? CARD_PLACES.sealed;
}
