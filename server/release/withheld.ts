// Whether a hand is kept back on a canvas. What is said of a hand is about what airs: the screens in the room go on with it.
import type { CanvasConfig } from './control.ts';
import type { HandWord } from './status.ts';

export type Withheld = 'none' | 'held' | 'dropped';

/** The venue shows what everybody in the room sees anyway, at the time at which they see it. */
export function obeysWords({ audience }: Pick<CanvasConfig, 'audience'>): boolean {
  return audience !== 'venue';
}

/** Whoever checks ahead of the programme looks at a hand that is held all the more; a dropped one is dropped there, too. */
export function withheldOn(config: Pick<CanvasConfig, 'audience'>, word: HandWord): Withheld {
  if (word === 'open' || !obeysWords(config)) return 'none';
  return word === 'held' && config.audience === 'check' ? 'none' : word;
}

/** Whether a hand stands among the last results: nothing of one that is kept back, and a dropped one nowhere. */
export function isListed(config: Pick<CanvasConfig, 'audience'>, word: HandWord): boolean {
  return word !== 'dropped' && withheldOn(config, word) === 'none';
}
