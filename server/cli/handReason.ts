// Why cards cannot be a hand, in words. Names no card.
import type { HandRefusal } from '../engine/handRank/check.ts';

export function handReason(refusal: HandRefusal): string {
  if (refusal.code === 'foreign-card') return `holds a card that is not in a deck of ${refusal.deck}`;
  if (refusal.code === 'duplicate-card') {
    return refusal.field === refusal.other ? 'a card stands twice' : `holds a card that stands in ${refusal.other} too`;
  }
  const { least, most } = refusal;
  return `takes ${least === most ? least : `${least} to ${most}`} ${most === 1 ? 'card' : 'cards'}`;
}
