// The blinds form as texts, and the structure it stands for. Pure.
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import { entryOf, typedAmount } from './amountEntry.ts';
import type { NextLevel } from './levelSteps.ts';

export type LevelField = 'smallBlind' | 'bigBlind' | 'ante' | 'unit' | 'minBet';
export const LEVEL_FIELDS: readonly LevelField[] = ['smallBlind', 'bigBlind', 'ante', 'unit', 'minBet'];
type LevelAmount = 'smallBlind' | 'bigBlind' | 'ante';
type Structure = Extract<ConsoleCommand, { do: 'setStructure' }>['structure'];

export type AnteKind = Structure['anteKind'];
const ANTE_KINDS: readonly AnteKind[] = ['none', 'each', 'big_blind', 'button'];

export interface LevelForm {
  readonly anteKind: AnteKind;
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

/** In the order of the set-up form; 3.3: only what the rules of the table know. */
export function anteKindsOf(offered: readonly AnteKind[]): readonly AnteKind[] {
  return ANTE_KINDS.filter((kind) => kind === 'none' || offered.includes(kind));
}

/** What one kind costs says nothing about another: one payer puts up a big blind, what each pays is typed. */
export function withAnteKind(form: LevelForm, anteKind: AnteKind): LevelForm {
  if (anteKind === form.anteKind) return form;
  return { ...form, anteKind, texts: { ...form.texts, ante: usualAnte(anteKind, form.texts.bigBlind) } };
}

function usualAnte(kind: AnteKind, bigBlind: string): string {
  return kind === 'big_blind' || kind === 'button' ? bigBlind : '';
}

/** An ante that nobody would pay is no ante: it is typed, or there is none. */
export function lacksAnte(form: LevelForm, decimals: number): boolean {
  return form.anteKind !== 'none' && (typedAmount(form.texts.ante, decimals) ?? 0) === 0;
}

/** A chosen level in place of the one in the form; the smallest chip stays where it can pay the level. */
export function withLevel(form: LevelForm, next: Pick<NextLevel, LevelAmount | 'unit'>, decimals: number): LevelForm {
  const text = (field: LevelAmount) => (next[field] === 0 ? '' : entryOf(next[field], decimals));
  return {
    ...form,
    texts: {
      ...form.texts,
      smallBlind: text('smallBlind'),
      bigBlind: text('bigBlind'),
      ante: text('ante') || usualAnte(form.anteKind, text('bigBlind')),
      unit: next.unit === null ? form.texts.unit : entryOf(next.unit, decimals),
      minBet: '',
    },
  };
}

/** What only some games have is set with the game, and stays. */
function extrasOf({ game }: ConsoleView): Partial<Structure> {
  const { smallBet, bigBet, bringIn, cap, buttonBlind, boards } = game;
  return {
    ...(smallBet > 0 ? { smallBet, bigBet } : {}),
    ...(bringIn > 0 ? { bringIn } : {}),
    ...(cap > 0 ? { cap } : {}),
    ...(buttonBlind > 0 ? { buttonBlind } : {}),
    ...(boards > 1 ? { boards } : {}),
  };
}

/** What is left open follows from the rest: smallest bet = big blind, smallest chip = small blind. */
export function structureOf(form: LevelForm, view: ConsoleView): Structure {
  const amount = (field: LevelField) => typedAmount(form.texts[field], view.currency.decimals) ?? 0;
  const bigBlind = amount('bigBlind');
  return {
    limit: view.game.next.limit,
    ...extrasOf(view),
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
