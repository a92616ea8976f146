'use client';
// The queue of presses as React state. It outlives every drawing of the page; what it does goes through the newest one.
import { useEffect, useRef, useState } from 'react';
import { v7 } from 'uuid';
import type { ConsoleView } from '../../server/console/view.ts';
import { type Effect, pressed } from './deskMoves.ts';
import type { NextHand } from './nextHand.ts';
import { NO_PRESSES, PressQueue, type PressState } from './pressQueue.ts';

interface PressSource {
  readonly view: ConsoleView;
  readonly live: boolean;
  readonly apply: (effect: Effect) => void;
  readonly nextHand: NextHand;
  readonly start: Partial<PressState> | undefined;
}

export function usePressQueue({ view, live, apply, nextHand, start = {} }: PressSource) {
  const latest = useRef({ apply, nextHand });
  const [presses, draw] = useState<PressState>({ ...NO_PRESSES, ...start });
  const [queue] = useState(
    () =>
      new PressQueue(
        {
          now: () => performance.now(),
          decide: (now, entry, intent) =>
            pressed({ view: now, entry, intent, nextHand: latest.current.nextHand, newHand: v7 }),
          carryOut: (effect) => latest.current.apply(effect),
          changed: draw,
        },
        { view, state: presses },
      ),
  );
  useEffect(() => {
    latest.current = { apply, nextHand };
  });
  useEffect(() => queue.saw(view, live), [queue, view, live]);
  return { queue, presses };
}
