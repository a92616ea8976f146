// The venue screen as a pure function of one view. Live and opaque; it is given no face-down card and shows none.
import type { VenueSeat, VenueView } from '../../server/views/venue/view.ts';
import { type Motion, MotionContext } from '../ui/motion.ts';
import { Stage } from '../ui/Stage.tsx';
import type { Switches } from '../ui/switches.ts';
import { RevealedPanel } from './RevealedPanel.tsx';
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
  return (
    <MotionContext value={motion}>
      <Stage motion={motion} deck={switches.deck} safe={switches.safe} debugText={debugText}>
        <Picture view={view} words={words} />
        {view.demo && <div className="fc-hall-mark">{words.table.demo}</div>}
      </Stage>
    </MotionContext>
  );
}

interface PictureProps {
  readonly view: VenueView;
  readonly words: VenueWords;
}

function Picture({ view, words }: PictureProps) {
  if (view.show === 'hidden') return <div className="fc-waiting">{words.own.waiting}</div>;
  if (view.show === 'ended' || view.show === 'break')
    return (
      <div className="fc-hall-end">
        <div className="fc-hall-title fc-clip">{view.tableName}</div>
        <div>{view.show === 'break' ? words.table.backSoon : words.table.showEnded}</div>
      </div>
    );
  const taken = view.seats.filter((seat) => seat.state !== 'empty');
  const half = Math.ceil(taken.length / 2);
  return (
    <div key={view.handNumber} className="fc-hall">
      <Column seats={taken.slice(half).reverse()} words={words} />
      {view.revealed === null ? (
        <VenueCentre view={view} words={words} />
      ) : (
        <RevealedPanel revealed={view.revealed} words={words} />
      )}
      <Column seats={taken.slice(0, half)} words={words} />
    </div>
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
