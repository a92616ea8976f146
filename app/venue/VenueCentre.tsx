// The middle of the venue screen: table, blinds, board of each run, pot and side pots.
import type { VenueView } from '../../server/views/venue/view.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { slotsOf } from '../ui/cardPlace.ts';
import { levelText } from '../ui/levelText.ts';
import { sideTexts } from '../ui/sideTexts.ts';
import type { VenueWords } from './venueWords.ts';

interface VenueCentreProps {
  readonly view: VenueView;
  readonly words: VenueWords;
}

export function VenueCentre({ view, words }: VenueCentreProps) {
  const { ante } = words.table.action;
  const { boards } = view;
  return (
    <div className="fc-hall-centre">
      <div className="fc-hall-title fc-clip">{view.tableName}</div>
      <div className="fc-hall-level">
        <span>{view.handNumber > 0 ? words.table.hand(view.handNumber) : ''}</span>
        <span>
          {words.game === '' && words.own.blinds} {levelText(view, { ante, format: words.short })}
        </span>
      </div>
      {words.game !== '' && <div className="fc-hall-game">{words.game}</div>}
      <Ruling view={view} words={words} />
      <Champion view={view} words={words} />
      <div className="fc-hall-boards" data-runs={Math.min(view.boards.length, 3)}>
        {boards.map((board) => (
          <div key={board.run} className="fc-hall-board">
            {boards.length > 1 && <span className="fc-hall-board__number">{board.run + 1}</span>}
            {slotsOf(board.cards).map(({ slot, place }) => (
              <Card key={`${slot}${place}`} place={place} light="plain" step={slot < 3 ? slot : 0} slot />
            ))}
          </div>
        ))}
      </div>
      <Pot view={view} words={words} />
      {view.pots.length > 1 && <SidePots view={view} words={words} />}
      {sideTexts(view, { table: words.table, money: words.money }).map((text) => (
        <div key={text} className="fc-hall-besides fc-clip">
          {text}
        </div>
      ))}
    </div>
  );
}

/** What lies in the middle; of a hand that a ruling ended, where its chips and cards went. */
function Pot({ view, words }: VenueCentreProps) {
  if (view.phase === 'misdeal') return <Ended what={words.table.misdeal} then={words.own.dealtAgain} />;
  if (view.phase === 'void') return <Ended what={words.table.void} then={words.own.chipsReturned} />;
  return (
    <div className="fc-hall-pot">
      <span className="fc-hall-pot__word">{words.table.pot}</span>
      <Amount value={view.pot} format={words.money} />
    </div>
  );
}

function Ended({ what, then }: { readonly what: string; readonly then: string }) {
  return (
    <div className="fc-hall-ended">
      <span className="fc-hall-ended__what">{what}</span>
      <span>{then}</span>
    </div>
  );
}

/** Nobody has won while a judge is awaited; where he moved the chips, the hall is told, too. */
function Ruling({ view, words }: VenueCentreProps) {
  if (!view.ruling && !view.overruled) return null;
  return (
    <div className="fc-hall-ruling">
      <span>{view.ruling ? words.table.ruling : words.table.overruled}</span>
    </div>
  );
}

/** 5.10.1 */
function Champion({ view, words }: VenueCentreProps) {
  if (view.champion === '') return null;
  return (
    <div className="fc-hall-champion">
      <span className="fc-hall-champion__name fc-clip">{view.champion}</span>
      <span>{words.table.champion}</span>
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
