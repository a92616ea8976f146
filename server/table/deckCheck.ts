// A check of a deck: what was read back, and, where the dealer lays it out in order, which card should have come. Pure.
import type { Face } from '../engine/card/deckFaces.ts';
import type { DeskNews } from './deckNews.ts';

export interface CheckState {
  readonly deck: string;
  readonly name: string;
  /** all its cards, in the order in which they are laid where `ordered` */
  readonly plan: readonly Face[];
  readonly ordered: boolean;
  readonly named: Face | null;
  /** what comes next by the order; null without one, and behind the last */
  readonly expected: Face | null;
  readonly seen: readonly Face[];
  /** came out of order: the map or the order is wrong there */
  readonly wrong: readonly Face[];
}

export function newCheck(of: Pick<CheckState, 'deck' | 'name' | 'plan' | 'ordered'>): CheckState {
  const expected = of.ordered ? (of.plan[0] ?? null) : null;
  return { ...of, expected, named: null, seen: [], wrong: [] };
}

type News = Pick<DeskNews, 'what' | 'card'>;

/** After a card that came out of order the next one is the one behind it: one that is missing is said once. */
export function readBack(check: CheckState, card: Face): readonly [CheckState, News] {
  const fresh = !check.seen.includes(card);
  const outOfOrder = check.ordered && fresh && check.expected !== card;
  const seen = fresh ? [...check.seen, card] : check.seen;
  const wrong = outOfOrder ? [...check.wrong, card] : check.wrong;
  const next = { ...check, named: card, seen, wrong, expected: behind(check, fresh ? card : null) };
  const complete = fresh && seen.length === check.plan.length;
  return [next, { what: complete ? 'check-complete' : outOfOrder ? 'out-of-order' : 'named', card }];
}

function behind({ ordered, plan, expected }: CheckState, card: Face | null): Face | null {
  if (!ordered || card === null) return expected;
  return plan[plan.indexOf(card) + 1] ?? null;
}
