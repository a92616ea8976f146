// Commands of the door that are about the table between hands, in the words of the session.
import type { SessionCommand, WaitingCommand } from '../engine/sessionEvent.ts';
import type { TableCommand } from './commands.ts';
import { DECK_WORDS, deckCommandOf, isOfDeck } from './deckWords.ts';

const WORDS = [
  'takeSeat',
  'leaveSeat',
  'sitOut',
  'renameSeat',
  'setStack',
  'topUp',
  'moveSeat',
  'setStructure',
  'setProfile',
  'setSwitches',
  'setCurrency',
  'setButton',
  'setGame',
  'setRotation',
  'turnTo',
  'planBombPot',
  'callBombPot',
  'playStandUp',
  'setSafe',
  'setMaxBuyIn',
  'setOwes',
  'withdrawChange',
  'lastHand',
  'endShow',
  'reopenShow',
  'newShow',
  ...DECK_WORDS,
] as const;
export type SessionWord = (typeof WORDS)[number];
type OfSession = Extract<TableCommand, { do: SessionWord }>;

export function isOfSession<C extends { readonly do: string }>(command: C): command is Extract<C, { do: SessionWord }> {
  return WORDS.some((word) => word === command.do);
}

export function sessionCommandOf(command: OfSession): SessionCommand {
  if (isOfDeck(command)) return deckCommandOf(command);
  switch (command.do) {
    case 'renameSeat':
      return { type: 'RenameSeat', seat: command.seat, name: command.name };
    case 'setStructure':
      return { type: 'SetStructure', structure: command.structure };
    case 'withdrawChange':
      return { type: 'WithdrawChange', change: command.change };
    case 'lastHand':
      return { type: 'LastHand', on: command.on };
    case 'endShow':
      return { type: 'EndShow' };
    case 'reopenShow':
      return { type: 'ReopenShow' };
    case 'newShow':
      return { type: 'NewShow', stacks: command.stacks };
    default:
      return waitingCommandOf(command);
  }
}

type Waits = Exclude<
  OfSession,
  {
    do:
      | (typeof DECK_WORDS)[number]
      | 'renameSeat'
      | 'setStructure'
      | 'withdrawChange'
      | 'lastHand'
      | 'endShow'
      | 'reopenShow'
      | 'newShow';
  }
>;

function waitingCommandOf(command: Waits): WaitingCommand {
  switch (command.do) {
    case 'takeSeat':
      return { type: 'TakeSeat', seat: command.seat, name: command.name, stack: command.stack };
    case 'leaveSeat':
      return { type: 'LeaveSeat', seat: command.seat };
    case 'sitOut':
      return { type: 'SitOut', seat: command.seat, out: command.out };
    case 'setStack':
      return { type: 'SetStack', seat: command.seat, stack: command.stack };
    case 'topUp':
      return { type: 'TopUp', seat: command.seat, amount: command.amount };
    case 'moveSeat':
      return { type: 'MoveSeat', seat: command.seat, to: command.to };
    case 'setProfile':
      return { type: 'SetProfile', profile: command.profile };
    case 'setSwitches':
      return { type: 'SetSwitches', switches: command.switches };
    case 'setCurrency':
      return { type: 'SetCurrency', currency: { symbol: command.symbol, decimals: command.decimals } };
    case 'setButton':
      return { type: 'SetButton', button: command.button, ...(command.dead === true ? { dead: true } : {}) };
    default:
      return gameCommandOf(command);
  }
}

type OfGame = Extract<
  OfSession,
  {
    do:
      | 'setGame'
      | 'setRotation'
      | 'turnTo'
      | 'planBombPot'
      | 'callBombPot'
      | 'playStandUp'
      | 'setSafe'
      | 'setMaxBuyIn'
      | 'setOwes';
  }
>;

function gameCommandOf(command: OfGame): WaitingCommand {
  switch (command.do) {
    case 'setGame':
      return { type: 'SetGame', game: command.game, structure: command.structure };
    case 'setRotation': {
      const { mix, every, games, level } = command;
      return { type: 'SetRotation', mix, every, games, level };
    }
    case 'turnTo':
      return { type: 'TurnTo', at: command.at };
    case 'planBombPot':
      return { type: 'PlanBombPot', plan: command.plan };
    case 'callBombPot':
      return { type: 'CallBombPot', on: command.on };
    case 'playStandUp':
      return { type: 'PlayStandUp', amount: command.amount };
    case 'setSafe':
      return { type: 'SetSafe', seat: command.seat, safe: command.safe };
    case 'setMaxBuyIn':
      return { type: 'SetMaxBuyIn', most: command.most };
    case 'setOwes':
      return { type: 'SetOwes', seat: command.seat, owes: command.owes };
  }
}

/** The highest seat that a command names for a player or the button; 0 for none. A table may have fewer seats than the rules. */
export function seatNamed(command: TableCommand): number {
  switch (command.do) {
    case 'takeSeat':
      return command.seat;
    case 'moveSeat':
      return command.to;
    case 'setButton':
      return command.button;
    default:
      return 0;
  }
}
