// 6.4.8: what lies in front of a player is counted; in a hand only by a judge and before the pots are built.
import { err, ok } from '../../base/result.ts';
import { MAX_AMOUNT } from '../chips.ts';
import type { HandCommand } from '../command.ts';
import type { Decision } from '../decision.ts';
import { type Hand, isRunning, seatOf } from '../hand.ts';
import { MAY_RULE } from '../role.ts';
import { violation } from '../violation.ts';

/** `amount`: what lies behind, without the chips of this hand. */
export function decideCount(hand: Hand, { seat, amount, by }: Extract<HandCommand, { type: 'CountStack' }>): Decision {
  const s = seatOf(hand, seat);
  if (s === undefined) return err(violation('seat-not-dealt-in', { seat }, '6.4.8'));
  if (!isRunning(hand)) return err(violation('hand-over', {}, '6.4.8'));
  if (!MAY_RULE.includes(by)) return err(violation('SP-6.3.0-ROLE', { role: by }, '6.4.8'));
  if (hand.orderSet || hand.decided.length > 0) return err(violation('pots-built', {}, '6.4.8'));
  if (amount > MAX_AMOUNT) return err(violation('stack-too-large', { seat, max: MAX_AMOUNT }, '6.4.8'));
  const difference = amount - s.stack;
  return ok(
    difference === 0 ? [] : [{ type: 'StackCounted', seat, amount, difference, by, code: 'SP-6.4.8-CORRECTED' }],
  );
}
