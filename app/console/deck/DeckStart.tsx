'use client';
// Between registrations: a deck that rests, the form for a new one, and the decks of the table.
import { useState } from 'react';
import type { DeckView } from '../../../server/console/deck/view.ts';
import { Button, HoldButton } from '../Button.tsx';
import { AntennaChoice, type Place, placeOf } from './AntennaChoice.tsx';
import { DeckCustody } from './DeckCustody.tsx';
import { DeckForm } from './DeckForm.tsx';
import { DeckList } from './DeckList.tsx';
import { DeckReport } from './DeckReport.tsx';
import type { CustodyOf, DeckParts } from './deckParts.ts';
import { News } from './News.tsx';

interface DeckStartProps extends DeckParts {
  readonly custody: CustodyOf;
}

export function DeckStart(parts: DeckStartProps) {
  const { view, words } = parts;
  const [chosen, choose] = useState<Place | null>(null);
  const [asked, askFor] = useState('');
  const of = view.decks.find(({ deck }) => deck === asked);
  const place = placeOf(view, chosen);
  return (
    <main className="deck-start">
      <div className="deck-left">
        {(view.news.what === 'registered' || view.news.what === 'replaced') && <News view={view} words={words} />}
        {view.handRuns && <p className="deck-note">{words.messages.handRuns}</p>}
        <AntennaChoice view={view} words={words} place={place} onChoose={choose} />
        {of !== undefined && <DeckCustody {...parts} of={of} onClose={() => askFor('')} />}
        {of === undefined && view.report !== null && <DeckReport {...parts} report={view.report} place={place} />}
        {of === undefined && view.report === null && view.draft === null && <DeckForm {...parts} place={place} />}
        {of === undefined && view.draft !== null && <Resting {...parts} draft={view.draft} place={place} />}
      </div>
      <DeckList {...parts} place={place} onCustody={askFor} />
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
      <p>{messages.restText(draft.name, draft.taken.length, draft.plan.length)}</p>
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
