// What really happened at the simulated table: where each card was and what a perfect operator would have entered.
// For tests and scores beside the recorded reads; it never travels with them.
import type { Card } from '../engine/card.ts';
import type { Zone } from './felt.ts';
import type { ScriptStep } from './script.ts';
import type { Stay } from './world.ts';

export interface DealtCard {
  readonly seat: number;
  readonly slot: number;
  readonly card: Card;
  /** at rest, ms */
  readonly at: number;
}

export interface Truth {
  readonly stays: readonly Stay[];
  readonly dealt: readonly DealtCard[];
  /** in board order */
  readonly board: readonly Card[];
  readonly mucked: readonly { readonly seat: number; readonly cards: number; readonly at: number }[];
  readonly entries: readonly { readonly at: number; readonly step: ScriptStep }[];
}

export function truthOf(stays: readonly Stay[], entries: Truth['entries']): Truth {
  const dealt = dealtCards(stays);
  return { stays, dealt, board: boardCards(stays), mucked: mucks(stays, dealt), entries };
}

function seatOf(zone: Zone | null): number | null {
  return zone?.startsWith('seat:') ? Number(zone.slice(5)) : null;
}

function dealtCards(stays: readonly Stay[]): readonly DealtCard[] {
  const slots = new Map<number, number>();
  return stays.flatMap(({ zone, card, from }) => {
    const seat = seatOf(zone);
    if (seat === null) return [];
    const slot = slots.get(seat) ?? 0;
    slots.set(seat, slot + 1);
    return [{ seat, slot, card, at: from }];
  });
}

function boardCards(stays: readonly Stay[]): readonly Card[] {
  return stays.flatMap(({ zone, card }) => (zone?.startsWith('board') ? [card] : []));
}

function mucks(stays: readonly Stay[], dealt: readonly DealtCard[]): Truth['mucked'] {
  const found = new Map<number, { seat: number; cards: number; at: number }>();
  for (const { zone, card, from } of stays) {
    const owner = zone === 'muck' ? dealt.find((one) => one.card === card) : undefined;
    if (owner === undefined) continue;
    const old = found.get(owner.seat);
    found.set(owner.seat, { seat: owner.seat, cards: (old?.cards ?? 0) + 1, at: Math.max(from, old?.at ?? 0) });
  }
  return [...found.values()];
}
