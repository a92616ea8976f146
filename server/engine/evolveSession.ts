// Folds what happened between hands into the session. Total: every event has its case.
import { assertNever } from '../base/assertNever.ts';
import { chips } from './chips.ts';
import { evolveGames, isGamesEvent } from './evolveGames.ts';
import { firstPositions } from './forcedBets.ts';
import { EMPTY_LEDGER, ledgerAfter, ledgerWithout } from './rulings/chipLedger.ts';
import { evolveBeforeDeal } from './rulings/evolveBeforeDeal.ts';
import { NO_PROCEDURE } from './rulings/procedure.ts';
import { type SeatNo, seatNo } from './seat.ts';
import { activeSeats, type Session, type SessionSeat } from './session.ts';
import { OWES_NOTHING, type StandUp, standing } from './sessionCash.ts';
import type { ChangeEvent, SessionEvent, ShowEvent } from './sessionEvent.ts';
import { withStructure } from './sessionGame.ts';

export function evolveSession(session: Session, event: SessionEvent): Session {
  if (isGamesEvent(event)) return evolveGames(session, event);
  switch (event.type) {
    case 'SeatTaken':
    case 'SeatLeft':
    case 'SeatMoved':
    case 'SatOut':
    case 'SeatRenamed':
    case 'PresenceSet':
    case 'StackSet':
    case 'ChipsAdded':
      return seated(session, event);
    case 'StructureSet':
      return { ...session, ...withStructure(session, event.structure) };
    case 'ProfileSet':
      return { ...session, profile: event.profile, switches: {} };
    case 'SwitchesSet':
      return { ...session, switches: event.switches };
    case 'CurrencySet':
      return { ...session, currency: event.currency };
    case 'ButtonSet':
      return buttonSet(session, event.button);
    case 'PositionsTaken':
      return {
        ...session,
        ...{ positions: event.positions, positionsSet: event.waits === true },
        ...{ handNumber: event.number, dropped: [] },
        procedure: NO_PROCEDURE,
      };
    case 'ShuffleReported':
    case 'CutReported':
    case 'DefectReported':
    case 'CardReplaced':
    case 'DeckChanged':
    case 'DeckAudited':
    case 'JudgeCalled':
    case 'CompetitionFinished':
    case 'CompetitionResumed':
      return evolveBeforeDeal(session, event);
    case 'ChangePlanned':
    case 'ChangeWithdrawn':
    case 'ChangeMade':
    case 'ChangeDropped':
      return changed(session, event);
    case 'LastHandSet':
    case 'ShowEnded':
    case 'ShowReopened':
    case 'ShowStarted':
      return shown(session, event);
    case 'HandLeft':
    case 'HandAbandoned':
    case 'HandEnteredAfterwards':
    case 'CaughtUp':
    case 'OpeningsConfirmed':
    case 'HoleTyped':
    case 'HoleCorrected':
    case 'EventShufflerSet':
    case 'HandsRevealed':
    case 'RevealTakenDown':
      return session;
    default:
      return assertNever(event);
  }
}

type SeatEvent = Extract<
  SessionEvent,
  {
    type: 'SeatTaken' | 'SeatLeft' | 'SeatMoved' | 'SatOut' | 'SeatRenamed' | 'PresenceSet' | 'StackSet' | 'ChipsAdded';
  }
>;
type Seats = Session['seats'];

function seatsAfter(seats: Seats, event: SeatEvent): Seats {
  const change = (next: (s: SessionSeat) => SessionSeat) => seats.map((s) => (s.seat === event.seat ? next(s) : s));
  switch (event.type) {
    case 'SeatTaken': {
      const { seat, name, stack } = event;
      return [
        ...seats,
        {
          seat,
          name,
          stack,
          out: false,
          presence: 'PRESENT',
          start: stack,
          dealtAs: null,
          played: false,
          short: 0,
          owes: OWES_NOTHING,
        },
      ];
    }
    case 'SeatLeft':
      return seats.filter((s) => s.seat !== event.seat);
    case 'SeatMoved':
      return change((s) => ({ ...s, seat: event.to }));
    case 'SatOut':
      return change((s) => ({ ...s, out: event.out }));
    case 'SeatRenamed':
      return change((s) => ({ ...s, name: event.name }));
    case 'PresenceSet':
      return change((s) => ({ ...s, presence: event.presence }));
    case 'StackSet':
      // nothing is short of what was counted; it is where the hand before the count was put right to less
      return change((s) => ({
        ...withChips(s, event.stack),
        short: Math.max(0, s.short - s.stack - event.difference),
      }));
    case 'ChipsAdded':
      return change((s) => ({
        ...withChips(s, Math.max(0, s.stack - s.short + event.amount)),
        short: Math.max(0, s.short - s.stack - event.amount),
      }));
  }
}

