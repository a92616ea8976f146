// The card to lay now, as large as a tablet beside a table needs it, and what became of the last one.
import { MiniCard } from '../../ui/MiniCard.tsx';
import { BigCard } from './BigCard.tsx';
import type { DeckParts } from './deckParts.ts';
import { News } from './News.tsx';

const PREVIEW = 4;

export function LayStage({ view, words }: DeckParts) {
  const { draft } = view;
  if (draft === null) return null;
  const { lay } = words.messages;
  const done = draft.taken.length;
  return (
    <section className="deck-stage">
      <p className="deck-doing">
        {lay.deck(draft.name)}
        {draft.skipped.length > 0 && <em> {lay.skipped(draft.skipped.length)}</em>}
      </p>
      <div className="deck-now">
        <div className="deck-card">
          <BigCard card={draft.next} words={words} />
        </div>
        <div className="deck-say">
          <span className="deck-label">{lay.now}</span>
          <strong className="deck-name">{words.card(draft.next)}</strong>
          <span className="deck-then">
            {lay.after}
            {upcoming(draft).map((card) => (
              <span key={card} className="deck-chip">
                {card.length === 2 ? <MiniCard card={card} /> : words.card(card)}
              </span>
            ))}
          </span>
        </div>
      </div>
      <News view={view} words={words} />
      <div className="deck-progress">
        <progress max={draft.plan.length} value={done} />
        <b>{lay.progress(done, draft.plan.length)}</b>
      </div>
    </section>
  );
}

/** After the one that is named now, in the order of laying; skipped ones last. */
function upcoming({ plan, taken, skipped, next }: NonNullable<DeckParts['view']['draft']>): readonly string[] {
  const left = plan.filter((card) => card !== next && !taken.includes(card) && !skipped.includes(card));
  return [...left, ...skipped.filter((card) => card !== next)].slice(0, PREVIEW);
}
