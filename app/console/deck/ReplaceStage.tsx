// A card that gets a new tag: which one, and what became of what was laid.
import type { DeckView } from '../../../server/console/deck/view.ts';
import { BigCard } from './BigCard.tsx';
import type { DeckParts } from './deckParts.ts';
import { News } from './News.tsx';

interface ReplaceStageProps extends DeckParts {
  readonly replacing: NonNullable<DeckView['replacing']>;
}

export function ReplaceStage({ view, words, replacing }: ReplaceStageProps) {
  const { replace } = words.messages;
  return (
    <section className="deck-stage">
      <p className="deck-doing">{replace.title(replacing.name)}</p>
      <div className="deck-now">
        <div className="deck-card">
          <BigCard card={replacing.card} words={words} />
        </div>
        <div className="deck-say">
          <span className="deck-label">{replace.lay}</span>
          <strong className="deck-name">{words.card(replacing.card)}</strong>
          <span className="deck-note">{replace.how}</span>
        </div>
      </div>
      <News view={view} words={words} />
    </section>
  );
}
