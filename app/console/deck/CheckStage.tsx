// The card that was read last, to be compared with the card in the hand.
import type { DeckView } from '../../../server/console/deck/view.ts';
import { Card } from '../../ui/Card.tsx';
import type { DeckParts } from './deckParts.ts';
import { News } from './News.tsx';

interface CheckStageProps extends DeckParts {
  readonly check: NonNullable<DeckView['check']>;
}

export function CheckStage({ view, words, check }: CheckStageProps) {
  const { check: text } = words.messages;
  const named = check.named;
  return (
    <section className="deck-stage">
      <p className="deck-doing">{text.title(check.name)}</p>
      <div className="deck-now">
        <div className="deck-card">
          <Card key={named ?? ''} place={named ?? '..'} light="plain" slot />
        </div>
        <div className="deck-say">
          {named === null ? (
            <span className="deck-how">{text.how}</span>
          ) : (
            <strong className="deck-name">{words.card(named)}</strong>
          )}
        </div>
      </div>
      <News view={view} words={words} />
      <div className="deck-progress">
        <progress max={52} value={check.seen.length} />
        <b>{text.seen(check.seen.length)}</b>
      </div>
    </section>
  );
}
