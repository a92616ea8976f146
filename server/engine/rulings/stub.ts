// 2.5.7: the rest of the deck is put on the muck, and what a judge does when it came too early; the count of all cards (6.2.1).
import { type Hand, isLive, isRunning } from '../hand.ts';
import { MAY_RULE } from '../role.ts';
import { boardsComplete } from '../showdown.ts';
import { violation } from '../violation.ts';
import type { ChapterOf } from './chapter.ts';

export const stubTooEarly: ChapterOf<'stub-too-early'> = {
  refuse: (hand) => (isTooEarly(hand) ? null : violation('stub-in-time', {}, '2.5.7')),
  alarm: () => ({ code: 'STUB_TOO_EARLY', clause: '2.5.7', severity: 'hard', stops: 'now' }),
  // RP-4: in its order, else the stub alone is shuffled; or the readers saw what did not happen
  remedies: () => [
    { outcome: 'rebuild', code: 'SP-2.5.7-REBUILT', clause: '2.5.7', by: MAY_RULE },
    { outcome: 'shuffle-stub', code: 'SP-2.5.7-RESHUFFLED', clause: '2.5.7', by: MAY_RULE },
    { outcome: 'misread', code: 'SP-2.5.7-MISREAD', clause: '2.5.7', by: ['DEALER', ...MAY_RULE] },
  ],
  effects: () => [],
};

/** Cards of the board are still to come for two live hands. */
export function isTooEarly(hand: Hand): boolean {
  return isRunning(hand) && !boardsComplete(hand) && hand.seats.filter(isLive).length > 1;
}

export interface CardCount {
  readonly holes: number;
  readonly board: number;
  readonly burns: number;
  readonly muck: number;
  readonly stub: number;
  readonly total: number;
}

/**
 * Where the cards of the deck lie once the stub is on the muck (6.2.1): `stub` cards of it were seen. Counts alone. The total is
 * 52 where readers see every hole card and every burn.
 */
export function countedCards(hand: Hand, stub: number): CardCount {
  const dealt = (live: boolean) => hand.seats.reduce((sum, s) => sum + (isLive(s) === live ? s.dealt : 0), 0);
  const boxed = hand.incidents.filter(({ report }) => report.kind === 'boxed').length;
  const board = hand.boards.reduce((sum, one, run) => sum + one.length - (run === 0 ? 0 : hand.sharedBoard), 0);
  const parts = { holes: dealt(true), board, burns: hand.burns, muck: dealt(false) + boxed, stub };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
