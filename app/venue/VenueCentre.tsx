// The middle of the venue screen: table, blinds, board of each run, pot and side pots.
import type { VenueView } from '../../server/views/venue/view.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { slotsOf } from '../ui/cardPlace.ts';
import type { VenueWords } from './venueWords.ts';

interface VenueCentreProps {
  readonly view: VenueView;
  readonly words: VenueWords;
}

export function VenueCentre({ view, words }: VenueCentreProps) {
  const ante = view.ante > 0 ? ` (${words.short(view.ante)})` : '';
  return (
    <div className="fc-hall-centre">
      <div className="fc-hall-title fc-clip">{view.tableName}</div>
      <div className="fc-hall-level">
        <span>{view.handNumber > 0 ? words.table.hand(view.handNumber) : ''}</span>
        <span>
          {words.own.blinds} {words.short(view.smallBlind)}/{words.short(view.bigBlind)}
          {ante}
        </span>
      </div>
      <div className="fc-hall-boards" data-runs={Math.min(view.boards.length, 3)}>
        {view.boards.map((board) => (
          <div key={board.run} className="fc-hall-board">
            {slotsOf(board.cards).map(({ slot, place }) => (
              <Card key={`${slot}${place}`} place={place} light="plain" step={slot < 3 ? slot : 0} slot />
            ))}
          </div>
        ))}
      </div>
      <div className="fc-hall-pot">
        <span className="fc-hall-pot__word">{words.table.pot}</span>
        <Amount value={view.pot} format={words.money} />
      </div>
      {view.pots.length > 1 && <SidePots view={view} words={words} />}
    </div>
  );
}

function SidePots({ view, words }: VenueCentreProps) {
  return (
    <div className="fc-hall-pots">
      {view.pots.map((pot) => (
        <div key={pot.index} className="fc-hall-pots__line">
          <span>{pot.index === 0 ? words.table.mainPot : words.table.sidePot(pot.index)}</span>
          <span className="fc-hall-pots__count">{words.table.players(pot.seats.length)}</span>
          <span>{words.money(pot.amount)}</span>
        </div>
      ))}
    </div>
  );
}
