// One card as large as a tablet beside a table needs it; jokers and the cut card by their name.
import { Card } from '../../ui/Card.tsx';
import type { DeckWords } from './deckWords.ts';

export function BigCard({ card, words }: { readonly card: string; readonly words: DeckWords }) {
  if (card.length === 2) return <Card key={card} place={card} light="plain" slot />;
  return <div className="deck-special">{words.card(card)}</div>;
}
