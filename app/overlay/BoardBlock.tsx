// The block at the bottom centre: pot lines, the board of each run, and the strip with blinds, pot and hand number.
import type { BoardView, OverlayView } from '../../server/views/overlay/view.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card, type CardLight } from '../ui/Card.tsx';
import { slotsOf } from '../ui/cardPlace.ts';
import { Entering } from '../ui/Entering.tsx';
import { HeadlineBar, PotLines } from './PotLines.tsx';
import type { Words } from './words.ts';

interface BoardBlockProps {
  readonly view: OverlayView;
  readonly words: Words;
  readonly lighting: boolean;
}

export function BoardBlock({ view, words, lighting }: BoardBlockProps) {
  const boards = view.boards.filter((board) => board.cards.some((place) => place !== '..'));
  return (
    <div className="fc-board">
      <Notice view={view} words={words} />
      {view.overruled && <Entering className="fc-board__tag">{words.messages.overruled}</Entering>}
      <PotLines view={view} words={words} />
      <HeadlineBar view={view} words={words} />
      {boards.length > 0 && (
        <Entering className="fc-board__runs">
          {boards.map((board) => (
            <Run key={board.run} board={board} runs={boards.length} lighting={lighting} />
          ))}
        </Entering>
      )}
      <InfoStrip view={view} words={words} />
    </div>
  );
}

function Run({
  board,
  runs,
  lighting,
}: {
  readonly board: BoardView;
  readonly runs: number;
  readonly lighting: boolean;
}) {
  const light = (index: number): CardLight => (!lighting ? 'plain' : board.lit[index] === true ? 'lit' : 'veiled');
  return (
    <div className="fc-board__run" data-runs={Math.min(runs, 3)}>
      {runs > 1 && <span className="fc-board__number">{board.run + 1}</span>}
      {slotsOf(board.cards).map(({ slot, place }) => (
        <Card key={`${slot}${place}`} place={place} light={light(slot)} step={slot < 3 ? slot : 0} slot />
      ))}
    </div>
  );
}

function InfoStrip({ view, words }: { readonly view: OverlayView; readonly words: Words }) {
  const ante = view.ante > 0 ? ` (${words.blinds(view.ante)})` : '';
  return (
    <div className="fc-board__strip">
      <span className="fc-board__blinds">
        {words.blinds(view.smallBlind)}/{words.blinds(view.bigBlind)}
        {ante}
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

function Notice({ view, words }: { readonly view: OverlayView; readonly words: Words }) {
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
