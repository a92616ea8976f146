// The one door to the rules: a command against a hand gives the events it causes, or a refusal. Never throws on bad input.
import { assertNever } from '../base/assertNever.ts';
import { err, ok } from '../base/result.ts';
import type { HandCommand } from './command.ts';
import { withConsequences } from './consequences.ts';
import { decideAct, decideAsRuled, decideReopen, decideSeenMuck } from './decideAction.ts';
import { decideBoard, decideBoardCorrection, decideRuns } from './decideBoard.ts';
import { completeDeal, dealHole, startHand } from './decideDeal.ts';
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
import { violation } from './violation.ts';

export function decide(state: HandState, command: HandCommand): Decision {
  const direct = command.type === 'StartHand' ? startHand(state, command.start) : inHand(state, command);
  return direct.ok ? ok(withConsequences(state, direct.value)) : direct;
}

function inHand(state: HandState, command: Exclude<HandCommand, { type: 'StartHand' }>): Decision {
  return state === null ? err(violation('no-hand')) : dispatch(state, command);
}

function dispatch(hand: Hand, command: Exclude<HandCommand, { type: 'StartHand' }>): Decision {
  switch (command.type) {
    case 'DealHole':
      return dealHole(hand, command);
    case 'CompleteDeal':
      return completeDeal(hand);
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
      return award(hand);
    case 'DeclareMisdeal':
      return declareMisdeal(hand, command.ruling);
    case 'VoidHand':
      return voidHand(hand, command.ruling);
    default:
      return assertNever(command);
  }
}
