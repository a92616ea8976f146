// The deck page's words and the view it draws: names of cards in both languages, a text and a tone for all that happens.
import { describe, expect, it } from 'vitest';
import { deckWords, toneOf } from '../../app/console/deck/deckWords.ts';
import { isDeckView } from '../../app/console/deck/useDeck.ts';
import { LANGUAGES } from '../../app/messages/language.ts';
import { type DeckViewInput, deckView } from '../../server/console/deck/deckView.ts';
import { DECK_ANTENNAS, DECK_NEWS, DECK_RESTS, type DeckView } from '../../server/console/deck/view.ts';
import { DECK } from '../../server/engine/card.ts';
import { DECK_ORDERS, deckInOrder } from '../../server/engine/deckOrder.ts';
import { ANTENNA_WORDS } from '../../server/tracker/laidCard.ts';

const PLAN = deckInOrder('suits');
const NO_NEWS = { n: 0, what: 'none', card: null, deck: null, code: '' } as const;
const INPUT: DeckViewInput = {
  ...{ table: 'main', tableName: 'Main', handRuns: false, decks: [], antennas: [] },
  ...{ session: null, who: '', draft: null, check: null, replacing: null, report: null, rests: null, news: NO_NEWS },
};

describe('orders of laying', () => {
  it.each(DECK_ORDERS)('given %s, then all 52 cards come once', (order) => {
    expect([...deckInOrder(order)].sort()).toEqual([...DECK].sort());
  });

  it('given suits, then spades, hearts, clubs, diamonds from ace to king; given ranks, then the aces first', () => {
    expect([PLAN[0], PLAN[12], PLAN[13], PLAN[26], PLAN[51]]).toEqual(['As', 'Ks', 'Ah', 'Ac', 'Kd']);
    expect(deckInOrder('ranks').slice(0, 5)).toEqual(['As', 'Ah', 'Ac', 'Ad', '2s']);
    expect(deckInOrder('factory').at(-1)).toBe('Ah');
  });
});

describe('the view', () => {
  const draft = {
    ...{ name: 'Blue', colour: 'blue', plan: PLAN, canBack: true },
    ...{ taken: [0, 2], skipped: [1], queue: [3, 4, 1] },
  };

  it('given a draft, then places in the plan are cards, and the head of the queue is next', () => {
    expect(deckView({ ...INPUT, draft }).draft).toMatchObject({ next: '4s', taken: ['As', '3s'], skipped: ['2s'] });
    expect(isDeckView(deckView({ ...INPUT, draft }))).toBe(true);
    expect(isDeckView({ kind: 'console', decks: [], news: {} })).toBe(false);
  });

  it('given antennas, then one for decks is suggested before the board, where a check is allowed too, none that is offline', () => {
    const antenna = (zone: string, online = true) => ({ reader: 'r', zone, online });
    const suggested = (...antennas: DeckViewInput['antennas']) => deckView({ ...INPUT, antennas }).suggested?.zone;
    expect(suggested(antenna('seat:1'), antenna('muck'), antenna('board'))).toBe('board');
    expect(suggested(antenna('muck'), antenna('board:2'), antenna('board:1'))).toBe('board:1');
    expect(suggested(antenna('board'), antenna('pad'))).toBe('pad');
    expect(suggested(antenna('seat:1'), antenna('muck'))).toBe('muck');
    expect(suggested(antenna('muck', false), antenna('seat:2'))).toBe('seat:2');
    expect(suggested(antenna('muck', false))).toBeUndefined();
  });

  it('given the words of the tracker, then the page has the same', () => {
    expect([...DECK_ANTENNAS]).toEqual([...ANTENNA_WORDS]);
  });
});

describe.each(LANGUAGES)('words in %s', (language) => {
  const words = deckWords(language);
  const viewOf = (news: Partial<DeckView['news']>): DeckView => deckView({ ...INPUT, news: { ...NO_NEWS, ...news } });

  it('given every card, then each has a name of its own', () => {
    const names = new Set(DECK.map((card) => words.card(card)));
    expect(names.size).toBe(52);
    expect([...names].filter((name) => /undefined|^.?s$/.test(name))).toEqual([]);
  });

  it('given all that may happen, then there is a text for it, and none names a key', () => {
    for (const what of DECK_NEWS.filter((one) => one !== 'none')) {
      const text = words.news(viewOf({ what, card: 'As', deck: 'Red', code: 'hand-running' }));
      expect(text.length).toBeGreaterThan(3);
      expect(text).not.toContain(what === 'in-this-deck' ? 'in-this' : `${what}-`);
    }
    for (const rest of DECK_RESTS) expect(words.messages.rests[rest]).not.toBe('');
    for (const state of DECK_ANTENNAS) expect(words.messages.antenna[state]).not.toBe('');
  });

  it('given zones and colours, then they are words; an unknown one stays as it is', () => {
    expect(words.zone('seat:3')).toMatch(/3$/);
    expect(words.zone('board:2')).toMatch(/2$/);
    expect(words.zone('muck')).not.toBe('muck');
    expect(words.zone('toString')).toBe('toString');
    expect(words.colour('blue')).not.toBe('blue');
    expect(words.colour('salmon')).toBe('salmon');
  });
});

describe('tones', () => {
  it('given what was not taken, then it sounds low; given a taken card, then high', () => {
    const tone = (what: DeckView['news']['what']) => toneOf({ ...NO_NEWS, what });
    expect(
      ['in-this-deck', 'in-other-deck', 'several', 'unregistered', 'failed'].map((what) => tone(what as 'failed')),
    ).toEqual(Array.from({ length: 5 }, () => 'bad'));
    expect([tone('taken'), tone('named'), tone('registered'), tone('skipped'), tone('none')]).toEqual([
      'good',
      'good',
      'done',
      'quiet',
      'quiet',
    ]);
  });

  it('given a card of a deck at another table, then its name is not told', () => {
    const view = deckView({ ...INPUT, news: { ...NO_NEWS, what: 'in-other-deck', deck: null } });
    expect(deckWords('en').news(view)).toContain('another table');
    expect(deckWords('en').card('Td')).toBe('Ten of diamonds');
    expect(deckWords('ru').card('As')).toBe('Туз пик');
  });
});
