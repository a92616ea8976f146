// Keys of the air desk to intents, by their place on the keyboard. Hold and panic also work with a form open; every other
// key is silent in a text field.

export type AirIntent =
  | { readonly do: 'hold' | 'panic' | 'resume' | 'back' | 'add' }
  | { readonly do: 'tab'; readonly tab: 'hands' | 'start' }
  | { readonly do: 'part'; readonly part: 'delay' | 'settings' | 'sync' }
  /** place in the list, from 0 */
  | { readonly do: 'canvas'; readonly place: number }
  | { readonly do: 'hand'; readonly by: 1 | -1 }
  | { readonly do: 'holdHand' | 'letHandGo' };

export interface AirPress {
  readonly code: string;
  /** Ctrl, Alt or Meta: never ours */
  readonly modified: boolean;
  /** auto-repeat of a held key: never acts twice */
  readonly repeat: boolean;
  /** a field has the focus */
  readonly inField: boolean;
  /** that field takes digits only: no letter belongs there */
  readonly inNumber: boolean;
}

const BY_CODE: Readonly<Record<string, AirIntent>> = {
  KeyH: { do: 'hold' },
  KeyP: { do: 'panic' },
  KeyR: { do: 'resume' },
  KeyA: { do: 'tab', tab: 'hands' },
  KeyS: { do: 'tab', tab: 'start' },
  KeyD: { do: 'part', part: 'delay' },
  KeyE: { do: 'part', part: 'settings' },
  KeyY: { do: 'part', part: 'sync' },
  KeyN: { do: 'add' },
  KeyK: { do: 'holdHand' },
  KeyL: { do: 'letHandGo' },
  ArrowUp: { do: 'hand', by: -1 },
  ArrowDown: { do: 'hand', by: 1 },
  Escape: { do: 'back' },
};

const DIGIT = /^(?:Digit|Numpad)([1-9])$/;
const STOPS: readonly string[] = ['KeyH', 'KeyP'];

/** null when the key is not ours. */
export function airIntentOf({ code, modified, repeat, inField, inNumber }: AirPress): AirIntent | null {
  if (modified) return null;
  if (repeat && !code.startsWith('Arrow')) return null;
  if (inField && code !== 'Escape' && !(inNumber && STOPS.includes(code))) return null;
  const digit = DIGIT.exec(code)?.[1];
  if (digit !== undefined) return { do: 'canvas', place: Number(digit) - 1 };
  return BY_CODE[code] ?? null;
}
