// What a page may ask of the calibration, checked against its token: whoever keeps the decks keeps the antennas.
import { allowed, known, speakerOf } from './allowed.ts';
import type { CalibrationCalls } from './calibrationRouter.ts';
import type { Served } from './entered.ts';
import { follow } from './follow.ts';
import { stopSignal } from './stopSignal.ts';
import type { Visitor } from './visitor.ts';

export function createCalibrationCalls({ hub, clock, work }: Served, visitor: Visitor): CalibrationCalls {
  return {
    async *watch(table, signal) {
      allowed(visitor, table, ['decks:manage']);
      const feed = known(hub.calibrationFeed(table));
      const giveBack = visitor.subscribe();
      try {
        yield* follow(feed, { pressure: visitor, clock }, stopSignal(signal));
      } finally {
        giveBack();
      }
    },
    ask(table, command) {
      const speaker = speakerOf(allowed(visitor, table, ['decks:manage']));
      return work.run(async () => known(await hub.calibration(table, speaker, command)));
    },
  };
}
