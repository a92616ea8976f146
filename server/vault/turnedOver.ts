// A card that was dealt face down and that the dealer turned over (stud): whose place it leaves to what came in its stead. Pure.
import type { Card } from '../engine/card.ts';
import type { FaceUpCard, HeldSlot } from './heldHand.ts';

interface Closed {
  /** what lies face down */
  readonly slots: readonly HeldSlot[];
  /** reads for which no place is left: the card that was typed as turned over is none of this seat */
  readonly unused: readonly Card[];
}

/**
 * Whatever was read or typed of it at its first place counts no more, and what was read at the up place lies there instead.
 * `slots`: of one seat.
 */
export function withoutTurned(slots: readonly HeldSlot[], up: readonly FaceUpCard[]): Closed {
  const none: Closed = { slots, unused: [] };
  return up.reduce((left, { card, turned }) => (turned === null ? left : without(left, card, turned)), none);
}

function without({ slots, unused }: Closed, card: Card, turned: number): Closed {
  const there = slots.find(({ slot }) => slot === turned);
  const others = slots.filter(({ slot }) => slot !== turned).map((slot) => untyped(slot, card));
  const read = there?.read ?? null;
  const first = others.find((slot) => slot.read === card) ?? others.find(({ slot }) => typedAt(slots, slot, card));
  if (first === undefined)
    return { slots: others, unused: read === null || read === card ? unused : [...unused, read] };
  const instead = { ...first, tag: there?.tag ?? null, read, moved: there?.moved ?? false };
  return { slots: others.map((slot) => (slot === first ? instead : slot)), unused };
}

function typedAt(slots: readonly HeldSlot[], at: number, card: Card): boolean {
  return slots.some(
    ({ slot, typed, corrected, read }) => slot === at && read === null && (corrected ?? typed) === card,
  );
}

function untyped(slot: HeldSlot, card: Card): HeldSlot {
  const { typed, corrected } = slot;
  return { ...slot, typed: typed === card ? null : typed, corrected: corrected === card ? null : corrected };
}
