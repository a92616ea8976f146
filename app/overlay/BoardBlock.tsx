// The block at the bottom centre: pot lines, the board of each run, and the strip with blinds, pot and hand number.
import type { BoardView, OverlayView } from '../../server/views/overlay/view.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card, type CardLight } from '../ui/Card.tsx';
import { slotsOf } from '../ui/cardPlace.ts';
import { Entering } from '../ui/Entering.tsx';
import { levelText } from '../ui/levelText.ts';
import { sideTexts } from '../ui/sideTexts.ts';
import { HeadlineBar, PotLines } from './PotLines.tsx';
import type { Words } from './words.ts';

interface BoardBlockProps {
  readonly view: OverlayView;
  readonly words: Words;
  readonly lighting: boolean;
}

export function BoardBlock({ view, words, lighting }: BoardBlockProps) {
  const boards = view.boards.filter((board) => board.cards.some((place) => place !== '..'));
  const { run, board: boardWord } = words.messages;
  const boardName = (board: BoardView) => (view.boardsAre === 'boards' ? boardWord(board.run + 1) : run(board.run + 1));
  return (
    <div className="fc-board">
      <Notice view={view} words={words} />
      {view.overruled && <Entering className="fc-board__tag">{words.messages.overruled}</Entering>}
      <PotLines view={view} words={words} />
      <HeadlineBar view={view} words={words} />
      <SideLines view={view} words={words} />
      {boards.length > 0 && (
        <Entering className="fc-board__runs">
          {boards.map((board) => (
            <Run key={board.run} board={board} runs={boards.length} name={boardName(board)} lighting={lighting} />
          ))}
        </Entering>
      )}
      <GameLine view={view} words={words} />
      <InfoStrip view={view} words={words} />
    </div>
  );
}

interface PartProps {
  readonly view: OverlayView;
  readonly words: Words;
}

function SideLines({ view, words }: PartProps) {
  const lines = sideTexts(view, { table: words.messages, money: words.money });
  if (lines.length === 0) return null;
  return (
    <div className="fc-board__side">
      {lines.map((line) => (
        <Entering key={line} className="fc-board__side-line fc-clip">
          {line}
        </Entering>
      ))}
    </div>
  );
}

/** What is played, where it is not plain no-limit hold'em, and how its chances were counted. */
function GameLine({ view, words }: PartProps) {
  const { chancesBy, bringIn } = words.messages;
  const counted = view.chancesBy === 'none' || view.chancesBy === 'exact' ? '' : chancesBy[view.chancesBy];
  const besides = counted === '' && view.bringIn > 0 ? bringIn(words.blinds(view.bringIn)) : counted;
  if (words.game === '' && besides === '') return null;
  return (
    <div className="fc-board__game">
      <span className="fc-clip">{words.game}</span>
      <span className="fc-board__besides">{besides}</span>
    </div>
  );
}

interface RunProps {
  readonly board: BoardView;
  readonly runs: number;
  readonly name: string;
  readonly lighting: boolean;
}

function Run({ board, runs, name, lighting }: RunProps) {
  const light = (index: number): CardLight => (!lighting ? 'plain' : board.lit[index] === true ? 'lit' : 'veiled');
  return (
    <div className="fc-board__run" data-runs={Math.min(runs, 3)}>
      {runs > 1 && <span className="fc-board__number">{name}</span>}
      {slotsOf(board.cards).map(({ slot, place }) => (
        <Card key={`${slot}${place}`} place={place} light={light(slot)} step={slot < 3 ? slot : 0} slot />
      ))}
    </div>
  );
}

function InfoStrip({ view, words }: PartProps) {
  return (
    <div className="fc-board__strip">
      <span className="fc-board__blinds">
        {levelText(view, { ante: words.messages.action.ante, format: words.blinds })}
      </span>
      {view.pot > 0 && (
        <span className="fc-board__pot">
          <span className="fc-board__pot-word">{words.messages.pot}</span>
          <Amount value={view.pot} format={words.money} />
        </span>
      )}
      {view.handNumber > 0 && (
        <span className="fc-board__hand">
          <span>{view.handNumber}</span>
          <span>{words.messages.handWord}</span>
        </span>
      )}
    </div>
  );
}

function Notice({ view, words }: PartProps) {
  const text = noticeText(view, words);
  if (text === '') return null;
  const quiet = view.withheld === 'none' ? '' : ' fc-board__notice--quiet';
  return <Entering className={`fc-board__notice${quiet}`}>{text}</Entering>;
}

function noticeText(view: OverlayView, words: Words): string {
  if (view.withheld !== 'none') return words.messages.notShown;
  if (view.phase === 'misdeal') return words.messages.misdeal;
  if (view.phase === 'void') return words.messages.void;
  return view.ruling ? words.messages.ruling : '';
}
