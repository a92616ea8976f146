// The named states of the air desk that people judge by eye: tests/console/airScreens.ts photographs each of them.
import type { AirPlace } from '../../app/console/air/airPlace.ts';
import type { CanvasStatus, HandToAir, ReleaseStatus } from '../../server/release/status.ts';
import { canvas, clearedOf, page, release } from './inputs.ts';
import { type Scene, type Start, scene } from './scene.ts';
import { act, acts, board, dealt, seated } from './tables.ts';

export interface AirScene extends Scene {
  readonly place?: Partial<AirPlace>;
}

const NOW = 4_840_000;
const show = act(
  board(
    acts(dealt(seated([1, 2, 3, 5, 7, 9]), 9), [['raise', 110_000], 'call', 'fold', 'fold', 'call', 'fold']),
    'flop',
    ['Th', '8s', '2s'],
  ),
  'check',
);
const PRODUCER = { actor: 'vera', role: 'producer' };

const hand = (number: number, patch: Partial<HandToAir> = {}): HandToAir => ({
  hand: `01890000-0000-7000-8000-0000000${String(number).padStart(5, '0')}`,
  number,
  state: 'open',
  air: 'waiting',
  ...patch,
});

const HANDS = [
  hand(109, { air: 'on-air' }),
  hand(110),
  hand(111, { state: 'held' }),
  hand(112),
  hand(113, { state: 'dropped' }),
  hand(114),
  hand(115),
  hand(116),
];

const programme = (patch: Partial<CanvasStatus> = {}) => canvas({ next: 'board', nextDueAt: NOW + 12_000, ...patch });
const commentary = (patch: Partial<CanvasStatus> = {}) =>
  canvas({ name: 'commentary', audience: 'commentary', next: 'board', nextDueAt: NOW + 12_000, ...patch });
const venue = (patch: Partial<CanvasStatus> = {}) =>
  canvas({
    ...{ name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, onAirAt: NOW, onAirHand: 117 },
    ...{ onAirStreet: 'flop', nextDueAt: null },
    ...patch,
  });
const playback = (patch: Partial<CanvasStatus> = {}) =>
  canvas({
    name: 'playback',
    audience: 'playback',
    onAirHand: 0,
    onAirStreet: '',
    nextDueAt: null,
    pages: [],
    ...patch,
  });

const air = (canvases: readonly CanvasStatus[], patch: Partial<ReleaseStatus> = {}) =>
  release({ hands: HANDS, canvases, ...patch });

function desk(status: ReleaseStatus, place: Partial<AirPlace> = {}, start: Start = {}): AirScene {
  const drawn = scene(show, { release: status }, { me: PRODUCER, ...start });
  return { ...drawn, view: { ...drawn.view, handNumber: 117 }, place };
}

const usual = () => [programme(), commentary(), venue()];
const corrected = [{ hand: 107, position: 2_051, at: 4_100_000 }];
const changing = (stage: 'armed' | 'card' | 'sync', patch: Partial<CanvasStatus> = {}) => [
  programme({
    delayChange: { stage, fromMs: 600_000, toMs: 900_000, actor: 'Vera Sokolova', since: NOW - 95_000 },
    ...patch,
  }),
  commentary(),
  venue(),
];
const atCanvas = (part: AirPlace['part'], name = 'overlay') => ({ tab: 'canvas', canvas: name, part }) as const;
const held = (mode: 'holding' | 'held', pages = [page({ clear: true }), page({ clear: true, host: 'browser' })]) =>
  usual().map((one) => ({ ...one, mode, pages, cleared: clearedOf(pages), nextDueAt: null }));

