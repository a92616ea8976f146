// What tracker outputs do at a table: dealt tags go to the vault, boards are opened when the engine agrees, the rest is asked.
import { v5 as uuidFrom } from 'uuid';
import { clientId } from '../base/ids.ts';
import { err } from '../base/result.ts';
import { mayDealBoard } from '../engine/decideBoard.ts';
import { type MuckPolicy, muckPolicyOf } from '../engine/muckPolicy.ts';
import { opensStreet } from '../engine/rulings/stopped.ts';
import { isTooEarly } from '../engine/rulings/stub.ts';
import { seatNo } from '../engine/seat.ts';
import { violation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import type { Output } from '../tracker/shape.ts';
import { TRACKER_ACTOR } from './actor.ts';
import { addEntry, type Batch, listen, standsStill } from './batch.ts';
import { decideHand, handRuns, type InputDecision } from './decideInput.ts';
import { openUpCard, tellThrown, thrownAway } from './faceCards.ts';
import { ask, type Pending, withOutput, withRefusal } from './proposals.ts';
import { burnQuestion, certainReport } from './readerReports.ts';
import { startSeen } from './startByItself.ts';
import { answered, type VaultCalls } from './vaultCalls.ts';

/** Names the ids made from tracker outputs: the same output always gives the same id. */
const OUTPUT_NAMESPACE = '6f2f1f0a-5a2e-4c57-9e0b-3a1c6d0f7b21';

type Muck = Extract<Output, { type: 'muck' }>;

export interface EffectDeps {
  readonly vault: VaultCalls;
  readonly now: () => number;
}

export async function applyOutput(batch: Batch, output: Output, deps: EffectDeps): Promise<Batch> {
  const held = heldBack(batch, output);
  if (held !== null) return held;
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
  const next = addEntry(batch, decided.value, meta);
  const hands = { before: batch.served.state.hand, after: next.served.state.hand };
  if (output.type === 'discard') await tellThrown(hands, { output: output.id, vault: deps.vault });
  return withBurns(next, output);
}

/** A table with an antenna for the burns hears at once that one is missing or too many. */
function withBurns(batch: Batch, output: Output): Batch {
  const { served } = batch;
  if (output.type !== 'board' || served.tracker.zones.burn === undefined || served.state.hand === null) return batch;
  const question = burnQuestion(output, served.state.hand);
  return question === null ? batch : pending(batch, ask(served.pending, question));
}

/**
 * While the hand stands still readers carry it on no more than people do: a board is asked about and not opened (it is taken
 * once the hand goes on), and cards that reach the muck are no fold by themselves.
 */
function heldBack(batch: Batch, output: Output): Batch | null {
  const stop = standsStill(batch);
  if (stop === null) return null;
  if (output.type === 'board' || output.type === 'board-waiting') {
    const why = violation('hand-stopped', { code: stop.code }, stop.clause);
    return pending(batch, withRefusal(batch.served.pending, output, why));
  }
  if (output.type === 'hole-card' || output.type === 'up-card') return waitsForStreet(batch, output);
  const byItself = (output.type === 'muck' || output.type === 'discard') && output.automatic;
  return byItself ? asked(batch, { ...output, automatic: false }) : null;
}

/** The card of a street that may not open yet: the tracker hears that the hand stands still, and says it again once it goes on. */
function waitsForStreet(
  batch: Batch,
  { seat, slot, at }: Extract<Output, { type: 'hole-card' | 'up-card' }>,
): Batch | null {
  const { hand } = batch.served.state;
  return hand !== null && opensStreet(hand, { seat: seatNo(seat), slot }) ? listen(batch, at) : null;
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
  if (output.type === 'hand-start-seen') return startSeen(batch, output, { ...deps, id: idOf(output) });
  if (state.hand === null || !handRuns(state) || state.afterwards !== null) return null;
  switch (output.type) {
    case 'hole-card':
      return placeCard(batch, output, deps);
    case 'up-card':
      return openUpCard(state, output, deps.vault);
    case 'discard':
      return thrownAway(state, output);
    case 'deal-seen-complete':
      return state.hand.dealComplete ? null : decideHand(state, { type: 'CompleteDeal' });
    case 'board':
      return openBoard(batch, output, deps);
    case 'burn':
      return decideHand(state, { type: 'SeeBurn' });
    case 'muck':
      return seenMuck(state, output, muckPolicyOf(state.hand));
    case 'stub-to-muck':
      // how many of it were read says nothing about how many there are
      return output.late || state.hand.stubMucked || isTooEarly(state.hand)
        ? null
        : decideHand(state, { type: 'SeeStub', count: null });
    default:
      return reported(state, output);
  }
}

/** Where reads only corroborate, a fold that nobody entered is a notice (FOLD_UNCONFIRMED) and no question. */
function seenMuck(state: TableState, output: Muck, policy: MuckPolicy): InputDecision | null {
  const counts = policy === 'corroborate' || (policy === 'auto' && output.automatic);
  if (!counts || output.late) return null;
  const { all, withStub } = output;
  const decided = decideHand(state, { type: 'SeeMuck', seat: seatNo(output.seat), all, withStub });
  return decided.ok && decided.value.events.length === 0 ? null : decided;
}

/** What readers are certain of is an incident by itself; a refusal of it is no more than the question. */
function reported(state: TableState, output: Output): InputDecision | null {
  const report = state.hand === null ? null : certainReport(output, state.hand);
  if (report === null) return null;
  const decided = decideHand(state, { type: 'ReportIncident', report, by: 'OPERATOR' });
  return decided.ok ? decided : null;
}

export async function placeCard(
  batch: Pick<Batch, 'served'>,
  output: Extract<Output, { type: 'hole-card' }>,
  deps: EffectDeps,
): Promise<InputDecision | null> {
  const { state } = batch.served;
  if (state.hand === null) return null;
  const decided = decideHand(state, { type: 'DealHole', seat: seatNo(output.seat), slot: output.slot });
  if (!decided.ok) return decided;
  const at = { hand: state.hand.handId, seat: output.seat, slot: output.slot, tag: output.tag, recorded: deps.now() };
  const placed = answered(await deps.vault.placeTag(output.id, at));
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
  const { street, run, tags } = output;
  const opened = answered(await deps.vault.openBoard(output.id, { hand: state.hand.handId, street, run, tags }));
  if (!opened.ok) return opened;
  return decideHand(state, { type: 'DealBoard', street: output.street, run: output.run, cards: opened.value });
}

/**
 * Cards that nobody read cannot be seen to leave: then the next hand or the floor says that the hand has left. So it is with
 * one that is entered afterwards: what leaves now was dealt in another.
 */
function handLeft(batch: Batch, read: readonly number[]): InputDecision | null {
  const { state } = batch.served;
  if (state.hand === null || state.afterwards !== null || handRuns(state)) return null;
  if (state.left.includes(state.hand.handId)) return null;
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
