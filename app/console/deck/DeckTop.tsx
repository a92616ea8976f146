// Top of the deck page: whose decks, who works here, and what the antenna holds, by colour, shape and word.
import type { DeckParts } from './deckParts.ts';

export function DeckTop({ view, words }: DeckParts) {
  const { session } = view;
  const { messages } = words;
  return (
    <header className="con-top deck-top">
      <b className="con-top-table">{view.tableName}</b>
      <span>{messages.title}</span>
      {session !== null && (
        <>
          <span className="deck-antenna" data-state={session.antenna}>
            <i className="deck-lamp" />
            {messages.antenna[session.antenna]}
          </span>
          <span className="deck-place">{messages.at(words.zone(session.zone), session.reader)}</span>
          <span className="deck-who">{messages.who(session.by)}</span>
        </>
      )}
    </header>
  );
}
