// Everything the page for viewers needs to turn values into words, for eyes and for those who are read to.
import type { OverlayView, SeatView } from '../../server/views/overlay/view.ts';
import type { WatchView } from '../../server/views/public/view.ts';
import type { OverlayMessages } from '../messages/en/overlay.ts';
import type { WatchMessages } from '../messages/en/watch.ts';
import { gameTitle } from '../messages/gameTitle.ts';
import type { Language } from '../messages/language.ts';
import { overlayMessages } from '../messages/overlay.ts';
import { watchMessages } from '../messages/watch.ts';
import { amountFormatter, type FormatAmount } from '../ui/amounts.ts';
import { type AwardWord, awardWords } from '../ui/awardWord.ts';
import { faceOf, placeKind } from '../ui/cardPlace.ts';
import { deadWord } from '../ui/deadWord.ts';
import { shortLabel } from '../ui/handText.ts';
import type { Switches } from '../ui/switches.ts';

export interface WatchWords {
  readonly language: Language;
  readonly own: WatchMessages;
  readonly table: OverlayMessages;
  /** '' for plain no-limit hold'em */
  readonly game: string;
  readonly award: AwardWord;
  readonly money: FormatAmount;
  readonly short: FormatAmount;
}

export function watchWords(
  view: Pick<OverlayView, 'currency' | 'bigBlind' | 'played'>,
  { language, amounts }: Switches,
): WatchWords {
  const style = { language, ...view.currency, bigBlind: view.bigBlind };
  return {
    language,
    own: watchMessages(language),
    table: overlayMessages(language),
    game: gameTitle(view.played, language),
    award: awardWords(overlayMessages(language), view.played.halves),
    money: amountFormatter({ ...style, mode: amounts }),
    short: amountFormatter({ ...style, mode: 'short' }),
  };
}

/** Whatever shows a table: the page for viewers, the checker's. */
export interface WatchTableProps {
  readonly view: Omit<OverlayView, 'kind'>;
  readonly words: WatchWords;
}

export interface WatchPartProps extends WatchTableProps {
  readonly view: WatchView;
}

/** 30 s, 10 min, 1 h 30 min. */
export function delaySpoken(delayMs: number, own: WatchMessages): string {
  const total = Math.round(delayMs / 1000);
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(total / 3600), own.hours],
    [Math.floor(total / 60) % 60, own.minutes],
    [total % 60, own.seconds],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return said.length === 0 ? `0 ${own.seconds}` : said.join(' ');
}

/** What is said in place of a picture of cards: only of faces that are in the frame. */
export function cardsSpoken(cards: readonly string[], own: WatchMessages): string {
  const said = cards.map((place) => placeSpoken(place, own)).filter((text) => text !== '');
  return said.every((text) => text === said[0]) ? (said[0] ?? '') : said.join(', ');
}

function placeSpoken(place: string, own: WatchMessages): string {
  const face = faceOf(place);
  if (face !== null) return `${lookUp(own.ranks, face.rank)} ${own.suits[face.suit]}`;
  switch (placeKind(place)) {
    case 'sealed':
      return own.faceDown;
    case 'unread':
      return own.unread;
    case 'mucked':
      return own.mucked;
    default:
      return '';
  }
}

function lookUp(texts: Readonly<Record<string, string>>, key: string): string {
  return texts[key] ?? '';
}

/** Award, dead hand, absence, or the action of this street with its amount. */
export function actionSpoken(
  seat: SeatView,
  { table, award, money }: Pick<WatchWords, 'table' | 'award' | 'money'>,
): string {
  if (seat.won > 0) return `${award(seat.action)} ${money(seat.won)}`;
  const dead = deadWord(seat.state, table);
  if (dead !== null) return dead;
  if (seat.state === 'out') return table.out;
  if (seat.away) return table.away;
  const word = table.action[seat.action];
  return seat.amount > 0 && seat.action !== 'fold' ? `${word} ${money(seat.amount)}` : word;
}

export function equityFigure({ equity, equityMark }: Pick<SeatView, 'equity' | 'equityMark'>): string {
  if (equityMark === 'less') return '<1';
  return equityMark === 'more' ? '>99' : String(equity);
}

/** The hand, both hands of a game of two halves, or the hand on each board. */
export function handsSpoken(
  { label, lowLabel, boardLabels }: SeatView,
  { language }: Pick<WatchWords, 'language'>,
): string {
  const hands = boardLabels.length > 0 ? boardLabels : [label, lowLabel];
  return hands
    .map((hand) => shortLabel(hand, language))
    .filter((text) => text !== '')
    .join(' · ');
}

export function drawSpoken(
  { drew, state }: Pick<SeatView, 'drew' | 'state'>,
  { table }: Pick<WatchWords, 'table'>,
): string {
  if (drew === null || state === 'folded') return '';
  return drew === 0 ? table.pat : table.drew(drew);
}
