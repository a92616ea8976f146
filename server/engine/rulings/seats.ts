// 6.4.1 and 6.4.2: cards out of view, and live cards that were fouled.
import { killEvents } from '../decideEnd.ts';
import { type Hand, isLive, isRunning, liveSeats, seatOf } from '../hand.ts';
import { MAY_RULE } from '../role.ts';
import type { SeatNo } from '../seat.ts';
import { type RuleViolation, violation } from '../violation.ts';
import type { ChapterOf } from './chapter.ts';
import type { Remedy, ReportOf } from './incident.ts';

/** Peeking lifts cards: somebody looks, nothing follows. */
export const outOfView: ChapterOf<'out-of-view'> = {
  refuse: (hand, { seat }) => notLive(hand, seat, '6.4.1'),
  alarm: () => ({ code: 'SP-6.4.1-CHECK_CARDS', clause: '6.4.1', severity: 'soft', stops: 'no' }),
  remedies: () => [],
  effects: () => [],
};

export const fouled: ChapterOf<'fouled'> = {
  refuse: (hand, { seat }) => {
    if (hand.phase === 'AWARDING') return violation('pot-already-decided', {}, '6.4.2');
    // a tabled hand stays valid, whoever sweeps it (E-8)
    return seatOf(hand, seat)?.state === 'OPENED'
      ? violation('already-open', { seat }, '6.4.2')
      : notLive(hand, seat, '6.4.2');
  },
  alarm: () => ({ code: 'SP-6.4.2-REVIEW', clause: '6.4.2', severity: 'hard', stops: 'now' }),
  remedies: fouledRemedies,
  effects: (hand, { seat }, { remedy, ruling }) => {
    if (remedy.outcome !== 'no-redress') return [];
    const s = seatOf(hand, seat);
    return s === undefined || !isLive(s)
      ? violation('seat-not-in-hand', { seat }, '6.4.2')
      : killEvents(hand, s, ruling);
  },
};

const NO_REDRESS: Remedy = { outcome: 'no-redress', code: 'SP-6.4.2-NO_REDRESS', clause: '6.4.2', by: MAY_RULE };
const RETURNED: Remedy = { outcome: 'return-cards', code: 'SP-6.4.2-RETURNED', clause: '6.4.2', by: ['CHIEF_JUDGE'] };
const SETTLED: Remedy = { outcome: 'settled', code: 'SP-6.4.2-SETTLED', clause: '6.4.2', by: MAY_RULE };
const LIVES: Remedy = { outcome: 'return-cards', code: 'TDA-R65-LIVES', clause: 'R65', by: MAY_RULE };

/**
 * The player protects his cards: no redress. Where released cards may come back (`showdown.retrieve`, A-07) an identifiable hand
 * lives (R65-B); in the seeds the chief judge alone may give it back, when the loss came from wrong information.
 */
function fouledRemedies(hand: Hand, report: ReportOf<'fouled'>): readonly Remedy[] {
  const s = seatOf(hand, report.seat);
  // another ruling came first
  if (s === undefined || !isLive(s)) return [SETTLED];
  if (liveSeats(hand).length <= 1) return [{ ...RETURNED, by: MAY_RULE }];
  if (!report.identifiable) return [NO_REDRESS];
  switch (hand.profile['showdown.retrieve']) {
    case 'identifiable':
      return [LIVES, NO_REDRESS];
    case 'judge':
      return [NO_REDRESS, { ...RETURNED, by: MAY_RULE }];
    case 'never':
      return report.wrongInformation ? [NO_REDRESS, RETURNED] : [NO_REDRESS];
  }
}

function notLive(hand: Hand, seat: SeatNo, clause: string): RuleViolation | null {
  const s = seatOf(hand, seat);
  if (s === undefined) return violation('seat-not-dealt-in', { seat }, clause);
  return isLive(s) && isRunning(hand) ? null : violation('seat-not-in-hand', { seat }, clause);
}
