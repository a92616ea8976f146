import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OverlayStage } from '../../app/overlay/OverlayStage.tsx';
import { parseSwitches } from '../../app/ui/switches.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { SHOW_STATES } from '../../server/views/overlay/view.ts';
import { SCENES } from './scenes.ts';

function markup(view: OverlayView | null, query = ''): string {
  const switches = parseSwitches(query);
  return renderToStaticMarkup(
    createElement(OverlayStage, { view, switches, motion: 'none', link: 'live', debugText: '' }),
  );
}

const scene = (name: string): OverlayView => {
  const view = SCENES[name];
  if (view === undefined) throw new Error(`no scene ${name}`);
  return view;
};

/** Faces as a reader of the page would find them, in any spelling the page could use. */
function facesIn(html: string): readonly string[] {
  const labels = [...html.matchAll(/aria-label="([2-9TJQKA][cdhs])"/g)].map((m) => m[1] ?? '');
  const drawn = [...html.matchAll(/#fc-rank-(\w)"[^>]*><\/use><use href="#fc-suit-(\w)"/g)].map(
    (m) => `${m[1]}${m[2]}`,
  );
  expect(drawn).toEqual(labels);
  return [...labels].sort();
}

function facesOf(view: OverlayView): readonly string[] {
  const places = [...view.seats.flatMap((s) => s.cards), ...view.boards.flatMap((b) => b.cards)];
  return places.filter((place) => /^[2-9TJQKA][cdhs]$/.test(place)).sort();
}

const DRAWN = Object.keys(SCENES).filter((name) => scene(name).show === 'on');

describe('secrecy of the page', () => {
  it.each(DRAWN)('given %s, when drawn, then exactly the faces of the frame are in the page', (name) => {
    expect(facesIn(markup(scene(name)))).toEqual(facesOf(scene(name)));
  });

  it('given sealed hands, when drawn, then no face is anywhere in the page', () => {
    expect(facesIn(markup(scene('ten-sealed')))).toEqual([]);
  });

  it('twin: given one face more than the frame holds, when compared, then it is found', () => {
    const view = scene('ten-sealed');
    const seats = view.seats.map((s) => (s.seat === 4 ? { ...s, cards: ['Qh', '##'] as const } : s));
    expect(facesIn(markup({ ...view, seats }))).not.toEqual(facesOf(view));
  });

  it('given a finished hand, when drawn, then the page fetches nothing and names no card file', () => {
    expect(markup(scene('winner'))).not.toMatch(/<img|url\(|src=/);
  });
});

describe('DESIGN 8: states of the page', () => {
  it.each(SHOW_STATES.filter((show) => show === 'hidden' || show === 'off-air'))(
    'given a table that is %s, when drawn, then the picture is empty',
    (show) => {
      const html = markup({ ...scene('winner'), show, demo: true });
      expect(html).toContain('<div class="fc-show"');
      expect(html).not.toMatch(/fc-seat|fc-board|fc-mark|fc-countdown|Puchkov/);
    },
  );

  it('given no frame, when drawn, then there is nothing at all', () => {
    expect(markup(null)).not.toContain('fc-show');
  });

  it('given a countdown, when drawn, then the plate stands alone', () => {
    const html = markup(scene('countdown'));
    expect(html).toContain('0:27');
    expect(html).not.toMatch(/fc-seat|Puchkov/);
  });

  it('given the end of the show, when drawn, then a plate names the table and says so, and nothing of it is left', () => {
    const html = markup({ ...scene('winner'), show: 'ended', tableName: 'Final table' });
    expect(html).toContain('Final table');
    expect(html).toContain('The show has ended');
    expect(html).not.toMatch(/fc-seat|fc-board|Puchkov/);
  });

  it.each([
    ['en', 'We are back in a moment'],
    ['ru', 'Скоро вернёмся'],
  ])(
    'given a break in %s, when drawn, then a plate names the table and says so, and nothing of it is left',
    (lang, text) => {
      const html = markup({ ...scene('winner'), show: 'break', tableName: 'Final table' }, `?lang=${lang}`);
      expect(html).toContain('Final table');
      expect(html).toContain(text);
      expect(html).not.toMatch(/fc-seat|fc-board|Puchkov/);
    },
  );

  it('given a start that waits for a key, when its time has come, then no clock stands at nothing', () => {
    const html = markup({ ...scene('countdown'), countdownMs: 0 });
    expect(html).toContain('We start in a moment');
    expect(html).not.toMatch(/0:00|Starts in/);
  });

  it.each([
    ['hand-held', 'en', 'Hand not shown'],
    ['hand-dropped', 'ru', 'Раздача без показа'],
  ])(
    'given %s in %s, when drawn, then players and stacks stand, and a line says it in place of the hand',
    (name, lang, text) => {
      const html = markup(scene(name), `?lang=${lang}`);
      expect(html).toContain(text);
      expect(html).toMatch(/Puchkov.*fc-seat__stack/);
      expect(html).not.toMatch(/fc-card--|fc-board__runs|fc-board__pot|fc-board__hand/);
    },
  );

  it('twin: given a hand that is shown, when drawn, then nothing says otherwise', () => {
    expect(markup(scene('winner'))).not.toMatch(/Hand not shown/);
  });

  it.each([
    ['stay', 'full', 'veiled'],
    ['leave-soon', 'line', 'plain'],
    ['leave', 'line', 'plain'],
  ] as const)('given a folded hand and cards that %s, when drawn, then its seat is %s', (folded, form, light) => {
    const view = scene('six-flop');
    const seats = view.seats.map((s) => (s.seat === 2 ? ({ ...s, state: 'folded', cards: ['Qh', 'Qd'] } as const) : s));
    const html = markup({ ...view, folded, seats });
    expect(html).toContain(`fc-seats--${folded}`);
    const own = /data-seat="2"[^>]*data-state="folded".*?data-form="(\w+)".*?data-light="(\w+)"/s.exec(html);
    expect([own?.[1], own?.[2]]).toEqual([form, light]);
  });

  it.each([
    ['seats', /fc-seat/, /fc-board|fc-mark/],
    ['board', /fc-board/, /fc-seat|fc-mark/],
    ['mark', /fc-mark/, /fc-seat|fc-board/],
  ])('given layers=%s, when drawn, then that layer alone', (layer, there, absent) => {
    const html = markup({ ...scene('winner'), demo: true }, `?layers=${layer}`);
    expect(html).toMatch(there);
    expect(html).not.toMatch(absent);
  });
});

describe('what a viewer reads', () => {
  it.each([
    [
      'ten-preflop',
      'en',
      ['Raise 110,000', 'Blind 25,000', 'UTG+1', '335,000', '25k/50k (50k)', '<span>117</span><span>Hand</span>'],
    ],
    ['ten-preflop', 'ru', ['Рейз 110\u00a0000', 'Банк', '<span>117</span><span>Раздача</span>']],
    ['all-in-equity', 'en', ['All-in', '47', '&lt;1', 'Three of a kind', 'Main pot', 'Puchkov · Zhao · Cruz']],
    ['winner', 'en', ['Konstantin Puchkov wins', 'Flush, ace high', 'Wins 6,875,000', 'Mucks']],
    ['split', 'en', ['Puchkov · Zhao split', 'Split 3,437,500']],
    ['side-pots', 'en', ['5 players', 'Side pot 3', 'Zhao · Dvořák', '340,000']],
    ['chopped', 'en', ['Puchkov · Zhao by agreement', 'Chop 4,000,000', 'Chop 2,875,000']],
    ['chopped', 'ru', ['По договорённости: Puchkov · Zhao', 'Делёж 4\u00a0000\u00a0000']],
    ['side-pots-won', 'en', ['Bergqvist · Three tens', 'Zhao · Pair of queens']],
    ['run-twice', 'en', ['>Run 1<', 'Moretti · Pair of aces', '>Run 2<', 'Dvořák · Pair of queens']],
    ['ruling', 'en', ['Ruling pending', 'Demo']],
    ['away-all-in', 'en', ['>All-in<', '>Away<']],
    ['away-all-in', 'ru', ['>Олл-ин<', '>Отсутствует<']],
    ['ruling-award', 'ru', ['Ожидается решение судьи', '6\u00a0875\u00a0000']],
    ['overruled', 'en', ['>Ruling<', 'Mei-Ling Zhao wins', 'Wins 6,875,000']],
    ['overruled-pots', 'ru', ['Решение судьи', 'Puchkov', 'По решению: Zhao']],
  ])('given %s in %s, when drawn, then it says so', (name, lang, texts) => {
    const html = markup(scene(name), `?lang=${lang}`);
    for (const text of texts) expect(html).toContain(text);
  });

  it('given a won pot, when drawn, then the deciding cards are lit and the others veiled', () => {
    const html = markup(scene('winner'));
    expect(html.match(/data-light="lit"/g)).toHaveLength(5);
    expect(html.match(/data-light="veiled"/g)).toHaveLength(4);
  });

  it('given a hand label that is none, when drawn, then the picture stands without it', () => {
    const view = scene('winner');
    const seats = view.seats.map((s) => ({ ...s, label: { category: 'flush', ranks: '?' } }));
    expect(markup({ ...view, seats })).toContain('Konstantin Puchkov wins');
  });
});
