// One line of the record in words, the filters of the list, and the record as a file. Pure.
import type { RulingKind, RulingLine } from '../../../server/floor/view.ts';
import { wordOf } from '../words.ts';
import type { FloorWords } from './floorWords.ts';

export const RULING_FILTERS = ['all', 'rulings', 'hands', 'counts', 'taken'] as const;
export type RulingFilter = (typeof RULING_FILTERS)[number];

const HANDS: readonly RulingKind[] = ['misdeal', 'void', 'abandoned', 'chopped'];
const ENDING: readonly string[] = ['redeal', 'void'];
const ABOUT: readonly RulingKind[] = ['taken-back', 'restored', 'amended'];

export function passes(line: RulingLine, filter: RulingFilter): boolean {
  const { what, takenBack } = line;
  switch (filter) {
    case 'all':
      return true;
    case 'hands':
      return endsHand(line);
    case 'counts':
      return what === 'counted';
    case 'taken':
      return takenBack || ABOUT.includes(what);
    case 'rulings':
      return !endsHand(line) && what !== 'counted' && !ABOUT.includes(what);
  }
}

/** Ended as such, or by the ruling on a report. */
function endsHand({ what, outcome }: RulingLine): boolean {
  return HANDS.includes(what) || (what === 'incident' && ENDING.includes(outcome));
}

/** 'Ruling: Wrong number of cards in a hand, Deal again' */
export function rulingTitle(line: RulingLine, words: FloorWords): string {
  const what = wordOf(words.messages.rulings.what, line.what);
  const about = line.incident === '' ? '' : words.ruling('incidents', line.incident);
  const outcome = line.outcome === '' ? '' : outcomeText(line, words);
  return [what, about, outcome].filter((part) => part !== '').join(': ');
}

function outcomeText({ what, outcome }: RulingLine, words: FloorWords): string {
  if (what === 'deck-changed') return wordOf(words.messages.table.reasons, outcome);
  if (what === 'shuffler') return outcome === 'on' ? words.messages.table.shufflerOn : words.messages.table.shufflerOff;
  return words.ruling('outcomes', outcome);
}

/** Who declared it; an entry about another line has nobody but its recorder. */
export function declaredText({ what, declaredBy }: RulingLine, words: FloorWords): string {
  if (declaredBy !== '') return words.role(declaredBy);
  return ABOUT.includes(what) ? '' : words.messages.rulings.byRules;
}

/** 'rule 6.3.6 · SP-6.3.6-REDEAL · redeal': what a line rests on; a ruling of the house has no clause. */
export function groundText(line: RulingLine, words: FloorWords): string {
  const meaning = codeWords(line.code, words);
  const later = line.takenBack ? words.messages.rulings.takenBack : '';
  return [words.clause(line.clause), line.code, meaning === line.code ? '' : meaning, later]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What the code means, where the record has words for it. */
export function codeWords(code: string, words: FloorWords): string {
  const own = words.ruling('rulings', code);
  return own === code ? words.code('rulings', code) : own;
}

/** Where its chips come from or go to; '' where none move, and for a count, whose chips were found or are missing. */
export function sumText({ what, chips }: RulingLine, { messages, money }: FloorWords): string {
  if (chips.length === 0 || what === 'counted') return '';
  const { sums } = messages.rulings;
  const sum = chips.reduce((total, { amount }) => total + amount, 0);
  if (sum === 0) return sums.even;
  return sum > 0 ? sums.fromPot(money(sum)) : sums.intoPot(money(-sum));
}

export interface RecordFile {
  readonly table: string;
  readonly tableName: string;
  readonly rulings: readonly RulingLine[];
}

export function recordText(file: RecordFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}
