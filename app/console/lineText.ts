// A log line as words: who, what, how much. Cards are drawn beside it, never spelled here.
import type { ConsoleLine } from '../../server/console/view.ts';
import { rulingText } from '../messages/rulings.ts';
import { type ConsoleWords, wordOf } from './words.ts';

const AMOUNT_FIRST = [
  'ante',
  'small_blind',
  'big_blind',
  'straddle',
  'post',
  'dead_post',
  'button_blind',
  'call',
  'bring_in',
  'UncalledReturned',
  'UncalledForfeited',
  'PotDecided',
  'PotAwarded',
  'SeatTaken',
  'StackSet',
  'StackCounted',
  'ChipsAdded',
  'ChipsReturned',
  'AwardsTakenBack',
  'RefundForfeited',
  'BombPotPlanned',
  'StandUpSet',
  'MaxBuyInSet',
  'RakeTaken',
];
const RULED = [
  'DefectReported',
  'DeckAudited',
  'CompetitionFinished',
  'HandKilled',
  'BoardTakenBack',
  'MisdealDeclared',
  'HandVoided',
  'RoundReopened',
  'HandMucked',
  'AwardOverruled',
];

/** `lines`: the log that the line stands in; with it a correction names what it is about. */
export function lineText(line: ConsoleLine, words: ConsoleWords, lines: readonly ConsoleLine[] = []): string {
  const parts = [
    whatText(line, words),
    amountText(line, words),
    detailText(line, words),
    line.allIn ? words.messages.log.ends : '',
  ];
  const about =
    line.type === 'HandAmended' ? lines.find((l) => l.position === line.to && l.type !== line.type) : undefined;
  const text = parts.filter((part) => part !== '').join(' ');
  return about === undefined ? text : `${text}: ${afterColon(undoText(about, words))}`;
}

/** What happened to an entry says all of a correction. */
function whatText(line: ConsoleLine, { messages }: ConsoleWords): string {
  if (line.type === 'BoardDealt') return wordOf(messages.street, line.code);
  return line.type === 'HandAmended' && line.code !== '' ? '' : wordOf(messages.line, keyOf(line));
}

