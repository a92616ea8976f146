'use client';
// The running hand in one line, and in red that it stands still and by which rule.
import { MiniCard } from '../../ui/MiniCard.tsx';
import { wordOf } from '../words.ts';
import { useFloorDesk } from './floorDesk.ts';

export function HandStrip() {
  const { view, words } = useFloorDesk();
  const { messages, money } = words;
  const { hand, stopped } = view;
  return (
    <section className="flo-hand" data-stopped={stopped !== null}>
      {hand === null ? (
        <span>{messages.noHand}</span>
      ) : (
        <>
          <b>{messages.hand(hand.number)}</b>
          <span>{wordOf(messages.phases, hand.phase)}</span>
          {hand.running && <span>{wordOf(messages.streets, hand.street)}</span>}
          {hand.running && (
            <span>
              {messages.pot} <b>{money(hand.pot)}</b>
            </span>
          )}
          {hand.boards.map((cards) => (
            <span className="flo-board" key={cards.join(' ')}>
              {cards.map((card) => (
                <MiniCard key={card} card={card} />
              ))}
            </span>
          ))}
        </>
      )}
      {stopped !== null && (
        <strong className="flo-stop" role="alert">
          {messages.stop.title} · {words.clause(stopped.clause)}
        </strong>
      )}
    </section>
  );
}
