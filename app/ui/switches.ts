// The query switches of the broadcast pages (docs/DESIGN.md section 9). An unknown value falls back to the default.
import { LANGUAGES, type Language } from '../messages/language.ts';
import { AMOUNT_MODES, type AmountMode } from './amounts.ts';
import { MOTIONS, type Motion } from './motion.ts';

export const LAYERS = ['seats', 'board', 'mark'] as const;
export type Layer = (typeof LAYERS)[number];
export const CAMERAS = ['master', 'dealer'] as const;
export type Camera = (typeof CAMERAS)[number];
export const FOLDED_FORMS = ['line', 'off'] as const;
export type FoldedForm = (typeof FOLDED_FORMS)[number];
export const DECKS = ['four', 'two'] as const;
export type DeckColours = (typeof DECKS)[number];

export interface Switches {
  readonly language: Language;
  readonly motion: Motion;
  readonly layers: readonly Layer[];
  readonly folded: FoldedForm;
  readonly amounts: AmountMode;
  readonly deck: DeckColours;
  readonly camera: Camera;
  readonly safe: boolean;
  readonly debug: boolean;
  /** the clock that is compared with the one in the picture */
  readonly sync: boolean;
  /** '' asks for the page's own canvas */
  readonly canvas: string;
}

export function parseSwitches(query: string): Switches {
  const q = new URLSearchParams(query);
  return {
    language: oneOf(LANGUAGES, q.get('lang')),
    motion: oneOf(MOTIONS, q.get('motion')),
    layers: layersOf(q.get('layers')),
    folded: oneOf(FOLDED_FORMS, q.get('folded')),
    amounts: oneOf(AMOUNT_MODES, q.get('amounts')),
    deck: oneOf(DECKS, q.get('deck')),
    camera: oneOf(CAMERAS, q.get('camera')),
    safe: q.get('safe') === '1',
    debug: q.get('debug') === '1',
    sync: q.get('sync') === '1',
    canvas: q.get('canvas') ?? '',
  };
}

const WHOLE_TOKEN = /^fc_[\w-]{43}(?![\w-])/;

/**
 * The token stands in the fragment, so that no server, proxy or log ever sees it in an address. One that was cut off while it
 * was copied is as good as none; a full stop or bracket that a message put behind it does no harm.
 */
export function tokenOf(fragment: string): string {
  const given = new URLSearchParams(fragment.replace(/^#/, '')).get('token') ?? '';
  return WHOLE_TOKEN.exec(given)?.[0] ?? '';
}

function oneOf<T extends string>(values: readonly [T, ...T[]], value: string | null): T {
  return values.find((known) => known === value) ?? values[0];
}

function layersOf(value: string | null): readonly Layer[] {
  const asked = new Set((value ?? '').split(','));
  const known = LAYERS.filter((layer) => asked.has(layer));
  return known.length === 0 ? LAYERS : known;
}
