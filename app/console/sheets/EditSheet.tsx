'use client';
// Corrects one entry of the hand: choose, see what follows, commit. Nothing changes before the commit.
import { useState } from 'react';
import type { ConsoleLine } from '../../../server/console/view.ts';
import { entryOf } from '../amountEntry.ts';
import { Button } from '../Button.tsx';
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
  withPlace,
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
        <OtherFields other={other} form={form} line={line} onChange={setForm} />
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
    places: line.draw?.gone ?? null,
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

interface OtherFieldsProps extends ActionFieldsProps {
  readonly other: 'discard' | 'up';
  readonly line: ConsoleLine;
}

/** Which cards went or how many, or which card lies face up. */
function OtherFields({ other, line, form, onChange }: OtherFieldsProps) {
  const { words } = useDesk();
  if (other === 'discard') return <DrawFields line={line} form={form} onChange={onChange} />;
  return (
    <FormRow>
      <Field label={words.messages.edit.card} value={form.card} onChange={(card) => onChange({ ...form, card })} />
    </FormRow>
  );
}

/** Where the places are known they are tapped: a bare number would make the drawn cards kept ones. */
function DrawFields({ line, form, onChange }: Omit<OtherFieldsProps, 'other'>) {
  const { words } = useDesk();
  const { edit, draw } = words.messages;
  const held = line.draw?.held ?? [];
  const counts = Array.from({ length: held.length + 1 }, (_, count) => String(count));
  return (
    <FormRow>
      {(line.draw?.gone ?? null) === null && (
        <Choice
          label={edit.cards}
          value={String(form.count)}
          options={counts}
          text={(count) => count}
          onChange={(count) => onChange({ ...form, count: Number(count), places: null })}
        />
      )}
      <fieldset className="con-choice">
        <legend>{edit.gone}</legend>
        {held.map((place, i) => (
          <Button
            key={place}
            pressed={form.places?.includes(place) === true}
            onPress={() => onChange(withPlace(form, place))}
          >
            {draw.card(i + 1)}
          </Button>
        ))}
      </fieldset>
    </FormRow>
  );
}
