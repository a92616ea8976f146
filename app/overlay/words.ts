// Everything a part of the picture needs to turn values into words: texts, amounts, hand names.
import type { HandLabel, OverlayView } from '../../server/views/overlay/view.ts';
import type { OverlayMessages } from '../messages/en/overlay.ts';
import { gameTitle } from '../messages/gameTitle.ts';
import { overlayMessages } from '../messages/overlay.ts';
import { amountFormatter, type FormatAmount } from '../ui/amounts.ts';
import { type AwardWord, awardWords } from '../ui/awardWord.ts';
import { longLabel, mainLabel, shortLabel } from '../ui/handText.ts';
import type { Switches } from '../ui/switches.ts';

export interface Words {
  readonly messages: OverlayMessages;
  /** 'PLO 5'; '' for plain no-limit hold'em */
  readonly game: string;
  readonly award: AwardWord;
  /** 'Two pair'; '' without a label */
  readonly shortHand: (label: HandLabel | null) => string;
  /** 'Two pair, aces and kings'; '' without a label */
  readonly mainHand: (label: HandLabel | null) => string;
  /** 'Two pair, aces and kings, queen kicker'; '' without a label */
  readonly longHand: (label: HandLabel | null) => string;
  /** stacks, bets and pots, as the `amounts` switch says */
  readonly money: FormatAmount;
  /** never in big blinds: the blinds themselves */
  readonly blinds: FormatAmount;
}

export function wordsFor(view: Pick<OverlayView, 'currency' | 'bigBlind' | 'played'>, switches: Switches): Words {
  const { language, amounts } = switches;
  const style = { language, ...view.currency, bigBlind: view.bigBlind };
  const messages = overlayMessages(language);
  return {
    messages,
    game: gameTitle(view.played, language),
    award: awardWords(messages, view.played.halves),
    shortHand: (label) => shortLabel(label, language),
    mainHand: (label) => mainLabel(label, language),
    longHand: (label) => longLabel(label, language),
    money: amountFormatter({ ...style, mode: amounts }),
    blinds: amountFormatter({ ...style, mode: 'short' }),
  };
}
