// All seats of the table at their places. Seats stay mounted through a hand, so that they move instead of jumping;
// one that changes sides does not cross the picture.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { deadWord } from '../ui/deadWord.ts';
import { Entering } from '../ui/Entering.tsx';
import type { Switches } from '../ui/switches.ts';
import { hasLitCards } from './litCards.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { placeSeats } from './seatLayout.ts';
import type { Words } from './words.ts';

interface SeatsProps {
  readonly view: OverlayView;
  readonly switches: Switches;
  readonly words: Words;
}

export function Seats({ view, switches, words }: SeatsProps) {
  const places = new Map(
    placeSeats(view.seats, { ...switches, stays: view.folded === 'stay' }).map((place) => [place.seat, place]),
  );
  const lighting = hasLitCards(view);
  const folding = view.seats.some((seat) => seat.state === 'folded' || deadWord(seat.state, words.messages) !== null);
  return (
    <Entering className={`fc-seats fc-seats--${folding ? view.folded : 'still'}`}>
      {view.seats.map((seat) => {
        const place = places.get(seat.seat);
        if (place === undefined) return null;
        return (
          <SeatPanel key={`${seat.seat}${place.side}`} seat={seat} place={place} words={words} lighting={lighting} />
        );
      })}
    </Entering>
  );
}
