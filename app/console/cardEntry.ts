// Cards as a person types them: 'as kd 10h', also with the same keys on a Russian layout. Pure; knows only how cards are
// spelled.

export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export const SUITS = ['s', 'h', 'd', 'c'] as const;

const CARD = /(10|[2-9TJQKA])\s*([CDHS♣♦♥♠])/gi;
const SIGNS: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };
/** What the keys of ranks and suits write on a Russian layout. */
const KEYS: Readonly<Record<string, string>> = {
  ф: 'a',
  л: 'k',
  й: 'q',
  о: 'j',
  е: 't',
  ы: 's',
  р: 'h',
  в: 'd',
  с: 'c',
};

function latin(text: string): string {
  return text.toLowerCase().replace(/[а-я]/g, (sign) => KEYS[sign] ?? sign);
}

/** What was typed behind the first whole card. */
export function behindFirst(text: string): string {
  const [first] = latin(text).matchAll(CARD);
  return first === undefined ? '' : text.slice(first.index + first[0].length).trimStart();
}

/** The whole cards in a text, in order, none twice; whatever else stands there is left out. */
export function cardsIn(text: string): readonly string[] {
  const found = Array.from(latin(text).matchAll(CARD), ([, rank = '', suit = '']) => {
    const sign = SIGNS[suit] ?? suit.toLowerCase();
    return `${rank === '10' ? 'T' : rank.toUpperCase()}${sign}`;
  });
  return found.filter((card, i) => found.indexOf(card) === i);
}

/** A tapped card joins or leaves; a full selection drops its last card for the new one. */
export function toggled(cards: readonly string[], card: string, most: number): readonly string[] {
  if (cards.includes(card)) return cards.filter((other) => other !== card);
  return cards.length < most ? [...cards, card] : [...cards.slice(0, most - 1), card];
}
