'use client';
// One more address: a second commentator, a floor who came later, a sync clock.
import { type FormEvent, useState } from 'react';
import type { AddressWish } from '../../../server/setup/view.ts';
import { ChoiceField, TextField } from '../fields.tsx';
import { useTableDesk } from './tableDesk.ts';

const PAGES: readonly AddressWish['page'][] = [
  'console',
  'floor',
  'overlay',
  'commentary',
  'venue',
  'watch',
  'check',
  'cards',
  'sync',
  'scan',
  'deck',
];
const ROLES: readonly AddressWish['role'][] = ['operator', 'producer', 'floor', 'chief-judge'];
/** Who sits at the ruling desk. */
const RULES: readonly AddressWish['role'][] = ['floor', 'chief-judge'];
const WITH_CANVAS: readonly AddressWish['page'][] = ['overlay', 'commentary', 'venue', 'watch', 'check'];
/** Where the audience of its canvases is called otherwise than the page. */
const AUDIENCE: Readonly<Record<string, string>> = { watch: 'public' };

export function MoreAddress() {
  const { words, make, people, detail } = useTableDesk();
  const { result } = words;
  const [page, setPage] = useState<AddressWish['page']>('console');
  const [role, setRole] = useState<AddressWish['role']>('operator');
  const [person, setPerson] = useState('');
  const fitting = detail.shown.filter(({ audience }) => audience === (AUDIENCE[page] ?? page));
  const [canvas, setCanvas] = useState('');
  const own = fitting.find(({ name }) => name === canvas)?.name ?? fitting[0]?.name ?? AUDIENCE[page] ?? page;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void make({ page, role, person, replace: false, canvas: WITH_CANVAS.includes(page) ? own : null });
  };
  return (
    <details className="set-more set-noprint">
      <summary>{result.another}</summary>
      <form onSubmit={submit}>
        <ChoiceField
          name="more-page"
          label={result.anotherPage}
          value={page}
          options={PAGES}
          text={(option) => result.pages[option]}
          onChange={setPage}
        />
        {(page === 'console' || page === 'floor') && (
          <ChoiceField
            name="more-role"
            label={result.anotherRole}
            value={page === 'floor' && !RULES.includes(role) ? 'floor' : role}
            options={page === 'floor' ? RULES : ROLES}
            text={(option) => result.roles[option]}
            onChange={setRole}
          />
        )}
        {fitting.length > 1 && (
          <ChoiceField
            name="more-canvas"
            label={result.anotherCanvas}
            value={own}
            options={fitting.map(({ name }) => name)}
            text={(name) => name}
            onChange={setCanvas}
          />
        )}
        <div className="set-row">
          <TextField
            name="more-person"
            label={result.anotherPerson}
            hint={result.anotherPersonHint}
            value={person}
            list="table-people"
            onChange={setPerson}
          />
          <datalist id="table-people">
            {people.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <button type="submit" className="set-btn" data-tone="main">
          {result.anotherMake}
        </button>
      </form>
    </details>
  );
}
