// Views of the page for viewers and of the checker's page, from the overlay's scenes.
import type { CheckView } from '../../server/views/check/view.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import type { WatchView } from '../../server/views/public/view.ts';
import { SCENES } from './scenes.ts';

const PREVIOUS: WatchView['previous'] = [
  { handNumber: 115, pot: 410_000, winners: ['Luca Moretti'] },
  { handNumber: 116, pot: 1_250_000, winners: ['Mei-Ling Zhao', 'José María Fernández de la Cruz'] },
];

function scene(name: string): OverlayView {
  const view = SCENES[name];
  if (view === undefined) throw new Error(`no scene ${name}`);
  return view;
}

export function watchOf(name: string, patch: Partial<WatchView> = {}): WatchView {
  return { ...scene(name), kind: 'public', delayMs: 600_000, previous: PREVIOUS, ...patch };
}

export function checkOf(name: string, patch: Partial<CheckView> = {}): CheckView {
  const hand = '0192aaaa-0000-7000-8000-000000000001';
  return {
    ...{ ...scene(name), kind: 'check', delayMs: 600_000, hand, word: 'open', handAt: 1_000_000, aheadMs: 120_000 },
    ...patch,
  };
}

export const WATCH_SCENES: Readonly<Record<string, WatchView>> = {
  'watch-flop': watchOf('six-flop'),
  'watch-ten': watchOf('ten-preflop'),
  'watch-winner': watchOf('winner'),
  'watch-twice': watchOf('run-twice'),
  'watch-plo4': watchOf('plo4-ten'),
  'watch-hi-lo': watchOf('plo5-hi-lo-result'),
  'watch-stud': watchOf('stud-seventh'),
  'watch-draw': watchOf('triple-draw-drawn'),
  'watch-bomb-pot': watchOf('bomb-pot-two-boards'),
  'watch-held': watchOf('hand-held'),
  'watch-break': watchOf('break'),
  'watch-countdown': watchOf('start-planned'),
};

export const CHECK_SCENES: Readonly<Record<string, CheckView>> = {
  'check-flop': checkOf('six-flop'),
  'check-stud': checkOf('stud-seventh'),
  'check-held': checkOf('all-in-equity', { word: 'held' }),
  'check-dropped': checkOf('hand-dropped', { word: 'dropped', hand: '', handAt: 0 }),
};
