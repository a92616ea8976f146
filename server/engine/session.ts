// What lasts between hands: seats, stacks, structure, profile, positions. Pure; one show at one table.
import { assertNever } from '../base/assertNever.ts';
import { err, ok, type Result } from '../base/result.ts';
import { type Chips, chips } from './chips.ts';
import { firstPositions, headsUpPositions, nextPositions, type Positions } from './forcedBets.ts';
import { type Hand, isRunning } from './hand.ts';
import type { HandId } from './ids.ts';
import { DEFAULT_PROFILE, PROFILES, type ProfileName } from './profiles/profiles.ts';
import { MAX_SEATS, nextAfter, type SeatNo, seatNo } from './seat.ts';
import type { Structure } from './structure.ts';
import { type RuleViolation, violation } from './violation.ts';

export interface SessionSeat {
  readonly seat: SeatNo;
  readonly name: string;
  readonly stack: Chips;
  /** sitting out: keeps the seat, is not dealt in */
  readonly out: boolean;
}

export interface Currency {
  /** '' for tournament chips */
  readonly symbol: string;
  /** 0 for chips, 2 for cents */
  readonly decimals: number;
}

export interface Session {
  readonly seats: readonly SessionSeat[];
  readonly structure: Structure | null;
  readonly profile: ProfileName;
  readonly currency: Currency;
  /** positions of the last hand, or of the next one when the button was set by hand */
  readonly positions: Positions | null;
  /** the button of `positions` was set by hand: the blinds follow from who is there when the hand starts */
  readonly positionsSet: boolean;
  readonly handNumber: number;
}

export const EMPTY_SESSION: Session = {
  seats: [],
  structure: null,
  profile: DEFAULT_PROFILE,
  currency: { symbol: '', decimals: 0 },
  positions: null,
  positionsSet: false,
  handNumber: 0,
};

export type SessionEvent =
  | { readonly type: 'SeatTaken'; readonly seat: SeatNo; readonly name: string; readonly stack: Chips }
  | { readonly type: 'SeatLeft'; readonly seat: SeatNo }
  | { readonly type: 'SatOut'; readonly seat: SeatNo; readonly out: boolean }
  | { readonly type: 'SeatRenamed'; readonly seat: SeatNo; readonly name: string }
  /** counted or corrected between hands (6.4.8) */
  | { readonly type: 'StackSet'; readonly seat: SeatNo; readonly stack: Chips; readonly difference: number }
  | { readonly type: 'StructureSet'; readonly structure: Structure }
  | { readonly type: 'ProfileSet'; readonly profile: ProfileName }
  | { readonly type: 'CurrencySet'; readonly currency: Currency }
  | { readonly type: 'ButtonSet'; readonly button: number }
  /** the next hand has these positions; a redeal keeps the number */
  | { readonly type: 'PositionsTaken'; readonly positions: Positions; readonly number: number }
  /** the dealt cards of a finished hand are off the seats: one of the three ways in which a hand has ended for release */
  | { readonly type: 'HandLeft'; readonly handId: HandId; readonly how: 'tags-gone' | 'floor' }
  /** a hand that is never finished at the table, ended by name so that release may count it as ended */
  | { readonly type: 'HandAbandoned'; readonly handId: HandId }
  /** a second person's key: opened cards of this hand may be shown live before the board is complete */
  | { readonly type: 'OpeningsConfirmed'; readonly handId: HandId };

export type SessionCommand =
  | { readonly type: 'TakeSeat'; readonly seat: SeatNo; readonly name: string; readonly stack: Chips }
  | { readonly type: 'LeaveSeat'; readonly seat: SeatNo }
  | { readonly type: 'SitOut'; readonly seat: SeatNo; readonly out: boolean }
  | { readonly type: 'RenameSeat'; readonly seat: SeatNo; readonly name: string }
  | { readonly type: 'SetStack'; readonly seat: SeatNo; readonly stack: Chips }
  | { readonly type: 'SetStructure'; readonly structure: Structure }
  | { readonly type: 'SetProfile'; readonly profile: ProfileName }
  | { readonly type: 'SetCurrency'; readonly currency: Currency }
  | { readonly type: 'SetButton'; readonly button: number };

type SessionDecision = Result<readonly SessionEvent[], RuleViolation>;

/** `inHand`: a hand runs, so stacks, seats and structure of dealt-in players are frozen. */
export function decideSession(session: Session, command: SessionCommand, inHand: boolean): SessionDecision {
  const frozen = inHand && command.type !== 'RenameSeat' && command.type !== 'SetStructure';
  if (frozen) return err(violation('hand-running', {}, command.type === 'SetStack' ? '6.4.8' : ''));
  switch (command.type) {
    case 'TakeSeat':
      return takeSeat(session, command);
    case 'SetStructure':
      return setStructure(command.structure);
    case 'SetProfile':
      return ok([{ type: 'ProfileSet', profile: command.profile }]);
    case 'SetCurrency':
      return ok([{ type: 'CurrencySet', currency: command.currency }]);
    case 'SetButton':
      return setButton(command.button);
    default:
      return atSeat(session, command);
  }
}

function takeSeat(session: Session, command: Extract<SessionCommand, { type: 'TakeSeat' }>): SessionDecision {
  if (session.seats.some((s) => s.seat === command.seat)) return err(violation('seat-taken', { seat: command.seat }));
  if (command.name.trim() === '') return err(violation('name-missing', { seat: command.seat }));
  return ok([{ type: 'SeatTaken', seat: command.seat, name: command.name.trim(), stack: command.stack }]);
}

