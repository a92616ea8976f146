// The decks of the table: name, colour, since when, how many cards. Which tag is which card stands nowhere.
import type { DeckLine } from '../../../server/console/deck/view.ts';
import { Button } from '../Button.tsx';
import type { Place } from './AntennaChoice.tsx';
import type { DeckParts } from './deckParts.ts';

interface DeckListProps extends DeckParts {
  readonly place: Place | null;
}

export function DeckList({ view, words, give, locked, place }: DeckListProps) {
  const { list } = words.messages;
  const shut = locked || view.handRuns || place === null;
  return (
    <aside className="deck-list">
      <h2>{list.title}</h2>
      {view.decks.length === 0 && <p className="deck-note">{list.none}</p>}
      <ul>
        {view.decks.map((deck) => (
          <li key={deck.deck}>
            <i className="deck-swatch" data-colour={deck.colour} />
            <span className="deck-list-name">
              <b>{deck.name}</b>
              <em>
                {words.colour(deck.colour)} · {list.cards(deck.cards)} · {since(deck, words.language)}
              </em>
            </span>
            <Button
              size="large"
              disabled={shut}
              onPress={() => place !== null && give({ do: 'check', deck: deck.deck, ...place })}
            >
              {list.check}
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function since({ registered }: DeckLine, language: string): string {
  return new Date(registered).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
