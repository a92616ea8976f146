// The procedure of another delay as steps, each done, at work or to come. Pure.
import type { ConsoleView } from '../../../server/console/view.ts';
import { type DelayFigures, figuresOf } from '../../ui/delayFigures.ts';

type Change = NonNullable<ConsoleView['release']['canvases'][number]['delayChange']>;

export const DELAY_STEPS = ['arm', 'armed', 'card', 'sync', 'done'] as const;
export type DelayStep = (typeof DELAY_STEPS)[number];

export interface StepState {
  readonly step: DelayStep;
  readonly state: 'done' | 'now' | 'to-come';
}

/** null: nothing is armed, the first step is at work. */
export function stepsOf(change: Pick<Change, 'stage'> | null): readonly StepState[] {
  const now = DELAY_STEPS.indexOf(change?.stage ?? 'arm');
  return DELAY_STEPS.map((step, i) => ({ step, state: i < now ? 'done' : i === now ? 'now' : 'to-come' }));
}

/** Up to the word of the mixer the old delay can stay; after it the mixer has the new one. */
export function mayCancel({ stage }: Pick<Change, 'stage'>): boolean {
  return stage === 'armed' || stage === 'card';
}

export const MIXERS = ['obs', 'vmix', 'other'] as const;
export type Mixer = (typeof MIXERS)[number];

export function mixerOf(stored: string | null): Mixer {
  return MIXERS.find((mixer) => mixer === stored) ?? 'obs';
}

/** What OBS takes in the field of its Stream Delay. */
export const OBS_LONGEST_MS = 1_800_000;

/** The new delay in the figures of the mixer. */
export function mixerFigures(toMs: number, frameRate: number): DelayFigures {
  return figuresOf({ seconds: Math.round(toMs / 1_000), frameRate });
}
