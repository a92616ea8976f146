'use client';
// What somebody is to sign in as: the role, the table or all of them, and for those who receive a canvas the canvas.
import { type FormEvent, useState } from 'react';
import type { StaffRole, StaffTable } from '../../../server/setup/staff/view.ts';
import type { staffMessages } from '../../messages/staff.ts';
import type { StaffDesk } from './useStaff.ts';

interface GiveRoleProps {
  readonly texts: ReturnType<typeof staffMessages>;
  readonly desk: StaffDesk;
  readonly person: string;
  readonly tables: readonly StaffTable[];
}

const ROLES: readonly StaffRole[] = [
  'operator',
  'producer',
  'floor',
  'chief-judge',
  'card-desk',
  'commentator',
  'checker',
  'auditor',
  'admin',
];
/** Each with the audience of the canvases that it receives. */
const RECEIVES: Partial<Record<StaffRole, string>> = { commentator: 'commentary', checker: 'check' };

export function GiveRole({ texts, desk, person, tables }: GiveRoleProps) {
  const [role, setRole] = useState<StaffRole>('operator');
  const [table, setTable] = useState('');
  const [chosen, setChosen] = useState('');
  const audience = RECEIVES[role];
  const canvases = (tables.find(({ id }) => id === table)?.canvases ?? []).filter((one) => one.audience === audience);
  const canvas = audience === undefined ? null : (canvases.find(({ name }) => name === chosen) ?? canvases[0])?.name;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void desk.grant({ person, role, table: table === '' ? null : table, canvas: canvas ?? null });
  };
  const id = (field: string) => `${field}-${person}`;
  return (
    <details className="set-more">
      <summary>{texts.give}</summary>
      <form className="set-row" onSubmit={send}>
        <Choice id={id('role')} label={texts.role} value={role} onChange={(value) => setRole(roleOf(value))}>
          {ROLES.map((one) => [one, texts.roles[one]])}
        </Choice>
        <Choice id={id('table')} label={texts.table} value={table} onChange={setTable}>
          {[['', texts.everyTable], ...tables.map((one): [string, string] => [one.id, one.name])]}
        </Choice>
        {canvases.length > 1 && (
          <Choice id={id('canvas')} label={texts.canvas} value={canvas ?? ''} onChange={setChosen}>
            {canvases.map(({ name }) => [name, name])}
          </Choice>
        )}
        <button type="submit" className="set-btn">
          {texts.giveIt}
        </button>
      </form>
    </details>
  );
}

function roleOf(value: string): StaffRole {
  return ROLES.find((role) => role === value) ?? 'operator';
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: readonly (readonly string[])[];
}

function Choice({ id, label, value, onChange, children }: ChoiceProps) {
  return (
    <div className="set-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="set-input" value={value} onChange={(event) => onChange(event.target.value)}>
        {children.map(([option = '', text = '']) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
