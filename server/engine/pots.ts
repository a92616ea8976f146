// Layered pots, the uncalled part and equal shares with odd chips (rules.md 0.8, clause 5.9.3). Pure arithmetic on chips.
import { type Chips, chips, sum } from './chips.ts';
import type { PotShare } from './event.ts';
import { type Hand, isLive, type SeatHand } from './hand.ts';
import { clockwiseAfter, type SeatNo } from './seat.ts';

export interface Pot {
  /** 0 = main pot, then the side pots outwards */
  readonly index: number;
  readonly amount: Chips;
  /** live seats that may win it, clockwise after the button */
  readonly seats: readonly SeatNo[];
}

/** 0.8 step 1: what the highest contributor put in beyond the second highest; folded and killed seats count. */
export function uncalledPart(hand: Hand): { readonly seat: SeatNo; readonly amount: Chips } | null {
  const [top, second] = [...hand.seats].sort((a, b) => b.invested - a.invested);
  if (top === undefined) return null;
  const amount = top.invested - (second?.invested ?? 0);
  if (amount <= 0 || !ownsUncalled(top)) return null;
  return { seat: top.seat, amount: chips(amount) };
}

/** a dead hand gets its uncalled part back only when the clause that killed it says so. */
function ownsUncalled(s: SeatHand): boolean {
  return isLive(s) || s.killedUncalled === 'return';
}

/** 0.8 steps 2 to 4: dead money in the main pot, one layer per contribution level of the live seats. */
export function buildPots(hand: Hand): readonly Pot[] {
  const live = hand.seats.filter(isLive);
  const levels = [...new Set(live.map((s) => s.invested))].filter((n) => n > 0).sort((a, b) => a - b);
  const layers: { amount: number; seats: readonly SeatNo[] }[] = [];
  if (hand.deadMoney > 0) layers.push({ amount: hand.deadMoney, seats: live.map((s) => s.seat) });
  // nobody live has put anything in: what the others left behind is one pot
  if (levels.length === 0)
    layers.push({ amount: sum(hand.seats.map((s) => s.invested)), seats: live.map((s) => s.seat) });
  let below = 0;
  for (const [i, level] of levels.entries()) {
    // chips of folded or killed seats above the highest live level belong to the top layer
    const ceiling = i === levels.length - 1 ? Number.POSITIVE_INFINITY : level;
    const amount = sum(hand.seats.map((s) => Math.max(0, Math.min(s.invested, ceiling) - below)));
    layers.push({ amount, seats: live.filter((s) => s.invested >= level).map((s) => s.seat) });
    below = level;
  }
  return mergeLayers(layers, hand);
}

function mergeLayers(layers: readonly { amount: number; seats: readonly SeatNo[] }[], hand: Hand): readonly Pot[] {
  const merged: { amount: number; seats: readonly SeatNo[] }[] = [];
  for (const layer of layers) {
    const last = merged.at(-1);
    if (last !== undefined && last.seats.length === layer.seats.length) last.amount += layer.amount;
    else merged.push({ ...layer });
  }
  return merged.map((pot, index) => ({
    index,
    amount: chips(pot.amount),
    seats: clockwiseAfter(hand.button, pot.seats),
  }));
}

export interface SplitRule {
  readonly button: number;
  readonly unit: Chips;
  readonly oddChips: 'one_each' | 'all_to_first';
  /** who gets odd chips first, where no button says so */
  readonly order?: readonly SeatNo[];
}

export interface Split {
  readonly shares: readonly { readonly seat: SeatNo; readonly amount: Chips; readonly oddUnits: number }[];
  /** chips below one unit, given to the first winner (POT_NOT_MULTIPLE_OF_UNIT) */
  readonly residue: Chips;
}

/** 5.9.3, A-12, A-13: equal shares in whole units; odd units one each clockwise from the first winner after the button. */
export function splitPot(amount: Chips, winners: readonly SeatNo[], rule: SplitRule): Split {
  const order = rule.order?.filter((seat) => winners.includes(seat)) ?? clockwiseAfter(rule.button, winners);
  const units = Math.floor(amount / rule.unit);
  const residue = amount - units * rule.unit;
  const base = Math.floor(units / order.length);
  const odd = units % order.length;
  const shares = order.map((seat, i) => {
    const oddUnits = rule.oddChips === 'one_each' ? (i < odd ? 1 : 0) : i === 0 ? odd : 0;
    return { seat, oddUnits, amount: chips((base + oddUnits) * rule.unit + (i === 0 ? residue : 0)) };
  });
  return { shares, residue: chips(residue) };
}

/** 3.4: every pot is divided over the runs in whole units, earlier runs get the odd ones, a residue goes to the first. */
export function splitOverRuns(amount: Chips, runs: number, unit: Chips): readonly Chips[] {
  const units = Math.floor(amount / unit);
  const residue = amount - units * unit;
  return Array.from({ length: runs }, (_, run) => {
    const share = Math.floor(units / runs) + (run < units % runs ? 1 : 0);
    return chips(share * unit + (run === 0 ? residue : 0));
  });
}

export function wholeShare(seat: SeatNo, run: number, split: Split['shares'][number]): PotShare {
  return { seat, run, amount: split.amount, oddUnits: split.oddUnits, part: 'whole' };
}
