// 6.4.6 and 2.5.5: a wrong number of burned cards, and burns that do not fit the board.
import { gameOf } from '../game/games.ts';
import type { Street } from '../game/street.ts';
import { nextStreet, ruleOf, streetIndex } from '../game/streets.ts';
import { type Hand, isRunning } from '../hand.ts';
import { MAY_RULE } from '../role.ts';
import { type RuleViolation, violation } from '../violation.ts';
import { burnsBefore, burnsDue, surplusOf } from './burnsDue.ts';
import type { ChapterOf } from './chapter.ts';
import type { Alarm, Remedy, ReportOf } from './incident.ts';
import { inRunOut, mayTakeBack } from './takeBack.ts';

type Burn = ReportOf<'burn'>;

export const burn: ChapterOf<'burn'> = {
  refuse: refuseBurn,
  alarm: alarmOf,
  remedies: remediesOf,
  effects: (hand, report, { remedy, ruling }) => {
    if (remedy.outcome === 'play-on') return [];
    if (!mayTakeBack(hand, report.street)) return violation('board-stands', { street: report.street }, '6.4.6');
    // what was burned too much goes back; a burn that was left out is seen when it is made
    const burns = Math.max(0, hand.burns - surplusOf(hand, report));
    return [{ type: 'BoardTakenBack', street: report.street, burns, ruling }];
  },
};

/** 2.5.5: somebody counts; the hand goes on. */
export const countMismatch: ChapterOf<'count-mismatch'> = {
  refuse: (hand) => (isRunning(hand) ? null : violation('hand-over', {}, '2.5.5')),
  alarm: () => ({ code: 'COUNT_MISMATCH', clause: '2.5.5', severity: 'soft', stops: 'no' }),
  remedies: () => [],
  effects: () => [],
};

function refuseBurn(hand: Hand, { street, burned }: Burn): RuleViolation | null {
  if (!isRunning(hand)) return violation('hand-over', {}, '6.4.6');
  const game = gameOf(hand.game);
  const index = streetIndex(game, street);
  const early = index > streetIndex(game, hand.street) + 1;
  if (index <= 0 || !hand.dealComplete || early)
    return violation('wrong-street', { expected: nextStreet(game, hand.street) ?? hand.street, got: street }, '6.4.6');
  return burned === burnsDue(hand, street) ? violation('burns-right', { burns: burned }, '6.4.6') : null;
}

/** The matrix of 6.4.6: what somebody has to decide, and what is played on without anybody. */
function alarmOf(hand: Hand, report: Burn): Alarm {
  if (settlesItself(hand, report)) {
    const code = isDealt(hand, report.street) ? playedOn(hand, report) : named(hand, report);
    return { code, clause: '6.4.6', severity: 'soft', stops: 'no' };
  }
  const restorable = report.orderKnown && !redealsFlop(hand, report) && !liesAtSeats(hand, report.street);
  const code = restorable ? named(hand, report) : 'SP-6.4.6-JUDGE';
  return { code, clause: '6.4.6', severity: 'hard', stops: 'now' };
}

function named(hand: Hand, { street, burned }: Burn): string {
  return burned < burnsDue(hand, street) ? 'BURN_MISSING' : 'BURN_EXTRA';
}

/** Where the house compensates, a surplus burn is the burn of the next street (`burn.compensate`). */
function playedOn(hand: Hand, report: Burn): string {
  const surplus = hand.profile['burn.compensate'] && surplusOf(hand, report) > 0;
  return surplus ? 'HR-A31-SURPLUS_BURN' : 'SP-6.4.6-PLAY_ON';
}

/** Before the street lies there the dealer puts it right himself; once its round has started it stands. */
function settlesItself(hand: Hand, report: Burn): boolean {
  const { street } = report;
  const stands = liesAtSeats(hand, street) ? hasStarted(hand, street) : !mayTakeBack(hand, street);
  return !isDealt(hand, street) || stands || nextIsBurned(hand, report);
}

function isDealt(hand: Hand, street: Street): boolean {
  const game = gameOf(hand.game);
  const ahead = streetIndex(game, street) - streetIndex(game, hand.street);
  return ahead < 0 || (ahead === 0 && (hand.streetDealt || !liesAtSeats(hand, street)));
}

/** Stud and draws: players have seen those cards, and no ruling moves them from seat to seat. */
function liesAtSeats({ game }: Hand, street: Street): boolean {
  return ruleOf(gameOf(game), street).board === 0;
}

function hasStarted(hand: Hand, street: Street): boolean {
  return hand.street !== street || !hand.roundOpen || hand.seats.some((s) => s.acted);
}

/** A run-out is repaired until the burn of the next street, as far as burns are read. */
function nextIsBurned(hand: Hand, { street, burned }: Burn): boolean {
  return inRunOut(hand) && hand.burns > burnsBefore(hand, street) + burned;
}

/** No burn before a flop that lies open: other books deal it anew instead of restoring the order (`burn.noBurnFlop`). */
function redealsFlop(hand: Hand, { street, burned }: Burn): boolean {
  return street === 'flop' && burned === 0 && hand.profile['burn.noBurnFlop'] !== 'restore';
}

const RESTORE: Remedy = {
  outcome: 'restore',
  code: 'SP-6.4.6-RESTORED',
  clause: '6.4.6',
  by: ['DEALER', ...MAY_RULE],
};
const PLAY_ON: Remedy = { outcome: 'play-on', code: 'SP-6.4.6-PLAY_ON', clause: '6.4.6', by: MAY_RULE };
const SCRAMBLE: Remedy = { outcome: 'scramble', code: 'TDA-R39-SCRAMBLE', clause: 'R39', by: MAY_RULE };
const RESHUFFLE: Remedy = { outcome: 'reshuffle', code: 'RRP-BURN-RESHUFFLE', clause: '6.4.6', by: MAY_RULE };

function remediesOf(hand: Hand, report: Burn): readonly Remedy[] {
  if (settlesItself(hand, report)) return [];
  if (liesAtSeats(hand, report.street)) return [PLAY_ON];
  const missingFlop = report.street === 'flop' && report.burned === 0;
  if (redealsFlop(hand, report))
    return [hand.profile['burn.noBurnFlop'] === 'scramble' ? SCRAMBLE : RESHUFFLE, PLAY_ON];
  if (!report.orderKnown) return missingFlop ? [PLAY_ON, SCRAMBLE] : [PLAY_ON];
  // with nobody acting, or the stub on the muck, a judge looks at the order from the log
  const restore = inRunOut(hand) || hand.stubMucked ? { ...RESTORE, by: MAY_RULE } : RESTORE;
  return hand.profile['burn.restoreFromLog'] === 'never' ? [PLAY_ON, restore] : [restore, PLAY_ON];
}
