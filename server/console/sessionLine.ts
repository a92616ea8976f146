// One event between hands as the fields of a log line; null for what a console does not list. Every event has its case.
import { assertNever } from '../base/assertNever.ts';
import type { DeckEvent } from '../engine/rulings/deckCommand.ts';
import type { CompetitionEvent, EventShufflerSet } from '../engine/rulings/eventCommand.ts';
import type {
  CashEvent,
  ChangeEvent,
  GameEvent,
  RevealEvent,
  SessionEvent,
  ShowEvent,
  WaitingCommand,
} from '../engine/sessionEvent.ts';
import { owesWord } from './consoleGame.ts';
import { WORDS } from './consoleShow.ts';
import { type LineFields, line } from './line.ts';

export function sessionLine(event: Exclude<SessionEvent, { type: 'PositionsTaken' }>): LineFields | null {
  switch (event.type) {
    case 'SeatTaken':
      return line(event.type, { seat: event.seat, amount: event.stack, code: event.name });
    case 'SeatRenamed':
      return line(event.type, { seat: event.seat, code: event.name });
    case 'SeatLeft':
      return line(event.type, { seat: event.seat });
    case 'PresenceSet':
      return line(event.type, { seat: event.seat, code: event.presence });
    case 'SatOut':
      return line(event.type, { seat: event.seat, code: event.out ? 'out' : 'in' });
    case 'StackSet':
      return line(event.type, { seat: event.seat, amount: event.stack, to: event.difference });
    case 'StructureSet':
      return line(event.type, { amount: event.structure.smallBlind, to: event.structure.bigBlind });
    case 'ProfileSet':
      return line(event.type, { code: event.profile });
    case 'SwitchesSet':
      return line(event.type, { code: event.changed.join(' '), amount: event.changed.length });
    case 'CurrencySet':
      return line(event.type, { code: event.currency.symbol });
    case 'ButtonSet':
      return line(event.type, { seat: event.button });
    case 'SeatMoved':
      return line(event.type, { seat: event.seat, to: event.to });
    case 'ChipsAdded':
      return line(event.type, { seat: event.seat, amount: event.amount });
    case 'HandLeft':
      return line(event.type, { code: event.how });
    case 'HandAbandoned':
    case 'CaughtUp':
      return line(event.type, {});
    case 'HandEnteredAfterwards':
      return line(event.type, { to: event.began });
    case 'OpeningsConfirmed':
      return line(event.type, {});
    case 'HoleTyped':
    case 'HoleCorrected':
      return line(event.type, { seat: event.seat });
    default:
      return showLine(event);
  }
}

type BetweenHands =
  | GameEvent
  | CashEvent
  | ChangeEvent
  | ShowEvent
  | RevealEvent
  | DeckEvent
  | CompetitionEvent
  | EventShufflerSet;

/** Changes that wait name their command; `to` is the line of the plan. */
function showLine(event: BetweenHands): LineFields | null {
  switch (event.type) {
    case 'ChangePlanned':
      return line(event.type, {
        ...aboutSeat(event.command),
        ...whereTo(event.command),
        code: event.command.type === 'SitOut' && !event.command.out ? 'sitIn' : WORDS[event.command.type],
      });
    case 'ChangeDropped':
      return line(event.type, { ...aboutSeat(event.command), code: event.code, to: event.id });
    case 'ChangeWithdrawn':
      return line(event.type, { to: event.id });
    case 'ChangeMade':
      return null;
    case 'LastHandSet':
      return line(event.type, { amount: event.number, code: event.number === null ? 'off' : 'on' });
    case 'ShowEnded':
    case 'ShowReopened':
      return line(event.type, {});
    case 'ShowStarted':
      return line(event.type, { code: event.stacks });
    case 'HandsRevealed':
      return line(event.type, { amount: event.number, code: event.ruling.code });
    case 'RevealTakenDown':
      return line(event.type, {});
    default:
      return gameLine(event);
  }
}

/** Where a rotation stands and how long ago a bomb pot was: told by every hand that starts, and not listed. */
function gameLine(event: GameEvent | CashEvent | DeckEvent | CompetitionEvent | EventShufflerSet): LineFields | null {
  switch (event.type) {
    case 'GameSet':
      return line(event.type, { code: event.game });
    case 'RotationSet':
      return line(event.type, { code: event.rotation.mix });
    case 'RotationMoved':
      return event.played === 0 ? line(event.type, { to: event.at + 1 }) : null;
    case 'BombPotPlanned':
      return line(event.type, { amount: event.plan?.ante ?? 0, code: event.plan === null ? 'off' : 'on' });
    case 'BombPotCalled':
      return line(event.type, { code: event.on ? 'on' : 'off' });
    case 'BombPotCounted':
      return null;
    case 'StandUpSet':
      return line(event.type, { amount: event.game?.amount ?? 0, code: event.game === null ? 'off' : 'on' });
    case 'SafeSet':
      return line(event.type, { seat: event.seat, code: event.safe ? 'safe' : 'stands' });
    case 'MaxBuyInSet':
      return line(event.type, { amount: event.most });
    case 'OwesSet':
      return line(event.type, { seat: event.seat, code: owesWord(event.owes) });
    default:
      return deckLine(event);
  }
}

/** Shuffles and cuts come with every hand and the call of a judge with its defect: a console lists neither. */
function deckLine(event: DeckEvent | CompetitionEvent | EventShufflerSet): LineFields | null {
  switch (event.type) {
    case 'ShuffleReported':
    case 'CutReported':
    case 'JudgeCalled':
      return null;
    case 'DefectReported':
      return line(event.type, { code: event.code, cards: event.card === null ? [] : [event.card] });
    case 'CardReplaced':
      return line(event.type, { cards: event.card === null ? [] : [event.card] });
    case 'DeckChanged':
      return line(event.type, { code: event.deck ?? '' });
    case 'DeckAudited':
      return line(event.type, { amount: event.recount ?? event.counted, code: event.code });
    case 'EventShufflerSet':
      return line(event.type, { code: event.shuffler });
    case 'CompetitionFinished':
      return line(event.type, { seat: event.seat, code: event.code });
    case 'CompetitionResumed':
      return line(event.type, {});
    default:
      return assertNever(event);
  }
}

function aboutSeat(command: WaitingCommand): Pick<LineFields, 'seat' | 'amount'> {
  const seat = 'seat' in command ? command.seat : command.type === 'SetButton' ? command.button : null;
  return { seat, amount: 'stack' in command ? command.stack : 'amount' in command ? command.amount : null };
}

function whereTo(command: WaitingCommand): Partial<Pick<LineFields, 'to'>> {
  return command.type === 'MoveSeat' ? { to: command.to } : {};
}
