// The way from the console to the air desk. The token goes along in the fragment, where no server sees it.
import type { Me } from './consoleLink.ts';
import type { KeyPress } from './keys.ts';

/** Only at a producer's console does a key lead away: others are in the middle of a hand. */
export function leadsToAir(me: Pick<Me, 'role'> | null): boolean {
  return me?.role === 'producer';
}

export function isAirKey({ code, modified, shift, repeat, inField, formOpen }: KeyPress): boolean {
  return code === 'KeyL' && !modified && !shift && !repeat && !inField && !formOpen;
}

export function openAirDesk(): void {
  const { pathname, search, hash } = window.location;
  window.location.href = `${pathname.replace(/\/$/, '')}/air${search}${hash}`;
}
