'use client';
// The deck page as laid out: what to lay or what was read in the middle, the 52 cards at the right, presses below.
import { useMemo, useState } from 'react';
import type { DeckCommand, DeckReply, DeckView } from '../../../server/console/deck/view.ts';
import type { Language } from '../../messages/language.ts';
import { refusedAddress } from '../../messages/refusedAddress.ts';
import { CardSprite } from '../../ui/CardSprite.tsx';
import type { LinkState } from '../../ui/feedState.ts';
import { CheckStage } from './CheckStage.tsx';
import { DeckBar } from './DeckBar.tsx';
import { DeckGrid } from './DeckGrid.tsx';
import { DeckStart } from './DeckStart.tsx';
import { DeckTop } from './DeckTop.tsx';
import type { CustodyOf, DeckParts } from './deckParts.ts';
import { deckWords } from './deckWords.ts';
import { LayStage } from './LayStage.tsx';
import { ReplaceStage } from './ReplaceStage.tsx';

export interface DeckScreenProps {
  readonly view: DeckView;
  readonly link: LinkState;
  /** why the server declined since, if it did */
  readonly reason?: string;
  readonly language: Language;
  readonly ask: (command: DeckCommand) => Promise<DeckReply>;
  readonly custody: CustodyOf;
}

export function DeckScreen({ view, link, reason = '', language, ask, custody }: DeckScreenProps) {
  const words = useMemo(() => deckWords(language), [language]);
  const [refusal, setRefusal] = useState('');
  const [waits, setWaits] = useState(false);
  const give = (command: DeckCommand): void => {
    setWaits(true);
    void ask(command).then((reply) => {
      setRefusal(reply.ok ? '' : words.refusal(reply.code, reply.params));
      setWaits(false);
    });
  };
  const parts: DeckParts = { view, words, give, locked: link !== 'live' || waits };
  return (
    <div className="con deck" data-link={link} lang={language}>
      <CardSprite />
      <DeckTop {...parts} />
      {link !== 'live' && (
        <p className="con-banner" data-tone="warn">
          {refusedAddress(language, reason) || words.messages.lost}
        </p>
      )}
      {refusal !== '' && (
        <p className="con-banner deck-refusal" data-tone="warn" role="alert">
          {refusal}
        </p>
      )}
      <Work {...parts} custody={custody} />
    </div>
  );
}

function Work(parts: DeckParts & { readonly custody: CustodyOf }) {
  const { session, check, replacing } = parts.view;
  if (session === null) return <DeckStart {...parts} />;
  return (
    <>
      <main className="deck-main">
        {check !== null && <CheckStage {...parts} check={check} />}
        {replacing !== null && <ReplaceStage {...parts} replacing={replacing} />}
        {session.kind === 'register' && <LayStage {...parts} />}
        <DeckGrid {...parts} />
      </main>
      <DeckBar {...parts} />
    </>
  );
}
