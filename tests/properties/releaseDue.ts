// When the cards of the hand on air are due on one canvas, of the reference model of release: delay and gate (section 4).
import type { Deal, Settings } from './releaseFacts.ts';

/** A place, by hand, seat and slot, and the programme ms from which its card may show. */
export type Due = readonly [string, number];

/** Cards of the hand on air; those whose gate is not known to open are left out. */
export function cardsDue(
  hand: string | null,
  deals: ReadonlyMap<string, Deal>,
  { cards, delayMs, offsetMs, gated, settleMs }: Settings & { readonly settleMs: number },
): readonly Due[] {
  const deal = hand === null ? undefined : deals.get(hand);
  if (hand === null || deal === undefined || !cards) return [];
  const open = gated ? opens(hand, deals, settleMs) : Number.NEGATIVE_INFINITY;
  if (open === null) return [];
  return [...deal.dealt].map(([place, { entered, came }]) => {
    const word = Math.max(deal.complete ?? Number.POSITIVE_INFINITY, came);
    return [`${hand} ${place}`, Math.max(Math.min(entered, word) + delayMs + Math.max(0, offsetMs), open)];
  });
}

/** Ended: settled, and the next hand dealt or this one gone from the table. */
function opens(hand: string, deals: ReadonlyMap<string, Deal>, settleMs: number): number | null {
  const { ended, left } = deals.get(hand) ?? { ended: null, left: null };
  const hands = [...deals.keys()];
  const later = hands.slice(hands.indexOf(hand) + 1).flatMap((one) => deals.get(one)?.complete ?? []);
  const gone = [...later, ...(left === null ? [] : [left])];
  if (ended === null || gone.length === 0) return null;
  return Math.max(ended + settleMs, Math.min(...gone));
}
