// A change at the table that is made now: seats, stacks, button, profile, currency. Pure; knows nothing of what waits.
import { err, ok, type Result } from '../base/result.ts';
import { chips, MAX_AMOUNT } from './chips.ts';
import { decideCash } from './decideCash.ts';
import { decideGame } from './decideGame.ts';
import { decideSwitches } from './decideSwitches.ts';
import { freeName } from './playerNames.ts';
import type { Role } from './role.ts';
import { decideEventShuffler } from './rulings/shuffler.ts';
import { MAX_SEATS, type SeatNo } from './seat.ts';
import type { Session, SessionSeat } from './session.ts';
import type { SessionEvent, WaitingCommand } from './sessionEvent.ts';
import { type RuleViolation, violation } from './violation.ts';

export type SessionDecision = Result<readonly SessionEvent[], RuleViolation>;

export function decideChange(session: Session, command: WaitingCommand): SessionDecision {
  switch (command.type) {
    case 'TakeSeat':
      return takeSeat(session, command);
    case 'SetProfile':
      return ok([{ type: 'ProfileSet', profile: command.profile }]);
    case 'SetSwitches':
      return decideSwitches(session, command.switches);
    case 'SetEventShuffler':
      return decideEventShuffler(session, command);
    case 'SetCurrency':
      return ok([{ type: 'CurrencySet', currency: command.currency }]);
    case 'SetButton':
      return setButton(session, command);
    case 'SetGame':
    case 'SetRotation':
    case 'TurnTo':
      return decideGame(session, command);
    case 'PlanBombPot':
    case 'CallBombPot':
    case 'PlayStandUp':
    case 'SetSafe':
    case 'SetMaxBuyIn':
    case 'SetOwes':
      return decideCash(session, command);
    default: {
      const s = session.seats.find((other) => other.seat === command.seat);
      return s === undefined ? err(violation('seat-empty', { seat: command.seat })) : atSeat(session, s, command);
    }
  }
}

/** A seat without chips may be taken: it is dealt in once it has some. */
function takeSeat(session: Session, command: Extract<WaitingCommand, { type: 'TakeSeat' }>): SessionDecision {
  const { seat, stack } = command;
  if (session.seats.some((s) => s.seat === seat)) return err(violation('seat-taken', { seat }));
  const name = freeName(seat, command.name, session.seats);
  if (!name.ok) return name;
  const refused = aboveBuyIn(session, { seat, stack }) ?? tooMuch(session, { seat, stack, more: stack });
  return refused === null ? ok([{ type: 'SeatTaken', seat, name: name.value, stack }]) : err(refused);
}

/** 5.5: between hands the button may be dead, but only when that is said. */
function setButton(
  session: Session,
  { button, dead }: Extract<WaitingCommand, { type: 'SetButton' }>,
): SessionDecision {
  if (!Number.isInteger(button) || button < 1 || button > MAX_SEATS)
    return err(violation('no-such-seat', { seat: button }));
  const seated = session.seats.length === 0 || session.seats.some((s) => s.seat === button);
  if (!seated && dead !== true) return err(violation('button-seat-empty', { seat: button }, '5.5'));
  return ok([{ type: 'ButtonSet', button }]);
}

type AtSeat = Extract<WaitingCommand, { type: 'LeaveSeat' | 'SitOut' | 'SetStack' | 'TopUp' | 'MoveSeat' }>;

function atSeat(session: Session, s: SessionSeat, command: AtSeat): SessionDecision {
  switch (command.type) {
    case 'LeaveSeat':
      return ok([{ type: 'SeatLeft', seat: s.seat }]);
    case 'SitOut':
      return command.out || s.stack > 0
        ? ok([{ type: 'SatOut', seat: s.seat, out: command.out }])
        : err(violation('stack-missing', { seat: s.seat }));
    case 'SetStack': {
      const difference = command.stack - s.stack + s.short;
      const refused = tooMuch(session, { seat: s.seat, stack: command.stack, more: difference });
      return refused === null
        ? ok([{ type: 'StackSet', seat: s.seat, stack: command.stack, difference, ...countedBy(command.by) }])
        : err(refused);
    }
    case 'TopUp':
      return topUp(session, s, command.amount);
    case 'MoveSeat':
      return session.seats.some((other) => other.seat === command.to)
        ? err(violation('seat-taken', { seat: command.to }))
        : ok([{ type: 'SeatMoved', seat: s.seat, to: command.to }]);
  }
}

/** 6.4.8: a count is on record with its role. */
function countedBy(by: Role | undefined): { readonly by?: Role; readonly code?: string } {
  return by === undefined ? {} : { by, code: 'SP-6.4.8-CORRECTED' };
}

function topUp(session: Session, s: SessionSeat, amount: number): SessionDecision {
  if (amount <= 0) return err(violation('top-up-missing', { seat: s.seat }));
  const stack = s.stack + amount;
  const refused =
    aboveBuyIn(session, { seat: s.seat, stack }) ?? tooMuch(session, { seat: s.seat, stack, more: amount });
  return refused === null ? ok([{ type: 'ChipsAdded', seat: s.seat, amount: chips(amount) }]) : err(refused);
}

interface Stacked {
  readonly seat: SeatNo;
  readonly stack: number;
  /** chips that come onto the table */
  readonly more: number;
}

/** Every sum of the table must count exactly, whoever wins them all. */
function tooMuch(session: Session, { seat, stack, more }: Stacked): RuleViolation | null {
  const total = session.seats.reduce((all, s) => all + s.stack, 0) + more;
  if (stack <= MAX_AMOUNT && total <= MAX_SEATS * MAX_AMOUNT) return null;
  return violation('stack-too-large', { seat, max: MAX_AMOUNT });
}

/** Chips that come to the table bring a stack up to the most that was agreed; what was won may be more. */
function aboveBuyIn({ cash }: Session, { seat, stack }: Pick<Stacked, 'seat' | 'stack'>): RuleViolation | null {
  const most = cash.maxBuyIn;
  return most > 0 && stack > most ? violation('above-max-buy-in', { seat, most }) : null;
}
