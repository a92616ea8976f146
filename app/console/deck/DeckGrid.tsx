// All cards of the deck: what lies in the deck already, what is named now, what was skipped. In a check the missing ones stay bright.
import { RANKS, SUITS } from '../cardEntry.ts';
import type { DeckParts } from './deckParts.ts';

type CellState = 'done' | 'next' | 'skipped' | 'wrong' | 'open';

export function DeckGrid({ view, words }: DeckParts) {
  const state = stateIn(view);
  const plan = view.check?.plan ?? view.draft?.plan ?? null;
  return (
    <aside className="deck-grid" data-kind={view.session?.kind}>
      {SUITS.map((suit) => (
        <div key={suit} className="deck-suit">
          {RANKS.map((rank) => {
            const card = `${rank}${suit}`;
            if (plan !== null && !plan.includes(card)) return <span key={card} />;
            const now = state(card);
            return (
              <span key={card} className={`deck-cell fc-face--${suit}`} data-state={now} title={words.card(card)}>
                {rank === 'T' ? '10' : rank}
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <use href={`#fc-suit-${suit}`} />
                </svg>
                {now === 'done' && <i className="deck-tick">✓</i>}
              </span>
            );
          })}
        </div>
      ))}
    </aside>
  );
}

function stateIn({ check, draft, replacing }: DeckParts['view']): (card: string) => CellState {
  if (replacing !== null) return (card) => (card === replacing.card ? 'next' : 'done');
  if (check !== null)
    return (card) => {
      if (check.wrong.includes(card)) return 'wrong';
      if (check.seen.includes(card)) return 'done';
      return check.expected === card ? 'next' : 'open';
    };
  return (card) => {
    if (draft?.taken.includes(card) === true) return 'done';
    if (draft?.next === card) return 'next';
    return draft?.skipped.includes(card) === true ? 'skipped' : 'open';
  };
}
