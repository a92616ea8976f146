// Everything the venue screen needs to turn values into words.
import type { VenueSeat, VenueView } from '../../server/views/venue/view.ts';
import type { OverlayMessages } from '../messages/en/overlay.ts';
import type { VenueMessages } from '../messages/en/venue.ts';
import { gameTitle } from '../messages/gameTitle.ts';
import { overlayMessages } from '../messages/overlay.ts';
import { venueMessages } from '../messages/venue.ts';
import { amountFormatter, type FormatAmount } from '../ui/amounts.ts';
import { type AwardWord, awardWords } from '../ui/awardWord.ts';
import { deadWord } from '../ui/deadWord.ts';
import type { Switches } from '../ui/switches.ts';

export interface VenueWords {
  readonly own: VenueMessages;
  readonly table: OverlayMessages;
  /** '' for plain no-limit hold'em */
  readonly game: string;
  readonly award: AwardWord;
  readonly money: FormatAmount;
  readonly short: FormatAmount;
}

export function venueWords(view: VenueView, { language, amounts }: Switches): VenueWords {
  const style = { language, ...view.currency, bigBlind: view.bigBlind };
  return {
    own: venueMessages(language),
    table: overlayMessages(language),
    game: gameTitle(view.played, language),
    award: awardWords(overlayMessages(language), view.played.halves),
    money: amountFormatter({ ...style, mode: amounts }),
    short: amountFormatter({ ...style, mode: 'short' }),
  };
}

/** Award, dead hand, what the seat drew, absence of a player who is all-in, or the action of this street with its amount. */
export function venueStrip(seat: VenueSeat, words: VenueWords): string {
  if (seat.won > 0) return `${words.award(seat.action)} ${words.money(seat.won)}`;
  const dead = deadWord(seat.state, words.table);
  if (dead !== null) return dead;
  if (seat.state === 'out') return words.table.out;
  if (seat.away) return words.table.away;
  return [actionText(seat, words), drawText(seat, words)].filter((text) => text !== '').join(' · ');
}

function drawText({ drew, state }: VenueSeat, { table }: VenueWords): string {
  if (drew === null || state !== 'live') return '';
  return drew === 0 ? table.pat : table.drew(drew);
}

function actionText(seat: VenueSeat, words: VenueWords): string {
  const { action } = words.table;
  return seat.amount > 0 && seat.action !== 'fold'
    ? `${action[seat.action]} ${words.money(seat.amount)}`
    : action[seat.action];
}
