// The choices of a canvas. As in server/release/control.ts; a test compares. Pages take only types from the server.
import type { CanvasConfig } from '../canvasForm.ts';

export const REVEALS: readonly CanvasConfig['reveal'][] = [
  'at-once',
  'after-first-action',
  'betting-over',
  'showdown-cash',
  'showdown-tournament',
  'never',
];
export const FOLDED: readonly CanvasConfig['folded'][] = ['stay', 'leave-soon', 'leave'];
export const MUCKED: readonly CanvasConfig['mucked'][] = ['by-rules', 'as-played', 'hide'];
export const LEAD_MAX_MS = 2_000;
