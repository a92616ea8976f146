// One overlay frame and one commentary frame with exact chances of six hands in their path: the views' part of F1.
import { warmUpEquity } from '../../server/equity/warmUp.ts';
import type { Moment, Released } from '../../server/release/released.ts';
import { commentaryView } from '../../server/views/commentary/commentaryView.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import { venueView } from '../../server/views/venue/venueView.ts';
import { type GameScene, playGame } from '../views/gameScripted.ts';
import { type Aired, type Look, released } from '../views/released.ts';
import { SIX_SEATS, TEN_SEATS } from '../views/scenes.ts';
import { play, type Scene } from '../views/scripted.ts';

/** The server's share of F1 is 2 ms for everything; a frame may take half of it. */
const LIMIT_MS = 1;
const CALLS = 2_000;

const CALLED = ['s4 call', 's5 call', 's6 call', 's1 call', 's2 call', 's3 check'];
const OMAHA_CALLED = ['s3 call', 's4 call', 's5 call', 's6 call', 's1 call', 's2 check', 'flop Kh9h5d'];
const SCENES: Readonly<Record<string, Scene>> = {
  'six hands before the flop': SIX_SEATS,
  'six hands on the flop': { ...SIX_SEATS, script: [...CALLED, 'flop Kh9c5d'] },
  'ten hands before the flop': TEN_SEATS,
  'six hands, nothing released': { ...SIX_SEATS, hole: {} },
};

/** Four cards each, in Omaha. */
const SIX_OMAHA: GameScene = {
  ...{ game: 'omaha', seats: [1, 2, 3, 4, 5, 6], structure: { limit: 'pot' } },
  hole: { 1: 'AsKsQd7h', 2: 'QsQc8c7c', 3: '9s9c6s4c', 4: 'JhThJd2s', 5: 'Ad4dAc5h', 6: '9d8dTs6d' },
  script: ['down 0', 'down 1', 'down 2', 'down 3'],
};
const OMAHA_FLOP: GameScene = { ...SIX_OMAHA, script: [...SIX_OMAHA.script, ...OMAHA_CALLED] };

const PLAYED: Readonly<Record<string, readonly [Aired, Look]>> = {
  ...Object.fromEntries(Object.entries(SCENES).map(([title, scene]) => [title, [play(scene), scene]])),
  'six hands of PLO4 before the flop': [playGame(SIX_OMAHA), SIX_OMAHA],
  'six hands of PLO4 on the flop': [playGame(OMAHA_FLOP), OMAHA_FLOP],
};

const BUILDERS: Readonly<Record<string, (moment: Released<Moment>) => unknown>> = {
  overlay: (moment) => overlayView(moment),
  commentary: (moment) => commentaryView(moment),
  venue: (moment) => venueView(moment),
};

function time(call: () => unknown): { readonly p50: number; readonly p99: number } {
  for (let i = 0; i < CALLS / 4; i++) call();
  const times = Array.from({ length: CALLS }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { p50: times[CALLS >> 1] ?? Number.NaN, p99: times[Math.floor(CALLS * 0.99)] ?? Number.NaN };
}

warmUpEquity();
for (const [title, [aired, look]] of Object.entries(PLAYED)) {
  const moment = released(aired, look);
  for (const [name, build] of Object.entries(BUILDERS)) {
    const { p50, p99 } = time(() => JSON.stringify(build(moment)));
    const verdict = p50 <= LIMIT_MS ? 'met' : 'MISSED';
    const figures = `p50 ${p50.toFixed(4)} ms  p99 ${p99.toFixed(4)} ms  target ${LIMIT_MS} ms: ${verdict}`;
    console.log(`F1  ${`${name} frame, ${title}`.padEnd(50)}  ${figures}`);
  }
}
