'use client';
// Whether this console's role may press a button, and the words that say whose it is.
import { useDesk } from './desk.ts';
import { may, type Right } from './permits.ts';

export interface RightHere {
  readonly barred: boolean;
  /** why, when barred */
  readonly title: string | undefined;
}

export function useRight(right: Right): RightHere {
  const { me, words } = useDesk();
  const barred = !may(me, right);
  return { barred, title: barred ? words.messages.onlyFor[right] : undefined };
}
