// One overlay frame and one commentary frame with exact chances of six hands in their path: the views' part of F1.
import { warmUpEquity } from '../../server/equity/warmUp.ts';
import type { Moment, Released } from '../../server/release/released.ts';
import { commentaryView } from '../../server/views/commentary/commentaryView.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import { venueView } from '../../server/views/venue/venueView.ts';
import { released } from '../views/released.ts';
import { SIX_SEATS, TEN_SEATS } from '../views/scenes.ts';
import { play, type Scene } from '../views/scripted.ts';

/** The server's share of F1 is 2 ms for everything; a frame may take half of it. */
const LIMIT_MS = 1;
const CALLS = 2_000;

const CALLED = ['s4 call', 's5 call', 's6 call', 's1 call', 's2 call', 's3 check'];
const SCENES: Readonly<Record<string, Scene>> = {
  'six hands before the flop': SIX_SEATS,
  'six hands on the flop': { ...SIX_SEATS, script: [...CALLED, 'flop Kh9c5d'] },
  'ten hands before the flop': TEN_SEATS,
  'six hands, nothing released': { ...SIX_SEATS, hole: {} },
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
for (const [title, scene] of Object.entries(SCENES)) {
  const moment = released(play(scene), scene);
  for (const [name, build] of Object.entries(BUILDERS)) {
    const { p50, p99 } = time(() => JSON.stringify(build(moment)));
    const verdict = p50 <= LIMIT_MS ? 'met' : 'MISSED';
    const figures = `p50 ${p50.toFixed(4)} ms  p99 ${p99.toFixed(4)} ms  target ${LIMIT_MS} ms: ${verdict}`;
    console.log(`F1  ${`${name} frame, ${title}`.padEnd(44)}  ${figures}`);
  }
}
