// A hand that is entered afterwards: from when on, and until when. The pace of its entries is in log/lateHand.ts.
import { err, ok } from '../base/result.ts';
import type { HandId } from '../engine/ids.ts';
import { violation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableCommand } from './commands.ts';
import type { Decided, InputDecision } from './decideInput.ts';
import { suspicion } from './startGate.ts';

type StartCommand = Extract<TableCommand, { do: 'startHand' }>;

/** The start of a hand, `afterwards` as long ago as the command says; two hands never overlap. `now`: programme ms. */
export function startedAfterwards(
  state: TableState,
  decided: Decided,
  { command, now }: { readonly command: StartCommand; readonly now: number },
): InputDecision {
  if (command.afterwards === undefined)
    return ok({ ...decided, events: [...decided.events, ...suspicion(state, now)] });
  const began = now - command.afterwards.beganAgoMs;
  if (began < state.playedUntil) return err(violation('began-before-last-hand', agoOf(now - state.playedUntil)));
  const events = [...decided.events, { type: 'HandEnteredAfterwards', handId: command.hand, began } as const];
  return ok({ ...decided, events });
}

/** Whole seconds, cut, so that what is offered is not refused a moment later. */
function agoOf(ms: number): Readonly<Record<'minutes' | 'seconds', number>> {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/** programme ms at which a decided hand began; null when it begins as it is entered */
export function beganAt({ events }: Decided): number | null {
  const late = events.find((event) => event.type === 'HandEnteredAfterwards');
  return late?.type === 'HandEnteredAfterwards' ? late.began : null;
}

export function catchUp(state: TableState, hand: HandId): InputDecision {
  if (state.afterwards === null) return err(violation('entered-live'));
  return ok({ input: { type: 'catch-up' }, events: [{ type: 'CaughtUp', handId: hand }], hand });
}
