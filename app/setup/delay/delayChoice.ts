// What somebody says about his mixer, as the address of the page holds it. Pure.
export const MIXERS = ['obs-two', 'obs-hardware', 'vmix', 'hardware'] as const;
export type Mixer = (typeof MIXERS)[number];

export const FRAME_RATES = [24, 25, 29.97, 30, 50, 59.94, 60] as const;

export interface DelayChoice {
  readonly mixer: Mixer;
  readonly seconds: number;
  readonly frameRate: number;
}

/** The shortest a kind of show allows, and the longest a canvas takes. */
export const SHORTEST_S = 30;
export const LONGEST_S = 86_400;
/** What OBS takes in the field of its Stream Delay. */
export const OBS_LONGEST_S = 1_800;

export const DEFAULT_CHOICE: DelayChoice = { mixer: 'obs-two', seconds: 600, frameRate: 25 };

export function choiceOf(query: string): DelayChoice {
  const q = new URLSearchParams(query);
  const seconds = Number(q.get('delay'));
  const frameRate = Number(q.get('fps'));
  return {
    mixer: MIXERS.find((mixer) => mixer === q.get('mixer')) ?? DEFAULT_CHOICE.mixer,
    seconds: isDelay(seconds) ? seconds : DEFAULT_CHOICE.seconds,
    frameRate: FRAME_RATES.find((rate) => rate === frameRate) ?? DEFAULT_CHOICE.frameRate,
  };
}

export function isDelay(seconds: number): boolean {
  return Number.isInteger(seconds) && seconds >= SHORTEST_S && seconds <= LONGEST_S;
}

/** '10:00', '90' or '600' as seconds; null for anything else. */
export function typedDelay(text: string): number | null {
  const parts = /^(?:(\d{1,4})[:.](\d{2})|(\d{1,5}))$/.exec(text.trim());
  if (parts === null) return null;
  const [, minutes, seconds, plain] = parts;
  const total = plain === undefined ? Number(minutes) * 60 + Number(seconds) : Number(plain);
  return plain === undefined && Number(seconds) > 59 ? null : total;
}
