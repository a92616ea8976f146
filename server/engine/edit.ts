// Edits of a hand's record. Positions are those of log entries of the same hand; StartHand itself cannot be edited away.
import type { HandCommand } from './command.ts';

export type Edit =
  | { readonly type: 'retract'; readonly position: number }
  | { readonly type: 'restore'; readonly position: number }
  | { readonly type: 'replace'; readonly position: number; readonly command: HandCommand }
  /** Inserted before the entry at `before`, or at the end when null. `happened`: programme ms. */
  | {
      readonly type: 'insert';
      readonly before: number | null;
      readonly happened: number;
      readonly command: HandCommand;
    };
