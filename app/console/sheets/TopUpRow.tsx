'use client';
// Chips that a player buys on top of the stack: a typed amount, or one press up to a usual stack.
import { useState } from 'react';
import type { ConsoleSeat } from '../../../server/console/view.ts';
import { Button } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { AmountField, amountIn, FormRow } from '../Field.tsx';
import { topUpsOf } from '../topUps.ts';
import { useRight } from '../useRight.ts';

export function TopUpRow({ seat }: { readonly seat: ConsoleSeat }) {
  const { view, words, give, show } = useDesk();
  const { off } = useRight('operate');
  const [text, setText] = useState('');
  const { topUp } = words.messages;
  const { decimals } = view.currency;
  const amount = amountIn(text, decimals);
  const add = (chips: number): void => {
    if (off || chips === 0) return;
    give({ do: 'topUp', seat: seat.seat, amount: chips });
    show(null);
  };
  return (
    <FormRow>
      <AmountField
        label={topUp.title}
        value={text}
        decimals={decimals}
        onChange={setText}
        onEnter={() => add(amount)}
      />
      <Button disabled={off || amount === 0} onPress={() => add(amount)}>
        <span>{topUp.add}</span>
        <b>{amount === 0 ? '' : `+${words.money(amount)}`}</b>
      </Button>
      {topUpsOf(seat, view).map((quick) => (
        <Button key={quick.upTo} disabled={off} onPress={() => add(quick.amount)}>
          <span>{topUp.upTo[quick.upTo]}</span>
          <b>+{words.money(quick.amount)}</b>
        </Button>
      ))}
    </FormRow>
  );
}
