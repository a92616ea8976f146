// A difference between two servers on real clocks counts when it comes again with the same cards: a busy computer may keep a picture
// from one socket, or turn two of them round, but hardly twice the same one.
import type { Difference } from './compare.ts';

/** Hands that a difference may come from: those of which a picture may have aired since then, and the last one in any case. */
export function suspects(
  hands: readonly { readonly index: number; readonly ended: number }[],
  since: number,
): readonly number[] {
  const near = hands.filter(({ ended }) => ended >= since);
  return (near.length > 0 ? near : hands.slice(-1)).map(({ index }) => index);
}

/** Of the first, those that came again: on the same channel, in the same words of the same world. */
export function again(first: readonly Difference[], second: readonly Difference[]): readonly Difference[] {
  return first.filter(({ where, texts }) => second.some((other) => other.where === where && other.texts === texts));
}
