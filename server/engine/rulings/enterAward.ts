// 5.9.1: the award that the dealer makes, entered before the pots are pushed.
import { err, ok } from '../../base/result.ts';
import type { HandCommand } from '../command.ts';
import { MAY_DECLARE, pushAll } from '../decideEnd.ts';
import type { Decision } from '../decision.ts';
import type { Hand } from '../hand.ts';
import { violation } from '../violation.ts';
import { isComputed, wrongShares } from './awardShares.ts';
import { decideReport } from './ruleIncident.ts';

/** The same award is the award; another one waits for a judge, and the pots are not pushed (5.9.1). */
export function decideAward(hand: Hand, command: Extract<HandCommand, { type: 'EnterAward' }>): Decision {
  const { shares, by } = command;
  if (!MAY_DECLARE.includes(by)) return err(violation('SP-6.3.0-ROLE', { role: by }, '5.9.1'));
  const same = hand.phase === 'AWARDING' && wrongShares(hand, shares) === null && isComputed(hand, shares);
  if (same) return ok(pushAll(hand));
  return decideReport(hand, { type: 'ReportIncident', report: { kind: 'award', entered: shares }, by });
}
