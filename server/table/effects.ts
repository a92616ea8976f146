// What tracker outputs do at a table: dealt tags go to the vault, boards are opened when the engine agrees, the rest is asked.
import { v5 as uuidFrom } from 'uuid';
import { clientId } from '../base/ids.ts';
import { err } from '../base/result.ts';
import { mayDealBoard } from '../engine/decideBoard.ts';
import { seatNo } from '../engine/seat.ts';
import type { Output } from '../tracker/shape.ts';
import { TRACKER_ACTOR } from './actor.ts';
import { addEntry, type Batch } from './batch.ts';
import { decideHand, handRuns, type InputDecision } from './decideInput.ts';
import { type Pending, withOutput, withRefusal } from './proposals.ts';
import type { VaultCalls } from './vaultCalls.ts';

/** Names the ids made from tracker outputs: the same output always gives the same id. */
const OUTPUT_NAMESPACE = '6f2f1f0a-5a2e-4c57-9e0b-3a1c6d0f7b21';

export interface EffectDeps {
  readonly vault: VaultCalls;
  readonly now: () => number;
}

export async function applyOutput(batch: Batch, output: Output, deps: EffectDeps): Promise<Batch> {
  const decided = await decideOutput(batch, output, deps);
  if (decided === null) return asked(batch, output);
  if (!decided.ok) return pending(batch, withRefusal(batch.served.pending, output, decided.error));
  const meta = {
    actor: TRACKER_ACTOR.actor,
    clientId: idOf(output),
    typed: false,
    seen: output.happened,
    now: deps.now(),
  };
  return addEntry(batch, decided.value, meta);
}

export function idOf(output: Output) {
  return clientId(uuidFrom(output.id, OUTPUT_NAMESPACE));
}

function asked(batch: Batch, output: Output): Batch {
  return pending(batch, withOutput(batch.served.pending, output, batch.served.state.hand));
}

function pending(batch: Batch, next: Pending): Batch {
  return { ...batch, served: { ...batch.served, pending: next } };
}

/** The input that an output stands for; null when a person has to be asked or nothing follows. */
async function decideOutput(batch: Batch, output: Output, deps: EffectDeps): Promise<InputDecision | null> {
  const { state } = batch.served;
  if (output.type === 'tags-gone') return handLeft(batch, output.seats);
  if (state.hand === null || !handRuns(state)) return null;
  switch (output.type) {
    case 'hole-card':
      return placeCard(batch, output, deps);
    case 'deal-seen-complete':
      return state.hand.dealComplete ? null : decideHand(state, { type: 'CompleteDeal' });
    case 'board':
      return openBoard(batch, output, deps);
    case 'burn':
      return decideHand(state, { type: 'SeeBurn' });
    case 'muck':
      return output.automatic && !output.late
        ? decideHand(state, { type: 'SeeMuck', seat: seatNo(output.seat), all: output.all, withStub: output.withStub })
        : null;
    default:
      return null;
  }
}

async function placeCard(
  batch: Batch,
  output: Extract<Output, { type: 'hole-card' }>,
  deps: EffectDeps,
): Promise<InputDecision | null> {
  const { state } = batch.served;
  if (state.hand === null) return null;
  const decided = decideHand(state, { type: 'DealHole', seat: seatNo(output.seat), slot: output.slot });
  if (!decided.ok) return decided;
  const at = { hand: state.hand.handId, seat: output.seat, slot: output.slot, tag: output.tag, recorded: deps.now() };
  const placed = await deps.vault.placeTag(output.id, at);
  return placed.ok ? decided : placed;
}

/** Door 1: the engine is asked first, with the count alone; a refusal afterwards becomes a question without values. */
async function openBoard(
  batch: Batch,
  output: Extract<Output, { type: 'board' }>,
  deps: EffectDeps,
): Promise<InputDecision | null> {
  const { state } = batch.served;
  if (state.hand === null) return null;
  const refused = mayDealBoard(state.hand, { street: output.street, run: output.run, count: output.tags.length });
  if (refused !== null) return err(refused);
  const opened = await deps.vault.openBoard(output.id, {
    hand: state.hand.handId,
    street: output.street,
    run: output.run,
    tags: output.tags,
  });
  if (!opened.ok) return opened;
  return decideHand(state, { type: 'DealBoard', street: output.street, run: output.run, cards: opened.value });
}

/** Cards that nobody read cannot be seen to leave: then the next hand or the floor says that the hand has left. */
function handLeft(batch: Batch, read: readonly number[]): InputDecision | null {
  const { state } = batch.served;
  if (state.hand === null || handRuns(state) || state.left.includes(state.hand.handId)) return null;
  const { handId, seats } = state.hand;
  if (!seats.every((s) => read.includes(s.seat))) return null;
  return {
    ok: true,
    value: {
      input: { type: 'hand-left', how: 'tags-gone' },
      events: [{ type: 'HandLeft', handId, how: 'tags-gone' }],
      hand: handId,
    },
  };
}
