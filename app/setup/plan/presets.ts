// Blinds that people start with. Pure.
import type { Money } from './draft.ts';

const PRESETS: Readonly<Record<Money, readonly string[]>> = {
  chips: ['25/50', '50/100', '100/200', '200/400', '500/1000', '1000/2000'],
  currency: ['1/2', '1/3', '2/5', '5/10', '10/20', '25/50'],
};

export function presetsFor(money: Money): readonly string[] {
  return PRESETS[money];
}
