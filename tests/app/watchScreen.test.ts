// The page for viewers: exactly the faces of its frame, in pictures and in words; delay said; every state in both languages.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { watchMessages } from '../../app/messages/watch.ts';
import { parseSwitches } from '../../app/ui/switches.ts';
import { WatchScreen } from '../../app/watch/WatchScreen.tsx';
import { cardsSpoken, delaySpoken } from '../../app/watch/watchWords.ts';
import type { WatchView } from '../../server/views/public/view.ts';
import { WATCH_SCENES, watchOf } from './watchViews.ts';

function markup(view: WatchView, lang = 'en', link: 'live' | 'lost' = 'live'): string {
  const switches = parseSwitches(`?lang=${lang}`);
  return renderToStaticMarkup(createElement(WatchScreen, { view, switches, link }));
}

const english = watchMessages('en');

/** Faces as they are drawn, and as they are said. */
function facesIn(html: string): { readonly drawn: readonly string[]; readonly said: number } {
  const drawn = [...html.matchAll(/#fc-rank-(\w)"[^>]*><\/use><use href="#fc-suit-(\w)"/g)].map(
    (m) => `${m[1]}${m[2]}`,
  );
  const spoken = [...html.matchAll(/class="watch-cards" role="img" aria-label="([^"]*)"/g)].map((m) => m[1] ?? '');
  return { drawn: drawn.sort(), said: spoken.join(', ').match(/ of (clubs|diamonds|hearts|spades)/g)?.length ?? 0 };
}

function facesOf({ show, seats, boards }: WatchView): readonly string[] {
  if (show !== 'on') return [];
  const places = [...seats.flatMap((s) => s.cards), ...boards.flatMap((b) => b.cards)];
  return places.filter((place) => /^[2-9TJQKA][cdhs]$/.test(place)).sort();
}

describe('secrecy of the page for viewers', () => {
  it.each(Object.entries(WATCH_SCENES))(
    'given %s, when drawn, then the faces of the frame and no other, and as many in words',
    (_, view) => {
      const { drawn, said } = facesIn(markup(view));
      expect(drawn).toEqual(facesOf(view));
      expect(said).toBe(drawn.length);
    },
  );

  it('given sealed hands, when read out, then cards lie face down and none has a name', () => {
    const html = markup(watchOf('ten-sealed'));
    expect(html).toContain('aria-label="face down"');
    expect(facesIn(html)).toEqual({ drawn: [], said: 0 });
  });

  it('twin: given one face more than the frame holds, when compared, then it is found', () => {
    const view = watchOf('ten-sealed');
    const seats = view.seats.map((s) => (s.seat === 4 ? ({ ...s, cards: ['Qh', '##'] } as const) : s));
    expect(facesIn(markup({ ...view, seats })).drawn).not.toEqual(facesOf(view));
  });
});

describe('what viewers read', () => {
  it.each([
    ['watch-flop', 'en', ['As broadcast, delayed 10 min', 'Hand 117 · Flop', 'Hands before', 'won by Mei-Ling Zhao']],
    ['watch-flop', 'ru', ['Как в эфире, с задержкой 10 мин', 'Раздача 117 · Флоп', 'Прошлые раздачи']],
    ['watch-winner', 'en', ['Wins 6,875,000', 'Mucks']],
    ['watch-held', 'en', ['Hand not shown', 'Konstantin Puchkov']],
    ['watch-held', 'ru', ['Раздача без показа']],
    ['watch-break', 'en', ['We are back in a moment']],
    ['watch-countdown', 'ru', ['Начало через', '12:34']],
  ])('given %s in %s, when drawn, then it says so', (name, lang, texts) => {
    const view = WATCH_SCENES[name];
    if (view === undefined) throw new Error(`no scene ${name}`);
    const html = markup(view, lang);
    for (const text of texts) expect(html).toContain(text);
  });

  it('given graphics that were taken off, when drawn, then nobody at the table is named; twin: on air he is', () => {
    expect(markup(watchOf('winner', { show: 'hidden' }))).not.toContain('Puchkov');
    expect(markup(watchOf('winner'))).toContain('Puchkov');
  });

  it('given a lost line, when drawn, then the page says that this is the last picture', () => {
    expect(markup(watchOf('winner'), 'en', 'lost')).toContain(english.lost);
  });

  it.each([
    [['As', 'Td'], 'ace of spades, ten of diamonds'],
    [['##', '##'], 'face down'],
    [['As', '??'], 'ace of spades, not read'],
    [['..', '..'], ''],
    [['xx', 'xx'], 'mucked'],
  ])('given %s, when read out, then "%s"', (cards, text) => expect(cardsSpoken(cards, english)).toBe(text));

  it.each([
    [30_000, '30 s'],
    [600_000, '10 min'],
    [5_430_000, '1 h 30 min 30 s'],
    [0, '0 s'],
  ])('given a delay of %d ms, then %s', (ms, text) => expect(delaySpoken(ms, english)).toBe(text));
});
