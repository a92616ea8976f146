'use client';
// Who declared a ruling, under which rule, and a note: the same three fields wherever the floor has spoken.
import type { ConsoleCommand } from '../../../server/console/view.ts';
import { useDesk } from '../desk.ts';
import { Choice, Field } from '../Field.tsx';
import type { rulingRoles } from './rulingRoles.ts';

type Roles = ReturnType<typeof rulingRoles>;
type Ruling = Extract<ConsoleCommand, { do: 'misdeal' }>['ruling'];

export interface RulingForm {
  readonly by: Roles[number];
  readonly code: string;
  readonly note: string;
}

export const NEW_RULING: RulingForm = { by: 'JUDGE', code: '', note: '' };

/** `roles`: who may declare it; a choice that is not offered any more is a judge's. */
export function rulingOf(form: RulingForm, roles: Roles): Ruling {
  return { by: declarer(form, roles), code: form.code.trim() || 'HR-FLOOR', note: form.note.trim() };
}

function declarer({ by }: RulingForm, roles: Roles): Roles[number] {
  return roles.includes(by) ? by : NEW_RULING.by;
}

interface RulingByProps {
  readonly form: RulingForm;
  readonly roles: Roles;
  readonly onChange: (form: RulingForm) => void;
}

export function RulingBy({ form, roles, onChange }: RulingByProps) {
  const { ruling } = useDesk().words.messages;
  return (
    <>
      <Choice
        label={ruling.by}
        value={declarer(form, roles)}
        options={roles}
        text={(by) => ruling.roles[by]}
        onChange={(by) => onChange({ ...form, by })}
      />
      <Field label={ruling.code} value={form.code} onChange={(code) => onChange({ ...form, code })} />
      <Field label={ruling.note} value={form.note} onChange={(note) => onChange({ ...form, note })} />
    </>
  );
}
