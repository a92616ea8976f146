'use client';
// All 52 cards to tap, with a field for those who type: the last sign typed enters them. Greys only what lies face up.
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { MiniCard } from '../ui/MiniCard.tsx';
import { Button } from './Button.tsx';
import { behindFirst, cardsIn, RANKS, SUITS, toggled } from './cardEntry.ts';
import { useDesk } from './desk.ts';
import { focusFirstField } from './firstField.ts';
import { useRight } from './useRight.ts';

interface CardGridProps {
  readonly title: string;
  readonly count: number;
  readonly taken: readonly string[];
  /** lie face up elsewhere, and change places with what is put right */
  readonly moves?: readonly string[];
  /** which of several places in a row these cards are for: what was typed ahead stays for the next one */
  readonly place?: string;
  /** what entering them changes, where that is not plain */
  readonly says?: string;
  /** what lies there now */
  readonly lead?: ReactNode;
  readonly onEnter: (cards: readonly string[]) => void;
}

export function CardGrid({ title, count, taken, moves = [], place = '', says = '', lead, onEnter }: CardGridProps) {
  const { words, show } = useDesk();
  const { off } = useRight('operate');
  const [text, setText] = useState('');
  const sent = useRef('');
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstField(head.current, 'end'), []);
  const typed = cardsIn(text);
  const cards = typed.filter((card) => !taken.includes(card));
  const lying = typed.filter((card) => taken.includes(card));
  const moving = cards.filter((card) => moves.includes(card));
  // one card too many, or one that lies there already, is never dropped in silence: it keeps the button grey
  const full = cards.length === count && lying.length === 0;
  const enter = (chosen: readonly string[], by: 'key' | 'press'): void => {
    // the Enter of those who are used to it follows the last sign: once is enough
    if (off || (by === 'key' && sent.current === chosen.join(' '))) return;
    sent.current = chosen.join(' ');
    onEnter(chosen);
  };
  const choose = (next: readonly string[]): void => {
    setText(next.join(' '));
    sent.current = '';
    focusFirstField(head.current, 'end');
  };
  const type = (value: string): void => {
    setText(value);
    const now = cardsIn(value);
    // a sign behind the last card enters nothing a second time
    if (now.join() === typed.join()) return;
    sent.current = '';
    const grown = value.length > text.length;
    // what moves another card as well takes a press of its own
    const plain = !now.some((card) => taken.includes(card) || moves.includes(card));
    if (grown && now.length === count && plain) enter(now, 'key');
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.repeat && full) enter(cards, 'key');
  };
  useAhead(place, () => {
    const rest = behindFirst(text);
    setText(rest);
    sent.current = '';
    const next = cardsIn(rest).slice(0, count);
    if (next.length === count && !next.some((card) => taken.includes(card))) enter(next, 'key');
  });
  const { step, key, close } = words.messages;
  return (
    <div className="con-cards">
      <div className="con-cards-head" ref={head}>
        {lead}
        <span className="con-cards-title">
          <b>{title}</b>
          {says !== '' && <small>{says}</small>}
        </span>
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
          {step.clear}
        </Button>
        <Button tone="main" hotkey={key.enter} disabled={off || !full} onPress={() => enter(cards, 'press')}>
          {step.enterCards}
        </Button>
        <Button tone="quiet" hotkey={key.escape} onPress={() => show(null)}>
          {close}
        </Button>
      </div>
      {lying.length > 0 && <Lying cards={lying} says={words.messages.hands.lies} />}
      {moving.length > 0 && <Lying cards={moving} says={words.messages.hands.changePlaces} />}
      <Grid cards={cards} taken={taken} moves={moves} onTap={(card) => choose(toggled(cards, card, count))} />
    </div>
  );
}

/** The place has its card: what follows is for the one behind it. */
function useAhead(place: string, goOn: () => void): void {
  const at = useRef(place);
  useEffect(() => {
    if (at.current === place) return;
    at.current = place;
    goOn();
  });
}

function Lying({ cards, says }: { readonly cards: readonly string[]; readonly says: string }) {
  return (
    <p className="con-refused">
      {cards.map((card) => (
        <MiniCard key={card} card={card} />
      ))}{' '}
      {says}
    </p>
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
  readonly moves: readonly string[];
  readonly onTap: (card: string) => void;
}

function Grid({ cards, taken, moves, onTap }: GridProps) {
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
              data-lies={moves.includes(card)}
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
