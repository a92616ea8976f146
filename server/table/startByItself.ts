// A hand that starts by itself, where the operator armed it (`readers.start`): what the readers saw stands for his key. Every doubt
// leaves it the proposal that it is elsewhere.
import { v5 as uuidFrom } from 'uuid';
import type { ClientId } from '../base/ids.ts';
import { ok } from '../base/result.ts';
import { handId } from '../engine/ids.ts';
import { profileOf } from '../engine/session.ts';
import type { Output } from '../tracker/shape.ts';
import { startedAfterwards } from './afterwards.ts';
import type { Batch } from './batch.ts';
import { handRuns, type InputDecision } from './decideInput.ts';
import { decideStart } from './decideStart.ts';
import { unfitDeckFor } from './deckFit.ts';
import { answered, type VaultCalls } from './vaultCalls.ts';

type StartSeen = Extract<Output, { type: 'hand-start-seen' }>;

interface StartDeps {
  readonly vault: Pick<VaultCalls, 'beginHand' | 'decksInPlay'>;
  /** programme ms */
  readonly now: () => number;
  /** of the entry */
  readonly id: ClientId;
}

/** Null: it is proposed. What the rules or the vault refuse is refused again at the key, with its reason. */
export async function startSeen(
  batch: Pick<Batch, 'served' | 'beside'>,
  output: StartSeen,
  { vault, now, id }: StartDeps,
): Promise<InputDecision | null> {
  if (!startsItself(batch, output)) return null;
  const { state } = batch.served;
  const command = { do: 'startHand', hand: handId(uuidFrom('hand', id)) } as const;
  const decided = decideStart(state, command);
  if (!decided.ok) return null;
  const started = startedAfterwards(state, decided.value, { command, now: now() });
  if (!started.ok || (await unfitDeckFor(started.value, vault)) !== null) return null;
  if (!answered(await vault.beginHand(command.hand)).ok) return null;
  return ok(started.value);
}

/**
 * Not the first hand of a show, which has checks of its own, and not by cards that lay there before the last one was over: what is
 * voided or abandoned does not start again with them.
 */
function startsItself({ served, beside }: Pick<Batch, 'served' | 'beside'>, output: StartSeen): boolean {
  const { state } = served;
  const armed = profileOf(state.session)['readers.start'] === 'auto';
  if (!armed || output.late || state.afterwards !== null || handRuns(state)) return false;
  if (state.session.handNumber === 0 || output.happened < state.playedUntil) return false;
  return state.hand === null || beside.stopOf(state.hand.handId) === null;
}
