import { describe, expect, it } from 'vitest';
import { commentaryWords, delayText } from '../../app/commentary/commentaryWords.ts';
import { logLine } from '../../app/commentary/logLine.ts';
import { checkMessages } from '../../app/messages/check.ts';
import { commentaryMessages } from '../../app/messages/commentary.ts';
import { LANGUAGES, russianPlural } from '../../app/messages/language.ts';
import { NAMED_CATEGORIES } from '../../app/messages/namedHand.ts';
import { overlayMessages } from '../../app/messages/overlay.ts';
import { pagesMessages } from '../../app/messages/pages.ts';
import { venueMessages } from '../../app/messages/venue.ts';
import { watchMessages } from '../../app/messages/watch.ts';
import { longLabel, shortLabel } from '../../app/ui/handText.ts';
import { ranksOf } from '../../app/ui/MiniCards.tsx';
import { percentText } from '../../app/ui/percent.ts';
import { parseSwitches } from '../../app/ui/switches.ts';
import { clockText } from '../../app/ui/useSecondsLeft.ts';
import { NAME_CATEGORIES } from '../../server/engine/handName/handName.ts';
import { POSITIONS } from '../../server/engine/position.ts';
import { SEAT_ACTIONS } from '../../server/views/overlay/view.ts';
import { COMMENTARY_SCENES } from './deskScenes.ts';

function blanks(catalogue: object, path = ''): readonly string[] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) => {
    const at = `${path}${key}`;
    if (typeof value === 'string') return value.trim() === '' ? [at] : [];
    return typeof value === 'object' && value !== null ? blanks(value, `${at}.`) : [];
  });
}

describe.each(LANGUAGES)('catalogues in %s', (language) => {
  it('given every page, when read, then no text is empty but those for "none"', () => {
    const pages = [overlayMessages, commentaryMessages, venueMessages, pagesMessages, watchMessages, checkMessages];
    expect(pages.flatMap((page) => blanks(page(language)))).toEqual(['action.none', 'position.none']);
  });

  it('given every action and position of a view, when worded, then there is a word', () => {
    const { action, position } = overlayMessages(language);
    for (const name of SEAT_ACTIONS) expect(action[name]).toBeTypeOf('string');
    for (const name of POSITIONS) expect(position[name]).toBeTypeOf('string');
  });
});

it('twin: given a catalogue with a blank, when read, then the blank is named', () => {
  expect(blanks({ a: { b: ' ' }, c: 'x' })).toEqual(['a.b']);
});

describe('words from values', () => {
  it.each([
    [1, 'игрок'],
    [2, 'игрока'],
    [5, 'игроков'],
    [11, 'игроков'],
    [21, 'игрок'],
    [104, 'игрока'],
  ])('given %d players, when counted in Russian, then %s', (count, word) =>
    expect(russianPlural(count, ['игрок', 'игрока', 'игроков'])).toBe(word),
  );

  it.each([
    [27, '0:27'],
    [600, '10:00'],
    [3_725, '1:02:05'],
    [0, '0:00'],
  ])('given %d seconds, when counted down, then %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

  it.each([
    [30_000, '30 s'],
    [600_000, '10 min'],
    [750_000, '12 min 30 s'],
    [0, '0 s'],
  ])('given a delay of %d ms, when said, then %s', (ms, text) =>
    expect(delayText(ms, { own: commentaryMessages('en') })).toBe(text),
  );

  it.each([
    [99.96, '99.9%'],
    [100, '100%'],
    [33.3, '33.3%'],
    [0, '0%'],
  ])('given %d percent, when shown, then truncated to %s', (value, text) =>
    expect(percentText(value, 'en')).toBe(text),
  );

  it('given a label of the views, when worded, then by its category; given none or nonsense, then nothing', () => {
    expect(shortLabel({ category: 'two_pair', ranks: 'AAKK7' }, 'en')).toBe('Two pair');
    expect(longLabel({ category: 'flush', ranks: 'AKJ82' }, 'ru')).not.toBe('');
    expect(shortLabel(null, 'en')).toBe('');
    expect(shortLabel({ category: 'royal', ranks: 'AKQJT' }, 'en')).toBe('');
    expect(longLabel({ category: 'pair', ranks: 'x' }, 'en')).toBe('');
  });

  it('given every category of the engine, when named, then there is a name for it', () => {
    expect([...NAMED_CATEGORIES].sort()).toEqual([...NAME_CATEGORIES].sort());
  });

  it('given outs, when shown, then by suit from high to low', () => {
    expect(ranksOf(['9s', 'As', 'Ts', '2h'], 's')).toBe('A 10 9');
    expect(ranksOf(['9s'], 'h')).toBe('');
  });
});

describe('lines of the hand log', () => {
  const view = COMMENTARY_SCENES['commentary-flop'];
  const words = view && commentaryWords(view, parseSwitches(''));
  const at = { position: 4, at: 0, seat: 5, cards: [], amount: 110_000 };

  it.each([
    [{ ...at, type: 'ActionTaken', code: 'raise' }, 'Zhao', 'raise 110,000'],
    [{ ...at, type: 'ForcedBetPosted', code: 'small_blind', amount: 25_000 }, 'Zhao', 'blind 25,000'],
    [{ ...at, type: 'HandMucked', code: 'lost', amount: 0 }, 'Zhao', 'mucks'],
    [{ ...at, type: 'CardsDiscarded', code: '2', amount: 0 }, 'Zhao', 'discards 2'],
    [{ ...at, type: 'CardsDiscarded', code: '0', amount: 0 }, 'Zhao', 'stands pat'],
    [{ ...at, type: 'StreetOpened', code: 'fifth', seat: 0, amount: 0 }, '', 'Fifth street'],
    [{ ...at, type: 'HandStarted', code: '', seat: 0, amount: 0 }, '', 'New hand'],
  ])('given %j, when worded, then %s %s', (line, who, text) => {
    expect(view && words && logLine(line, view, words)).toMatchObject({ who, text });
  });

  it('given an entry without a word, when worded, then it is left out', () => {
    expect(view && words && logLine({ ...at, type: 'constructor', code: 'toString' }, view, words)).toBeNull();
  });
});
