// One line of the hand log as words. An entry this page has no word for is left out.
import type { CommentaryLine, CommentaryView } from '../../server/views/commentary/view.ts';
import { familyName } from '../ui/names.ts';
import type { CommentaryWords } from './commentaryWords.ts';

export interface LogLine {
  readonly key: number;
  readonly who: string;
  readonly text: string;
  readonly cards: readonly string[];
  /** a line of the table, not of a player: it divides the log */
  readonly divides: boolean;
}

const NAME_MAX = 14;

export function logLine(line: CommentaryLine, view: CommentaryView, words: CommentaryWords): LogLine | null {
  const word = entryWord(line, words);
  if (word === '') return null;
  const seat = view.seats.find((s) => s.seat === line.seat);
  const amount = line.amount > 0 ? ` ${words.money(line.amount)}` : '';
  return {
    key: line.position,
    who: familyName(seat?.name ?? '', NAME_MAX),
    text: `${word}${amount}`,
    cards: line.cards,
    divides: seat === undefined,
  };
}

/** Actions and posts carry their kind as the code: 'raise', 'small_blind'; a street its name, a draw its number of cards. */
function entryWord(line: CommentaryLine, words: CommentaryWords): string {
  if (line.type === 'StreetOpened') return lookUp(words.own.street, line.code);
  if (line.type === 'CardsDiscarded') return words.own.discards(Number(line.code));
  const action = lookUp(words.table.action, line.code.replaceAll('_', '-'));
  if (action !== '' && (line.type === 'ActionTaken' || line.type === 'ForcedBetPosted')) return action.toLowerCase();
  return lookUp(words.own.entry, line.type);
}

function lookUp(texts: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(texts, key) ? (texts[key] ?? '') : '';
}
