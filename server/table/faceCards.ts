// Cards that come face up to a seat, and cards that a seat throws away, as readers saw them: the vault first, then the rules.

import { err, ok, type Result } from '../base/result.ts';
import type { Card } from '../engine/card.ts';
import { mayDealUp } from '../engine/decideCards.ts';
import type { Hand } from '../engine/hand.ts';
import { seatNo } from '../engine/seat.ts';
import type { RuleViolation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import type { Output } from '../tracker/shape.ts';
import { decideHand, type InputDecision } from './decideInput.ts';
import { answered, type VaultCalls } from './vaultCalls.ts';

/** Door 2: the engine is asked first, with the place alone. */
export async function openUpCard(
  state: TableState,
  output: Extract<Output, { type: 'up-card' }>,
  vault: VaultCalls,
): Promise<InputDecision | null> {
  if (state.hand === null) return null;
  const { slot, tag } = output;
  const seat = seatNo(output.seat);
  const refused = mayDealUp(state.hand, { seat, slot });
  if (refused !== null) return err(refused);
  const opened = answered(await vault.openUp(output.id, { hand: state.hand.handId, seat, slot, tag }));
  return opened.ok ? decideHand(state, { type: 'DealUp', seat, slot, card: opened.value }) : opened;
}

/** All that a seat holds, in the order of its slots: the vault has what lies face down, the hand what came face up. */
export async function openWhole(
  hand: Hand,
  seat: number,
  open: (at: {
    readonly hand: string;
    readonly seat: number;
    readonly slots: number;
  }) => Promise<Result<readonly Card[], RuleViolation>>,
): Promise<Result<readonly Card[], RuleViolation>> {
  const { held = [], up = [] } = hand.seats.find((s) => s.seat === seat) ?? {};
  const hidden = held.filter((slot) => !up.some((one) => one.slot === slot));
  const opened = await open({ hand: hand.handId, seat, slots: hidden.length });
  if (!opened.ok) return opened;
  const down = [...opened.value];
  return ok(held.flatMap((slot) => up.find((one) => one.slot === slot)?.card ?? down.shift() ?? []));
}

/** Only what is clear in turn is entered by itself; the rest is asked. */
export function thrownAway(state: TableState, output: Extract<Output, { type: 'discard' }>): InputDecision | null {
  const { automatic, late, count, slots } = output;
  if (!automatic || late) return null;
  return decideHand(state, { type: 'Discard', seat: seatNo(output.seat), count, slots });
}

export interface ThrownChange {
  readonly seat: number;
  readonly slot: number;
  readonly thrown: boolean;
}

/** Places whose card was thrown away by an entry, or given back by one. */
export function thrownChanges(before: Hand | null, after: Hand | null): readonly ThrownChange[] {
  if (after === null) return [];
  const old = before?.handId === after.handId ? before : null;
  return after.seats.flatMap(({ seat, thrown }) => {
    const was = old?.seats.find((s) => s.seat === seat)?.thrown ?? [];
    const gone = thrown.filter((slot) => !was.includes(slot)).map((slot) => ({ seat, slot, thrown: true }));
    const back = was.filter((slot) => !thrown.includes(slot)).map((slot) => ({ seat, slot, thrown: false }));
    return [...gone, ...back];
  });
}

/** The vault keeps them sealed for ever. `output`: of the entry, so that a repeat changes nothing. */
export async function tellThrown(
  hands: { readonly before: Hand | null; readonly after: Hand | null },
  { output, vault }: { readonly output: string; readonly vault: VaultCalls },
): Promise<void> {
  const { before, after } = hands;
  if (after === null) return;
  for (const change of thrownChanges(before, after))
    await vault.noteThrown(`${output}|thrown ${change.seat} ${change.slot} ${change.thrown}`, {
      hand: after.handId,
      ...change,
    });
}