function seated(session: Session, event: SeatEvent): Session {
  const cash = { ...session.cash, standUp: standUpAfter(session.cash.standUp, event) };
  return { ...session, seats: seatsAfter(session.seats, event), ledger: ledgerOf(session, event), cash };
}

/** It follows its players; with nobody left who stands it is over. */
function standUpAfter(game: StandUp | null, event: SeatEvent): StandUp | null {
  if (game === null || (event.type !== 'SeatLeft' && event.type !== 'SeatMoved')) return game;
  const to = event.type === 'SeatMoved' ? [event.to] : [];
  const follow = (seats: readonly SeatNo[]) => seats.flatMap((seat) => (seat === event.seat ? to : [seat]));
  const next = { ...game, seats: follow(game.seats), safe: follow(game.safe) };
  return standing(next).length === 0 ? null : next;
}

function ledgerOf({ ledger, seats }: Session, event: SeatEvent): Session['ledger'] {
  switch (event.type) {
    case 'SeatTaken':
      return ledgerAfter(ledger, event.stack);
    case 'ChipsAdded':
      return ledgerAfter(ledger, event.amount);
    case 'StackSet':
      return ledgerAfter(ledger, event.difference);
    case 'SeatLeft':
      return ledgerWithout(
        ledger,
        seats.find((s) => s.seat === event.seat),
      );
    default:
      return ledger;
  }
}

/** Who sat down without chips begins with the first ones he gets. */
function withChips(s: SessionSeat, stack: number): SessionSeat {
  return { ...s, stack: chips(stack), start: s.start === 0 ? chips(stack) : s.start };
}

/** Kept where it was put, with one or two players as well: who posts, and who of two has it, is settled when the hand starts. */
function buttonSet(session: Session, button: number): Session {
  const active = activeSeats(session);
  const alone = { button, smallBlind: null, smallBlindDue: button, bigBlind: seatNo(button) };
  const positions = active.length < 2 ? alone : { ...firstPositions(button, active), button };
  return { ...session, positions, positionsSet: true };
}

function changed(session: Session, event: ChangeEvent): Session {
  const planned = session.planned.filter((change) => change.id !== event.id);
  switch (event.type) {
    case 'ChangePlanned':
      return { ...session, planned: [...planned, { id: event.id, command: event.command, by: event.by }] };
    case 'ChangeWithdrawn':
    case 'ChangeMade':
      return { ...session, planned };
    case 'ChangeDropped': {
      const { type: _, ...change } = event;
      return { ...session, planned, dropped: [...session.dropped, change] };
    }
  }
}

function shown(session: Session, event: ShowEvent): Session {
  switch (event.type) {
    case 'LastHandSet':
      return { ...session, lastHand: event.number };
    case 'ShowEnded':
      return { ...session, ended: true };
    case 'ShowReopened':
      return { ...session, ended: false, lastHand: null };
    case 'ShowStarted':
      return {
        ...session,
        seats: session.seats.map((s) => startedSeat(s, event)),
        ...{ positions: null, positionsSet: false, handNumber: 0 },
        ...{ planned: [], dropped: [], lastHand: null, ended: false },
        ...{ procedure: NO_PROCEDURE, procedureKept: false, competitionEnd: null },
        ledger: { ...EMPTY_LEDGER, issued: event.seats.reduce((total, s) => total + s.stack, 0) },
      };
  }
}

/** Nothing of the old show's hands moves a stack of the new one. */
function startedSeat(s: SessionSeat, { seats }: Extract<ShowEvent, { type: 'ShowStarted' }>): SessionSeat {
  const stack = seats.find((other) => other.seat === s.seat)?.stack ?? s.stack;
  return { ...s, stack, start: s.start === 0 ? stack : s.start, dealtAs: null, played: false, short: 0 };
}

/** Who is dealt into the hand that starts. */
export function dealtInto(session: Session, dealt: readonly SeatNo[]): Session {
  const seats = session.seats.map((s) =>
    dealt.includes(s.seat) ? { ...s, dealtAs: s.seat, played: true } : { ...s, dealtAs: null },
  );
  return { ...session, seats };
}
