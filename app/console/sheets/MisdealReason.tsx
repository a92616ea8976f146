'use client';
// Why a deal is a misdeal: the clauses of 6.3, by number, each with what it says. Other books know one rule for all of them.
import { clauseSays } from '../../messages/floor.ts';
import { useDesk } from '../desk.ts';
import { Choice } from '../Field.tsx';

const CLAUSES = ['6.3.1', '6.3.2', '6.3.3', '6.3.4', '6.3.5', '6.3.6'] as const;
const NONE = '';

interface MisdealReasonProps {
  /** of the ruling so far */
  readonly code: string;
  readonly onChange: (code: string) => void;
}

export function MisdealReason({ code, onChange }: MisdealReasonProps) {
  const { view, words } = useDesk();
  if (view.profile !== 'russian') return null;
  const chosen = CLAUSES.find((clause) => code === codeOf(clause)) ?? NONE;
  const { end } = words.messages;
  return (
    <>
      <Choice
        label={end.why}
        value={chosen}
        options={[NONE, ...CLAUSES]}
        text={(clause) => (clause === NONE ? end.noReason : clause)}
        onChange={(clause) => onChange(clause === NONE ? '' : codeOf(clause))}
      />
      {chosen !== NONE && <p className="con-note">{clauseSays(chosen, words.language)}</p>}
    </>
  );
}

function codeOf(clause: string): string {
  return `SP-${clause}-REDEAL`;
}
