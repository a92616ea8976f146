// The cards of a deck at no table that read badly, each with the press that replaces it.
import type { DeckView } from '../../../server/console/deck/view.ts';
import { Button } from '../Button.tsx';
import type { Place } from './AntennaChoice.tsx';
import type { DeckParts } from './deckParts.ts';

interface DeckReportProps extends DeckParts {
  readonly report: NonNullable<DeckView['report']>;
  readonly place: Place | null;
}

export function DeckReport({ words, give, locked, report, place }: DeckReportProps) {
  const { report: text } = words.messages;
  const { deck, worn } = report;
  return (
    <section className="deck-report">
      <h2>{text.title(report.name)}</h2>
      <p className="deck-note">{worn.length === 0 ? text.none : text.how}</p>
      <ul>
        {worn.map(({ card, verdict, rate }) => (
          <li key={card} data-verdict={verdict}>
            <b>{words.card(card)}</b>
            <span className="deck-pill" data-state={verdict}>
              {text[verdict]}
            </span>
            <em>{verdict === 'dead' || rate === null ? text.unread : text.rate(Math.round(rate * 100))}</em>
            <Button
              size="large"
              disabled={locked || place === null}
              onPress={() => place !== null && give({ do: 'replace', deck, card, ...place })}
            >
              {text.replace}
            </Button>
          </li>
        ))}
      </ul>
      <Button size="large" tone="main" disabled={locked} onPress={() => give({ do: 'stop' })}>
        {words.messages.custody.close}
      </Button>
    </section>
  );
}
