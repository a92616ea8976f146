// Folds events into the state of a hand. Total: every event has its case; never refuses, never decides.
import { assertNever } from '../base/assertNever.ts';
import { chips } from './chips.ts';
import { drawsLeft, isDealing, isDrawing } from './dealing.ts';
import type { HandEvent } from './event.ts';
import { acted, change, killed, openRound, posted } from './evolveBetting.ts';
import { boardDealt, cardDealt, dealCompleted, discarded, streetOpened, upCardDealt } from './evolveDeal.ts';
import { awarded, backInPlay, correctBoards, paidAside, returned } from './evolveEnd.ts';
import { startHand } from './evolveStart.ts';
import { type Hand, type HandPhase, type HandState, isLive, isRunning } from './hand.ts';
import { closedReports, evolveRuling, type RulingEvent } from './rulings/evolveRuling.ts';
import { bettingOver, boardsComplete, undecidedPots } from './showdown.ts';

/** Throws only on a bug: an event without its hand. */
export function evolve(state: HandState, event: HandEvent): HandState {
  if (event.type === 'HandStarted') return startHand(event);
  if (event.type === 'HandAmended')
    return fold(
      null,
      event.steps.flatMap((step) => step.events),
    );
  if (state === null) throw new Error(`${event.type} without a hand`);
  const next = apply(state, event);
  return { ...next, phase: phaseOf(next) };
}

export function fold(state: HandState, events: readonly HandEvent[]): HandState {
  return events.reduce(evolve, state);
}

type AfterStart = Exclude<HandEvent, { type: 'HandStarted' | 'HandAmended' }>;

function apply(hand: Hand, event: AfterStart): Hand {
  switch (event.type) {
    case 'ForcedBetPosted':
      return posted(hand, event);
    case 'HoleCardDealt':
      return cardDealt(hand, event);
    case 'UpCardDealt':
      return upCardDealt(hand, event);
    case 'DealCompleted':
      return dealCompleted(hand, event);
    case 'StreetOpened':
      return streetOpened(hand, event);
    case 'CardsDiscarded':
      return discarded(hand, event);
    case 'ActionTaken':
      return acted(hand, event);
    case 'RoundClosed':
      return { ...hand, roundOpen: false, toAct: null };
    case 'RoundReopened':
      return openRound({ ...hand, seats: hand.seats.map((s) => ({ ...s, acted: false })) }, hand.openers[hand.street]);
    case 'UncalledReturned':
      return change(hand, event.seat, (s) => ({
        ...s,
        stack: chips(s.stack + event.amount),
        invested: chips(s.invested - event.amount),
        street: chips(Math.max(0, s.street - event.amount)),
        uncalledBack: chips(s.uncalledBack + event.amount),
      }));
    case 'UncalledForfeited':
      return change(hand, event.seat, (s) => ({
        ...s,
        stack: chips(s.stack - event.amount),
        invested: chips(s.invested + event.amount),
        uncalledBack: chips(s.uncalledBack - event.amount),
      }));
    case 'BurnSeen':
      return { ...hand, burns: hand.burns + 1 };
    case 'BoardDealt':
      return boardDealt(hand, event);
    case 'BoardCorrected':
      return { ...hand, boards: correctBoards(hand, event) };
    case 'RunsAgreed':
      return { ...hand, runs: event.runs, sharedBoard: hand.boards[0]?.length ?? 0 };
    case 'FaceUpRequired':
      return { ...hand, faceUp: true };
    case 'ShowdownOpened':
      return { ...hand, openOrder: event.order, orderSet: true };
    case 'IncidentReported':
    case 'IncidentRuled':
    case 'PresenceChanged':
    case 'StubMucked':
    case 'BoardTakenBack':
    case 'StackCounted':
    case 'AwardOverruled':
    case 'AwardsTakenBack':
    case 'RefundForfeited':
    case 'DeckToReplace':
      return evolveRuling(hand, event);
    default:
      return applyEnd(hand, event);
  }
}

type AtTheEnd = Extract<
  Exclude<AfterStart, RulingEvent>,
  {
    type:
      | 'HandOpened'
      | 'OpenedCorrected'
      | 'CardExposed'
      | 'HandMucked'
      | 'HandRetrieved'
      | 'TablingRequired'
      | 'HandKilled'
      | 'PotDecided'
      | 'RakeTaken'
      | 'SidePayment'
      | 'PotAwarded'
      | 'HandCompleted'
      | 'MisdealDeclared'
      | 'HandVoided'
      | 'ChipsReturned'
      | 'AlarmRaised';
  }
>;

function applyEnd(hand: Hand, event: AtTheEnd): Hand {
  switch (event.type) {
    case 'HandOpened':
    case 'OpenedCorrected':
      return change(hand, event.seat, (s) => ({
        ...s,
        // shown on request only: it stays dead
        state: s.state === 'MUCKED' ? 'MUCKED' : 'OPENED',
        cards: event.cards,
      }));
    case 'CardExposed':
      return change(hand, event.seat, (s) => ({ ...s, state: 'LIVE_PARTIAL' }));
    case 'HandMucked':
      return change(hand, event.seat, (s) => ({ ...s, state: event.pending ? 'MUCK_PENDING' : 'MUCKED' }));
    case 'HandRetrieved':
      return change(backInPlay(hand, event.seat), event.seat, (s) => ({ ...s, state: 'LIVE_DOWN' }));
    case 'TablingRequired':
      return change(event.live ? backInPlay(hand, event.seat) : hand, event.seat, (s) => ({
        ...s,
        state: event.live ? 'LIVE_DOWN' : s.state,
        mustTable: true,
      }));
    case 'HandKilled':
      return killed(hand, event);
    case 'PotDecided':
      return {
        ...hand,
        decided: [
          // a chop goes before what the cards had decided
          ...hand.decided.filter((d) => d.pot !== event.pot),
          { pot: event.pot, amount: event.amount, shown: event.shown, shares: event.shares, awarded: false },
        ],
      };
    case 'RakeTaken':
      return { ...hand, raked: chips(hand.raked + event.amount) };
    case 'SidePayment':
      return paidAside(hand, event);
    case 'PotAwarded':
      return awarded(hand, event);
    case 'HandCompleted':
      return { ...hand, phase: 'COMPLETE', incidents: closedReports(hand) };
    case 'MisdealDeclared':
      return { ...hand, phase: 'MISDEAL', toAct: null, incidents: closedReports(hand) };
    case 'HandVoided':
      return { ...hand, phase: 'VOID', toAct: null, incidents: closedReports(hand) };
    case 'ChipsReturned':
      return returned(hand, event);
    case 'AlarmRaised':
      return hand;
    default:
      return assertNever(event);
  }
}

/** Section 4.1 as a function of the facts; ended hands keep their phase. */
function phaseOf(hand: Hand): HandPhase {
  if (!isRunning(hand)) return hand.phase;
  if (!hand.dealComplete) return 'DEALING';
  const live = hand.seats.filter(isLive);
  if (live.length <= 1) return undecidedPots(hand).length === 0 ? 'AWARDING' : 'UNCONTESTED';
  if (hand.roundOpen) return 'BETTING';
  if (isDrawing(hand)) return 'DRAWING';
  if (!bettingOver(hand) || drawsLeft(hand)) return isDealing(hand) ? 'DEALING' : 'BETTING_CLOSED';
  if (undecidedPots(hand).length === 0) return 'AWARDING';
  if (hand.faceUp && live.some((s) => s.state !== 'OPENED')) return 'FACE_UP';
  return boardsComplete(hand) ? 'SHOWDOWN' : 'RUNOUT';
}
