'use client';
// What the floor has declared about one action or one hand, with its rule. A dead hand is held; ends have a form of their own.
import { useState } from 'react';
import type { ConsoleCommand } from '../../../server/console/view.ts';
import { typedAmount } from '../amountEntry.ts';
import { Button, HoldButton } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { AmountField, Choice, FormRow } from '../Field.tsx';
import { useRight } from '../useRight.ts';
import { type RulingForm as By, NEW_RULING, RulingBy, rulingOf } from './RulingBy.tsx';
import { rulingRoles } from './rulingRoles.ts';

const WHAT = ['actAsRuled', 'killHand', 'reopenRound'] as const;
type What = (typeof WHAT)[number];
const RULED = ['fold', 'check', 'call', 'bet', 'raise'] as const;
type Ruled = (typeof RULED)[number];

interface RulingForm {
  readonly what: What;
  readonly by: By;
  readonly seat: number;
  readonly action: Ruled;
  readonly amount: string;
}

export function RulingSheet() {
  const { view, words } = useDesk();
  const { ruling } = words.messages;
  const [form, setForm] = useState<RulingForm>(() => ({
    what: 'actAsRuled',
    by: NEW_RULING,
    seat: view.legal?.seat ?? view.pointerSeat ?? 0,
    action: 'call',
    amount: '',
  }));
  return (
    <>
      <Choice
        label=""
        value={form.what}
        options={WHAT}
        text={(what) => ruling.what[what]}
        onChange={(what) => setForm({ ...form, what })}
      />
      {(form.what === 'actAsRuled' || form.what === 'killHand') && <About form={form} onChange={setForm} />}
      <FormRow>
        <RulingBy
          form={form.by}
          roles={rulingRoles(form.what, form.by.code)}
          onChange={(by) => setForm({ ...form, by })}
        />
        <Enter form={form} />
      </FormRow>
    </>
  );
}

interface AboutProps {
  readonly form: RulingForm;
  readonly onChange: (form: RulingForm) => void;
}

function About({ form, onChange }: AboutProps) {
  const { view, words } = useDesk();
  const { edit, action: actions } = words.messages;
  const seats = view.seats.filter((s) => ['live', 'partial', 'opened'].includes(s.state)).map((s) => String(s.seat));
  const acting = form.what === 'actAsRuled';
  return (
    <FormRow>
      <Choice
        label={edit.seat}
        value={String(form.seat)}
        options={seats}
        text={(seat) => seat}
        onChange={(seat) => onChange({ ...form, seat: Number(seat) })}
      />
      {acting && (
        <Choice
          label=""
          value={form.action}
          options={RULED}
          text={(name) => actions[name]}
          onChange={(action) => onChange({ ...form, action })}
        />
      )}
      {acting && ['call', 'bet', 'raise'].includes(form.action) && (
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

function Enter({ form }: { readonly form: RulingForm }) {
  const { view, words, give, show } = useDesk();
  const { off } = useRight('rule');
  const { ruling } = words.messages;
  const hand = view.handId;
  const ends = form.what === 'killHand';
  const enter = (): void => {
    if (hand === null) return;
    give(commandOf(form, { hand, turn: view.turn, decimals: view.currency.decimals }));
    show(null);
  };
  const disabled = off || hand === null || (form.what === 'actAsRuled' && form.seat === 0);
  return ends ? (
    <HoldButton disabled={disabled} onPress={enter}>
      {ruling.enter}
    </HoldButton>
  ) : (
    <Button tone="main" disabled={disabled} onPress={enter}>
      {ruling.press}
    </Button>
  );
}

interface At {
  readonly hand: string;
  readonly turn: number;
  readonly decimals: number;
}

function commandOf(form: RulingForm, { hand, turn, decimals }: At): ConsoleCommand {
  const ruling = rulingOf(form.by, rulingRoles(form.what, form.by.code));
  if (form.what === 'killHand') return { do: 'killHand', hand, seat: form.seat, ruling };
  if (form.what !== 'actAsRuled') return { do: form.what, hand, ruling };
  const { seat, action } = form;
  return { do: 'actAsRuled', hand, turn, seat, action, to: typedAmount(form.amount, decimals), ruling };
}
