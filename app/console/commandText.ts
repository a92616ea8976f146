// What was pressed, in words, for the line that says whether it was entered.
import type { ConsoleCommand, ConsoleControl, ConsoleLine } from '../../server/console/view.ts';
import { airMessages } from '../messages/air.ts';
import { consoleAsksMessages } from '../messages/consoleAsks.ts';
import { consoleSyncMessages } from '../messages/consoleSync.ts';
import { floorMessages } from '../messages/floor.ts';
import type { Language } from '../messages/language.ts';
import { rulingText } from '../messages/rulings.ts';
import { afterColon, undoneText } from './lineText.ts';
import { type ConsoleWords, wordOf } from './words.ts';

/** 'Flop 7h 2c Kd': what was entered, not which button was pressed. Cards only where they lie face up. */
export function commandText(command: ConsoleCommand, words: ConsoleWords, undoOf: ConsoleLine | null = null): string {
  const { messages } = words;
  switch (command.do) {
    case 'act':
    case 'actAsRuled':
    case 'openHand':
    case 'typeOpened':
    case 'muckHand':
    case 'killMuck':
    case 'retrieveHand':
    case 'killHand':
    case 'correctOpened':
      return `${messages.seat.title(command.seat)}: ${playText(command, words)}`;
    case 'takeSeat':
    case 'renameSeat':
    case 'setStack':
    case 'leaveSeat':
    case 'sitOut':
    case 'topUp':
    case 'moveSeat':
    case 'setPresence':
    case 'countStack':
      return seatText(command, words);
    case 'report':
    case 'rule':
      return floorText(command, words);
    case 'changeDeck':
      return `${messages.line.DeckChanged}: ${afterColon(wordOf(floorMessages(words.language).table.reasons, command.reason))}`;
    case 'typeBoard':
      return `${wordOf(messages.street, command.street)} ${command.cards.join(' ')}`;
    case 'correctBoard':
      return `${messages.line.BoardCorrected}: ${command.card}`;
    case 'setStructure':
    case 'setProfile':
    case 'setSwitches':
    case 'setCurrency':
    case 'setButton':
      return tableText(command, words);
    case 'agreeRuns':
      return `${messages.line.RunsAgreed} ${command.runs}`;
    case 'lastHand':
      return command.on ? messages.showEnd.lastHand : messages.showEnd.lastOff;
    case 'undo':
      return undoOf === null
        ? messages.editKind.retract
        : `${messages.editKind.retract}: ${afterColon(undoneText(undoOf, words))}`;
    default:
      return plainText(command.do, words);
  }
}

type PlayCommand = Extract<
  ConsoleCommand,
  {
    do:
      | 'act'
      | 'actAsRuled'
      | 'openHand'
      | 'typeOpened'
      | 'muckHand'
      | 'killMuck'
      | 'retrieveHand'
      | 'killHand'
      | 'correctOpened';
  }
>;

/** What a player did, or what was done with his hand. */
function playText(command: PlayCommand, { messages, money }: ConsoleWords): string {
  switch (command.do) {
    case 'act':
    case 'actAsRuled': {
      const action = wordOf(messages.action, command.action);
      return command.to === null ? action : `${action} ${money(command.to)}`;
    }
    case 'openHand':
      return messages.step.open;
    case 'typeOpened':
      return `${messages.step.open} ${command.cards.join(' ')}`;
    case 'muckHand':
      return messages.step.muck;
    case 'killMuck':
      return messages.step['kill-muck'];
    case 'retrieveHand':
      return messages.step.retrieve;
    case 'killHand':
      return messages.seatState.killed;
    case 'correctOpened':
      return `${messages.line.OpenedCorrected}: ${command.card}`;
  }
}

type TableSetting = Extract<
  ConsoleCommand,
  { do: 'setStructure' | 'setProfile' | 'setSwitches' | 'setCurrency' | 'setButton' }
>;

function tableText(command: TableSetting, { messages, money }: ConsoleWords): string {
  const { level, line, planned, seat, step } = messages;
  switch (command.do) {
    case 'setStructure':
      return `${level.open} ${money(command.structure.smallBlind)} / ${money(command.structure.bigBlind)}`;
    case 'setProfile':
      return `${level.profile}: ${wordOf(level.profiles, command.profile)}`;
    case 'setSwitches':
      return `${planned.does.setSwitches} ${Object.keys(command.switches).length}`;
    case 'setCurrency':
      return command.symbol.trim() === '' ? line.ChipsSet : `${line.CurrencySet} ${command.symbol}`;
    case 'setButton':
      return `${step.button}: ${afterColon(seat.title(command.button))}`;
  }
}

