// What the producer of the demo does at the air desk, and in which hands: always the same ones. Pure.
import type { CanvasConfig } from '../../release/control.ts';

/** held: kept back while it is on air, and let go; dropped: never shown; delay: another one, behind the break card. */
export const AIR_WORDS = ['held', 'dropped', 'delay'] as const;
export type AirWord = (typeof AIR_WORDS)[number];

/** Hand of each twenty, from 1 -> what is said of it; no hand in which something is ruled. */
export const AIR_WORD_HANDS: Readonly<Record<AirWord, number>> = { held: 3, dropped: 5, delay: 9 };
const PERIOD = 20;

export function airWordIn(handNumber: number): AirWord | null {
  return AIR_WORDS.find((word) => AIR_WORD_HANDS[word] === handNumber % PERIOD) ?? null;
}

/** How much the longer delay is longer, ms. */
export const LONGER_MS = 10_000;

/** The longer delay, or back to the first one; in the order in which no commentary is ever ahead of a programme. */
export function otherDelay(configs: readonly CanvasConfig[], now: number): readonly CanvasConfig[] {
  const first = configs[0]?.delayMs ?? now;
  const longer = now === first;
  const changed = configs.map((config) => ({ ...config, delayMs: longer ? first + LONGER_MS : first }));
  const talk = changed.filter(({ audience }) => audience === 'commentary');
  const programme = changed.filter(({ audience }) => audience !== 'commentary');
  return longer ? [...talk, ...programme] : [...programme, ...talk];
}
