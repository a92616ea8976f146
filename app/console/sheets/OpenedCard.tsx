'use client';
// An opened hand that was misread: its cards large, the wrong one marked, and the 52 to say what really lies there.
import { Card } from '../../ui/Card.tsx';
import { familyName } from '../../ui/names.ts';
import { useDesk } from '../desk.ts';
import { CorrectCard } from './CorrectCard.tsx';

interface OpenedCardProps {
  readonly seat: number;
  readonly index: number;
}

/** The hand's own cards stay grey; one that lies face up elsewhere changes places with the wrong one. */
export function OpenedCard({ seat, index }: OpenedCardProps) {
  const { view, words, show } = useDesk();
  const { hands } = words.messages;
  const at = view.seats.find((s) => s.seat === seat);
  if (at === undefined || at.opened.length === 0) return <p className="con-note">{hands.hidden}</p>;
  return (
    <CorrectCard
      title={hands.instead(seat, familyName(at.name, 12))}
      lead={<Lies cards={at.opened} index={index} onTap={(i) => show({ kind: 'opened-card', seat, index: i })} />}
      own={at.opened}
      make={(hand, card) => ({ do: 'correctOpened', hand, seat, index, card })}
    />
  );
}

interface LiesProps {
  readonly cards: readonly string[];
  readonly index: number;
  readonly onTap: (index: number) => void;
}

function Lies({ cards, index, onTap }: LiesProps) {
  const { hands } = useDesk().words.messages;
  return (
    <span className="con-correct">
      {cards.map((card, i) => (
        <button
          key={card}
          type="button"
          className="con-tile-card"
          aria-pressed={i === index}
          aria-label={hands.wrong(card)}
          onClick={() => onTap(i)}
        >
          <Card place={card} light="plain" />
        </button>
      ))}
    </span>
  );
}
