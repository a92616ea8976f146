// Many cards in a line of text, one chip for each suit: spades A Q 9.
import { faceOf } from './cardPlace.ts';

const SUITS = ['s', 'h', 'd', 'c'] as const;

export function MiniCards({ cards }: { readonly cards: readonly string[] }) {
  return (
    <>
      {SUITS.map((suit) => ({ suit, ranks: ranksOf(cards, suit) })).map(({ suit, ranks }) =>
        ranks === '' ? null : (
          <span key={suit} className={`fc-mini fc-face--${suit}`}>
            <svg className="fc-mini__suit" viewBox="0 0 100 100" aria-hidden="true">
              <use href={`#fc-suit-${suit}`} />
            </svg>
            {ranks}
          </span>
        ),
      )}
    </>
  );
}

const HIGH_TO_LOW = 'AKQJT98765432';

export function ranksOf(cards: readonly string[], suit: string): string {
  const ranks = cards.map(faceOf).flatMap((face) => (face?.suit === suit ? [face.rank] : []));
  return ranks
    .sort((a, b) => HIGH_TO_LOW.indexOf(a) - HIGH_TO_LOW.indexOf(b))
    .map((rank) => (rank === 'T' ? '10' : rank))
    .join(' ');
}
