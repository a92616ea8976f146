// The right column of the commentary page: board, pots, hand log, previous hands.
import type { CommentaryView } from '../../server/views/commentary/view.ts';
import { Card } from '../ui/Card.tsx';
import { slotsOf } from '../ui/cardPlace.ts';
import { shortLabel } from '../ui/handText.ts';
import { MiniCard } from '../ui/MiniCard.tsx';
import { familyName } from '../ui/names.ts';
import { partName } from '../ui/partName.ts';
import { sideTexts } from '../ui/sideTexts.ts';
import type { CommentaryWords } from './commentaryWords.ts';
import { type LogLine, logLine } from './logLine.ts';

interface SideColumnProps {
  readonly view: CommentaryView;
  readonly words: CommentaryWords;
}

/** more than ever has room */
const LINES_SHOWN = 24;
const PREVIOUS_SHOWN = 4;
const NAME_MAX = 14;

export function SideColumn({ view, words }: SideColumnProps) {
  return (
    <div className="fc-side">
      <Boards view={view} />
      <Pots view={view} words={words} />
      <Results view={view} words={words} />
      <Log view={view} words={words} />
      <Previous view={view} words={words} />
    </div>
  );
}

function Boards({ view }: Pick<SideColumnProps, 'view'>) {
  if (view.boards.every(({ cards }) => cards.length === 0)) return null;
  return (
    <div className="fc-side__boards" data-runs={Math.min(view.boards.length, 3)}>
      {view.boards.map((board) => (
        <div key={board.run} className="fc-side__board">
          {view.boards.length > 1 && <span className="fc-side__run">{board.run + 1}</span>}
          {slotsOf(board.cards).map(({ slot, place }) => (
            <Card
              key={`${slot}${place}`}
              place={place}
              light={board.lit.includes(true) && !board.lit[slot] ? 'veiled' : 'plain'}
              slot
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Pots({ view, words }: SideColumnProps) {
  if (view.pots.length < 2) return null;
  return (
    <div className="fc-side__pots">
      {view.pots.map((pot) => (
        <div key={pot.index} className="fc-side__pot">
          <span>{pot.index === 0 ? words.table.mainPot : words.table.sidePot(pot.index)}</span>
          <span className="fc-side__count">{words.table.players(pot.seats.length)}</span>
          <span className="fc-side__amount">{words.money(pot.amount)}</span>
        </div>
      ))}
    </div>
  );
}

/** Who has which part of a pot that was divided, and chips beside the pots. */
function Results({ view, words }: SideColumnProps) {
  const divided = view.results.length > 1 ? view.results : [];
  const besides = sideTexts(view, { table: words.table, money: words.money });
  if (divided.length === 0 && besides.length === 0) return null;
  return (
    <div className="fc-side__pots">
      {divided.map(({ pot, run, part, seats, hand }) => (
        <div key={`${pot} ${run} ${part}`} className="fc-side__result fc-clip">
          <span className="fc-side__part">{partName({ pot, run, part }, view, words.table)}</span>
          {[...seats.map((seat) => nameOf(view, seat)), shortLabel(hand, words.language)]
            .filter((text) => text !== '')
            .join(' · ')}
        </div>
      ))}
      {besides.map((text) => (
        <div key={text} className="fc-side__result fc-clip">
          {text}
        </div>
      ))}
    </div>
  );
}

function nameOf({ seats }: CommentaryView, seat: number): string {
  return familyName(seats.find((s) => s.seat === seat)?.name ?? '', NAME_MAX);
}

function Log({ view, words }: SideColumnProps) {
  const lines = view.lines.map((line) => logLine(line, view, words)).filter((line): line is LogLine => line !== null);
  return (
    <div className="fc-side__log">
      <div className="fc-side__title">{words.own.log}</div>
      <div className="fc-side__lines">
        {lines
          .slice(-LINES_SHOWN)
          .reverse()
          .map((line) => (
            <LogRow key={line.key} line={line} />
          ))}
      </div>
    </div>
  );
}

function LogRow({ line }: { readonly line: LogLine }) {
  return (
    <div className="fc-side__line fc-clip" data-divides={line.divides ? 'yes' : 'no'}>
      {line.who !== '' && <span className="fc-side__who">{line.who}</span>}
      <span>{line.text}</span>
      {line.cards.map((card) => (
        <MiniCard key={card} card={card} />
      ))}
    </div>
  );
}

function Previous({ view, words }: SideColumnProps) {
  if (view.previous.length === 0) return null;
  return (
    <div className="fc-side__previous">
      <div className="fc-side__title">{words.own.previous}</div>
      {view.previous.slice(-PREVIOUS_SHOWN).map((hand) => (
        <div key={hand.handNumber} className="fc-side__pot">
          <span>{hand.handNumber}</span>
          <span className="fc-side__winners fc-clip">{hand.winners.join(', ')}</span>
          <span className="fc-side__amount">{words.short(hand.pot)}</span>
        </div>
      ))}
    </div>
  );
}
