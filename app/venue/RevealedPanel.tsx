// Hands that the chief judge shows to all participants (5.9.2.5), in the middle of the venue screen: whose, and big cards.
import type { VenueRevealed } from '../../server/views/venue/view.ts';
import { Card } from '../ui/Card.tsx';
import { slotsOf } from '../ui/cardPlace.ts';
import { fitName } from '../ui/names.ts';
import type { VenueWords } from './venueWords.ts';

interface RevealedPanelProps {
  readonly revealed: VenueRevealed;
  readonly words: VenueWords;
}

const NAME_MAX = 18;
/** More rows than this stand smaller. */
const LARGE_ROWS = 3;

export function RevealedPanel({ revealed, words }: RevealedPanelProps) {
  const { hands, handNumber } = revealed;
  return (
    <section className="fc-hall-shown" data-many={hands.length > LARGE_ROWS ? 'yes' : 'no'}>
      <div className="fc-hall-shown__title">
        {words.own.shownToAll}
        <div className="fc-hall-shown__hand">{words.table.hand(handNumber)}</div>
      </div>
      {hands.map(({ seat, name, cards }) => (
        <div key={seat} className="fc-hall-shown__row">
          <div className="fc-hall-shown__who">
            <div className="fc-hall-shown__name fc-clip">{fitName(name, NAME_MAX)}</div>
            <div className="fc-hall-shown__seat">{words.own.seat(seat)}</div>
          </div>
          <div className="fc-hall-shown__cards">
            {slotsOf(cards).map(({ slot, place }) => (
              <Card key={`${slot}${place}`} place={place} light="plain" step={slot} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
