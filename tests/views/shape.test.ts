// Every field is always there, whatever the phase, and a canvas that is off says nothing of the table.
import { describe, expect, test } from 'vitest';
import { EMPTY_TABLE } from '../../server/log/tableState.ts';
import { CANVAS_SHOW } from '../../server/release/released.ts';
import { commentaryView } from '../../server/views/commentary/commentaryView.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import { venueView } from '../../server/views/venue/venueView.ts';
import { released, seatedFor } from './released.ts';
import { BOTH_BOARDS, FOLD_ALL, muckedUnder, playedOn, SPLIT, TEN_SEATS, THREE_AWARDED, TWICE } from './scenes.ts';
import { commentaryOf, overlayOf, play, type Scene, venueOf } from './scripted.ts';

const SCENES: Readonly<Record<string, Scene>> = {
  dealing: { fixture: { dealt: false } },
  preflop: TEN_SEATS,
  folds: { script: FOLD_ALL },
  awarded: THREE_AWARDED,
  split: playedOn(SPLIT, 'award'),
  twice: playedOn(TWICE, ...BOTH_BOARDS, 'award'),
  mucked: muckedUnder('hide'),
  misdeal: { script: ['misdeal SP-6.3.1-CARD_DOWN'] },
  off: { ...TEN_SEATS, show: 'hidden' },
};

/** Names of all fields, lists by their first element; what may be null or empty by design is left to its own tests. */
function shapeOf(value: unknown, name = ''): readonly string[] {
  if (Array.isArray(value))
    return ['lines', 'previous', 'pots', 'results', 'payments', 'outs'].includes(name) ? [] : shapeOf(value[0], name);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => (key === 'label' ? [key] : [key, ...shapeOf(field, key)]));
}

describe.each([
  ['overlay', overlayOf],
  ['commentary', commentaryOf],
  ['venue', venueOf],
] as const)('%s', (_, viewOf) => {
  const reference = shapeOf(viewOf({}));

  test.each(Object.entries(SCENES))('given %s, then the view has all its fields', (__, scene) => {
    expect(shapeOf(viewOf(scene))).toEqual(reference);
  });

  test('twin: a missing field is noticed', () => {
    const [, ...rest] = Object.entries(viewOf({}));
    expect(shapeOf(Object.fromEntries(rest))).not.toEqual(reference);
  });

  test.each(Object.entries(SCENES))('given %s, then ten seats of two cards and boards of five places', (__, scene) => {
    const view = viewOf(scene);
    expect(view.seats.map((s) => s.seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { cards } of view.seats) expect(cards.join('')).toHaveLength(4);
    for (const { cards } of view.boards) expect(cards.join('')).toHaveLength(10);
  });

  test.each(CANVAS_SHOW.filter((show) => show !== 'on'))(
    'given a canvas that is %s, then no seat, card or chip',
    (show) => {
      const off = JSON.stringify(viewOf({ ...TEN_SEATS, show }));
      const bare = JSON.stringify(viewOf({ show }));
      expect(off).toBe(bare);
      expect(viewOf({ ...TEN_SEATS, show }).seats.every((s) => s.state === 'empty')).toBe(true);
    },
  );
});

describe('phases', () => {
  test.each([
    ['dealing', { fixture: { dealt: false } }],
    ['betting', {}],
    ['face-up', { fixture: { seats: [1, 2] }, script: ['s1 allin', 's2 allin'] }],
    ['runout', { fixture: { seats: [1, 2] }, script: ['s1 allin', 's2 allin', 'open 1 AsAh', 'open 2 KsKh'] }],
    ['awarding', { script: FOLD_ALL }],
    ['complete', { script: [...FOLD_ALL, 'award'] }],
    ['misdeal', { script: ['misdeal SP-6.3.1-CARD_DOWN'] }],
    ['void', { script: ['void SP-6.2.2-DUPLICATE'] }],
  ] satisfies readonly (readonly [string, Scene])[])('given %s, then every view says so', (phase, scene) => {
    for (const viewOf of [overlayOf, commentaryOf, venueOf]) expect(viewOf(scene).phase).toBe(phase);
  });

  test('given no hand yet, then the seated players are there, without cards', () => {
    const { hand } = play({}).state;
    if (hand === null) throw new Error('the fixture starts a hand');
    const moment = released({ state: seatedFor(hand), events: [] });
    for (const view of [overlayView(moment), commentaryView(moment), venueView(moment)]) {
      expect(view).toMatchObject({ phase: 'idle', handNumber: 0, smallBlind: 100, bigBlind: 200, pot: 0 });
      expect(view.seats.map((s) => s.state).slice(4, 8)).toEqual(['live', 'live', 'empty', 'empty']);
      expect(view.seats.every((s) => s.cards.join('') === '....')).toBe(true);
    }
  });

  test('given an empty table, then the view stands', () => {
    const moment = released({ state: EMPTY_TABLE, events: [] });
    expect(overlayView(moment)).toMatchObject({ phase: 'idle', bigBlind: 0, seats: expect.any(Array) });
    expect(commentaryView(moment).minRaiseTo).toBe(0);
  });

  test('given a countdown, then it is passed on', () => {
    expect(overlayOf({ show: 'countdown', countdownMs: 12_000 })).toMatchObject({
      show: 'countdown',
      countdownMs: 12_000,
    });
    expect(venueOf({ show: 'countdown' }).show).toBe('hidden');
    expect(venueOf({ show: 'ended' })).toMatchObject({ show: 'ended', handNumber: 0, pot: 0 });
  });
});
