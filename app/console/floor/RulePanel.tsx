'use client';
// Rules on a report: who declares it, a note, the recommended ruling as the big button, the others below it. Each says beforehand
// what it will do to the chips.
import { useState } from 'react';
import type { FloorIncident, FloorRemedy } from '../../../server/floor/view.ts';
import { HoldButton } from '../Button.tsx';
import { Choice } from '../Field.tsx';
import { ChipsText } from './ChipsText.tsx';
import { rolesOf } from './declares.ts';
import { type DeclaredRole, useFloorDesk } from './floorDesk.ts';
import { NoteField } from './NoteField.tsx';
import { NO_SHARES, type Shares, SharesForm, sharesOf } from './SharesForm.tsx';

export function RulePanel({ incident }: { readonly incident: FloorIncident }) {
  const { words, me } = useFloorDesk();
  const { detail } = words.messages;
  const { remedies, status, outcome } = incident;
  const roles = rolesOf(remedies, me);
  const [by, setBy] = useState<DeclaredRole>(roles[0] ?? 'JUDGE');
  const [note, setNote] = useState('');
  const [shares, setShares] = useState<Shares>(NO_SHARES);
  if (status === 'noted') return <p className="flo-says">{detail.noted}</p>;
  if (status === 'ruled')
    return (
      <p className="flo-says">
        {detail.ruled}: <b>{words.ruling('outcomes', outcome)}</b>
      </p>
    );
  const [first, ...others] = remedies;
  if (first === undefined) return <p className="flo-says">{detail.noted}</p>;
  const word = { incident, by, note, shares };
  return (
    <div className="flo-rule">
      <div className="con-row">
        <Choice label={detail.declares} value={by} options={roles} text={words.role} onChange={setBy} />
        <NoteField value={note} onChange={setNote} />
      </div>
      <h2 className="con-head">{detail.recommended}</h2>
      <RemedyButton word={word} remedy={first} recommended />
      {others.length > 0 && <h2 className="con-head">{detail.others}</h2>}
      <div className="flo-others">
        {others.map((remedy) => (
          <RemedyButton key={remedy.outcome} word={word} remedy={remedy} />
        ))}
      </div>
      {remedies.some(({ needsShares }) => needsShares) && (
        <SharesForm entered={enteredIn(incident)} shares={shares} onChange={setShares} />
      )}
    </div>
  );
}

function enteredIn({ report }: FloorIncident): readonly { readonly seat: number; readonly amount: number }[] {
  return report.kind === 'award' ? report.entered : [];
}

interface Word {
  readonly incident: FloorIncident;
  readonly by: DeclaredRole;
  readonly note: string;
  readonly shares: Shares;
}

interface RemedyButtonProps {
  readonly word: Word;
  readonly remedy: FloorRemedy;
  readonly recommended?: boolean;
}

/** Held: a ruling is no slip of the finger. */
function RemedyButton({ word, remedy, recommended = false }: RemedyButtonProps) {
  const { view, words, give, locked } = useFloorDesk();
  const { detail } = words.messages;
  const { hand } = view;
  const mine = remedy.by.includes(word.by);
  const shares = sharesOf(word.shares, view);
  const ready = mine && hand !== null && (!remedy.needsShares || shares !== null);
  const enter = (): void => {
    if (hand === null) return;
    give({
      ...{ do: 'rule', hand: hand.hand, incident: word.incident.id, outcome: remedy.outcome },
      ...{ by: word.by, note: word.note },
      ...(remedy.needsShares && shares !== null ? { shares: [...shares] } : {}),
    });
  };
  return (
    <article className="flo-remedy" data-recommended={recommended} data-outcome={remedy.outcome}>
      <HoldButton tone={recommended ? 'main' : 'plain'} size="large" disabled={locked || !ready} onPress={enter}>
        <b>{words.ruling('outcomes', remedy.outcome)}</b>
        <small>{mine ? detail.hold : detail.may(remedy.by.map(words.role).join(', '))}</small>
      </HoldButton>
      <p className="flo-after">
        <span className="con-clause">{words.clause(remedy.clause)}</span>
        <After remedy={remedy} />
      </p>
    </article>
  );
}

function After({ remedy }: { readonly remedy: FloorRemedy }) {
  const { words } = useFloorDesk();
  const { phases, detail } = words.messages;
  if (remedy.needsShares) return <span>{detail.shares}</span>;
  if (remedy.phase === '') return <span>{detail.later}</span>;
  return (
    <>
      <span>{phases[remedy.phase]}</span>
      {remedy.chips.length === 0 ? <span>{detail.stays}</span> : <ChipsText chips={remedy.chips} />}
    </>
  );
}
