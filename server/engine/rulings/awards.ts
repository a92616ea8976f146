// 5.9.1: the award that the dealer makes against the engine's. The pots are not pushed until a judge has ruled.
import { pushAll } from '../decideEnd.ts';
import type { Hand } from '../hand.ts';
import { MAY_RULE } from '../role.ts';
import { violation } from '../violation.ts';
import { differenceAlarm } from './awardDifference.ts';
import { isComputed, potsToAward, wrongShares } from './awardShares.ts';
import type { ChapterOf } from './chapter.ts';
import type { Remedy } from './incident.ts';
import { overrule } from './overruled.ts';

/** A judge's own award; its amounts come with the ruling. */
export const OVERRIDE: Remedy = { outcome: 'override', code: 'SP-5.9.1-OVERRULED', clause: '5.9.1', by: MAY_RULE };
const AS_ENTERED: Remedy = { ...OVERRIDE, outcome: 'as-entered' };
/** The entry was a slip: nothing is pushed, and the award is entered again. */
const ENTRY_ERROR: Remedy = {
  outcome: 'entry-error',
  code: 'SP-5.9.1-ENTRY_ERROR',
  clause: '5.9.1',
  by: ['DEALER', ...MAY_RULE],
};

export const awardDiffers: ChapterOf<'award'> = {
  refuse(hand, { entered }) {
    if (hand.phase !== 'AWARDING') return violation('nothing-to-award', { phase: hand.phase }, '5.9.1');
    const wrong = wrongShares(hand, entered);
    if (wrong !== null) return wrong;
    return isComputed(hand, entered) ? violation('award-not-different', {}, '5.9.1') : null;
  },
  alarm: (hand, { entered }) => differenceAlarm(hand, entered),
  remedies: (hand) => (hand.phase === 'AWARDING' ? [asComputed(hand), AS_ENTERED, OVERRIDE, ENTRY_ERROR] : []),
  effects(hand, { entered }, { remedy, ruling, command }) {
    switch (remedy.outcome) {
      case 'as-computed':
        return pushAll(hand);
      case 'as-entered':
        return overrule(hand, entered, ruling);
      case 'override':
        return overrule(hand, command.shares, ruling);
      default:
        return [];
    }
  },
};

/** Recorded with the clause by which the rules give the pots. */
function asComputed(hand: Hand): Remedy {
  const { code, clause } = awardRule(hand);
  return { outcome: 'as-computed', code, clause, by: MAY_RULE };
}

function awardRule(hand: Hand): Pick<Remedy, 'code' | 'clause'> {
  const pots = potsToAward(hand);
  const shares = pots.flatMap((pot) => pot.shares);
  if (shares.some((share) => share.oddUnits > 0)) return { code: 'SP-5.9.3-ODD_CHIP', clause: '5.9.3' };
  if (pots.some((pot) => new Set(pot.shares.map(({ seat }) => seat)).size > 1))
    return { code: 'SP-5.9.3-SPLIT', clause: '5.9.3' };
  if (!hand.orderSet) return { code: 'SP-5.9.1.1-LAST_PLAYER', clause: '5.9.1.1' };
  return pots.some((pot) => pot.shown)
    ? { code: 'SP-5.9.1.2-BEST_HAND', clause: '5.9.1.2' }
    : { code: 'SP-5.9.2.3-LAST_HOLDER', clause: '5.9.2.3' };
}
