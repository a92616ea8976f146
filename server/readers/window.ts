// How far ahead a reader's numbers may run: a number out of reach would leave a hole that nobody can fill.

import { WINDOW } from './protocol/limits.ts';
import type { DataMessage } from './protocol.ts';

export interface NumberWindow {
  /** False: the number is out of reach and the message is refused. */
  admits(message: DataMessage): boolean;
}

/** `highest`: of the numbers that are stored here and those the reader said it holds. */
export function createNumberWindow(highest: number): NumberWindow {
  let known = highest;
  return {
    admits(message) {
      const reached = message.t === 'gap' ? Math.max(known, message.lost.to) : known;
      if (message.seq - reached > WINDOW) return false;
      known = Math.max(reached, message.seq);
      return true;
    },
  };
}
