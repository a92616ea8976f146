// The steps that move graphics against the picture. Pure; the offset itself is the server's.
/** As in server/release/control.ts; a test compares. Pages take only types from the server. */
export const OFFSET_MAX_MS = 5_000;

export const FRAME_RATES = ['24', '25', '30', '50', '60'] as const;
export type FrameRate = (typeof FRAME_RATES)[number];

export const STEP_SIZES = ['second', 'tenth', 'frame'] as const;
export type StepSize = (typeof STEP_SIZES)[number];

export interface OffsetStep {
  readonly size: StepSize;
  readonly sign: -1 | 1;
}

/** As they stand on the screen: earlier on the left, later on the right. */
export const OFFSET_STEPS: readonly OffsetStep[] = [
  { size: 'second', sign: -1 },
  { size: 'tenth', sign: -1 },
  { size: 'frame', sign: -1 },
  { size: 'frame', sign: 1 },
  { size: 'tenth', sign: 1 },
  { size: 'second', sign: 1 },
];

/** Whole milliseconds, as the server counts. */
export function stepMs({ size, sign }: OffsetStep, rate: FrameRate): number {
  const ms = size === 'second' ? 1_000 : size === 'tenth' ? 100 : Math.round(1_000 / Number(rate));
  return sign * ms;
}

export function movedBy(offsetMs: number, by: number): number {
  return Math.max(-OFFSET_MAX_MS, Math.min(OFFSET_MAX_MS, offsetMs + by));
}

export function rateOf(stored: string | null): FrameRate {
  return FRAME_RATES.find((rate) => rate === stored) ?? '25';
}
