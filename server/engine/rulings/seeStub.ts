// 2.5.7: the stub is seen on the muck: in its time, or an alarm that stops the hand. Nothing of it is a fold.
import { err, ok } from '../../base/result.ts';
import type { Decision } from '../decision.ts';
import { type Hand, isRunning } from '../hand.ts';
import { violation } from '../violation.ts';
import { decideReport } from './ruleIncident.ts';
import { isTooEarly } from './stub.ts';

export function decideStub(hand: Hand, count: number | null): Decision {
  if (!isRunning(hand)) return err(violation('hand-over', {}, '2.5.7'));
  if (hand.stubMucked) return err(violation('stub-already-mucked', {}, '2.5.7'));
  if (!isTooEarly(hand)) return ok([{ type: 'StubMucked', count }]);
  const told = hand.incidents.some(({ report, status }) => report.kind === 'stub-too-early' && status === 'open');
  if (told) return ok([]);
  return decideReport(hand, { type: 'ReportIncident', report: { kind: 'stub-too-early' }, by: 'OPERATOR' });
}
