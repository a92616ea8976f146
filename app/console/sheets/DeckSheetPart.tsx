'use client';
// Shuffle, cut and the deck of the next deal (5.5, 6.1, 6.2, 6.4.9). While a hand runs its deck stays.
import { useState } from 'react';
import { floorMessages } from '../../messages/floor.ts';
import { Button, HoldButton } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { Choice, FormRow } from '../Field.tsx';
import { isIdle } from '../idle.ts';
import { useRight } from '../useRight.ts';

export function DeckSheetPart() {
  const { view, words } = useDesk();
  const { table } = floorMessages(words.language);
  return (
    <>
      <DeckState />
      {isIdle(view) ? (
        <>
          <Procedure />
          <NewDeck />
        </>
      ) : (
        <p className="con-note">{table.running}</p>
      )}
    </>
  );
}

/** Why no hand starts with this deck, or that it is fit. */
export function DeckState() {
  const { view, words } = useDesk();
  const { table } = floorMessages(words.language);
  const { blocked, shuffled, cuts } = view.deck;
  if (blocked !== null)
    return (
      <p className="con-waits" data-tone="danger">
        <b>{words.messages.floor.noDeal}</b> {words.code('refusals', blocked.code)} ({words.clause(blocked.clause)})
      </p>
    );
  return (
    <p className="con-note">
      {[table.fit, shuffled ? table.shuffled : table.notShuffled, table.cuts(cuts)].join(' · ')}
    </p>
  );
}

function Procedure() {
  const { view, words, give } = useDesk();
  const { off } = useRight('operate');
  const { table } = floorMessages(words.language);
  return (
    <FormRow>
      <Button
        disabled={off}
        pressed={view.deck.shuffled}
        onPress={() => give({ do: 'reportShuffle', wash: true, riffle: true })}
      >
        {table.shuffle}
      </Button>
      <Button disabled={off} onPress={() => give({ do: 'reportShuffle', wash: false, riffle: true })}>
        {table.shuffleOnly}
      </Button>
      <Button disabled={off} pressed={view.deck.cuts > 0} onPress={() => give({ do: 'reportCut', cutCard: true })}>
        {table.cut}
      </Button>
      <Button disabled={off} onPress={() => give({ do: 'reportCut', cutCard: false })}>
        {table.cutNoCard}
      </Button>
    </FormRow>
  );
}

/** The dealer takes a new deck, for a reason that the rules of the table know. */
function NewDeck() {
  const { view, words, give, show } = useDesk();
  const { off } = useRight('operate');
  const { table } = floorMessages(words.language);
  const { reasons, blocked } = view.deck;
  const [chosen, choose] = useState<string | null>(null);
  // what was found is the reason until another one is named
  const meant = chosen ?? (blocked === null ? null : 'defect');
  const reason = reasons.find((one) => one === meant) ?? reasons[0];
  const change = (): void => {
    if (reason === undefined) return;
    give({ do: 'changeDeck', reason, deck: null, by: 'DEALER' });
    show(null);
  };
  return (
    <FormRow>
      {reason !== undefined && (
        <Choice
          label={table.change}
          value={reason}
          options={reasons}
          text={(one) => table.reasons[one]}
          onChange={choose}
        />
      )}
      <Button tone="main" disabled={off || reason === undefined} onPress={change}>
        {table.change}
      </Button>
      <Button disabled={off} onPress={() => give({ do: 'reportDefect', card: null, by: 'DEALER' })}>
        {table.defect}
      </Button>
      {blocked?.clause.startsWith('6.1') === true && (
        <HoldButton tone="plain" disabled={off} onPress={() => give({ do: 'replaceCard', card: null, by: 'DEALER' })}>
          {table.replaceCard}
        </HoldButton>
      )}
    </FormRow>
  );
}
