'use client';
// All 52 cards to press, and the keys that stand for them. What was pressed leaves no mark: no focus, no pressed state, no
// half of a card in words.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { RANKS, SUITS } from '../cardEntry.ts';
import { cardKey } from './cardKeys.ts';
import type { CardDesk } from './useCardDesk.ts';

interface CardKeysProps {
  readonly desk: CardDesk;
  readonly faceUp: readonly string[];
}

export function CardKeys({ desk, faceUp }: CardKeysProps) {
  useCardKeys(desk, faceUp);
  return (
    <div className="cds-grid" data-shut={desk.shut !== null}>
      {SUITS.flatMap((suit) =>
        RANKS.map((rank) => {
          const card = `${rank}${suit}`;
          return (
            <button
              key={card}
              type="button"
              tabIndex={-1}
              className={`cds-card fc-face--${suit}`}
              aria-label={card}
              disabled={desk.shut !== null || faceUp.includes(card)}
              onClick={(event) => {
                event.currentTarget.blur();
                desk.press(card);
              }}
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

/** A rank waits for its suit, unseen; anything else than a suit lets it go. */
function useCardKeys(desk: CardDesk, faceUp: readonly string[]): void {
  const now = useRef({ desk, faceUp });
  useLayoutEffect(() => {
    now.current = { desk, faceUp };
  });
  const rank = useRef<string | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { code, shiftKey: shift, repeat } = event;
      const key = cardKey({ code, shift, repeat, modified: event.ctrlKey || event.altKey || event.metaKey });
      if (key === null) return;
      event.preventDefault();
      const held = rank.current;
      rank.current = key.do === 'rank' ? key.rank : null;
      const { desk: at, faceUp: open } = now.current;
      if (key.do === 'suit' && held !== null && !open.includes(`${held}${key.suit}`)) at.press(`${held}${key.suit}`);
      if (key.do === 'place') at.step({ places: key.by });
      if (key.do === 'seat') at.step({ seats: key.by });
      if (key.do === 'hand') at.stepHand(key.by);
      if (key.do === 'arm') at.arm();
      if (key.do === 'back') at.back();
      if (key.do === 'cancel') at.disarm();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
