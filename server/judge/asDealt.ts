// A hand as it lay in front of its player: the cards of the vault, with those that lay face up where they were dealt. Pure.
import type { Card } from '../engine/card.ts';
import type { UpCard } from './judgedTable.ts';

/** `down`: by slot, without the slots of `up`; places of which nothing is stored may be missing. */
export function asDealt(down: readonly (Card | null)[], up: readonly UpCard[]): readonly (Card | null)[] {
  const left = [...down];
  const slots = Math.max(down.length + up.length, ...up.map(({ slot }) => slot + 1));
  return Array.from({ length: slots }, (_, slot) => slot).flatMap((slot) => {
    const open = up.find((one) => one.slot === slot)?.card;
    return open === undefined ? left.splice(0, 1) : [open];
  });
}