export const AIR_SCENES: Readonly<Record<string, AirScene>> = {
  evening: desk(air([programme({ corrections: corrected }), commentary({ corrections: corrected }), venue()])),
  operator: desk(air(usual()), {}, { me: { actor: 'maria', role: 'operator' } }),
  floor: desk(air(usual()), {}, { me: { actor: 'fred', role: 'floor' } }),
  'held-hand': desk(air([programme({ onAirHand: 111 }), commentary({ onAirHand: 111 }), venue()])),
  'dropped-hand': desk(air([programme({ onAirHand: 113 }), commentary({ onAirHand: 113 }), venue()])),
  outgrown: desk(air([programme({ outgrownAt: NOW + 75_000 }), commentary({ outgrownAt: NOW - 1_000 }), venue()])),
  'during-play': desk(
    air(
      [
        programme({
          kind: 'short',
          delayMs: 45_000,
          gate: 'off',
          exception: true,
          onAirAt: NOW - 45_000,
          onAirHand: 117,
        }),
        commentary({
          kind: 'short',
          delayMs: 45_000,
          gate: 'off',
          exception: true,
          onAirAt: NOW - 45_000,
          onAirHand: 117,
        }),
        venue(),
      ],
      { cardsAirDuringPlay: true, hands: [hand(117, { air: 'on-air' })] },
    ),
  ),
  countdown: desk(
    air([programme({ onAirHand: 0, onAirStreet: '' }), commentary({ onAirHand: 0, onAirStreet: '' }), venue()], {
      hands: [hand(1)],
      start: { atWall: Date.UTC(2026, 10, 30, 18), at: NOW + 780_000, automatic: true },
      firstHandAt: NOW + 960_000,
    }),
    { tab: 'start' },
  ),
  start: desk(air(usual(), { hands: [] }), { tab: 'start' }),
  going: desk(air(held('holding', [page(), page()]), { held: true })),
  clear: desk(air(held('held'), { held: true })),
  'not-all-clear': desk(
    air(
      held('held').map((one) => ({ ...one, viewers: 12, cleared: { clear: 9, showing: 3 } })),
      { held: true },
    ),
  ),
  'not-clear': desk(
    air(held('held', [page({ clear: true }), page({ state: 'silent' })]), { held: true, gapMs: 134_000 }),
  ),
  'add-canvas': desk(air(usual()), { tab: 'canvas' }),
  delay: desk(air(usual()), atCanvas('delay')),
  'delay-short': desk(
    air(
      usual().map((one) =>
        one.kind === 'tabled-only' ? one : { ...one, kind: 'short', delayMs: 120_000, gate: 'off', exception: true },
      ),
      { cardsAirDuringPlay: true },
    ),
    atCanvas('delay'),
  ),
  settings: desk(air(usual()), atCanvas('settings')),
  sync: desk(air(usual()), atCanvas('sync')),
  armed: desk(air(changing('armed')), atCanvas('delay')),
  card: desk(air(changing('card')), atCanvas('delay')),
  compare: desk(air(changing('sync', { syncDoubt: 'changed', delayMs: 900_000 })), atCanvas('delay')),
  shrink: desk(
    air([
      programme({ delayChange: { stage: 'card', fromMs: 3_600_000, toMs: 1_800_000, actor: '', since: NOW - 4_000 } }),
      commentary(),
      venue(),
    ]),
    atCanvas('delay'),
  ),
  playback: desk(
    air([programme(), playback({ playback: { at: 1_240_000, running: true, endsAt: 4_000_000 } })]),
    atCanvas('playback', 'playback'),
  ),
  'playback-empty': desk(air([programme(), playback()]), atCanvas('playback', 'playback')),
  'many-canvases': desk(
    air([
      ...usual(),
      canvas({ name: 'public', audience: 'public', pages: [] }),
      canvas({
        name: 'check',
        audience: 'check',
        delayMs: 600_000,
        pages: [page({ host: 'browser', state: 'silent' })],
      }),
      commentary({ name: 'commentary-room', kind: 'tabled-only', delayMs: 0, onAirAt: NOW, onAirHand: 117 }),
      canvas({ name: 'tape', kind: 'tape', pages: [] }),
    ]),
    atCanvas('delay', 'check'),
  ),
  lost: { ...desk(air(usual())), link: 'lost' },
};
