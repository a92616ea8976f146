'use client';
// Answers an alarm of the vault: what may be said of it, and how a judge settles it. Names no seat and no card.
import { useState } from 'react';
import type { FloorInboxItem, SettlementInput } from '../../../server/floor/view.ts';
import { HoldButton } from '../Button.tsx';
import { Choice } from '../Field.tsx';
import { RULING_ROLES, usualRole } from './declares.ts';
import { useFloorDesk } from './floorDesk.ts';
import { NoteField } from './NoteField.tsx';

export function InboxPanel({ item }: { readonly item: FloorInboxItem }) {
  const { words, me } = useFloorDesk();
  const { inbox, detail, stop } = words.messages;
  const [by, setBy] = useState<SettlementInput['by']>(usualRole(me));
  const [note, setNote] = useState('');
  const [first, ...others] = item.answers;
  if (first === undefined) return <p className="flo-says">{inbox.clash}</p>;
  const word = { item, by, note };
  return (
    <div className="flo-rule">
      <p className="flo-says">{inbox.twins}</p>
      <p className="flo-says">{item.stops ? `${stop.says} ${inbox.twinsDo}` : inbox.twinsDo}</p>
      <div className="con-row">
        <Choice label={detail.declares} value={by} options={RULING_ROLES} text={words.role} onChange={setBy} />
        <NoteField value={note} onChange={setNote} />
      </div>
      <h2 className="con-head">{detail.recommended}</h2>
      <AnswerButton word={word} answer={first} recommended />
      {others.length > 0 && <h2 className="con-head">{detail.others}</h2>}
      <div className="flo-others">
        {others.map((answer) => (
          <AnswerButton key={answer} word={word} answer={answer} />
        ))}
      </div>
      {item.position === 0 && <p className="con-note">{inbox.notStored}</p>}
    </div>
  );
}

interface AnswerButtonProps {
  readonly word: { readonly item: FloorInboxItem; readonly by: SettlementInput['by']; readonly note: string };
  readonly answer: SettlementInput['answer'];
  readonly recommended?: boolean;
}

function AnswerButton({ word: { item, by, note }, answer, recommended = false }: AnswerButtonProps) {
  const { words, settle, locked } = useFloorDesk();
  const { inbox, detail } = words.messages;
  return (
    <article className="flo-remedy" data-recommended={recommended} data-outcome={answer}>
      <HoldButton
        tone={recommended ? 'main' : 'plain'}
        size="large"
        disabled={locked || item.position === 0}
        onPress={() => settle({ position: item.position, answer, by, note })}
      >
        <b>{inbox.answers[answer]}</b>
        <small>{detail.hold}</small>
      </HoldButton>
      <p className="flo-after">{inbox.says[answer]}</p>
    </article>
  );
}
