// Hold, panic, resume and the restart rule, as one small state for all canvases of a table.
import { HOLD_CLEAR_MS } from './control.ts';

/** `clearAt`: programme ms at which the graphics must be gone. */
export type HoldState =
  | { readonly mode: 'on' }
  | { readonly mode: 'held'; readonly clearAt: number; readonly why: 'hold' | 'panic' | 'restart' };

/** After a restart everything is hidden and held until one key resumes it. */
export const RESTARTED: HoldState = { mode: 'held', clearAt: 0, why: 'restart' };

export function hold(state: HoldState, now: number): HoldState {
  return state.mode === 'held' ? state : { mode: 'held', clearAt: now + HOLD_CLEAR_MS, why: 'hold' };
}

export function panic(): HoldState {
  return { mode: 'held', clearAt: 0, why: 'panic' };
}

export function resume(): HoldState {
  return { mode: 'on' };
}

/** Release is frozen from the press on; the picture goes off at `clearAt`. */
export function isFrozen(state: HoldState): boolean {
  return state.mode === 'held';
}

/** Whatever else would resume: a person who has looked does. */
export function isPanic(state: HoldState): boolean {
  return state.mode === 'held' && state.why === 'panic';
}

export function isHidden(state: HoldState, now: number): boolean {
  return state.mode === 'held' && now >= state.clearAt;
}
