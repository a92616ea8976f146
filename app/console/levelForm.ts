// The blinds form as texts, and the structure it stands for. Pure.
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import { entryOf, typedAmount } from './amountEntry.ts';

export type LevelField = 'smallBlind' | 'bigBlind' | 'ante' | 'unit' | 'minBet';
export const LEVEL_FIELDS: readonly LevelField[] = ['smallBlind', 'bigBlind', 'ante', 'unit', 'minBet'];
type Structure = Extract<ConsoleCommand, { do: 'setStructure' }>['structure'];

export interface LevelForm {
  readonly anteKind: Structure['anteKind'];
  readonly texts: Readonly<Record<LevelField, string>>;
}

export function levelForm(view: ConsoleView): LevelForm {
  const text = (field: LevelField) => (view[field] === 0 ? '' : entryOf(view[field], view.currency.decimals));
  return {
    anteKind: view.anteKind,
    texts: {
      smallBlind: text('smallBlind'),
      bigBlind: text('bigBlind'),
      ante: text('ante'),
      unit: text('unit'),
      minBet: view.minBet === view.bigBlind ? '' : text('minBet'),
    },
  };
}

/** What is left open follows from the rest: smallest bet = big blind, smallest chip = small blind. */
export function structureOf(form: LevelForm, view: ConsoleView): Structure {
  const amount = (field: LevelField) => typedAmount(form.texts[field], view.currency.decimals) ?? 0;
  const bigBlind = amount('bigBlind');
  return {
    limit: 'no',
    smallBlind: amount('smallBlind'),
    bigBlind,
    anteKind: form.anteKind,
    ante: form.anteKind === 'none' ? 0 : amount('ante'),
    straddles: view.straddles.map(({ seat, amount: posted }) => ({ seat, amount: posted })),
    posts: [],
    unit: amount('unit') || amount('smallBlind') || bigBlind,
    minBet: amount('minBet') || bigBlind,
  };
}
