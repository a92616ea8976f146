'use client';
// Whether this console's role may press a button, and the words that say whose it is.
import { useDesk } from './desk.ts';
import { may, type Right } from './permits.ts';

export interface RightHere {
  /** nothing of this can be entered here now: not this role's, the log is broken, or the line is down */
  readonly off: boolean;
  readonly barred: boolean;
  /** why, when barred */
  readonly title: string | undefined;
}

export function useRight(right: Right): RightHere {
  const { me, words, locked } = useDesk();
  const barred = !may(me, right);
  return { off: locked || barred, barred, title: barred ? words.messages.onlyFor[right] : undefined };
}
