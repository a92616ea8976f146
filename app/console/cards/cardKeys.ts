// Keys of the card desk, by their place on the keyboard, so that they work on a Russian layout as well. Pure.
export type CardKey =
  | { readonly do: 'rank'; readonly rank: string }
  | { readonly do: 'suit'; readonly suit: string }
  | { readonly do: 'place'; readonly by: number }
  | { readonly do: 'seat'; readonly by: number }
  | { readonly do: 'hand'; readonly by: number }
  | { readonly do: 'arm' }
  | { readonly do: 'back' }
  | { readonly do: 'cancel' };

const RANK_KEYS: Readonly<Record<string, string>> = {
  KeyA: 'A',
  KeyK: 'K',
  KeyQ: 'Q',
  KeyJ: 'J',
  KeyT: 'T',
  Digit0: 'T',
  Numpad0: 'T',
};
const SUIT_KEYS: Readonly<Record<string, string>> = { KeyS: 's', KeyH: 'h', KeyD: 'd', KeyC: 'c' };
const MOVES: Readonly<Record<string, CardKey>> = {
  ArrowRight: { do: 'place', by: 1 },
  ArrowLeft: { do: 'place', by: -1 },
  ArrowDown: { do: 'seat', by: 1 },
  ArrowUp: { do: 'seat', by: -1 },
  PageDown: { do: 'hand', by: 1 },
  PageUp: { do: 'hand', by: -1 },
  Enter: { do: 'arm' },
  NumpadEnter: { do: 'arm' },
  Backspace: { do: 'back' },
  Escape: { do: 'cancel' },
};

export interface CardKeyPress {
  readonly code: string;
  readonly shift: boolean;
  /** Ctrl, Alt or Meta: never ours */
  readonly modified: boolean;
  /** auto-repeat of a held key: never a second card */
  readonly repeat: boolean;
}

export function cardKey({ code, shift, modified, repeat }: CardKeyPress): CardKey | null {
  if (modified) return null;
  if (code === 'Tab') return { do: 'place', by: shift ? -1 : 1 };
  const move = MOVES[code];
  if (move !== undefined) return move;
  if (repeat) return null;
  const rank = RANK_KEYS[code] ?? /^(?:Digit|Numpad)([2-9])$/.exec(code)?.[1];
  if (rank !== undefined) return { do: 'rank', rank };
  const suit = SUIT_KEYS[code];
  return suit === undefined ? null : { do: 'suit', suit };
}
