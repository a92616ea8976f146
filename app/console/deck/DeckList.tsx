'use client';
// The decks of the table and those that lie at none. Which tag is which card stands nowhere.
import { useState } from 'react';
import type { DeckLine } from '../../../server/console/deck/view.ts';
import { Button } from '../Button.tsx';
import { DeckMoves } from './DeckMoves.tsx';
import type { DeckListProps } from './deckParts.ts';

export function DeckList(props: DeckListProps) {
  const { view, words } = props;
  const { list } = words.messages;
  const [chosen, choose] = useState('');
  const rows = (atTable: boolean) =>
    view.decks
      .filter((deck) => deck.atTable === atTable)
      .map((deck) => (
        <DeckRow
          key={deck.deck}
          {...props}
          deck={deck}
          open={deck.deck === chosen}
          onOpen={() => choose(deck.deck === chosen ? '' : deck.deck)}
        />
      ));
  const away = rows(false);
  return (
    <aside className="deck-list">
      <h2>{list.title}</h2>
      {view.decks.length === 0 && <p className="deck-note">{list.none}</p>}
      <ul>{rows(true)}</ul>
      {away.length > 0 && <h2>{list.away}</h2>}
      {away.length > 0 && <ul>{away}</ul>}
      <Button size="large" className="deck-readers" onPress={openReaders}>
        {words.messages.readers}
      </Button>
    </aside>
  );
}

interface DeckRowProps extends DeckListProps {
  readonly deck: DeckLine;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function DeckRow(props: DeckRowProps) {
  const { words, deck, open, onOpen } = props;
  const { list } = words.messages;
  const parts = [words.colour(deck.colour), list.cards(deck.cards), list.hands(deck.hands)];
  return (
    <li data-state={deck.state} data-open={open}>
      <button type="button" className="deck-row" aria-expanded={open} onClick={onOpen}>
        <i className="deck-swatch" data-colour={deck.colour} />
        <span className="deck-list-name">
          <b>{deck.name}</b>
          <em>{parts.join(' · ')}</em>
        </span>
        <span className="deck-pill" data-state={deck.turns ? 'turns' : deck.state}>
          {deck.turns ? list.turns : list.states[deck.state]}
        </span>
      </button>
      {open && <DeckMoves {...props} />}
    </li>
  );
}

/** The token goes along in the fragment, where no server sees it. */
function openReaders(): void {
  const { pathname, search, hash } = window.location;
  window.location.href = `${pathname.replace(/deck\/?$/, '')}readers${search}${hash}`;
}
