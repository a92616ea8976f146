// What a delay is in the figures of mixers and recorders. Pure.

/** The clean picture inside one computer: generous, since it is encoded a second time for the viewers. */
export const CLEAN_KBIT = 20_000;
const SOUND_KBIT = 192;
/** Eight bits of 4:2:2, as capture drivers and mixers keep pictures that are not compressed. */
const RAW_FRAME_BYTES = 1920 * 1080 * 2;
const MB = 1_000_000;

/** What vMix calls seconds in its Video Delay: a buffer counted in frames at this rate. */
const VMIX_BUFFER_RATE = 30;

export interface DelayFigures {
  readonly seconds: number;
  readonly ms: number;
  readonly frames: number;
  readonly frameRate: number;
  readonly bitrate: number;
  /** of an OBS that holds the delay, as its own settings page estimates */
  readonly memoryMb: number;
  readonly rawMb: number;
  readonly vmixSeconds: number;
}

export function figuresOf({ seconds, frameRate }: Pick<DelayFigures, 'seconds' | 'frameRate'>): DelayFigures {
  const frames = Math.round(seconds * frameRate);
  return {
    seconds,
    ms: seconds * 1_000,
    frames,
    frameRate,
    bitrate: CLEAN_KBIT,
    memoryMb: Math.round(((CLEAN_KBIT + SOUND_KBIT) * seconds) / 8 / 1_000),
    rawMb: Math.round((frames * RAW_FRAME_BYTES) / MB),
    vmixSeconds: Math.round(frames / VMIX_BUFFER_RATE),
  };
}
