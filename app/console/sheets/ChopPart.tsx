'use client';
// The pots shared by agreement: an amount per seat, equal parts to begin with, the rest in plain sight.
import { type ReactNode, useState } from 'react';
import { familyName } from '../../ui/names.ts';
import { Button, HoldButton } from '../Button.tsx';
import { type Chop, type ChopForm, chopFault, equalChop, restOf, sharesOf, withRest } from '../chopForm.ts';
import { type Desk, useDesk } from '../desk.ts';
import { AmountField, FormRow } from '../Field.tsx';
import { useRight } from '../useRight.ts';
import { NEW_RULING, RulingBy, rulingOf } from './RulingBy.tsx';
import { rulingRoles } from './rulingRoles.ts';

interface ChopPartProps {
  readonly hand: string;
  readonly chop: Chop;
}

export function ChopPart({ hand, chop }: ChopPartProps) {
  const desk = useDesk();
  const { view, words, give, show } = desk;
  const { off } = useRight('operate');
  const { decimals } = view.currency;
  const [form, setForm] = useState<ChopForm>(() => equalChop(chop, decimals));
  const [ruling, setRuling] = useState(NEW_RULING);
  const roles = rulingRoles('chop');
  const { end } = words.messages;
  const fault = chopFault(form, chop, decimals);
  const enter = (): void => {
    const shares = sharesOf(form, chop, decimals).filter(({ amount }) => amount > 0);
    give({ do: 'chop', hand, shares, ruling: chop.needsRuling ? rulingOf(ruling, roles) : null });
    show(null);
  };
  return (
    <>
      <Shares form={form} chop={chop} onChange={setForm} />
      {chop.needsRuling && (
        <>
          <p className="con-waits">{end.needsFloor}</p>
          <FormRow>
            <RulingBy form={ruling} roles={roles} onChange={setRuling} />
          </FormRow>
        </>
      )}
      <FormRow>
        <p className={fault === null ? 'con-note con-beside' : 'con-refused con-beside'}>{faultText(fault, desk)}</p>
        <Button tone="quiet" onPress={() => setForm(equalChop(chop, decimals))}>
          {end.equal}
        </Button>
        <HoldButton tone="main" disabled={off || fault !== null} onPress={enter}>
          {end.chopHold}
        </HoldButton>
      </FormRow>
    </>
  );
}

export function faultText(fault: ReturnType<typeof chopFault>, { words }: Desk): string {
  const { end } = words.messages;
  if (fault === null) return end.addsUp;
  const amount = words.money(fault.amount);
  if (fault.code === 'above-most') return end.most(fault.seat, amount);
  return fault.code === 'short' ? end.rest(amount) : end.over(amount);
}

interface SharesProps {
  readonly form: ChopForm;
  readonly chop: Chop;
  readonly onChange: (form: ChopForm) => void;
  /** what stands beside each field; the rest to that seat where nothing else is asked for */
  readonly beside?: (seat: number) => ReactNode;
}

/** An amount per seat, the total above them. */
export function Shares({ form, chop, onChange, beside }: SharesProps) {
  const { view, words } = useDesk();
  const { decimals } = view.currency;
  const { end, pots } = words.messages;
  const rest = restOf(form, chop, decimals);
  return (
    <>
      <p className="con-chop-total">
        {pots.pot} <b>{words.money(chop.total)}</b>
      </p>
      <FormRow>
        {chop.most.map(({ seat }) => (
          <div key={seat} className="con-share">
            <AmountField
              label={`${seat} ${familyName(view.seats.find((s) => s.seat === seat)?.name ?? '', 14)}`}
              value={form.texts[seat] ?? ''}
              decimals={decimals}
              onChange={(text) => onChange({ texts: { ...form.texts, [seat]: text } })}
            />
            {beside?.(seat) ?? (
              <Button
                tone="quiet"
                disabled={rest === 0}
                onPress={() => onChange(withRest(form, { chop, decimals, seat }))}
              >
                {end.restHere}
              </Button>
            )}
          </div>
        ))}
      </FormRow>
    </>
  );
}
