'use client';
// Chips that a ruling moves, seat by seat: '4 Anna +600'.
import type { ChipsMoved } from '../../../server/floor/view.ts';
import { useFloorDesk } from './floorDesk.ts';

export function ChipsText({ chips }: { readonly chips: readonly ChipsMoved[] }) {
  const { words } = useFloorDesk();
  return (
    <span className="flo-chips">
      {chips.map(({ seat, amount }) => (
        <span key={seat}>
          {words.seat(seat)} <b>{`${amount > 0 ? '+' : '−'}${words.money(Math.abs(amount))}`}</b>
        </span>
      ))}
    </span>
  );
}
