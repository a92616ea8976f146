// The seats of a hand in dealing order, one place for each card that lies face down: a ring while it is empty, a dot once it has its card. Never a face.
import { useEffect, useRef } from 'react';
import type { CardsHand, CardsSeat } from '../../../server/console/cards/view.ts';
import type { CardsPart } from './cardsPart.ts';
import { isFree, type Place, placeKey, shownSlots, stateAt } from './places.ts';

type RowsProps = CardsPart & { readonly hand: CardsHand };

export function SeatRows(props: RowsProps) {
  return (
    <div className="cds-side">
      <p className="cds-order">{props.words.order}</p>
      <ol className="cds-seats">
        {props.hand.seats.map((seat) => (
          <Row key={seat.seat} {...props} seat={seat} />
        ))}
      </ol>
    </div>
  );
}

function Row(props: RowsProps & { readonly seat: CardsSeat }) {
  const { desk, words, seat } = props;
  const word = words.state[seat.state];
  const slots = shownSlots(seat.slots);
  const here = desk.place?.seat === seat.seat;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (here && row.current !== null) bringIntoSight(row.current);
  }, [here]);
  return (
    <li ref={row} className="cds-seat" data-here={here} data-state={seat.state} data-many={slots.length > 2}>
      <span className="cds-seat-number">{seat.seat}</span>
      <span className="cds-seat-name">
        {seat.name}
        {word !== '' && <em>{word}</em>}
      </span>
      <span className="cds-places">
        {slots.map((slot) => (
          <PlaceButton key={slot} {...props} place={{ seat: seat.seat, slot }} />
        ))}
      </span>
    </li>
  );
}

function PlaceButton({ desk, words, hand, place }: RowsProps & { readonly place: Place }) {
  const here = desk.place?.seat === place.seat && desk.place.slot === place.slot;
  const there = stateAt(hand, place);
  const underWay = desk.sending.has(placeKey(hand.handId, place)) && (there === 'none' || there === 'missing');
  const state = underWay ? 'sending' : there;
  return (
    <button
      type="button"
      className="cds-place"
      data-state={state}
      data-here={here}
      data-armed={here && desk.armed}
      data-free={isFree(hand, place, desk.sending)}
      aria-pressed={here}
      aria-label={`${words.at(place.seat, place.slot + 1)}: ${words.place[state]}`}
      onClick={(event) => {
        event.currentTarget.blur();
        desk.choosePlace(place);
      }}
    >
      <i className="cds-dot" />
    </button>
  );
}

/** Where not all seats fit, the one that is typed stays in sight; the list scrolls, never the page under a finger. */
function bringIntoSight(row: HTMLElement): void {
  const list = row.parentElement;
  if (list === null) return;
  const top = row.offsetTop - list.offsetTop;
  const lowest = top + row.offsetHeight - list.clientHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (lowest > list.scrollTop) list.scrollTop = lowest;
}
