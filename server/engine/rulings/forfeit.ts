// 6.3.9 and E-12: the last holder of a pot has a wrong number of cards and loses it. A judge confirms how it is divided.
import { deadHand, voided } from '../decideEnd.ts';
import type { HandEvent } from '../event.ts';
import { fold } from '../evolve.ts';
import { type Hand, isLive, type SeatHand } from '../hand.ts';
import type { Pot } from '../pots.ts';
import { MAY_RULE } from '../role.ts';
import type { SeatNo } from '../seat.ts';
import { contenders, showdownPots } from '../showdown.ts';
import type { Given } from './chapter.ts';
import { equalParts, refundedParts } from './forfeitShares.ts';
import type { Remedy } from './incident.ts';

export const FORFEIT = '6.3.9';

/** Pots that nobody but this seat holds cards for, not pushed yet. None while others can still win against it. */
export function potsHeldAlone(hand: Hand, seat: SeatNo): readonly Pot[] {
  const alone = hand.seats.every((s) => !isLive(s) || s.seat === seat);
  if (!alone && !hand.orderSet) return [];
  return showdownPots(hand).filter((pot) => {
    const holders = contenders(hand, pot);
    const pushed = hand.decided.some((d) => d.pot === pot.index && d.awarded);
    return !pushed && holders.length === 1 && holders[0]?.seat === seat;
  });
}

/** 6.3.9: dealt in, not the offender, not killed; who folded or mucked by himself took part. */
function participants(hand: Hand, offender: SeatNo): readonly SeatHand[] {
  return hand.seats.filter((s) => s.seat !== offender && s.state !== 'KILLED');
}

/** `forfeit.split` is the proposal. Where it is the floor's alone, the award may stand (R1); with nobody to divide among, all is void. */
export function forfeitRemedies(hand: Hand, seat: SeatNo): readonly Remedy[] {
  if (participants(hand, seat).length === 0) return [remedy(hand, 'void', 'VOID')];
  const equal = remedy(hand, 'equal', 'FORFEIT');
  const refund = remedy(hand, 'refund-then-split', 'FORFEIT');
  switch (hand.profile['forfeit.split']) {
    case 'equal':
      return [equal, refund];
    case 'refund_then_split':
      return [refund, equal];
    case 'judge':
      return [equal, refund, remedy(hand, 'award-stands', 'AWARD')];
  }
}

/** The seeds have the clause, the other books leave it to the floor. */
function remedy(hand: Hand, outcome: string, word: 'FORFEIT' | 'VOID' | 'AWARD'): Remedy {
  const floor = hand.profile['misdeal.cutoff'] === 'two_players' ? 'RRP-FLOOR' : 'TDA-R1';
  const book = hand.profile['forfeit.split'] === 'judge' ? floor : 'SP-6.3.9';
  return { outcome, code: `${book}-${word}`, clause: FORFEIT, by: MAY_RULE };
}

/** The hand is dead and every pot that it held alone is decided for the others, each on its own. */
export function forfeitEffects(hand: Hand, s: SeatHand, { remedy: ruled, ruling }: Given): readonly HandEvent[] {
  if (ruled.outcome === 'award-stands') return [];
  if (ruled.outcome === 'void') return voided(hand, ruling);
  const back = uncalledForfeited(hand, s);
  const now = fold(hand, back) ?? hand;
  const others = participants(now, s.seat);
  const parts = ruled.outcome === 'equal' ? equalParts : refundedParts;
  const decided = potsHeldAlone(now, s.seat).map(
    (pot): HandEvent => ({
      type: 'PotDecided',
      pot: pot.index,
      amount: pot.amount,
      shown: false,
      shares: parts(now, pot, others),
      codes: [ruling.code],
    }),
  );
  return [...back, ...deadHand(now, s, { ruling, clause: FORFEIT }), ...decided];
}

/** his uncalled bet went back and is not in the pot, unless the house forfeits it. At a showdown it stays his (0.8). */
function uncalledForfeited(hand: Hand, { seat, uncalledBack }: SeatHand): readonly HandEvent[] {
  const forfeit = hand.profile['deadHand.uncalled'][FORFEIT] === 'forfeit' && !hand.orderSet;
  return forfeit && uncalledBack > 0 ? [{ type: 'UncalledForfeited', seat, amount: uncalledBack }] : [];
}
