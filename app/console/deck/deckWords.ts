// Turns what the deck page is told into words: names of cards, places and news. Pure.
import type { DeckView } from '../../../server/console/deck/view.ts';
import { deckMessages } from '../../messages/deck.ts';
import type { DeckMessages } from '../../messages/en/deck.ts';
import type { Language } from '../../messages/language.ts';
import { type CodeParams, codeText } from '../../messages/refusals.ts';
import type { Tone } from '../beeps.ts';

export interface DeckWords {
  readonly language: Language;
  readonly messages: DeckMessages;
  card(card: string): string;
  /** within a sentence */
  cardInText(card: string): string;
  zone(zone: string): string;
  colour(colour: string): string;
  news(view: DeckView): string;
  refusal(code: string, params?: CodeParams): string;
}

export function deckWords(language: Language): DeckWords {
  const messages = deckMessages(language);
  const card = (text: string): string => {
    if (text.length !== 2) return wordIn(messages.specials, text);
    const rank = wordIn(messages.ranks, text.charAt(0));
    return messages.card(rank, wordIn(messages.suits, text.charAt(1)));
  };
  const cardInText = (text: string): string => card(text).replace(/^./, (first) => first.toLowerCase());
  const refusal = (code: string, params: CodeParams = {}): string => codeText('refusals', code, { language, params });
  return {
    ...{ language, messages, card, cardInText, refusal },
    zone: (zone) => zoneWord(messages, zone),
    colour: (colour) => wordIn(messages.colours, colour),
    news: (view) => newsText(view, { messages, cardInText, refusal }),
  };
}

function wordIn(words: Readonly<Record<string, string>>, key: string): string {
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? key;
}

function zoneWord({ zone: words }: DeckMessages, zone: string): string {
  const [kind = '', number] = zone.split(':');
  if (kind === 'seat' && number !== undefined) return words.seat(number);
  if (kind === 'board' && number !== undefined) return words.place(number);
  const plain: Readonly<Record<string, unknown>> = words;
  const word = Object.hasOwn(plain, kind) ? plain[kind] : undefined;
  return typeof word === 'string' ? word : zone;
}

function newsText(
  { news, session, check }: DeckView,
  { messages, cardInText, refusal }: Pick<DeckWords, 'messages' | 'cardInText' | 'refusal'>,
): string {
  const words = messages.news;
  switch (news.what) {
    case 'registered':
      return words.registered(news.deck ?? '');
    case 'in-this-deck':
      return words['in-this-deck'](cardInText(news.card ?? ''));
    case 'in-other-deck':
      if (check !== null || session?.kind === 'check') return words['check-other'];
      return news.deck === null ? words.elsewhere : words['in-other-deck'](news.deck);
    case 'out-of-order':
      return words['out-of-order'](cardInText(news.card ?? ''));
    case 'replaced':
      return words.replaced(cardInText(news.card ?? ''));
    case 'failed':
      return words.failed(refusal(news.code));
    default:
      return words[news.what];
  }
}

/** How the page shows and sounds the last news. */
const TONES: Readonly<Partial<Record<DeckView['news']['what'], Tone>>> = {
  taken: 'good',
  named: 'good',
  registered: 'done',
  replaced: 'done',
  'out-of-order': 'bad',
  'check-complete': 'done',
  'in-this-deck': 'bad',
  'in-other-deck': 'bad',
  several: 'bad',
  unregistered: 'bad',
  failed: 'bad',
};

export function toneOf({ what }: DeckView['news']): Tone {
  return TONES[what] ?? 'quiet';
}
