'use client';
// A judge's own award (5.9.1): what each seat takes of all pots together, until it adds up to the pot.
import type { FloorView } from '../../../server/floor/view.ts';
import { AmountField, amountIn } from '../Field.tsx';
import { useFloorDesk } from './floorDesk.ts';

/** Typed amounts by seat. */
export type Shares = Readonly<Record<number, string>>;
export const NO_SHARES: Shares = {};

/** Null while they do not add up to the pot. */
export function sharesOf(
  shares: Shares,
  { hand, currency }: Pick<FloorView, 'hand' | 'currency'>,
): readonly { readonly seat: number; readonly amount: number }[] | null {
  const given = Object.entries(shares)
    .map(([seat, text]) => ({ seat: Number(seat), amount: amountIn(text, currency.decimals) }))
    .filter(({ amount }) => amount > 0);
  const total = given.reduce((sum, { amount }) => sum + amount, 0);
  return hand !== null && total === hand.pot ? given : null;
}

interface SharesFormProps {
  /** what the dealer pushes */
  readonly entered: readonly { readonly seat: number; readonly amount: number }[];
  readonly shares: Shares;
  readonly onChange: (shares: Shares) => void;
}

export function SharesForm({ entered, shares, onChange }: SharesFormProps) {
  const { view, words } = useFloorDesk();
  const { decimals } = view.currency;
  const { detail } = words.messages;
  const given = Object.values(shares).reduce((sum, text) => sum + amountIn(text, decimals), 0);
  const rest = (view.hand?.pot ?? 0) - given;
  const dealt = view.seats.filter(({ dealt, state }) => dealt > 0 || state === 'live' || state === 'opened');
  return (
    <fieldset className="flo-shares">
      <legend className="con-head">{detail.shares}</legend>
      <div className="con-row">
        {dealt.map(({ seat }) => (
          <AmountField
            key={seat}
            label={words.seat(seat)}
            value={shares[seat] ?? ''}
            decimals={decimals}
            onChange={(text) => onChange({ ...shares, [seat]: text })}
          />
        ))}
      </div>
      <p className="con-note" data-fits={rest === 0}>
        {rest === 0
          ? detail.shareFits
          : rest > 0
            ? detail.shareRest(words.money(rest))
            : detail.shareOver(words.money(-rest))}
        {entered.length > 0 &&
          ` · ${entered.map(({ seat, amount }) => `${words.seat(seat)} ${words.money(amount)}`).join(' · ')}`}
      </p>
    </fieldset>
  );
}
