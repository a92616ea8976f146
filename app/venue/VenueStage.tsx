// The venue screen as a pure function of one view. Live and opaque; it is given no face-down card and shows none.
import type { VenueSeat, VenueView } from '../../server/views/venue/view.ts';
import { type Motion, MotionContext } from '../ui/motion.ts';
import { Stage } from '../ui/Stage.tsx';
import type { Switches } from '../ui/switches.ts';
import { VenueCentre } from './VenueCentre.tsx';
import { VenueSeatPanel } from './VenueSeatPanel.tsx';
import { type VenueWords, venueWords } from './venueWords.ts';

interface VenueStageProps {
  readonly view: VenueView;
  readonly switches: Switches;
  readonly motion: Motion;
  readonly debugText: string;
}

export function VenueStage({ view, switches, motion, debugText }: VenueStageProps) {
  const words = venueWords(view, switches);
  const taken = view.seats.filter((seat) => seat.state !== 'empty');
  const half = Math.ceil(taken.length / 2);
  return (
    <MotionContext value={motion}>
      <Stage motion={motion} deck={switches.deck} safe={switches.safe} debugText={debugText}>
        {view.show === 'hidden' ? (
          <div className="fc-waiting">{words.own.waiting}</div>
        ) : (
          <div key={view.handNumber} className="fc-hall">
            <Column seats={taken.slice(half).reverse()} words={words} />
            <VenueCentre view={view} words={words} />
            <Column seats={taken.slice(0, half)} words={words} />
          </div>
        )}
        {view.demo && <div className="fc-hall-mark">{words.table.demo}</div>}
      </Stage>
    </MotionContext>
  );
}

interface ColumnProps {
  readonly seats: readonly VenueSeat[];
  readonly words: VenueWords;
}

function Column({ seats, words }: ColumnProps) {
  return (
    <div className="fc-hall-column">
      {seats.map((seat) => (
        <VenueSeatPanel key={seat.seat} seat={seat} words={words} />
      ))}
    </div>
  );
}
