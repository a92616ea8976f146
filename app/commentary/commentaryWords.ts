// Everything the commentary page needs to turn values into words.
import type { CommentaryView } from '../../server/views/commentary/view.ts';
import { commentaryMessages } from '../messages/commentary.ts';
import type { CommentaryMessages } from '../messages/en/commentary.ts';
import type { OverlayMessages } from '../messages/en/overlay.ts';
import { gameTitle } from '../messages/gameTitle.ts';
import type { Language } from '../messages/language.ts';
import { overlayMessages } from '../messages/overlay.ts';
import { amountFormatter, type FormatAmount } from '../ui/amounts.ts';
import { type AwardWord, awardWords } from '../ui/awardWord.ts';
import type { Switches } from '../ui/switches.ts';

export interface CommentaryWords {
  readonly language: Language;
  readonly own: CommentaryMessages;
  readonly table: OverlayMessages;
  /** '' for plain no-limit hold'em */
  readonly game: string;
  readonly award: AwardWord;
  readonly money: FormatAmount;
  readonly short: FormatAmount;
  readonly bigBlinds: FormatAmount;
  /** the game has blinds to count stacks by */
  readonly hasBlinds: boolean;
}

export function commentaryWords(view: CommentaryView, { language, amounts }: Switches): CommentaryWords {
  const style = { language, ...view.currency, bigBlind: view.bigBlind };
  return {
    language,
    own: commentaryMessages(language),
    table: overlayMessages(language),
    game: gameTitle(view.played, language),
    award: awardWords(overlayMessages(language), view.played.halves),
    money: amountFormatter({ ...style, mode: amounts }),
    short: amountFormatter({ ...style, mode: 'short' }),
    bigBlinds: amountFormatter({ ...style, mode: 'bb' }),
    hasBlinds: view.bigBlind > 0,
  };
}

/** 30 s, 10 min, 12 min 30 s. */
export function delayText(delayMs: number, words: Pick<CommentaryWords, 'own'>): string {
  const total = Math.round(delayMs / 1000);
  const minutes = Math.floor(total / 60);
  const seconds = total % 60;
  const parts = [
    minutes > 0 ? `${minutes} ${words.own.minutes}` : '',
    seconds > 0 || minutes === 0 ? `${seconds} ${words.own.seconds}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
