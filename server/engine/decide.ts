// The one door to the rules: a command against a hand gives the events it causes, or a refusal. Never throws on bad input.
import { assertNever } from '../base/assertNever.ts';
import { err, ok } from '../base/result.ts';
import { decideChop } from './chop.ts';
import type { HandCommand } from './command.ts';
import { withConsequences } from './consequences.ts';
import { decideAct, decideAsRuled, decideReopen, decideSeenMuck } from './decideAction.ts';
import { decideBoard, decideBoardCorrection, decideRuns } from './decideBoard.ts';
import { completeDeal, dealHole, dealUp } from './decideCards.ts';
import { startHand } from './decideDeal.ts';
import { decideDiscard } from './decideDraw.ts';
import { award, declareMisdeal, killHand, voidHand } from './decideEnd.ts';
import {
  decideAsk,
  decideKillMuck,
  decideMuck,
  decideOpen,
  decideOpenedCorrection,
  decideOpenOne,
  decideRetrieve,
} from './decideShowdown.ts';
import type { Decision } from './decision.ts';
import type { Hand, HandState } from './hand.ts';
import { decideAward } from './rulings/enterAward.ts';
import { decidePresence } from './rulings/presence.ts';
import { decideReport, decideRuling } from './rulings/ruleIncident.ts';
import { decideStub } from './rulings/seeStub.ts';
import { decideCount } from './rulings/stacks.ts';
import { stoppedBy } from './rulings/stopped.ts';
import { decideSevenDeuce, decideSidePayment } from './sidePayments.ts';
import { violation } from './violation.ts';

export function decide(state: HandState, command: HandCommand): Decision {
  const direct = command.type === 'StartHand' ? startHand(state, command.start) : inHand(state, command);
  return direct.ok ? ok(withConsequences(state, direct.value)) : direct;
}

function inHand(state: HandState, command: Exclude<HandCommand, { type: 'StartHand' }>): Decision {
  if (state === null) return err(violation('no-hand'));
  const stopped = stoppedBy(state, command);
  return stopped === null ? dispatch(state, command) : err(stopped);
}

function dispatch(hand: Hand, command: Exclude<HandCommand, { type: 'StartHand' }>): Decision {
  switch (command.type) {
    case 'DealHole':
      return dealHole(hand, command);
    case 'DealUp':
      return dealUp(hand, command);
    case 'CompleteDeal':
      return completeDeal(hand, command);
    case 'Discard':
      return decideDiscard(hand, command);
    case 'Act':
      return decideAct(hand, command);
    case 'ActAsRuled':
      return decideAsRuled(hand, command);
    case 'ReopenRound':
      return decideReopen(hand, command.ruling);
    case 'SeeMuck':
      return decideSeenMuck(hand, command);
    case 'SeeBurn':
      return ok([{ type: 'BurnSeen', street: hand.street }]);
    case 'DealBoard':
      return decideBoard(hand, command);
    case 'CorrectBoard':
      return decideBoardCorrection(hand, command);
    case 'AgreeRuns':
      return decideRuns(hand, command.runs);
    default:
      return dispatchEnd(hand, command);
  }
}

type ToTheEnd = Exclude<
  HandCommand,
  {
    type:
      | 'StartHand'
      | 'DealHole'
      | 'DealUp'
      | 'CompleteDeal'
      | 'Discard'
      | 'Act'
      | 'ActAsRuled'
      | 'ReopenRound'
      | 'SeeMuck'
      | 'SeeBurn'
      | 'DealBoard'
      | 'CorrectBoard'
      | 'AgreeRuns';
  }
>;

function dispatchEnd(hand: Hand, command: ToTheEnd): Decision {
  switch (command.type) {
    case 'OpenHand':
      return decideOpen(hand, command.seat, command.cards);
    case 'OpenOne':
      return decideOpenOne(hand, command.seat, command.card);
    case 'CorrectOpened':
      return decideOpenedCorrection(hand, command.seat, command.cards);
    case 'MuckHand':
      return decideMuck(hand, command.seat);
    case 'KillMuck':
      return decideKillMuck(hand, command.seat);
    case 'RetrieveHand':
      return decideRetrieve(hand, command.seat, command.ruling);
    case 'AskToSee':
      return decideAsk(hand, command.seat, command.by);
    case 'KillHand':
      return killHand(hand, command.seat, command.ruling);
    case 'AwardPots':
      return award(hand, command);
    case 'PaySevenDeuce':
      return decideSevenDeuce(hand, command.off);
    case 'PaySide':
      return decideSidePayment(hand, command);
    case 'ChopPots':
      return decideChop(hand, command);
    case 'DeclareMisdeal':
      return declareMisdeal(hand, command.ruling);
    case 'VoidHand':
      return voidHand(hand, command.ruling);
    case 'ReportIncident':
      return decideReport(hand, command);
    case 'RuleIncident':
      return decideRuling(hand, command);
    case 'SetPresence':
      return decidePresence(hand, command);
    case 'SeeStub':
      return decideStub(hand, command.count);
    case 'CountStack':
      return decideCount(hand, command);
    case 'EnterAward':
      return decideAward(hand, command);
    default:
      return assertNever(command);
  }
}