function setStructure(structure: Structure): SessionDecision {
  if (structure.unit <= 0 || structure.minBet <= 0)
    return err(violation('bad-structure', { unit: structure.unit, minBet: structure.minBet }));
  if (structure.smallBlind > structure.bigBlind)
    return err(violation('small-blind-above-big', { smallBlind: structure.smallBlind, bigBlind: structure.bigBlind }));
  return ok([{ type: 'StructureSet', structure }]);
}

function setButton(button: number): SessionDecision {
  if (!Number.isInteger(button) || button < 1 || button > MAX_SEATS)
    return err(violation('no-such-seat', { seat: button }));
  return ok([{ type: 'ButtonSet', button }]);
}

type AtSeat = Extract<SessionCommand, { type: 'LeaveSeat' | 'SitOut' | 'RenameSeat' | 'SetStack' }>;

function atSeat(session: Session, command: AtSeat): SessionDecision {
  const s = session.seats.find((other) => other.seat === command.seat);
  if (s === undefined) return err(violation('seat-empty', { seat: command.seat }));
  switch (command.type) {
    case 'LeaveSeat':
      return ok([{ type: 'SeatLeft', seat: command.seat }]);
    case 'SitOut':
      return ok([{ type: 'SatOut', seat: command.seat, out: command.out }]);
    case 'RenameSeat':
      return command.name.trim() === ''
        ? err(violation('name-missing', { seat: command.seat }))
        : ok([{ type: 'SeatRenamed', seat: command.seat, name: command.name.trim() }]);
    case 'SetStack':
      return ok([{ type: 'StackSet', seat: command.seat, stack: command.stack, difference: command.stack - s.stack }]);
  }
}

export function evolveSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'SeatTaken':
      return {
        ...session,
        seats: [...session.seats, { seat: event.seat, name: event.name, stack: event.stack, out: false }],
      };
    case 'SeatLeft':
      return { ...session, seats: session.seats.filter((s) => s.seat !== event.seat) };
    case 'SatOut':
      return changeSeat(session, event.seat, { out: event.out });
    case 'SeatRenamed':
      return changeSeat(session, event.seat, { name: event.name });
    case 'StackSet':
      return changeSeat(session, event.seat, { stack: event.stack });
    case 'StructureSet':
      return { ...session, structure: event.structure };
    case 'ProfileSet':
      return { ...session, profile: event.profile };
    case 'CurrencySet':
      return { ...session, currency: event.currency };
    case 'ButtonSet':
      return buttonSet(session, event.button);
    case 'PositionsTaken':
      return { ...session, positions: event.positions, positionsSet: false, handNumber: event.number };
    case 'HandLeft':
    case 'HandAbandoned':
    case 'OpeningsConfirmed':
      return session;
    default:
      return assertNever(event);
  }
}

function changeSeat(session: Session, seat: SeatNo, change: Partial<Omit<SessionSeat, 'seat'>>): Session {
  return { ...session, seats: session.seats.map((s) => (s.seat === seat ? { ...s, ...change } : s)) };
}

/** Kept at an empty table too: who posts is settled when the hand starts. */
function buttonSet(session: Session, button: number): Session {
  const active = activeSeats(session);
  const alone = { button, smallBlind: null, smallBlindDue: button, bigBlind: seatNo(button) };
  return { ...session, positions: active.length < 2 ? alone : firstPositions(button, active), positionsSet: true };
}

/** Stacks move by what the hand came to mean, so that a count made since then is kept; an open hand moves nothing yet. */
export function sessionAfterChips(session: Session, before: Hand | null, after: Hand): Session {
  const seats = session.seats.map((s) => ({
    ...s,
    stack: chips(Math.max(0, s.stack + netOf(after, s.seat) - netOf(before, s.seat))),
  }));
  return { ...session, seats };
}

/** What an ended hand won or lost the seat. */
export function netOf(hand: Hand | null, seat: SeatNo): number {
  const s = hand !== null && !isRunning(hand) ? hand.seats.find((other) => other.seat === seat) : undefined;
  return s === undefined ? 0 : s.stack - s.startStack;
}

/** Seats with chips at the start of a hand that are not sitting out (5.5). */
export function activeSeats(session: Session): readonly SeatNo[] {
  return session.seats
    .filter((s) => s.stack > 0 && !s.out)
    .map((s) => s.seat)
    .sort((a, b) => a - b);
}

/** Positions of the next hand; `redeal` keeps those of the last one (6.3). Null while two active seats are missing. */
export function positionsForNext(session: Session, redeal: boolean): Positions | null {
  const active = activeSeats(session);
  if (active.length < 2) return null;
  if (session.positions === null) return firstPositions(active[active.length - 1] ?? 1, active);
  if (session.positionsSet) return firstPositions(session.positions.button, active);
  if (redeal) return samePositions(session.positions, active);
  return nextPositions(session.positions, active, PROFILES[session.profile]);
}

/** A redeal keeps every place; who has left since is passed over. */
function samePositions(last: Positions, active: readonly SeatNo[]): Positions {
  const bigBlind = active.find((seat) => seat === last.bigBlind) ?? nextAfter(last.bigBlind, active) ?? last.bigBlind;
  if (active.length === 2) return headsUpPositions(active, bigBlind);
  const smallBlind = active.find((seat) => seat === last.smallBlind) ?? null;
  return { ...last, smallBlind: smallBlind === bigBlind ? null : smallBlind, bigBlind };
}
