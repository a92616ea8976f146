'use client';
// What everybody in the room sees face up, typed because it was not read. Cards of it that lay open before are not asked for.
import { MiniCard } from '../../ui/MiniCard.tsx';
import { familyName } from '../../ui/names.ts';
import { CardGrid } from '../CardGrid.tsx';
import { useDesk } from '../desk.ts';
import { cardsToType, facesHeld, wholeHand } from '../openedEntry.ts';

export function TypeOpened({ seat }: { readonly seat: number }) {
  const { view, words, give, show } = useDesk();
  const hand = view.handId;
  const at = view.seats.find((s) => s.seat === seat);
  if (at === undefined) return null;
  const known = facesHeld(at).filter((face) => face !== null);
  const enter = (typed: readonly string[]): void => {
    if (hand === null) return;
    give({ do: 'typeOpened', hand, seat, cards: [...wholeHand(at, typed)] });
    show(null);
  };
  return (
    <CardGrid
      title={`${words.messages.board.opened(seat)}: ${familyName(at.name, 12)}`}
      count={cardsToType(at)}
      taken={view.faceUp}
      lead={known.length > 0 && <Known cards={known} />}
      onEnter={enter}
    />
  );
}

function Known({ cards }: { readonly cards: readonly string[] }) {
  return (
    <span className="con-chosen con-known">
      {cards.map((card) => (
        <MiniCard key={card} card={card} />
      ))}
    </span>
  );
}
