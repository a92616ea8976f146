'use client';
// 5.9.1: an amount per seat that was dealt in, those of the rules to begin with: what the dealer pushes, or what a judge gives.
import { useState } from 'react';
import type { ConsoleView } from '../../../server/console/view.ts';
import { allTo, awardForm, byRules } from '../awardForm.ts';
import { Button, HoldButton } from '../Button.tsx';
import { type ChopForm, chopFault, sharesOf } from '../chopForm.ts';
import { useDesk } from '../desk.ts';
import { FormRow } from '../Field.tsx';
import { rulesAs } from '../stopRights.ts';
import { useRight } from '../useRight.ts';
import { faultText, Shares } from './ChopPart.tsx';

/** `incident`: a judge rules on it; null: the dealer's award is entered. */
export function AwardSheet({ incident }: { readonly incident: number | null }) {
  const { view, words } = useDesk();
  const { award: texts, step } = words.messages;
  if (view.award === null || view.handId === null)
    return <p className="con-note">{view.openings === 'waiting' ? texts.waits : step.nothing}</p>;
  return <AwardForm award={view.award} hand={view.handId} incident={incident} />;
}

interface AwardFormProps {
  /** as the rules give it */
  readonly award: NonNullable<ConsoleView['award']>;
  readonly hand: string;
  readonly incident: number | null;
}

function AwardForm({ award: rules, hand, incident }: AwardFormProps) {
  const desk = useDesk();
  const { view, words, give, show, me } = desk;
  const { off } = useRight(incident === null ? 'operate' : 'rule');
  const { decimals } = view.currency;
  const award = awardForm(rules);
  const [form, setForm] = useState<ChopForm>(() => byRules(rules, decimals));
  const { award: texts, end } = words.messages;
  const fault = chopFault(form, award, decimals);
  const enter = (): void => {
    const shares = sharesOf(form, award, decimals).filter(({ amount }) => amount > 0);
    if (incident === null) give({ do: 'enterAward', hand, shares, by: 'DEALER' });
    else give({ do: 'rule', hand, incident, outcome: 'override', by: rulesAs(me), shares });
    show(null);
  };
  return (
    <>
      <p className="con-note">{incident === null ? texts.says : texts.ruledSays}</p>
      <Shares
        form={form}
        chop={award}
        onChange={setForm}
        beside={(seat) => (
          <Button tone="quiet" onPress={() => setForm(allTo(seat, award, decimals))}>
            {end.allHere}
          </Button>
        )}
      />
      <FormRow>
        <p className={fault === null ? 'con-note con-beside' : 'con-refused con-beside'}>
          {fault === null ? end.addsUp : faultText(fault, desk)}
        </p>
        <Button tone="quiet" onPress={() => setForm(byRules(rules, decimals))}>
          {texts.byRules}
        </Button>
        <HoldButton tone="main" disabled={off || fault !== null} onPress={enter}>
          {incident === null ? texts.enter : texts.ruledEnter}
        </HoldButton>
      </FormRow>
    </>
  );
}
