// The pages of the hands of a show put together, newest first, each hand once whatever was played meanwhile. Pure.
import type { JudgeHands } from '../../../server/judge/view.ts';

export const NO_HANDS: JudgeHands = { hands: [], more: false };

/** What was read of older hands stays, so that a hand in work does not leave the page; a new show begins anew. */
export function withNewest(had: JudgeHands, { hands, more }: JudgeHands): JudgeHands {
  const ids = new Set(hands.map(({ hand }) => hand));
  const last = had.hands.findLastIndex(({ hand }) => ids.has(hand));
  const older = last === -1 ? [] : had.hands.slice(last + 1);
  return older.length === 0 ? { hands, more } : { hands: [...hands, ...older], more: had.more };
}

export function withOlder(had: JudgeHands, { hands, more }: JudgeHands): JudgeHands {
  const ids = new Set(had.hands.map(({ hand }) => hand));
  return { hands: [...had.hands, ...hands.filter(({ hand }) => !ids.has(hand))], more };
}
