// The server's clock as a page knows it: from answers that took their time on the way. Pure; the browser's steady clock comes in.
import { isRecord } from './feedState.ts';

/** What the server said, at one and the same moment. */
export interface Reading {
  /** programme ms, whole */
  readonly programme: number;
  readonly air: { readonly at: number; readonly state: 'running' | 'waiting' | 'held' } | null;
}

export interface Sample {
  /** steady ms of this browser */
  readonly sentAt: number;
  readonly heardAt: number;
  /** ms by the wall clock when it was heard: it goes on while a machine sleeps, the steady one may not */
  readonly wallAt: number;
  readonly reading: Reading;
}

/** Oldest first. */
export type Samples = readonly Sample[];

export const FACE_STATES = ['running', 'waiting', 'held', 'lost'] as const;
export type FaceState = (typeof FACE_STATES)[number];

/** What a clock may show; null where nothing is known for sure. */
export interface Face {
  readonly ms: number | null;
  readonly state: FaceState;
}
export const LOST: Face = { ms: null, state: 'lost' };

/** Longer, and two quartz clocks drift apart by more than the way of an answer takes. */
const KEPT_MS = 30_000;
/** No answer for this long: the clock may be wrong, so it is not shown. */
export const LOST_AFTER_MS = 2_500;
/** How far two steady clocks run apart at worst, ms a ms. */
const DRIFT = 0.0001;
/** The server says whole milliseconds: on average half of one has passed. */
const HALF_MS = 0.5;
/** Steady and wall clock of one machine agree but for a sleep or a set clock. */
const ASLEEP_MS = 1_000;

/** An answer that the kept ones rule out means another clock: a server started anew, a machine that slept. */
export function withSample(samples: Samples, sample: Sample): Samples {
  const now = sample.heardAt;
  const best = bestOf(samples, now);
  const room = best === null ? 0 : errorOf(best, now) + errorOf(sample, now);
  const agrees = best === null || Math.abs(aheadOf(best) - aheadOf(sample)) <= room;
  const kept = agrees ? samples.filter(({ heardAt }) => now - heardAt < KEPT_MS) : [];
  return [...kept, sample];
}

/** Programme time now; null without an answer. The quickest answer says it best. */
export function programmeAt(samples: Samples, now: number): number | null {
  const best = bestOf(samples, now);
  return best === null ? null : now + aheadOf(best);
}

export interface Now {
  readonly steady: number;
  readonly wall: number;
}

/** Programme time, or media time where the readings are of a canvas. */
export function faceAt(samples: Samples, now: Now): Face {
  const latest = samples.at(-1);
  const programme = programmeAt(samples, now.steady);
  if (latest === undefined || programme === null || isStale(latest, now)) return LOST;
  const { air, programme: read } = latest.reading;
  if (air === null) return { ms: programme, state: 'running' };
  return { ms: air.state === 'running' ? programme - (read - air.at) : air.at, state: air.state };
}

function isStale({ heardAt, wallAt }: Sample, { steady, wall }: Now): boolean {
  const passed = steady - heardAt;
  return passed > LOST_AFTER_MS || Math.abs(wall - wallAt - passed) > ASLEEP_MS;
}

/** How far the server's clock is ahead of the browser's, if the answer took as long as the question. */
function aheadOf({ sentAt, heardAt, reading }: Sample): number {
  return reading.programme + HALF_MS - (sentAt + heardAt) / 2;
}

/** By how much that can be wrong at `now`. */
function errorOf({ sentAt, heardAt }: Sample, now: number): number {
  return (heardAt - sentAt) / 2 + HALF_MS + (now - heardAt) * DRIFT;
}

function bestOf(samples: Samples, now: number): Sample | null {
  return samples.reduce<Sample | null>(
    (best, sample) => (best === null || errorOf(sample, now) < errorOf(best, now) ? sample : best),
    null,
  );
}

/** An answer of the server, checked; null for anything else. */
export function readingOf(answer: unknown): Reading | null {
  if (!isRecord(answer) || typeof answer['programme'] !== 'number') return null;
  const { programme, air } = answer;
  if (air === null) return { programme, air };
  if (!isRecord(air) || typeof air['at'] !== 'number') return null;
  const state = (['running', 'waiting', 'held'] as const).find((known) => known === air['state']);
  return state === undefined ? null : { programme, air: { at: air['at'], state } };
}

/** 01:20:40.125 in two parts. */
export function faceText(ms: number | null): { readonly whole: string; readonly part: string } {
  if (ms === null) return { whole: '--:--:--', part: '.---' };
  const at = Math.max(0, Math.floor(ms));
  const s = Math.floor(at / 1000);
  const whole = [Math.floor(s / 3600), Math.floor(s / 60) % 60, s % 60].map((n) => String(n).padStart(2, '0'));
  return { whole: whole.join(':'), part: `.${String(at % 1000).padStart(3, '0')}` };
}

/** Steps of a second: one a frame of 25, readable in a picture that shows no digits. */
export const STEPS = 25;

export function stepOf(ms: number): number {
  return Math.floor((Math.max(0, ms) % 1000) / (1000 / STEPS));
}
