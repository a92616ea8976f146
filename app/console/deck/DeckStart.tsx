'use client';
// Between registrations: a deck that rests, the form for a new one, and the decks of the table.
import { useState } from 'react';
import type { DeckView } from '../../../server/console/deck/view.ts';
import { Button, HoldButton } from '../Button.tsx';
import { AntennaChoice, type Place, placeOf } from './AntennaChoice.tsx';
import { DeckForm } from './DeckForm.tsx';
import { DeckList } from './DeckList.tsx';
import type { DeckParts } from './deckParts.ts';
import { News } from './News.tsx';

export function DeckStart(parts: DeckParts) {
  const { view, words } = parts;
  const [chosen, choose] = useState<Place | null>(null);
  const place = placeOf(view, chosen);
  return (
    <main className="deck-start">
      <div className="deck-left">
        {view.news.what === 'registered' && <News view={view} words={words} />}
        {view.handRuns && <p className="deck-note">{words.messages.handRuns}</p>}
        <AntennaChoice view={view} words={words} place={place} onChoose={choose} />
        {view.draft === null ? (
          <DeckForm {...parts} place={place} />
        ) : (
          <Resting {...parts} draft={view.draft} place={place} />
        )}
      </div>
      <DeckList {...parts} place={place} />
    </main>
  );
}

interface RestingProps extends DeckParts {
  readonly draft: NonNullable<DeckView['draft']>;
  readonly place: Place | null;
}

function Resting({ view, words, give, locked, draft, place }: RestingProps) {
  const { messages } = words;
  const why = view.rests === null ? '' : messages.rests[view.rests];
  return (
    <section className="deck-rests">
      <h2>{why}</h2>
      <p>{messages.restText(draft.name, draft.taken.length)}</p>
      <div className="deck-rests-presses">
        <Button
          size="large"
          tone="main"
          disabled={locked || view.handRuns || place === null}
          onPress={() => place !== null && give({ do: 'resume', ...place })}
        >
          {messages.start.goOn}
        </Button>
        <HoldButton tone="quiet" size="large" disabled={locked} onPress={() => give({ do: 'drop' })}>
          {messages.lay.drop}
        </HoldButton>
      </div>
    </section>
  );
}
