'use client';
// The other ends: of the hand (misdeal, void, chop) while one runs, and of the show at any time.
import { useState } from 'react';
import { HoldButton } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { Choice, FormRow } from '../Field.tsx';
import { isIdle } from '../idle.ts';
import { useRight } from '../useRight.ts';
import { ChopPart } from './ChopPart.tsx';
import { MisdealReason } from './MisdealReason.tsx';
import { NEW_RULING, RulingBy, type RulingForm, rulingOf } from './RulingBy.tsx';
import { rulingRoles } from './rulingRoles.ts';
import { ShowPart } from './ShowPart.tsx';

const OF_HAND = ['chop', 'misdeal', 'voidHand', 'show'] as const;
type Part = (typeof OF_HAND)[number];

export function EndSheet() {
  const { view, words } = useDesk();
  const { end } = words.messages;
  const [part, setPart] = useState<Part>(view.chop === null ? 'misdeal' : 'chop');
  if (isIdle(view)) return <ShowPart />;
  return (
    <>
      <Choice label="" value={part} options={OF_HAND} text={(name) => end.what[name]} onChange={setPart} />
      <PartBody part={part} />
    </>
  );
}

function PartBody({ part }: { readonly part: Part }) {
  const { view, words } = useDesk();
  const hand = view.handId;
  if (part === 'show' || hand === null) return <ShowPart />;
  if (part !== 'chop') return <Declared key={part} hand={hand} what={part} />;
  return view.chop === null ? (
    <p className="con-note">{words.messages.end.noChop}</p>
  ) : (
    <ChopPart hand={hand} chop={view.chop} />
  );
}

interface DeclaredProps {
  readonly hand: string;
  readonly what: 'misdeal' | 'voidHand';
}

/** Held, since it takes the hand away. */
function Declared({ hand, what }: DeclaredProps) {
  const { view, words, give, show } = useDesk();
  const { off } = useRight('rule');
  const { end, ruling } = words.messages;
  // 6.3: before the first action the dealer declares it himself
  const dealers = what === 'misdeal' && view.turn === 0;
  const [form, setForm] = useState<RulingForm>({ ...NEW_RULING, ...(dealers ? { by: 'DEALER' as const } : {}) });
  const roles = rulingRoles(what);
  const enter = (): void => {
    give({ do: what, hand, ruling: rulingOf(form, roles) });
    show(null);
  };
  return (
    <>
      <p className="con-note">{end.says[what]}</p>
      {what === 'misdeal' && <MisdealReason code={form.code} onChange={(code) => setForm({ ...form, code })} />}
      <FormRow>
        <RulingBy form={form} roles={roles} onChange={setForm} />
        <HoldButton disabled={off} onPress={enter}>
          {ruling.enter}
        </HoldButton>
      </FormRow>
    </>
  );
}