export function afterColon(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

const PRESENCE: Readonly<Record<string, string>> = { PRESENT: 'Back', ABSENT: 'Away', PENALTY: 'Penalty' };

const OFF: Readonly<Record<string, string>> = {
  BombPotPlanned: 'BombPotOff',
  BombPotCalled: 'BombPotNotCalled',
  StandUpSet: 'StandUpOff',
};

/** An announcement and its taking back are one kind of line, and so are a currency and none, and a player out and back. */
function keyOf({ type, code, seat, amount }: ConsoleLine): string {
  if (type === 'IncidentReported' && seat !== null) return 'IncidentAbout';
  if (type === 'EventShufflerSet') return code === 'on' ? 'EventShufflerOn' : 'EventShufflerOff';
  if (type === 'SatOut') return code === 'in' ? 'SatIn' : type;
  if (type === 'PresenceChanged' || type === 'PresenceSet') return PRESENCE[code] ?? type;
  if (type === 'CurrencySet' && code === '') return 'ChipsSet';
  if (type === 'SafeSet') return code === 'safe' ? 'SatDown' : 'Stands';
  if (type === 'CardsDiscarded' && amount === 0) return 'StandsPat';
  if (code === 'off' && Object.hasOwn(OFF, type)) return OFF[type] ?? type;
  return type === 'LastHandSet' && code === 'off' ? 'LastHandOff' : type;
}

function amountText(line: ConsoleLine, { money }: ConsoleWords): string {
  if (['bet', 'raise', 'complete'].includes(line.type)) return line.to === null ? '' : money(line.to);
  if (line.type === 'StructureSet') return `${money(line.amount ?? 0)} / ${money(line.to ?? 0)}`;
  if (line.type === 'RunsAgreed') return String(line.amount ?? 1);
  if (line.type === 'HandsRevealed') return String(line.amount ?? '');
  if (line.type === 'SwitchesSet' || line.type === 'DeckAudited') return String(line.amount ?? 0);
  if (line.type === 'LastHandSet') return line.amount === null ? '' : String(line.amount);
  if (line.type === 'SeatMoved' || line.type === 'RotationMoved') return String(line.to ?? '');
  if (Object.hasOwn(OFF, line.type) && line.code === 'off') return '';
  if (line.type === 'CardsDiscarded') return line.amount === 0 ? '' : String(line.amount ?? '');
  return AMOUNT_FIRST.includes(line.type) && line.amount !== null ? money(line.amount) : '';
}

function detailText(line: ConsoleLine, words: ConsoleWords): string {
  const { messages, money } = words;
  if (line.code === '' || line.type === 'BoardDealt') return '';
  if (line.type === 'HandAmended')
    return line.code
      .split(' ')
      .map((kind) => wordOf(messages.editKind, kind))
      .map((kind, i) => (i === 0 ? kind : afterColon(kind)))
      .join(', ');
  if (line.type === 'ProfileSet') return wordOf(messages.level.profiles, line.code);
  if (line.type === 'ChangePlanned') return `${changed(line, words)} (${messages.planned.waits})`;
  if (line.type === 'ChangeDropped') return `(${words.code('refusals', line.code)})`;
  if (line.type === 'FaceUpRequired') return words.code('rulings', line.code);
  if (line.type === 'IncidentReported') return afterColon(rulingText('alarms', line.code, words.language));
  if (line.type === 'IncidentRuled') return ruledText(line.code, words);
  if (RULED.includes(line.type)) return `(${ruledText(line.code, words)})`;
  if (['fold', 'check', 'call', 'bet', 'raise', 'complete', 'bring_in'].includes(line.type))
    return `(${messages.log.asRuled})`;
  if (line.type === 'HandsRevealed') return `(${line.code})`;
  if (line.type === 'SidePayment')
    return `${money(line.amount ?? 0)} → ${afterColon(messages.seat.title(line.to ?? 0))} (${wordOf(messages.sidePayment, line.code)})`;
  if (line.type === 'GameSet') return wordOf(messages.game, line.code);
  if (line.type === 'RotationSet') return wordOf(messages.mix, line.code);
  if (line.type === 'OwesSet') return wordOf(messages.owes, line.code);
  return ['SeatRenamed', 'CurrencySet', 'DeckChanged'].includes(line.type) ? line.code : '';
}

/** Rulings of the desk have a catalogue of their own. */
function ruledText(code: string, words: ConsoleWords): string {
  const text = words.code('rulings', code);
  return text === code ? rulingText('rulings', code, words.language) : text;
}

/** 'adds 500': what a change that waits will do. */
function changed({ code, amount, to }: ConsoleLine, { messages, money }: ConsoleWords): string {
  if (code === 'sitOut' || code === 'sitIn') return messages.planned.out[code === 'sitIn' ? 'in' : 'out'];
  const does = wordOf(messages.planned.does, code);
  if (code === 'moveSeat') return `${does} ${to ?? ''}`;
  return amount === null ? does.replace(/[,:]$/, '') : `${does} ${money(amount)}`;
}

/** 'Seat 3 raises to 110,000': what Undo names. */
export function undoText(line: ConsoleLine, words: ConsoleWords): string {
  const seat = line.seat === null ? '' : `${words.messages.seat.title(line.seat)} `;
  return `${seat}${lineText(line, words)}`;
}

function reportText({ seat }: ConsoleLine, { messages }: ConsoleWords): string {
  return seat === null ? messages.bar.report : `${messages.seat.title(seat)}: ${afterColon(messages.bar.report)}`;
}

/** What goes when the step of this line is taken back: the pots are awarded, and taken back, together. */
export function undoneText(line: ConsoleLine, words: ConsoleWords): string {
  if (line.type === 'IncidentReported') return reportText(line, words);
  return line.type === 'PotAwarded' ? words.messages.bar.award : undoText(line, words);
}
