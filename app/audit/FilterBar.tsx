'use client';
// What the rows are narrowed to: table, person, action, hand.
import { useState } from 'react';
import type { AuditDesk, AuditFilter } from '../../server/audit/view.ts';
import { actionText, auditMessages } from '../messages/audit.ts';
import type { Language } from '../messages/language.ts';
import { isHandId } from './handId.ts';
import { EVERYTHING } from './useAudit.ts';

interface FilterBarProps {
  readonly desk: AuditDesk;
  readonly filter: AuditFilter;
  readonly language: Language;
  readonly onFilter: (filter: AuditFilter) => void;
}

export function FilterBar({ desk, filter, language, onFilter }: FilterBarProps) {
  const words = auditMessages(language);
  const [typed, setTyped] = useState('');
  const bad = typed !== '' && !isHandId(typed);
  const onHand = (text: string): void => {
    setTyped(text.trim());
    if (text.trim() === '' || isHandId(text)) onFilter({ ...filter, hand: text.trim().toLowerCase() || null });
  };
  const tables = desk.tables.map(({ table, name }) => ({ value: table, text: name }));
  const people = desk.people.map(({ actor, name }) => ({ value: actor, text: name }));
  const actions = desk.actions.map((action) => ({ value: action, text: actionText(language, action) }));
  const all = words.filter.all;
  return (
    <form className="aud-filter" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={words.filter.table}
        {...{ all }}
        value={filter.table}
        options={tables}
        onPick={(value) =>
          onFilter({ ...filter, table: desk.tables.find(({ table }) => table === value)?.table ?? null })
        }
      />
      <Choice
        label={words.filter.person}
        {...{ all }}
        value={filter.actor}
        options={people}
        onPick={(actor) => onFilter({ ...filter, actor })}
      />
      <Choice
        label={words.filter.action}
        {...{ all }}
        value={filter.action}
        options={actions}
        onPick={(action) => onFilter({ ...filter, action })}
      />
      <label className="aud-field aud-wide">
        {words.filter.hand}
        <input
          value={typed}
          placeholder={words.filter.handHint}
          aria-invalid={bad}
          spellCheck={false}
          onChange={(event) => onHand(event.target.value)}
        />
        {bad && <span className="aud-wrong">{words.filter.badHand}</span>}
      </label>
      <button
        type="button"
        className="aud-btn"
        onClick={() => {
          setTyped('');
          onFilter(EVERYTHING);
        }}
      >
        {words.filter.clear}
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onPick: (value: string | null) => void;
}

function Choice({ label, all, value, options, onPick }: ChoiceProps) {
  return (
    <label className="aud-field">
      {label}
      <select value={value ?? ''} onChange={(event) => onPick(event.target.value || null)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
