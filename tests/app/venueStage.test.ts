// What the hall reads on its screen when a hand ends by a ruling, and of a player who is not at the table.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseSwitches } from '../../app/ui/switches.ts';
import { VenueStage } from '../../app/venue/VenueStage.tsx';
import type { VenueView } from '../../server/views/venue/view.ts';
import { VENUE_SCENES } from './deskScenes.ts';

function markup(view: VenueView | undefined, lang: string): string {
  if (view === undefined) throw new Error('no such scene');
  const switches = parseSwitches(`?lang=${lang}`);
  return renderToStaticMarkup(createElement(VenueStage, { view, switches, motion: 'none', debugText: '' }));
}

describe('a hand that a ruling ended', () => {
  it.each([
    ['venue-misdeal', 'en', ['Misdeal', 'The hand is dealt again']],
    ['venue-misdeal', 'ru', ['Пересдача', 'Карты сдаются заново']],
    ['venue-void', 'en', ['Hand void', 'Chips are returned']],
    ['venue-void', 'ru', ['Раздача отменена', 'Чипы возвращены']],
  ] as const)('given %s in %s, then it says what happened instead of an empty pot', (scene, lang, texts) => {
    const html = markup(VENUE_SCENES[scene], lang);
    for (const text of texts) expect(html).toContain(text);
    expect(html).not.toContain('fc-hall-pot');
  });

  it('the twin: a hand that is played has its pot and no such words', () => {
    const html = markup(VENUE_SCENES['venue-flop'], 'en');
    expect(html).toContain('fc-hall-pot');
    expect(html).not.toMatch(/Misdeal|Hand void/);
  });
});

describe('6.4.3 a player who left after his own all-in', () => {
  it.each([
    ['en', 'Away'],
    ['ru', 'Отсутствует'],
  ])('in %s, then his seat says that he is away beside his all-in', (lang, word) => {
    const html = markup(VENUE_SCENES['venue-away-all-in'], lang);
    expect(html.split(word)).toHaveLength(2);
    expect(html).toContain('fc-hall-seat__all-in');
  });

  it.each(['en', 'ru'])('the twin: in %s with everybody there, then nobody is', (lang) => {
    expect(markup(VENUE_SCENES['venue-all-in'], lang)).not.toMatch(/Away|Отсутствует/);
  });
});
