// What the key of the floor opens, and whether shuffle and cut have keys of their own now. Pure.
import type { ConsoleView } from '../../server/console/view.ts';
import { isIdle } from './idle.ts';
import type { Sheet } from './sheet.ts';

/** What happened in the hand; before the first one, and once a hand is dealt again, only the deck is there to speak of. */
export function callFloor({ reports }: Pick<ConsoleView, 'reports'>): Sheet {
  return { kind: 'floor', part: reports.length === 0 ? 'deck' : 'report', about: null };
}

/** 5.5: shuffle and cut have keys where the next deal waits for them, or where somebody has begun to report them. */
export function keepsProcedure(view: Pick<ConsoleView, 'deck' | 'phase'>): boolean {
  const { gates, kept } = view.deck;
  return isIdle(view) && (gates === 'blocking' || (gates === 'advisory' && kept));
}
