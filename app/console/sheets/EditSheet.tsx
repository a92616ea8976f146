'use client';
// Corrects one entry of the hand: choose, see what follows, commit. Nothing changes before the commit.
import { useState } from 'react';
import type { ConsoleLine } from '../../../server/console/view.ts';
import { entryOf } from '../amountEntry.ts';
import { useDesk } from '../desk.ts';
import {
  EDIT_ACTIONS,
  EDIT_KINDS,
  type EditForm,
  editActions,
  editsOf,
  isAction,
  isOther,
  needsAmount,
} from '../editForm.ts';
import { AmountField, Choice, Field, FormRow } from '../Field.tsx';
import { undoText } from '../lineText.ts';
import { EditPreview } from './EditPreview.tsx';

export function EditSheet({ position }: { readonly position: number }) {
  const { view } = useDesk();
  const line = view.lines.find((l) => l.position === position && l.editable);
  return line === undefined ? null : <EditLine line={line} />;
}

function EditLine({ line }: { readonly line: ConsoleLine }) {
  const { view, words } = useDesk();
  const { edit } = words.messages;
  const { decimals } = view.currency;
  const [form, setForm] = useState<EditForm>(() => formOf(line, decimals));
  const other = isOther(line);
  const kinds = isAction(line) || other !== null ? EDIT_KINDS : EDIT_KINDS.filter((kind) => kind !== 'replaceWith');
  const edits = editsOf(form, line, decimals);
  return (
    <>
      <div className="con-edit-head">
        <b className="con-edit-what">{undoText(line, words)}</b>
        <Choice
          label=""
          value={form.kind}
          options={kinds}
          text={(kind) => edit[kind]}
          onChange={(kind) => setForm({ ...form, kind })}
        />
      </div>
      {form.kind === 'replaceWith' && other !== null ? (
        <OtherFields other={other} form={form} onChange={setForm} />
      ) : (
        form.kind !== 'retract' && <ActionFields form={form} onChange={setForm} />
      )}
      {edits !== null && <EditPreview key={JSON.stringify(edits)} edits={edits} />}
    </>
  );
}

function formOf(line: ConsoleLine, decimals: number): EditForm {
  return {
    kind: isAction(line) || isOther(line) !== null ? 'replaceWith' : 'retract',
    seat: line.seat ?? 1,
    action: EDIT_ACTIONS.find((action) => action === line.type) ?? 'call',
    amount: !isAction(line) || line.to === null || line.to === 0 ? '' : entryOf(line.to, decimals),
    count: line.amount ?? 0,
    card: line.cards[0] ?? '',
  };
}

interface ActionFieldsProps {
  readonly form: EditForm;
  readonly onChange: (form: EditForm) => void;
}

function ActionFields({ form, onChange }: ActionFieldsProps) {
  const { view, words } = useDesk();
  const { edit, action: actions } = words.messages;
  const seats = view.seats.filter((s) => s.slots.some((slot) => slot !== 'none')).map((s) => String(s.seat));
  return (
    <FormRow>
      {form.kind === 'insertBefore' && (
        <Choice
          label={edit.seat}
          value={String(form.seat)}
          options={seats}
          text={(seat) => seat}
          onChange={(seat) => onChange({ ...form, seat: Number(seat) })}
        />
      )}
      <Choice
        label=""
        value={form.action}
        options={editActions(view)}
        text={(name) => actions[name]}
        onChange={(action) => onChange({ ...form, action })}
      />
      {needsAmount(form.action) && (
        <AmountField
          label={edit.amount}
          value={form.amount}
          decimals={view.currency.decimals}
          onChange={(amount) => onChange({ ...form, amount })}
        />
      )}
    </FormRow>
  );
}

const COUNTS = ['0', '1', '2', '3', '4', '5'] as const;

/** How many cards went, or which card lies face up. */
function OtherFields({ other, form, onChange }: ActionFieldsProps & { readonly other: 'discard' | 'up' }) {
  const { words } = useDesk();
  const { edit } = words.messages;
  return (
    <FormRow>
      {other === 'discard' ? (
        <Choice
          label={edit.cards}
          value={COUNTS[form.count] ?? '0'}
          options={COUNTS}
          text={(count) => count}
          onChange={(count) => onChange({ ...form, count: Number(count) })}
        />
      ) : (
        <Field label={edit.card} value={form.card} onChange={(card) => onChange({ ...form, card })} />
      )}
    </FormRow>
  );
}
