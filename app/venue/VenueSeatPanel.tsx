// One seat of the venue screen: readable from the back of the hall; faces only of opened hands.
import type { VenueSeat } from '../../server/views/venue/view.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { slotsOf } from '../ui/cardPlace.ts';
import { fitName, lettersBeside } from '../ui/names.ts';
import { type VenueWords, venueStrip } from './venueWords.ts';

interface VenueSeatPanelProps {
  readonly seat: VenueSeat;
  readonly words: VenueWords;
}

const NAME_MAX = 22;
/** letters of name and stack beside each other, where the cards take the line below */
const BESIDE_STACK = 21;
/** Their cards lie in the muck. */
const GONE: readonly VenueSeat['state'][] = ['folded', 'killed', 'away', 'blinded-out'];

function nameRoom(seat: VenueSeat, words: VenueWords): number {
  if (seat.cards.length <= 2) return NAME_MAX;
  return lettersBeside(seat.allIn && seat.stack === 0 ? words.table.allIn : words.money(seat.stack), BESIDE_STACK);
}

export function VenueSeatPanel({ seat, words }: VenueSeatPanelProps) {
  return (
    <div
      className="fc-hall-seat"
      data-state={seat.state}
      data-turn={seat.toAct ? 'yes' : 'no'}
      data-award={seat.won > 0 ? 'yes' : 'no'}
      data-many={seat.cards.length > 2 ? 'yes' : 'no'}
      data-up={seat.up.includes(true) ? 'yes' : 'no'}
    >
      <div className="fc-hall-seat__name fc-clip">{fitName(seat.name, nameRoom(seat, words))}</div>
      <div className="fc-hall-seat__text">
        <div className="fc-hall-seat__stack">
          {seat.allIn && seat.stack === 0 ? (
            <span className="fc-hall-seat__all-in">{words.table.allIn}</span>
          ) : (
            <Amount value={seat.stack} format={words.money} />
          )}
        </div>
        <div className="fc-hall-seat__strip fc-clip">
          {seat.button && seat.won === 0 && <span className="fc-hall-seat__button">{words.table.dealer}</span>}
          {venueStrip(seat, words) || (seat.button ? '' : words.table.position[seat.position])}
        </div>
      </div>
      <div className="fc-hall-seat__cards">
        {!GONE.includes(seat.state) &&
          slotsOf(seat.cards).map(({ slot, place }) => (
            <Card key={`${slot}${place}`} place={place} light="plain" step={slot} up={seat.up[slot] === true} />
          ))}
      </div>
    </div>
  );
}
