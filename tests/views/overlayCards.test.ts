// Card places of the overlay: what was released, what was opened, and the three switches for a hand thrown away.
import { describe, expect, test } from 'vitest';
import { BLANK_BOARD, HEADS_UP, muckedUnder, playedOn, THREE_ALL_IN } from './scenes.ts';
import { cardsOf, overlayOf, type Scene, venueOf } from './scripted.ts';

const OPENED_EARLY = playedOn(THREE_ALL_IN, 'open 2 AsAh');

const ROWS: readonly { readonly title: string; readonly scene: Scene; readonly cards: Record<number, string> }[] = [
  { title: 'nothing due', scene: {}, cards: { 1: '####', 7: '....' } },
  { title: 'one of two due', scene: { hole: { 1: 'As##' } }, cards: { 1: 'As##' } },
  { title: 'due and never read', scene: { hole: { 1: '??Kd' } }, cards: { 1: '??Kd' } },
  {
    title: 'a deal that goes on',
    scene: { fixture: { dealt: false }, script: ['hole 2 0', 'hole 3 0', 'hole 2 1'] },
    cards: { 1: '....', 2: '####', 3: '##..' },
  },
  { title: 'a fold', scene: { script: ['s4 fold'], hole: { 4: 'JhTh' } }, cards: { 4: 'JhTh' } },
  { title: 'a killed hand', scene: { script: ['kill 4 SP-6.3.7-DEAD'], hole: { 4: 'JhTh' } }, cards: { 4: 'JhTh' } },
  { title: 'opened, nothing due', scene: { ...OPENED_EARLY, hole: {} }, cards: { 1: '####', 2: 'AsAh' } },
  {
    title: 'opened in the other order',
    scene: { ...OPENED_EARLY, hole: { 2: 'AhAs' } },
    cards: { 2: 'AhAs' },
  },
  { title: 'opened against a wrong read', scene: { ...OPENED_EARLY, hole: { 2: 'AhAd' } }, cards: { 2: 'AsAh' } },
  {
    title: 'opened early on a live canvas',
    scene: { ...OPENED_EARLY, hole: {}, kind: 'tabled-only' },
    cards: { 2: '####' },
  },
  { title: 'mucked, as_played', scene: muckedUnder('as_played'), cards: { 3: 'QcQd', 8: 'AsKd' } },
  { title: 'mucked, show', scene: muckedUnder('show'), cards: { 3: 'QcQd', 8: 'AsKd' } },
  { title: 'mucked, hide', scene: muckedUnder('hide'), cards: { 3: 'xxxx', 8: 'AsKd' } },
  { title: 'mucked, never released', scene: { ...muckedUnder('as_played'), hole: {} }, cards: { 3: 'xxxx' } },
];

describe('A-10 card places of the overlay', () => {
  test.each(ROWS)('given $title, then the places are these', ({ scene, cards }) => {
    const view = overlayOf(scene);
    for (const [seat, places] of Object.entries(cards)) expect(cardsOf(view, Number(seat))).toBe(places);
  });
});

describe('card places of the venue', () => {
  test.each(['as_played', 'show', 'hide'] as const)('5.9.2.4 given %s, then a mucked hand says mucked', (rule) => {
    expect(cardsOf(venueOf({ ...muckedUnder(rule), kind: 'tabled-only' }), 3)).toBe('xxxx');
  });

  test('given every value released, then faces stand only where a hand was opened', () => {
    const view = venueOf({ ...OPENED_EARLY, kind: 'short' });
    expect([1, 2, 3].map((seat) => cardsOf(view, seat))).toEqual(['####', 'AsAh', '####']);
  });

  test('given a hand opened with cards to come, then the live venue shows it when the board is complete', () => {
    const all = playedOn(OPENED_EARLY, 'open 1 QsQh', 'open 3 KsKh');
    expect(cardsOf(venueOf({ ...all, kind: 'tabled-only' }), 2)).toBe('####');
    expect(cardsOf(venueOf({ ...playedOn(all, ...BLANK_BOARD), kind: 'tabled-only' }), 2)).toBe('AsAh');
  });
});

describe('length of a frame', () => {
  test('given the same moment with other cards due or none, then every card place stays two bytes', () => {
    const places = (hole: Scene['hole']) => {
      const view = overlayOf({ fixture: HEADS_UP, ...(hole === undefined ? {} : { hole }) });
      return [...view.seats, ...view.boards].map((holder) => holder.cards.map((place) => Buffer.byteLength(place)));
    };
    const sealed = places({});
    for (const hole of [{ 3: 'AsKd' }, { 3: '??##' }, { 8: 'TcTd', 3: '2c2d' }]) expect(places(hole)).toEqual(sealed);
    expect(new Set(sealed.flat())).toEqual(new Set([2]));
  });

  test('given one seat due before the flop, then the frame is as long as the sealed one', () => {
    const length = (scene: Scene) => Buffer.byteLength(JSON.stringify(overlayOf(scene)));
    const sealed = length({});
    for (const hole of [{ 3: 'AsKd' }, { 3: '????' }, { 1: 'Td9h' }]) expect(length({ hole })).toBe(sealed);
  });
});
