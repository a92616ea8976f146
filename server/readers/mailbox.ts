// The link of a reader that comes by HTTP: what the server says waits here for the next answer. Knows no reader.
import type { Link } from './link.ts';
import { CLOSE } from './protocol/codes.ts';
import type { ServerMessage } from './protocol.ts';
import type { Refusal } from './refusal.ts';

export interface Mailbox extends Link {
  /** What has come since the last time; of `ack` and `clk` the newest only. */
  empty(): readonly ServerMessage[];
  /** why it is shut; null while it is open */
  readonly shut: Shut | null;
}

export interface Shut {
  /** a close code of sockets */
  readonly code: number;
  readonly refusal: Refusal | null;
}

/** A reader that never empties it loses the oldest. */
const MOST = 64;

export function createMailbox(onClose: () => void): Mailbox {
  let waiting: readonly ServerMessage[] = [];
  let shut: Shut | null = null;
  const close = (why: Shut): void => {
    if (shut !== null) return;
    shut = why;
    onClose();
  };
  return {
    send(message) {
      const newestOnly = message.t === 'ack' || message.t === 'clk';
      const rest = newestOnly ? waiting.filter(({ t }) => t !== message.t) : waiting;
      waiting = [...rest, message].slice(-MOST);
    },
    refuse: (refusal) => close({ code: CLOSE[refusal.close], refusal }),
    end: (code) => close({ code, refusal: null }),
    pause: () => undefined,
    resume: () => undefined,
    empty() {
      const all = waiting;
      waiting = [];
      return all;
    },
    get open() {
      return shut === null;
    },
    get shut() {
      return shut;
    },
  };
}
