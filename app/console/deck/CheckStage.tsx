// The card that was read last, to be compared with the card in the hand.
import type { DeckView } from '../../../server/console/deck/view.ts';
import { BigCard } from './BigCard.tsx';
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
          <BigCard card={named ?? '..'} words={words} />
        </div>
        <div className="deck-say">
          {named === null ? (
            <span className="deck-how">{check.ordered ? text.inOrder : text.how}</span>
          ) : (
            <strong className="deck-name">{words.card(named)}</strong>
          )}
          {check.expected !== null && <span className="deck-then">{text.expected(words.card(check.expected))}</span>}
          {check.wrong.length > 0 && <span className="deck-wrong">{text.wrong(check.wrong.length)}</span>}
        </div>
      </div>
      <News view={view} words={words} />
      <div className="deck-progress">
        <progress max={check.plan.length} value={check.seen.length} />
        <b>{text.seen(check.seen.length, check.plan.length)}</b>
      </div>
    </section>
  );
}
