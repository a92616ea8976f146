// What waits for the end of the hand, and where the show itself stands: announced, ended, draining.
import { isRunning } from '../engine/hand.ts';
import { isDealtAgain, lastHandPlayed } from '../engine/session.ts';
import type { PlannedChange, WaitingCommand } from '../engine/sessionEvent.ts';
import type { TableState } from '../log/tableState.ts';
import type { ConsoleChange } from './changeView.ts';
import type { ConsoleInput } from './consoleInput.ts';
import type { ConsoleShow, ConsoleView } from './view.ts';

export function consolePlanned({ session }: TableState): readonly ConsoleChange[] {
  return session.planned.map((change) => plannedOf(change, session.seats));
}

type Seats = TableState['session']['seats'];
type Carried = Partial<Pick<ConsoleChange, 'to' | 'amount' | 'name' | 'code'>>;

function plannedOf({ id, command, by }: PlannedChange, seats: Seats): ConsoleChange {
  const seat = 'seat' in command ? command.seat : command.type === 'SetButton' ? command.button : null;
  const name = seats.find((s) => s.seat === seat)?.name ?? '';
  return { id, do: WORDS[command.type], seat, to: null, amount: null, name, code: '', ...carried(command), actor: by };
}

/** A waiting change by the word of its command. */
export const WORDS: Readonly<Record<WaitingCommand['type'], ConsoleChange['do']>> = {
  TakeSeat: 'takeSeat',
  LeaveSeat: 'leaveSeat',
  SitOut: 'sitOut',
  SetStack: 'setStack',
  TopUp: 'topUp',
  MoveSeat: 'moveSeat',
  SetProfile: 'setProfile',
  SetSwitches: 'setSwitches',
  SetEventShuffler: 'setEventShuffler',
  SetCurrency: 'setCurrency',
  SetButton: 'setButton',
  SetGame: 'setGame',
  SetRotation: 'setRotation',
  TurnTo: 'turnTo',
  PlanBombPot: 'planBombPot',
  CallBombPot: 'callBombPot',
  PlayStandUp: 'playStandUp',
  SetSafe: 'setSafe',
  SetMaxBuyIn: 'setMaxBuyIn',
  SetOwes: 'setOwes',
};

function carried(command: WaitingCommand): Carried {
  switch (command.type) {
    case 'TakeSeat':
      return { name: command.name, amount: command.stack };
    case 'SetStack':
      return { amount: command.stack };
    case 'TopUp':
      return { amount: command.amount };
    case 'MoveSeat':
      return { to: command.to };
    case 'SitOut':
      return { code: command.out ? 'out' : 'in' };
    case 'SetProfile':
      return { code: command.profile };
    case 'SetSwitches':
      return { code: Object.keys(command.switches).join(' ') };
    case 'SetEventShuffler':
      return { code: command.shuffler };
    case 'SetCurrency':
      return { code: command.currency.symbol };
    case 'SetGame':
      return { code: command.game };
    case 'SetRotation':
      return { code: command.mix };
    case 'TurnTo':
      return { to: command.at + 1 };
    case 'PlanBombPot':
      return { amount: command.plan?.ante ?? 0 };
    case 'CallBombPot':
      return { code: command.on ? 'on' : 'off' };
    case 'PlayStandUp':
      return { amount: command.amount };
    case 'SetSafe':
      return { code: command.safe ? 'safe' : 'stands' };
    case 'SetMaxBuyIn':
      return { amount: command.most };
    default:
      return {};
  }
}

/** The level that comes into force when the running hand is over; null when it is the same. */
export function nextLevel({ hand, session: { structure, procedure, game } }: TableState): ConsoleView['nextLevel'] {
  const now = hand !== null && isRunning(hand) ? hand.structure : procedure.level;
  if (now === null || structure === null) return null;
  // a bomb pot and another game have posts of their own
  if (hand !== null && isRunning(hand) && (hand.structure.bombPot || hand.game !== game)) return null;
  const { smallBlind, bigBlind, ante, anteKind } = structure;
  const level = { smallBlind, bigBlind, ante, anteKind };
  const same =
    now.smallBlind === smallBlind && now.bigBlind === bigBlind && now.ante === ante && now.anteKind === anteKind;
  return same ? null : level;
}

export function consoleShow({ state: { session, hand }, release }: ConsoleInput): ConsoleShow {
  return {
    state: session.ended ? 'ended' : session.lastHand === null ? 'running' : 'last-hand',
    lastHand: session.lastHand ?? 0,
    played: mayNotStart(session, hand),
    drain: release.canvases.flatMap(({ name, endsAt }) => (endsAt === null ? [] : [{ canvas: name, endsAt }])),
  };
}

/** The announced last hand is over, and is not dealt again (6.3). */
function mayNotStart(session: TableState['session'], hand: TableState['hand']): boolean {
  if (isRunning(hand)) return false;
  return lastHandPlayed(session, session.handNumber + (isDealtAgain(hand) ? 0 : 1));
}
