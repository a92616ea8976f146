// Commentary page and venue screen while no hand is shown, and what the banner of the commentary says at all times.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CommentaryStage } from '../../app/commentary/CommentaryStage.tsx';
import { parseSwitches } from '../../app/ui/switches.ts';
import { VenueStage } from '../../app/venue/VenueStage.tsx';
import type { CommentaryView } from '../../server/views/commentary/view.ts';
import type { VenueView } from '../../server/views/venue/view.ts';
import { COMMENTARY_SCENES, VENUE_SCENES } from './deskScenes.ts';

const STILL = { motion: 'none', debugText: '' } as const;

function commentary(patch: Partial<CommentaryView>, lang = 'en'): string {
  const scene = COMMENTARY_SCENES['commentary-flop'];
  if (scene === undefined) throw new Error('no such scene');
  const view = { ...scene, ...patch };
  const switches = parseSwitches(`?lang=${lang}`);
  return renderToStaticMarkup(createElement(CommentaryStage, { view, switches, link: 'live', ...STILL }));
}

function venue(patch: Partial<VenueView>, lang = 'en'): string {
  const scene = VENUE_SCENES['venue-flop'];
  if (scene === undefined) throw new Error('no such scene');
  return renderToStaticMarkup(
    createElement(VenueStage, { view: { ...scene, ...patch }, switches: parseSwitches(`?lang=${lang}`), ...STILL }),
  );
}

describe('the banner of the commentary page', () => {
  it.each(['on', 'hidden', 'countdown', 'break', 'ended', 'off-air'] as const)(
    'given a canvas that is %s, then LIVE or DELAYED stands there',
    (show) => {
      expect(commentary({ show, mode: 'delayed', delayMs: 600_000 })).toContain('Delayed 10 min');
      expect(commentary({ show, mode: 'live', delayMs: 0 })).toMatch(/data-mode="live">Live</);
    },
  );

  it.each([
    ['en', 'Opened hands only'],
    ['ru', 'Только открытые руки'],
  ])('given a canvas without hole cards in %s, then it says so; twin: with them it does not', (lang, text) => {
    expect(commentary({ openedOnly: true }, lang)).toContain(text);
    expect(commentary({ openedOnly: false }, lang)).not.toContain(text);
  });

  it.each([
    ['held', 'This hand is held back'],
    ['dropped', 'This hand is not shown on air'],
  ] as const)('given a hand that is %s, then those who speak know it', (withheld, text) => {
    expect(commentary({ withheld })).toContain(text);
    expect(commentary({})).not.toContain(text);
  });
});

describe('a break', () => {
  it.each([
    ['en', 'Break card on air', 'We are back in a moment'],
    ['ru', 'В эфире заставка перерыва', 'Скоро вернёмся'],
  ])('given one in %s, then the commentary page and the hall read it, and no player is named', (lang, desk, hall) => {
    for (const [html, text] of [
      [commentary({ show: 'break' }, lang), desk],
      [venue({ show: 'break' }, lang), hall],
    ] as const) {
      expect(html).toContain(text);
      expect(html).not.toContain('Puchkov');
    }
  });

  it('twin: given a hand, then neither says so', () => {
    expect(commentary({})).not.toContain('Break card');
    expect(venue({})).not.toContain('We are back');
  });
});