type SeatCommand = Extract<
  ConsoleCommand,
  {
    do:
      | 'takeSeat'
      | 'renameSeat'
      | 'setStack'
      | 'leaveSeat'
      | 'sitOut'
      | 'topUp'
      | 'moveSeat'
      | 'setPresence'
      | 'countStack';
  }
>;

/** 'Seat 4: adds +5,000' */
function seatText(command: SeatCommand, { messages: { seat, planned, line }, money }: ConsoleWords): string {
  const at = seat.title(command.seat);
  switch (command.do) {
    case 'takeSeat':
      return `${at}: ${command.name} ${planned.does.takeSeat} ${money(command.stack)}`;
    case 'renameSeat':
      return `${at}: ${command.name}`;
    case 'setStack':
      return `${at}: ${planned.does.setStack} ${money(command.stack)}`;
    case 'topUp':
      return `${at}: ${planned.does.topUp} +${money(command.amount)}`;
    case 'moveSeat':
      return `${at}: ${planned.does.moveSeat} ${command.to}`;
    case 'sitOut':
      return `${at}: ${planned.out[command.out ? 'out' : 'in']}`;
    case 'leaveSeat':
      return `${at}: ${planned.does.leaveSeat}`;
    case 'setPresence':
      return `${at}: ${line[PRESENCE[command.presence]]}`;
    case 'countStack':
      return `${at}: ${line.StackCounted} ${money(command.amount)}`;
  }
}

const PRESENCE = { PRESENT: 'Back', ABSENT: 'Away', PENALTY: 'Penalty' } as const;

/** 'Reported: seat 4: wrong number of cards in a hand'; a ruling by what it does. */
function floorText(command: Extract<ConsoleCommand, { do: 'report' | 'rule' }>, words: ConsoleWords): string {
  const { messages, language } = words;
  if (command.do === 'rule')
    return `${messages.done.rule}: ${afterColon(rulingText('outcomes', command.outcome, language))}`;
  const { report } = command;
  const at = 'seat' in report && report.seat !== null ? `${afterColon(messages.seat.title(report.seat))}: ` : '';
  return `${messages.line.IncidentReported} ${at}${afterColon(rulingText('incidents', report.kind, language))}`;
}

function plainText(what: ConsoleCommand['do'], { messages }: ConsoleWords): string {
  const { line, done } = messages;
  const texts: Partial<Record<ConsoleCommand['do'], string>> = {
    ...done,
    redo: messages.editKind.restore,
    reportShuffle: messages.floor.shuffled,
    reportCut: messages.floor.cut,
    reportDefect: line.DefectReported,
    replaceCard: line.CardReplaced,
    auditDeck: line.DeckAudited,
    stubMucked: line.StubMucked,
    completeDeal: line.DealCompleted,
    amend: messages.editKind.replace,
    reopenRound: line.RoundReopened,
    misdeal: line.MisdealDeclared,
    voidHand: line.HandVoided,
    abandonHand: line.HandAbandoned,
    handLeft: line.HandLeft,
    confirmOpenings: line.OpeningsConfirmed,
    catchUp: line.CaughtUp,
    withdrawChange: line.ChangeWithdrawn,
    endShow: messages.showEnd.ended,
    reopenShow: line.ShowReopened,
    newShow: line.ShowStarted,
  };
  return texts[what] ?? '';
}

export function controlText(control: ConsoleControl, { messages, language }: ConsoleWords): string {
  const sync = consoleSyncMessages(language);
  if (control.do === 'setOffset') return sync.offset(control.offsetMs);
  if (control.do === 'confirmAsks') return consoleAsksMessages(language).said.confirm;
  if (control.do === 'withdrawAsks') return consoleAsksMessages(language).said.withdraw;
  if (control.do === 'markSync') return control.inSync ? sync.saidMark : sync.saidUnmark;
  if (control.do === 'hold' || control.do === 'panic' || control.do === 'resume') return messages.release[control.do];
  return airText(control, language) ?? messages.canvas.save;
}

/** Hands, another delay, the planned start, playback: null for everything else. */
function airText(control: ConsoleControl, language: Language): string | null {
  const { said } = airMessages(language);
  if (control.do === 'planStart' && control.atWall === null) return said.noStart;
  const texts: Readonly<Record<string, string>> = said;
  return Object.hasOwn(texts, control.do) ? (texts[control.do] ?? null) : null;
}
