// What committing an amendment would do, in codes and amounts; no card of a closed hand.
import type { Amendment } from '../engine/amend.ts';
import type { Hand } from '../engine/hand.ts';
import type { AmendPreview } from './commands.ts';

export function previewOf(amendment: Amendment): AmendPreview {
  const before = stacks(amendment.before);
  const after = stacks(amendment.after);
  return {
    consequences: amendment.consequences.map((c) => ({
      position: c.origin,
      code: c.refusal.code,
      clause: c.refusal.clause,
    })),
    stacks: [...after].map(([seat, stack]) => ({ seat, before: before.get(seat) ?? stack, after: stack })),
  };
}

function stacks(hand: Hand | null): ReadonlyMap<number, number> {
  return new Map((hand?.seats ?? []).map((s) => [s.seat, s.stack]));
}
