// A log line as words: who, what, how much. Cards are drawn beside it, never spelled here.
import type { ConsoleLine } from '../../server/console/view.ts';
import { type ConsoleWords, wordOf } from './words.ts';

const AMOUNT_FIRST = [
  'ante',
  'small_blind',
  'big_blind',
  'straddle',
  'post',
  'dead_post',
  'call',
  'UncalledReturned',
  'PotAwarded',
  'SeatTaken',
  'StackSet',
  'ChipsReturned',
];
const RULED = ['HandKilled', 'MisdealDeclared', 'HandVoided', 'RoundReopened', 'HandMucked'];

/** `lines`: the log that the line stands in; with it a correction names what it is about. */
export function lineText(line: ConsoleLine, words: ConsoleWords, lines: readonly ConsoleLine[] = []): string {
  const { messages } = words;
  const what = line.type === 'BoardDealt' ? wordOf(messages.street, line.code) : wordOf(messages.line, line.type);
  const parts = [what, amountText(line, words), detailText(line, words), line.allIn ? messages.log.ends : ''];
  const about =
    line.type === 'HandAmended' ? lines.find((l) => l.position === line.to && l.type !== line.type) : undefined;
  const text = parts.filter((part) => part !== '').join(' ');
  return about === undefined ? text : `${text}: ${undoText(about, words)}`;
}

function amountText(line: ConsoleLine, { money }: ConsoleWords): string {
  if (line.type === 'bet' || line.type === 'raise') return line.to === null ? '' : money(line.to);
  if (line.type === 'StructureSet') return `${money(line.amount ?? 0)} / ${money(line.to ?? 0)}`;
  if (line.type === 'RunsAgreed') return String(line.amount ?? 1);
  return AMOUNT_FIRST.includes(line.type) && line.amount !== null ? money(line.amount) : '';
}

function detailText(line: ConsoleLine, words: ConsoleWords): string {
  const { messages } = words;
  if (line.code === '' || line.type === 'BoardDealt') return '';
  if (line.type === 'HandAmended')
    return line.code
      .split(' ')
      .map((kind) => wordOf(messages.editKind, kind))
      .join(', ');
  if (line.type === 'ProfileSet') return wordOf(messages.level.profiles, line.code);
  if (line.type === 'FaceUpRequired') return words.code('rulings', line.code);
  if (RULED.includes(line.type)) return `(${words.code('rulings', line.code)})`;
  if (['fold', 'check', 'call', 'bet', 'raise'].includes(line.type)) return `(${messages.log.asRuled})`;
  return line.type === 'SeatRenamed' || line.type === 'CurrencySet' ? line.code : '';
}

/** 'Seat 3 raises to 110,000': what Undo names. */
export function undoText(line: ConsoleLine, words: ConsoleWords): string {
  const seat = line.seat === null ? '' : `${words.messages.seat.title(line.seat)} `;
  return `${seat}${lineText(line, words)}`;
}
