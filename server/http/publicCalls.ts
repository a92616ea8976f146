// The public socket's one call: a canvas token gets the feed of its canvas, and nobody gets anything else.
import { may, mayView, type Principal } from '../access/principal.ts';
import type { Clock } from '../base/clock.ts';
import { follow } from './follow.ts';
import type { Hub } from './hub.ts';
import type { CanvasPlace, PublicCalls } from './publicRouter.ts';
import { stopSignal } from './stopSignal.ts';
import type { Visitor } from './visitor.ts';
import { Refusal } from './wireError.ts';

export function createPublicCalls(hub: Hub, clock: Clock, visitor: Visitor): PublicCalls {
  return {
    async *watch(place, signal) {
      const refusal = refuseView(visitor.require(), place);
      if (refusal !== null) throw new Refusal('FORBIDDEN', refusal);
      const feed = hub.feed(place.table, place.canvas);
      if (feed === undefined) throw new Refusal('NOT_FOUND', 'unknown-canvas');
      const leave = visitor.subscribe();
      try {
        yield* follow(feed, { pressure: visitor, clock }, stopSignal(signal));
      } finally {
        leave();
      }
    },
  };
}

function refuseView(principal: Principal, { table, canvas }: CanvasPlace): string | null {
  if (mayView(principal, canvas, table)) return null;
  if (principal.canvas === null) return 'not-a-canvas-token';
  return may(principal, 'canvas:view', table) ? 'not-your-canvas' : 'not-your-table';
}
