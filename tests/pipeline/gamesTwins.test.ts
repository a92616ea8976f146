// Twins of promise 2 in games with draws and up cards: what a house may tell there and hold'em has not. And no spoilers: which cards
// will be thrown away shows in no picture before the draw.
import { beforeAll, describe, expect, test } from 'vitest';
import { canvasConfigSchema } from '../../server/release/control.ts';
import { playDrawn, showOf } from '../support/drawnShow.ts';
import { EARLY_LEAKS, GAME_LEAKS, leakingDraws, picturesBefore, upFromDown } from '../support/gameLeaks.ts';
import type { GameHand, GamesPlan } from '../support/gamesPlan.ts';
import type { Played } from '../support/played.ts';
import { differingPlaces } from '../support/trace.ts';
import { makeWorlds } from '../support/world.ts';

const GATED = { kind: 'protected', offsetMs: 0, leadMs: 0, gate: 'hand-complete' } as const;
const LIVE = {
  name: 'venue',
  audience: 'venue',
  kind: 'tabled-only',
  delayMs: 0,
  offsetMs: 0,
  leadMs: 0,
  gate: 'off',
} as const;
/** Behind the whole hand: its pictures have its cards from the deal on. */
const LATE = ['forgets', 'marks'];
/** While it is played: its pictures have none. */
const EARLY = ['drawn', 'chances', 'lengths'];
const gated = (delayMs: number) => (name: string) => ({ name, audience: 'overlay', delayMs, ...GATED }) as const;
const canvases = [LIVE, ...LATE.map(gated(120_000)), ...EARLY.map(gated(30_000))].map((config) =>
  canvasConfigSchema.parse(config),
);
const PLAYED = { deaf: [], opens: [], besides: [], end: 'folds', last: 1, folds: new Map() } as const;

function planOf(hand: Omit<GameHand, 'hand' | 'boards' | 'ups'>): GamesPlan {
  return { seats: 2, canvases, hands: [{ ...hand, boards: 1, ups: 'antenna', hand: PLAYED }] };
}

function drawOf(gone: readonly number[]): GamesPlan {
  const thrown = { way: 'key', gone } as const;
  return planOf({
    game: 'single_draw_27',
    throws: new Map([[0, new Map([1, 2].map((seat) => [seat, thrown]))]]),
  });
}

const DRAW = showOf('draw', drawOf([1, 3]));
/** At seat 1, the last to draw, the operator taps a place of a card that stays. */
const TAPPED = showOf(
  'draw',
  planOf({
    game: 'single_draw_27',
    throws: new Map([
      [
        0,
        new Map([
          [2, { way: 'places', gone: [1, 3] }],
          [1, { way: 'wrong-place', gone: [1, 3] }],
        ]),
      ],
    ]),
  }),
);
/** The same cards, of which others go. */
const OTHERS_GO = showOf('draw', drawOf([0, 4]));
const STUD = showOf('stud', planOf({ game: 'stud', throws: new Map() }));
const { a: worldA, b: worldB } = makeWorlds('draw', DRAW.places);

describe('a draw of which the operator says the count', () => {
  let honest: { readonly a: Played; readonly b: Played; readonly others: Played };
  let leaking: typeof honest;
  beforeAll(async () => {
    const three = async (wiring: typeof leakingDraws) => {
      const [a, b, others] = await Promise.all([
        playDrawn(DRAW, worldA, wiring()),
        playDrawn(DRAW, worldB, wiring()),
        playDrawn(OTHERS_GO, worldA, wiring()),
      ]);
      return { a, b, others };
    };
    honest = await three(() => ({}));
    leaking = await three(leakingDraws);
  }, 300_000);

  test('given a house that does not leak, then other cards differ nowhere, and two cards went and came at each seat', () => {
    expect(differingPlaces(honest.a, honest.b)).toEqual([]);
    const log = (honest.a.dump.get('hand_log') ?? []).join();
    expect(log.match(/"CardsDiscarded"/g)).toHaveLength(2);
    expect(log.match(/"HoleCardDealt"/g)).toHaveLength(20);
  });

  test.each(GAME_LEAKS)('twin: given %s, then it is found in %s', (_, where) => {
    expect(differingPlaces(leaking.a, leaking.b)).toContain(where);
  });

  test('given other cards that go, then no picture before the draw tells so, and it has the whole hand', () => {
    for (const name of [...LATE, ...EARLY])
      expect(picturesBefore(honest.others.trace, name)).toEqual(picturesBefore(honest.a.trace, name));
    for (const name of LATE) {
      const before = picturesBefore(honest.a.trace, name);
      expect(before.at(-1)).not.toMatch(/\?\?|"\.\.","[2-9TJQKA]/);
      expect(before.at(-1)?.match(/"[2-9TJQKA][cdhs]"/g)).toHaveLength(10);
    }
  });

  test.each(EARLY_LEAKS)('twin: given %s, then it is found on %s', (_, where) => {
    const name = where.replace('canvas ', '');
    expect(picturesBefore(leaking.others.trace, name)).not.toEqual(picturesBefore(leaking.a.trace, name));
  });
});

describe('a draw of which the operator taps the places', () => {
  test('given a wrong place, then its hand alone waits, goes on by one press, and other cards differ nowhere', async () => {
    const [a, b] = await Promise.all([playDrawn(TAPPED, worldA), playDrawn(TAPPED, worldB)]);
    expect(differingPlaces(a, b)).toEqual([]);
    const replies = a.trace.filter(({ channel }) => channel === 'reply').map(({ text }) => text);
    expect(replies.filter((text) => text.includes('places-differ')).map((text) => JSON.parse(text))).toEqual(
      Array.from({ length: 2 }, () =>
        expect.objectContaining({
          reply: expect.objectContaining({ code: 'places-differ', params: { seat: 1, count: 1 } }),
        }),
      ),
    );
    expect(a.hands.map(({ ended, voided }) => [ended === null, voided])).toEqual([[false, false]]);
  }, 120_000);
});

describe('up cards that antennas read', () => {
  test('twin: given door 2 gives a hidden card, then the worlds differ in the hand log', async () => {
    const worlds = makeWorlds('stud', STUD.places);
    const [a, b] = await Promise.all([
      playDrawn(STUD, worlds.a, upFromDown()),
      playDrawn(STUD, worlds.b, upFromDown()),
    ]);
    expect((a.dump.get('hand_log') ?? []).join()).toContain('UpCardDealt');
    expect(differingPlaces(a, b)).toContain('hand_log');
  }, 120_000);
});
