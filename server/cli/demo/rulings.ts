// What people rule on in the demo, and in which hands: always the same ones, so that whoever shows the demo can say when.
// Nothing of it changes a chip of the recorded hand. Pure.
import { type Card, DECK } from '../../engine/card.ts';
import type { DemoPlan, DemoStep } from './plan.ts';

export const RULED = ['misdeal', 'absent', 'boxed', 'wrong-award'] as const;
export type Ruled = (typeof RULED)[number];

/** Hand of each twenty, from 1 -> what is ruled there, or in the next hand that it fits. */
const DUE: ReadonlyMap<number, Ruled> = new Map([
  [2, 'misdeal'],
  [4, 'absent'],
  [6, 'boxed'],
  [8, 'wrong-award'],
]);
const PERIOD = 20;

export function ruledIn(handNumber: number): Ruled | null {
  return DUE.get(handNumber % PERIOD) ?? null;
}

export function fitsRuling(ruled: Ruled, plan: DemoPlan): boolean {
  switch (ruled) {
    case 'misdeal':
      return true;
    case 'absent':
      return absentFold(plan) !== null;
    case 'boxed':
      return plan.steps.some(isTurn);
    case 'wrong-award':
      return plan.steps.filter((step) => step.do === 'open').length > 1;
  }
}

type Fold = Extract<DemoStep, { do: 'fold' }>;

/** The first fold, when it does not end the hand: the player is not there when the action reaches him. */
export function absentFold({ steps }: DemoPlan): Fold | null {
  const first = steps.find((step) => step.do === 'fold');
  return first?.do === 'fold' && !first.last ? first : null;
}

/** A boxed card lies where the turn should be. */
export function isTurn(step: DemoStep): boolean {
  return step.do === 'board' && step.street === 'turn';
}

/** Hole cards of a deal that will not count: none of them comes again in the hand. */
export function otherHole({ hole, steps }: DemoPlan): DemoPlan['hole'] {
  const used = new Set<Card>([...hole.flat(), ...steps.flatMap((step) => (step.do === 'board' ? step.cards : []))]);
  const left = DECK.filter((card) => !used.has(card));
  return hole.map((cards, position) => left.slice(position * cards.length, (position + 1) * cards.length));
}
