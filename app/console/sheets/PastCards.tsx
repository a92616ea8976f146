'use client';
// What lay face up in an earlier hand: its boards and its opened hands, each card to tap where it is wrong.
import type { PastHand, PastHandSeat } from '../../../server/console/past/view.ts';
import { Card } from '../../ui/Card.tsx';
import { familyName } from '../../ui/names.ts';
import { useDesk } from '../desk.ts';
import type { PastPart } from '../sheet.ts';
import { useRight } from '../useRight.ts';

export function PastCards({ past }: { readonly past: PastHand }) {
  const { words } = useDesk();
  const { messages } = words;
  const boards = past.boards.flatMap((board, run) => (board.length > 0 ? [{ board, run }] : []));
  const opened = past.seats.filter((seat) => seat.opened);
  if (boards.length + opened.length === 0) return <p className="con-note">{messages.past.noCards}</p>;
  return (
    <div className="con-past-cards">
      {boards.map(({ board, run }) => (
        <section key={run} className="con-past-row">
          <span className="con-past-name">
            {boards.length > 1 ? messages.step.onRun(run + 1) : messages.past.board}
          </span>
          <Tiles cards={board} at={(index) => ({ kind: 'board-card', run, index })} />
        </section>
      ))}
      {opened.map((seat) => (
        <section key={seat.seat} className="con-past-row">
          <span className="con-past-name">
            <span className="con-seat-no">{seat.seat}</span> {familyName(seat.name, 12)}
          </span>
          <Faces seat={seat} />
        </section>
      ))}
    </div>
  );
}

function Faces({ seat: { seat, faces } }: { readonly seat: PastHandSeat }) {
  const { words } = useDesk();
  if (faces.length === 0) return <span className="con-note">{words.messages.past.hidden}</span>;
  return <Tiles cards={faces} at={(index) => ({ kind: 'opened-card', seat, index })} />;
}

interface TilesProps {
  readonly cards: readonly string[];
  readonly at: (index: number) => PastPart;
}

function Tiles({ cards, at }: TilesProps) {
  const { words, show } = useDesk();
  const right = useRight('operate');
  return (
    <span className="con-tile-cards">
      {cards.map((card, index) => (
        <button
          key={card}
          type="button"
          className="con-tile-card"
          aria-label={words.messages.hands.wrong(card)}
          disabled={right.off}
          title={right.title}
          onClick={() => show(at(index))}
        >
          <Card place={card} light="plain" />
        </button>
      ))}
    </span>
  );
}
