// All seats of the table at their places. Seats stay mounted through a hand, so that they move instead of jumping;
// one that changes sides does not cross the picture.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { deadWord } from '../ui/deadWord.ts';
import { Entering } from '../ui/Entering.tsx';
import type { Switches } from '../ui/switches.ts';
import { hasLitCards } from './litCards.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { placeSeats } from './seatLayout.ts';
import { seatSize } from './seatSize.ts';
import type { Words } from './words.ts';

interface SeatsProps {
  readonly view: OverlayView;
  readonly switches: Switches;
  readonly words: Words;
}

export function Seats({ view, switches, words }: SeatsProps) {
  const size = seatSize(view.seats[0]?.cards.length ?? 0);
  const placed = placeSeats(view.seats, { ...switches, size, stays: view.folded === 'stay' });
  const places = new Map(placed.map((place) => [place.seat, place]));
  const lighting = hasLitCards(view);
  const folding = view.seats.some((seat) => seat.state === 'folded' || deadWord(seat.state, words.messages) !== null);
  return (
    <Entering className={`fc-seats fc-seats--${folding ? view.folded : 'still'}`}>
      {view.seats.map((seat) => {
        const place = places.get(seat.seat);
        if (place === undefined) return null;
        return (
          <SeatPanel
            key={`${seat.seat}${place.side}`}
            seat={seat}
            place={place}
            size={size}
            words={words}
            lighting={lighting}
          />
        );
      })}
    </Entering>
  );
}
