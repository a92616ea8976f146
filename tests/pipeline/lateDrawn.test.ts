// The mask of the comparison of worlds where a card fills a place that is not its own, for nobody had read what lay there: it lets
// the card through by the due time of that place, and nothing before it.
import { beforeAll, describe, expect, test } from 'vitest';
import { canvasConfigSchema } from '../../server/release/control.ts';
import { drawnShow, playDrawn, showOf } from '../support/drawnShow.ts';
import { drawnDueAt } from '../support/due.ts';
import type { HandTimes } from '../support/handTimes.ts';
import { maskedTrace } from '../support/masked.ts';
import type { Played } from '../support/played.ts';
import { type Trace, traceDifferences } from '../support/trace.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'late';
const SEAT = 1;
const SHORT = canvasConfigSchema.parse({
  ...{ name: 'short', audience: 'overlay', kind: 'short', delayMs: 30_000 },
  ...{ offsetMs: 0, leadMs: 0, gate: 'off' },
});
const thrown = (seat: number) => [seat, { way: 'places', gone: [0] }] as const;
const SHOW = showOf(SEED, {
  seats: 2,
  canvases: [SHORT],
  hands: [
    {
      ...{ game: 'single_draw_27', boards: 1, ups: 'antenna' },
      throws: new Map([[0, new Map([thrown(1), thrown(2)])]]),
      hand: { deaf: [`${SEAT}.2`], opens: [], besides: [], end: 'folds', last: 1, folds: new Map() },
    },
  ],
});
const worlds = makeWorlds(SEED, SHOW.places);

describe('a drawn card at a place of the deal that nobody had read', () => {
  let a: Played;
  let b: Played;
  beforeAll(async () => {
    [a, b] = await Promise.all([playDrawn(SHOW, worlds.a), playDrawn(SHOW, worlds.b)]);
  }, 120_000);

  const due = (): number => drawnDueAt(a.hands, 0, { seat: SEAT, draw: 1, canvas: SHORT });
  const differences = (change: (one: Played) => Pick<Played, 'trace' | 'hands'>) => {
    const [mine, others] = [a, b].map((one) => {
      const { trace, hands } = change(one);
      return maskedTrace(trace, { world: one.world, canvases: SHOW.canvases, hands, places: SHOW.places });
    });
    return traceDifferences(mine ?? [], others ?? []);
  };

  test('given its own due time, then the worlds differ nowhere; the place was read behind the draw', () => {
    const [hand] = a.hands;
    const late = [...(hand?.came ?? [])].filter(([, came]) => came >= (hand?.drawings[0] ?? Number.POSITIVE_INFINITY));
    expect(late.map(([place]) => place)).toContain(`${SEAT}.4`);
    expect(differences((one) => one)).toEqual([]);
  });

  test('given a mask that knows fresh places alone, then it takes the card for an early one', () => {
    const unaware = (hands: readonly HandTimes[]) => hands.map((hand) => ({ ...hand, drawings: [] }));
    expect(differences(({ trace, hands }) => ({ trace, hands: unaware(hands) }))).not.toEqual([]);
  });

  test.each([
    ['at that time', 'no difference', 0],
    ['a moment before', 'a difference', -1],
  ])('twin: given the picture with the card %s, then it is %s', (_when, what, ms) => {
    const moved = (trace: Trace, card: string): Trace => {
      const first = trace.findIndex(({ channel, text }) => channel === 'canvas short' && text.includes(`"${card}"`));
      return trace.map((said, i) => (i === first ? { ...said, programme: due() + ms } : said));
    };
    const card = (one: Played) => one.world.hands[0]?.get(`${SEAT}.5`) ?? '';
    const found = differences((one) => ({ trace: moved(one.trace, card(one)), hands: one.hands }));
    expect(found.length > 0).toBe(what === 'a difference');
  });
});

describe.each([
  ['of the second draw at a place of the first', 'three 523563203 73'],
  ['of the first draw at a place of the second', 'four 1041558698 27'],
])('a card %s, in a show that was drawn', (_where, seed) => {
  const show = drawnShow(seed);
  let played: readonly Played[];
  beforeAll(async () => {
    const { a, b } = makeWorlds(show.seed, show.places);
    played = await Promise.all([playDrawn(show, a), playDrawn(show, b)]);
  }, 120_000);

  const differences = (times: (hand: HandTimes) => HandTimes) => {
    const [mine, others] = played.map(({ trace, world, hands }) =>
      maskedTrace(trace, { world, canvases: show.canvases, hands: hands.map(times), places: show.places }),
    );
    return traceDifferences(mine ?? [], others ?? []);
  };

  test('given the due time of what was read since, then the worlds differ nowhere', () => {
    expect(differences((hand) => hand)).toEqual([]);
  });

  test('twin: given a mask that knows own places alone, then it takes the card for an early one', () => {
    expect(differences((hand) => ({ ...hand, drawings: [] }))).not.toEqual([]);
  });
});
