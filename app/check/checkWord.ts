// What a checker may say, by what is on his canvas, and when its hand airs. Pure: times come in.
import type { CheckView } from '../../server/views/check/view.ts';

export type CheckWord =
  | { readonly do: 'hold' }
  | { readonly do: 'holdHand' | 'letOwnHandGo' | 'dropHand'; readonly hand: string };

export type HandWordName = 'holdHand' | 'letOwnHandGo' | 'dropHand';

/** Nothing is said of a hand that is not in the picture. */
export function wordsFor({ hand, word }: Pick<CheckView, 'hand' | 'word'>): readonly HandWordName[] {
  if (hand === '') return [];
  return word === 'held' ? ['letOwnHandGo', 'dropHand'] : ['holdHand', 'dropHand'];
}

export type Airs =
  | { readonly state: 'no-programme' | 'no-hand' }
  /** seconds until the hand begins on the programme */
  | { readonly state: 'later'; readonly seconds: number }
  | { readonly state: 'now' };

/** `at`: media time of this canvas now. */
export function airsIn(view: Pick<CheckView, 'hand' | 'handAt' | 'aheadMs'>, at: number): Airs {
  if (view.aheadMs < 0) return { state: 'no-programme' };
  if (view.hand === '') return { state: 'no-hand' };
  const left = view.handAt + view.aheadMs - at;
  return left > 0 ? { state: 'later', seconds: Math.ceil(left / 1000) } : { state: 'now' };
}
