// Keys of the checker's page, the same letters as at the air desk: H everything, K this hand, L let it go. Dropping has none.
import type { CheckWord } from './checkWord.ts';

const BY_CODE: ReadonlyMap<string, CheckWord['do']> = new Map([
  ['KeyH', 'hold'],
  ['KeyK', 'holdHand'],
  ['KeyL', 'letOwnHandGo'],
]);

type Press = Pick<KeyboardEvent, 'code' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** A key that is held down acts once. */
export function wordOfKey({ code, repeat, ctrlKey, altKey, metaKey }: Press): CheckWord['do'] | null {
  return repeat || ctrlKey || altKey || metaKey ? null : (BY_CODE.get(code) ?? null);
}
