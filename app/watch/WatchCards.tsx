// Cards in a row, with what they are in words for those who are read to: of the places in the frame alone.
import { Card } from '../ui/Card.tsx';
import { slotsOf } from '../ui/cardPlace.ts';
import { cardsSpoken, type WatchWords } from './watchWords.ts';

interface WatchCardsProps {
  readonly cards: readonly string[];
  readonly lit: readonly boolean[];
  /** which lie face up for everybody */
  readonly up?: readonly boolean[];
  readonly words: WatchWords;
  /** said of no card at all */
  readonly none: string;
  readonly slot?: boolean;
}

export function WatchCards({ cards, lit, up = [], words, none, slot = false }: WatchCardsProps) {
  const spoken = cardsSpoken(cards, words.own) || none;
  return (
    <span className="watch-cards" role="img" aria-label={spoken}>
      <span aria-hidden="true">
        {slotsOf(cards).map(({ slot: at, place }) => (
          <Card key={`${at}${place}`} place={place} light={lightOf(lit, at)} slot={slot} up={up[at] === true} />
        ))}
      </span>
    </span>
  );
}

function lightOf(lit: readonly boolean[], slot: number): 'plain' | 'lit' | 'veiled' {
  if (!lit.includes(true)) return 'plain';
  return lit[slot] === true ? 'lit' : 'veiled';
}
