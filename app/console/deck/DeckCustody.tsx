'use client';
// Who had a deck, newest first, and the presses that write into it.
import { useEffect, useState } from 'react';
import type { CustodyLine, DeckCommand, DeckLine } from '../../../server/console/deck/view.ts';
import { actionText } from '../../messages/audit.ts';
import { LOCALES } from '../../messages/language.ts';
import { Button } from '../Button.tsx';
import type { CustodyOf, DeckParts } from './deckParts.ts';

const NOTES = ['handed-over', 'locked-away', 'taken-out', 'counted'] as const satisfies readonly Extract<
  DeckCommand,
  { do: 'custody' }
>['what'][];

interface DeckCustodyProps extends DeckParts {
  readonly of: DeckLine;
  readonly custody: CustodyOf;
  readonly onClose: () => void;
}

export function DeckCustody({ words, give, locked, of, custody, onClose }: DeckCustodyProps) {
  const { custody: text } = words.messages;
  const [lines, setLines] = useState<readonly CustodyLine[]>([]);
  const [note, setNote] = useState('');
  const { deck } = of;
  // `locked` is over once a press has been answered: then there is a line more
  useEffect(() => {
    if (!locked) void custody(deck).then(setLines);
  }, [custody, deck, locked]);
  const write = (what: (typeof NOTES)[number]): void => {
    give({ do: 'custody', deck, what, note });
    setNote('');
  };
  return (
    <section className="deck-custody">
      <h2>{text.title(of.name)}</h2>
      <input
        value={note}
        maxLength={60}
        placeholder={text.note}
        aria-label={text.note}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="deck-presses">
        {NOTES.map((what) => (
          <Button key={what} size="large" disabled={locked} onPress={() => write(what)}>
            {text[what]}
          </Button>
        ))}
        <Button size="large" tone="main" onPress={onClose}>
          {text.close}
        </Button>
      </div>
      {lines.length === 0 && <p className="deck-note">{text.none}</p>}
      <ol>
        {lines.map((line) => (
          <li key={`${line.at} ${line.what}`}>
            <time>
              {new Date(line.at).toLocaleString(LOCALES[words.language], { dateStyle: 'short', timeStyle: 'short' })}
            </time>
            <b>{line.who}</b>
            <span>{actionText(words.language, line.what)}</span>
            <em>{line.note}</em>
          </li>
        ))}
      </ol>
    </section>
  );
}
