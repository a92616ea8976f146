// Keys to intents. Letters go by their place on the keyboard, so that they work on a Russian layout as well.
import { THOUSAND } from './amountEntry.ts';

export const INTENTS = [
  'fold',
  'passive',
  'wager',
  'all-in',
  'confirm',
  'cancel',
  'undo',
  'redo',
  'erase',
  'accept',
  'dismiss',
  'open',
  'muck',
  'hold',
  'panic',
  'resume',
  'type-board',
  'floor',
  'shuffled',
  'cut',
] as const;
export type PlainIntent = (typeof INTENTS)[number];

export type Intent =
  | { readonly do: PlainIntent }
  /** a digit, '000', '.' or 'k' */
  | { readonly do: 'type'; readonly text: string }
  /** a quick amount: total of the street */
  | { readonly do: 'take'; readonly to: number };

export interface KeyPress {
  readonly code: string;
  readonly key: string;
  readonly shift: boolean;
  /** Ctrl, Alt or Meta: never ours */
  readonly modified: boolean;
  /** auto-repeat of a held key: never acts twice */
  readonly repeat: boolean;
  /** a form or picker is open: no key may act on the table */
  readonly formOpen: boolean;
  /** graphics are held and this console may resume them */
  readonly mayResume: boolean;
  /** this console may take graphics off */
  readonly mayStop: boolean;
  /** a text field has the focus */
  readonly inField: boolean;
  /** that field takes digits only: no letter belongs there */
  readonly inNumber: boolean;
  /** the open form takes cards: H is hearts there */
  readonly cardsOpen: boolean;
  /** the board of the open form is typed and on its way: the keys of the betting are meant for the table again */
  readonly boardSent: boolean;
  /** a button was reached with the Tab key: Enter and Space press it */
  readonly onButton: boolean;
  /** digits behind the point of this table's money */
  readonly decimals: number;
}

const BY_CODE: Readonly<Record<string, PlainIntent>> = {
  KeyF: 'fold',
  KeyC: 'passive',
  KeyB: 'wager',
  KeyR: 'wager',
  KeyA: 'all-in',
  KeyY: 'accept',
  KeyN: 'dismiss',
  KeyO: 'open',
  KeyM: 'muck',
  KeyH: 'hold',
  KeyP: 'panic',
  KeyT: 'type-board',
  KeyJ: 'floor',
  KeyS: 'shuffled',
  KeyX: 'cut',
  Enter: 'confirm',
  NumpadEnter: 'confirm',
  Escape: 'cancel',
  Backspace: 'erase',
};

const DIGIT = /^(?:Digit|Numpad)(\d)$/;
const POINTS = ['Period', 'NumpadDecimal'];

/** null when the key is not ours. */
export function intentOf(press: KeyPress): Intent | null {
  if (stops(press)) return { do: press.code === 'KeyH' ? 'hold' : 'panic' };
  if (press.boardSent && !press.modified) {
    const ahead = betting(press);
    if (ahead !== null) return ahead;
  }
  if (press.inField || press.formOpen) return press.code === 'Escape' ? { do: 'cancel' } : null;
  if (press.modified) return null;
  if (press.onButton && ['Enter', 'NumpadEnter', 'Space'].includes(press.code)) return null;
  const typed = typedText(press);
  if (typed !== null) return { do: 'type', text: typed };
  if (press.repeat) return null;
  if (press.code === 'KeyZ') return { do: press.shift ? 'redo' : 'undo' };
  if (press.code === 'KeyR' && press.mayResume) return { do: 'resume' };
  const plain = BY_CODE[press.code];
  return plain === undefined ? null : { do: plain };
}

const BETTING: readonly PlainIntent[] = ['fold', 'passive', 'wager', 'all-in', 'confirm'];

function betting(press: KeyPress): Intent | null {
  const text = typedText(press);
  if (text !== null) return { do: 'type', text };
  const plain = press.repeat ? undefined : BY_CODE[press.code];
  return plain !== undefined && BETTING.includes(plain) ? { do: plain } : null;
}

/** Whoever watches the air stops it with a form open as well: H and P wait only for a field that takes letters. */
function stops(press: KeyPress): boolean {
  if (!press.mayStop || press.modified || press.repeat) return false;
  if (press.code !== 'KeyP' && (press.code !== 'KeyH' || press.cardsOpen)) return false;
  return press.inNumber || (press.formOpen && !press.inField);
}

/** What is typed beside the fields of an open form belongs in its first field. */
export function wantsField(press: KeyPress): boolean {
  const { formOpen, inField, onButton, modified, code, key } = press;
  if (!formOpen || inField || modified || stops(press)) return false;
  if (onButton && code === 'Space') return false;
  return key.length === 1 || (code === 'Backspace' && !onButton);
}

/** Dot and comma are three zeros; with cents the dot is the point. K, by its place, is times a thousand. */
function typedText({ code, key, shift, repeat, decimals }: KeyPress): string | null {
  const digit = DIGIT.exec(code)?.[1];
  if (digit !== undefined && !shift) return repeat ? null : digit;
  if (code === 'KeyK') return repeat || shift ? null : THOUSAND;
  const point = POINTS.includes(code) || key === '.';
  if (!point && code !== 'Comma' && key !== ',') return null;
  if (repeat) return null;
  return point && decimals > 0 ? '.' : '000';
}
