'use client';
// One person: state in words, what he may sign in as, and what can be done about it. What closes something asks twice.
import { useState } from 'react';
import type { StaffGrant, StaffPerson, StaffTable } from '../../../server/setup/staff/view.ts';
import type { Language } from '../../messages/language.ts';
import { codeWords } from '../../messages/setup.ts';
import type { staffMessages } from '../../messages/staff.ts';
import { GiveRole } from './GiveRole.tsx';
import type { StaffDesk } from './useStaff.ts';

interface PersonRowProps {
  readonly texts: ReturnType<typeof staffMessages>;
  readonly language: Language;
  readonly desk: StaffDesk;
  readonly person: StaffPerson;
  readonly tables: readonly StaffTable[];
}

export function PersonRow({ texts, language, desk, person, tables }: PersonRowProps) {
  const { id, name, me, passphrase, invited, grants, open } = person;
  const state = [
    ...(me ? [texts.me] : []),
    passphrase ? texts.hasPassphrase : texts.noPassphrase,
    ...(invited === null ? [] : [texts.invitedUntil(new Date(invited).toLocaleString(language))]),
    ...(open === 0 ? [] : [texts.open(open)]),
  ];
  return (
    <li className="set-person" data-person={name}>
      <p>
        <b>{name}</b> <span className="set-note">{state.join(', ')}</span>
      </p>
      {grants.length === 0 && <p className="set-note">{texts.nothing}</p>}
      <ul className="set-grants">
        {grants.map((grant) => (
          <li key={grant.id}>
            {scopeText(texts, grant)}
            <TwoStep text={texts.take} sure={texts.sure} onSure={() => void desk.take(grant.id)} />
          </li>
        ))}
      </ul>
      <GiveRole {...{ texts, desk, tables }} person={id} />
      <div className="set-row-actions">
        {!passphrase && (
          <button type="button" className="set-btn" onClick={() => void desk.invite(id)}>
            {texts.invite}
          </button>
        )}
        {passphrase && !me && <TwoStep text={texts.reset} sure={texts.sure} onSure={() => void desk.reset(id)} />}
        {open > 0 && !me && <TwoStep text={texts.end} sure={texts.sure} onSure={() => void desk.end(id)} />}
      </div>
    </li>
  );
}

function scopeText(texts: PersonRowProps['texts'], { role, table, canvas }: StaffGrant): string {
  const at = `${codeWords(texts.roles, role)}: ${table?.name ?? texts.everyTable}`;
  return canvas === null ? at : `${at}, ${canvas}`;
}

interface TwoStepProps {
  readonly text: string;
  readonly sure: string;
  readonly onSure: () => void;
}

function TwoStep({ text, sure, onSure }: TwoStepProps) {
  const [asked, setAsked] = useState(false);
  const press = (): void => {
    if (asked) onSure();
    setAsked(!asked);
  };
  return (
    <button
      type="button"
      className="set-btn"
      {...(asked && { 'data-tone': 'danger' })}
      onClick={press}
      onBlur={() => setAsked(false)}
    >
      {asked ? `${text}: ${sure}` : text}
    </button>
  );
}
