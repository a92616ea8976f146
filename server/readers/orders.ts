// What the server asks of one reader: each command waits for its `res`, and for no longer than ten seconds.

import { assertNever } from '../base/assertNever.ts';
import type { Clock } from '../base/clock.ts';
import { ORDER_MS } from './protocol/limits.ts';
import type { CmdMessage, ResMessage } from './protocol.ts';

export type Order =
  | { readonly do: 'snap' | 'selftest' | 'blink' | 'flush' }
  | { readonly do: 'cfg'; readonly cfg: NonNullable<CmdMessage['cfg']> };

/**
 * `done` and `failed` are the reader's word, `silent` it did not answer, `gone` it left, `busy` too much is open. What it
 * says in `msg` stays here: it may name a tag.
 */
export type OrderOutcome = 'done' | 'failed' | 'silent' | 'gone' | 'busy';

export interface Orders {
  give(order: Order): Promise<OrderOutcome>;
  /** An answer to nothing that was asked is let be. */
  answered(res: ResMessage): void;
  /** Everybody who waits is told `gone`. */
  stop(): void;
}

export interface OrdersOptions {
  readonly clock: Clock;
  readonly send: (message: CmdMessage) => void;
}

/** Commands that one reader may have open. */
const MOST_OPEN = 8;

export function createOrders({ clock, send }: OrdersOptions): Orders {
  const open = new Map<string, (outcome: OrderOutcome) => void>();
  const stopping = new AbortController();
  let given = 0;
  const finish = (id: string, outcome: OrderOutcome): void => {
    const done = open.get(id);
    open.delete(id);
    done?.(outcome);
  };
  return {
    give(order) {
      if (stopping.signal.aborted) return Promise.resolve('gone');
      if (open.size >= MOST_OPEN) return Promise.resolve('busy');
      given += 1;
      const id = `c${given}`;
      const outcome = new Promise<OrderOutcome>((done) => open.set(id, done));
      send(messageOf(id, order));
      void clock.sleepUntil(clock.now() + ORDER_MS, stopping.signal).then(() => finish(id, 'silent'));
      return outcome;
    },
    answered: ({ id, ok }) => finish(id, ok ? 'done' : 'failed'),
    stop() {
      for (const id of [...open.keys()]) finish(id, 'gone');
      stopping.abort();
    },
  };
}

function messageOf(id: string, order: Order): CmdMessage {
  switch (order.do) {
    case 'snap':
    case 'selftest':
    case 'blink':
    case 'flush':
      return { t: 'cmd', id, do: order.do };
    case 'cfg':
      return { t: 'cmd', id, do: 'cfg', cfg: order.cfg };
    default:
      return assertNever(order);
  }
}
