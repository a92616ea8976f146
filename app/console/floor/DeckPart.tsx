'use client';
// Shuffle, cut and the deck of the next hand: what was reported, what was found, a new deck or card (5.5, 6.1, 6.2, 6.4.9); and the
// stub that goes onto the muck (2.5.7).
import { useState } from 'react';
import type { FloorCommand } from '../../../server/floor/view.ts';
import { Button } from '../Button.tsx';
import { Choice, Field } from '../Field.tsx';
import { RULING_ROLES } from './declares.ts';
import { type DeclaredRole, useFloorDesk } from './floorDesk.ts';

const BY = ['DEALER', ...RULING_ROLES] as const;
type Reason = Extract<FloorCommand, { do: 'changeDeck' }>['reason'];
const REASONS: readonly Reason[] = ['dealer', 'level', 'regulation', 'defect', 'house', 'player-request'];

interface DeckPartProps {
  readonly by: DeclaredRole;
  readonly onBy: (by: DeclaredRole) => void;
}

export function DeckPart({ by, onBy }: DeckPartProps) {
  const { view, words } = useFloorDesk();
  const { table } = words.messages;
  const running = view.hand?.running === true;
  return (
    <section className="flo-deck">
      <h2 className="con-head">{table.deck}</h2>
      <DeckState />
      <Choice<DeclaredRole> label={table.by} value={by} options={BY} text={words.role} onChange={onBy} />
      {running ? (
        <>
          <p className="con-note">{table.running}</p>
          <Stub />
        </>
      ) : (
        <>
          <Shuffle />
          <Count />
        </>
      )}
      <NewDeck by={by} />
    </section>
  );
}

function DeckState() {
  const { view, words } = useFloorDesk();
  const { table } = words.messages;
  const { blocked, faults, replaced, shuffled, cuts, kept } = view.deck;
  return (
    <p className="flo-deck-state" data-blocked={blocked !== null}>
      <b>{blocked === null ? table.fit : words.code('refusals', blocked.code)}</b>
      {blocked !== null && <span className="con-clause">{words.clause(blocked.clause)}</span>}
      {faults > 0 && <span>{table.faults(faults)}</span>}
      {replaced > 0 && <span>{table.replaced(replaced)}</span>}
      {kept && <span>{shuffled ? table.shuffled : table.notShuffled}</span>}
      {kept && <span>{table.cuts(cuts)}</span>}
    </p>
  );
}

function Shuffle() {
  const { words, give, locked } = useFloorDesk();
  const { table } = words.messages;
  return (
    <div className="flo-keys">
      <Button disabled={locked} onPress={() => give({ do: 'reportShuffle', wash: true, riffle: true })}>
        {table.shuffle}
      </Button>
      <Button disabled={locked} onPress={() => give({ do: 'reportShuffle', wash: false, riffle: true })}>
        {table.shuffleOnly}
      </Button>
      <Button disabled={locked} onPress={() => give({ do: 'reportCut', cutCard: true })}>
        {table.cut}
      </Button>
      <Button disabled={locked} onPress={() => give({ do: 'reportCut', cutCard: false })}>
        {table.cutNoCard}
      </Button>
    </div>
  );
}

/** 6.2.1: what a count of the whole deck gave. */
function Count() {
  const { words, give, locked } = useFloorDesk();
  const [text, setText] = useState('');
  const { table } = words.messages;
  const counted = Number(text);
  const whole = /^\d{1,2}$/.test(text) && counted <= 60;
  return (
    <div className="con-row">
      <Field label={table.audit} value={text} numeric onChange={setText} />
      <Button disabled={locked || !whole} onPress={() => give({ do: 'auditDeck', counted, recount: null })}>
        {table.auditEnter}
      </Button>
    </div>
  );
}

function Stub() {
  const { view, words, give, locked } = useFloorDesk();
  const { table } = words.messages;
  const { hand } = view;
  if (hand === null || hand.stubMucked) return null;
  return (
    <div className="flo-keys">
      <Button disabled={locked} onPress={() => give({ do: 'stubMucked', hand: hand.hand, count: null })}>
        <span>{table.stub}</span>
        <small>{table.stubSays}</small>
      </Button>
    </div>
  );
}

function NewDeck({ by }: { readonly by: DeclaredRole }) {
  const { view, words, give, locked } = useFloorDesk();
  const [chosen, setReason] = useState<Reason | null>(null);
  const reason = chosen ?? (view.deck.blocked === null ? 'dealer' : 'defect');
  const [name, setName] = useState('');
  const { table } = words.messages;
  const deck = name.trim() === '' ? null : name.trim();
  return (
    <>
      <Choice
        label={table.change}
        value={reason}
        options={REASONS}
        text={(one) => table.reasons[one]}
        onChange={setReason}
      />
      <div className="con-row">
        <Field label={table.deckName} value={name} onChange={setName} />
        <Button tone="main" disabled={locked} onPress={() => give({ do: 'changeDeck', reason, deck, by })}>
          {table.change}
        </Button>
      </div>
      <div className="flo-keys">
        <Button disabled={locked} onPress={() => give({ do: 'reportDefect', card: null, by })}>
          {table.defect}
        </Button>
        <Button disabled={locked} onPress={() => give({ do: 'replaceCard', card: null, by })}>
          {table.replaceCard}
        </Button>
      </div>
    </>
  );
}
