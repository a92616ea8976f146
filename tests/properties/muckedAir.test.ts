// A hand that will be mucked and one that will be opened look alike on every canvas until the media time of the muck.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK } from '../../server/engine/card.ts';
import { type CanvasConfig, PLAIN_PICTURE } from '../../server/release/control.ts';
import { openStage, type Stage } from '../release/stage.ts';
import { MUCKED_RULES, type MuckedRule } from './muckedHands.ts';
import { type Leak, ReleaseHouse } from './releaseHouse.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('mucked on air');

interface Showdown {
  readonly players: number;
  readonly rule: MuckedRule;
  readonly delayMs: number;
  readonly offsetMs: number;
  readonly leadMs: number;
  /** programme ms at which the first to show opens or mucks, and what is entered after that */
  readonly at: number;
  readonly after: 'nothing' | 'others-open';
}

const showdown: fc.Arbitrary<Showdown> = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  rule: fc.constantFrom(...MUCKED_RULES),
  delayMs: fc.constantFrom(30_000, 45_000, 90_000),
  offsetMs: fc.constantFrom(0, 1_500, -700),
  leadMs: fc.constantFrom(0, 500),
  at: fc.integer({ min: 60_000, max: 80_000 }),
  after: fc.constantFrom('nothing', 'others-open'),
});

type End = 'muck' | 'open';

/** Before the muck: whatever tells it apart earlier would be a spoiler. */
const NOT_YET_MS = 1;

function canvasesOf({ delayMs, offsetMs, leadMs }: Showdown): readonly CanvasConfig[] {
  const delayed = { audience: 'overlay', delayMs, offsetMs, leadMs } as const;
  return [
    { ...delayed, name: 'open', kind: 'short', gate: 'off', ...PLAIN_PICTURE },
    { ...delayed, name: 'gated', kind: 'protected', gate: 'hand-complete', ...PLAIN_PICTURE },
    { ...delayed, name: 'talk', audience: 'commentary', kind: 'short', gate: 'off', ...PLAIN_PICTURE },
  ];
}

/** Checked down by all; then the first in order opens his hand or throws it away. */
async function played(given: Showdown, end: End, leak: Leak): Promise<Stage> {
  const stage = await openStage(canvasesOf(given), given.players, new ReleaseHouse(DECK, leak));
  const seats = Array.from({ length: given.players }, (_, i) => i + 1);
  await stage.at(10_000, (s) => s.hand(given.rule).deal(seats));
  await stage.at(20_000, (s) => {
    for (let i = 1; i < given.players; i += 1) s.act('call');
    return s.act('check');
  });
  for (const [i, [street, cards]] of BOARD.entries())
    await stage.at(30_000 + i * 8_000, (s) => {
      s.board(street, cards);
      for (let seat = 0; seat < given.players; seat += 1) s.act('check');
      return s;
    });
  await stage.at(given.at, (s) => {
    const [first = 0] = s.state.hand?.openOrder ?? [];
    return end === 'muck' ? s.muck(first) : s.open(first, ['Ah', 'Kh']);
  });
  if (given.after === 'others-open') await stage.at(given.at + 3_000, (s) => othersOpen(s));
  await stage.until(given.at + given.delayMs + 10_000);
  return stage;
}

const BOARD = [
  ['flop', ['2c', '7d', '9h']],
  ['turn', ['Jc']],
  ['river', ['3s']],
] as const;

/** One after the other; no pot is pushed, since whether a hand has ended is known at once. */
function othersOpen(s: Stage['script']): Stage['script'] {
  const faces = [
    ['Qd', 'Qs'],
    ['Td', 'Ts'],
    ['8d', '8s'],
    ['6d', '6s'],
  ] as const;
  const rest = (s.state.hand?.openOrder ?? []).slice(1);
  for (const [i, seat] of rest.entries()) {
    const waits = s.state.hand?.seats.find((one) => one.seat === seat)?.state === 'LIVE_DOWN';
    const cards = faces[i];
    if (waits && cards !== undefined && s.state.hand?.phase === 'SHOWDOWN') s.open(seat, [...cards]);
  }
  return s;
}

/** The first moment at which a canvas tells a muck from an opening; null: never before it is due. */
async function spoiler(given: Showdown, leak: Leak = {}): Promise<string | null> {
  const [muck, open] = [await played(given, 'muck', leak), await played(given, 'open', leak)];
  for (const { name, delayMs, offsetMs, leadMs } of canvasesOf(given)) {
    const due = given.at + delayMs + offsetMs - leadMs;
    const shown = (stage: Stage) =>
      JSON.stringify(
        stage.pictures(name).flatMap(({ now, moment }) => (now <= due - NOT_YET_MS ? [[now, moment]] : [])),
      );
    if (shown(muck) !== shown(open)) return `${name} before ${due}`;
  }
  return null;
}

describe.each(SEEDS)('a muck on air, seed %i', (seed) => {
  test('given a hand that is mucked or opened, then no canvas tells which before the media time of it', async () => {
    const law = fc.asyncProperty(showdown, async (given) => {
      expect(await spoiler(given)).toBeNull();
    });
    await fc.assert(law, { seed, numRuns: runs(6) });
  });
});

describe('the twins', () => {
  const sample: Showdown = {
    ...{ players: 3, rule: 'as_played', delayMs: 30_000, offsetMs: 0, leadMs: 0, at: 60_000, after: 'nothing' },
  };
  const isGone = (state: string): boolean => state === 'MUCKED';

  test('given the muck at its time, then the canvases do differ from then on', async () => {
    const stages = [await played(sample, 'muck', {}), await played(sample, 'open', {})];
    const [muck, open] = stages.map((stage) => JSON.stringify(stage.picture('open').hand?.seats));
    expect(muck).not.toBe(open);
  });

  test.each<readonly [string, Leak]>([
    ['a line that is ahead of its delay', { config: (config) => ({ ...config, delayMs: config.delayMs - 10_000 }) }],
    [
      'a picture that knows who has mucked at the table',
      {
        moment: (moment, { hand }) => ({
          ...moment,
          delayMs: moment.delayMs + (hand?.seats.filter(({ state }) => isGone(state)).length ?? 0),
        }),
      },
    ],
    [
      'cards that leave a canvas as soon as they are mucked',
      {
        moment: (moment, { hand }) => {
          const gone = hand?.seats.filter(({ state }) => isGone(state)).map(({ seat }) => seat) ?? [];
          return { ...moment, slots: moment.slots.filter((slot) => !gone.some((seat) => seat === slot.seat)) };
        },
      },
    ],
  ])('given %s, then it is found', async (_name, leak) => {
    // something else happens in between, so that a picture is drawn at all
    expect(await spoiler({ ...sample, after: 'others-open' }, leak)).not.toBeNull();
  });
});
