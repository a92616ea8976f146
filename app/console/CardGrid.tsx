'use client';
// All 52 cards to tap, with a field for those who type. Greys only what lies face up: it knows nothing else.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MiniCard } from '../ui/MiniCard.tsx';
import { Button } from './Button.tsx';
import { cardsIn, RANKS, SUITS, toggled } from './cardEntry.ts';
import { useDesk } from './desk.ts';
import { focusFirstField } from './firstField.ts';

interface CardGridProps {
  readonly title: string;
  readonly count: number;
  readonly taken: readonly string[];
  readonly onEnter: (cards: readonly string[]) => void;
}

export function CardGrid({ title, count, taken, onEnter }: CardGridProps) {
  const { words, locked } = useDesk();
  const [cards, setCards] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const head = useRef<HTMLDivElement>(null);
  const focus = (): void => focusFirstField(head.current, 'end');
  useEffect(() => focusFirstField(head.current, 'end'), []);
  const choose = (next: readonly string[]): void => {
    setCards(next);
    setText(next.join(' '));
    focus();
  };
  const type = (value: string): void => {
    setText(value);
    // one card too many is never dropped in silence: it keeps the button grey
    setCards(cardsIn(value).filter((card) => !taken.includes(card)));
  };
  const full = cards.length === count;
  const enter = (): void => {
    if (full && !locked) onEnter(cards);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.repeat) enter();
  };
  return (
    <div className="con-cards">
      <div className="con-cards-head" ref={head}>
        <b>{title}</b>
        <Chosen cards={cards} count={count} />
        <input
          className="con-field"
          value={text}
          placeholder="As Kd 7h"
          aria-label={title}
          onChange={(event) => type(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={onKey}
        />
        <Button tone="quiet" onPress={() => choose([])}>
          {words.messages.step.clear}
        </Button>
        <Button tone="main" hotkey={words.messages.key.enter} disabled={locked || !full} onPress={enter}>
          {words.messages.step.enterCards}
        </Button>
      </div>
      <Grid cards={cards} taken={taken} onTap={(card) => choose(toggled(cards, card, count))} />
    </div>
  );
}

function Chosen({ cards, count }: { readonly cards: readonly string[]; readonly count: number }) {
  return (
    <span className="con-chosen">
      {Array.from({ length: count }, (_, i) => {
        const card = cards[i];
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        return card === undefined ? <span key={i} className="con-chosen-free" /> : <MiniCard key={card} card={card} />;
      })}
    </span>
  );
}

interface GridProps {
  readonly cards: readonly string[];
  readonly taken: readonly string[];
  readonly onTap: (card: string) => void;
}

function Grid({ cards, taken, onTap }: GridProps) {
  return (
    <div className="con-grid">
      {SUITS.flatMap((suit) =>
        RANKS.map((rank) => {
          const card = `${rank}${suit}`;
          return (
            <button
              key={card}
              type="button"
              className={`con-grid-card fc-face--${suit}`}
              aria-label={card}
              aria-pressed={cards.includes(card)}
              disabled={taken.includes(card)}
              onClick={() => onTap(card)}
            >
              {rank === 'T' ? '10' : rank}
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <use href={`#fc-suit-${suit}`} />
              </svg>
            </button>
          );
        }),
      )}
    </div>
  );
}
