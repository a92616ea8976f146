// Pages that are open on an address, and which of them looks like the mixer: one alone, or none is proposed. Pure.

/** As it reports itself; `host` is its own word. */
export interface OpenPage {
  readonly id: string;
  readonly host: 'obs' | 'browser';
  /** of its window; 0 until it has reported */
  readonly width: number;
  readonly height: number;
  readonly visible: boolean;
  /** where its socket comes from */
  readonly address: string;
  /** for how long that socket has stood */
  readonly sinceMs: number;
  /** its browser stores what it is given */
  readonly keeps: boolean;
}

const MIXER = { width: 1920, height: 1080 } as const;

/** '' when nobody but a person can tell. */
export function likelyMixer(pages: readonly OpenPage[]): string {
  const like = pages.filter(
    ({ host, width, height }) => host === 'obs' && width === MIXER.width && height === MIXER.height,
  );
  const [only] = like;
  return like.length === 1 && only?.keeps === true ? only.id : '';
}

/** 4 s, 12 min, 3 h 05 min: the same letters in every language that the pages speak. */
export function openFor(ms: number, units: { readonly h: string; readonly min: string; readonly s: string }): string {
  const s = Math.floor(ms / 1000);
  if (s < 60) return `${s} ${units.s}`;
  const min = Math.floor(s / 60);
  if (min < 60) return `${min} ${units.min}`;
  return `${Math.floor(min / 60)} ${units.h} ${String(min % 60).padStart(2, '0')} ${units.min}`;
}
