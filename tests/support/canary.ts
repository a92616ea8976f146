// A search of everything that left the house, or lies in it outside sealed columns, for tags in any spelling and for cards
// where none may stand.
import type { Dump, Said } from './trace.ts';
import type { World } from './world.ts';

export interface Text {
  /** channel or table */
  readonly where: string;
  readonly text: string;
}

export interface Left {
  readonly trace: readonly Said[];
  readonly dump: Dump;
  readonly exports: readonly string[];
}

export function textsOf({ trace, dump, exports }: Left): readonly Text[] {
  return [
    ...exports.map((text) => ({ where: 'export', text })),
    ...trace.map(({ channel, text }) => ({ where: channel, text })),
    ...[...dump].flatMap(([table, rows]) => rows.map((text) => ({ where: table, text }))),
  ];
}

/** The decks of a world. */
export type Tags = Pick<World, 'uids' | 'spares'>;

function tagsOf({ uids, spares }: Tags): readonly string[] {
  return [...uids.values(), ...spares.values()];
}

/** Where a tag of this world is spelled out: as hex, separated or turned round, as base64 of its bytes or letters. */
export function tagsIn(world: Tags, texts: readonly Text[]): readonly string[] {
  const needles = tagsOf(world).flatMap(spellings);
  return texts.flatMap(({ where, text }) => {
    const lower = text.toLowerCase().replace(/[\s:-]/g, '');
    return needles.some(({ exact, folded }) => text.includes(exact) || lower.includes(folded)) ? [where] : [];
  });
}

/** Sealed bytes in which a tag stands in the clear. */
export function tagsInBytes(world: Tags, sealed: readonly Buffer[]): number {
  const needles = tagsOf(world).flatMap((uid) => [
    Buffer.from(uid, 'hex'),
    Buffer.from(uid, 'hex').reverse(),
    Buffer.from(uid),
  ]);
  return sealed.filter((bytes) => needles.some((needle) => bytes.includes(needle))).length;
}

interface Needle {
  readonly exact: string;
  /** small letters without separators */
  readonly folded: string;
}

function spellings(uid: string): readonly Needle[] {
  const bytes = Buffer.from(uid, 'hex');
  const turned = Buffer.from(bytes).reverse();
  const texts = [uid, uid.toLowerCase()];
  const inBase64 = [bytes, turned, ...texts.map((text) => Buffer.from(text))].flatMap(cores);
  return [
    { exact: uid, folded: uid.toLowerCase() },
    { exact: turned.toString('hex'), folded: turned.toString('hex') },
    ...[...inBase64, ...inBase64.map((core) => core.replaceAll('+', '-').replaceAll('/', '_'))].map((core) => ({
      exact: core,
      folded: '\0',
    })),
  ];
}

/** What base64 makes of these bytes wherever they begin within three; the edges depend on their neighbours. */
function cores(bytes: Buffer): readonly string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replaceAll('=', '');
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
}

/** Events and commands that name cards which lie face up (design section 7): a closed list. */
const FACE_UP =
  /<(BoardDealt|HandOpened|OpenedCorrected|DealBoard|OpenHand|CorrectOpened)>\.cards\.\*$|<HandsRevealed>\.hands\.\*\.cards\.\*$|<(UpCardDealt|CardExposed|BoardCorrected|CorrectBoard|OpenOne)>\.card$/;
/** Paths of JSON that hold cards; `*` stands for a place in a list, `<type>` for an object that says its type. */
const OPEN_PATHS: Readonly<Record<string, readonly RegExp[]>> = {
  hand_log: [FACE_UP],
  export: [FACE_UP],
  snapshots: [FACE_UP, /^state\.hand\.(boards\.\*\.\*|seats\.\*\.cards\.\*)$/],
  console: [
    /\.view\.(boards\.\*\.\*|seats\.\*\.opened\.\*|faceUp\.\*)$/,
    /\.view\.(lines\.\*|undoOf)<(BoardDealt|BoardCorrected|HandOpened|OpenedCorrected|CardExposed|HandsRevealed)>\.cards\.\*$/,
  ],
  asked: [
    /^reply\.(hand\.)?(boards\.\*\.\*|faceUp\.\*|seats\.\*\.faces\.\*)$/,
    /^reply\.(hand\.)?lines\.\*<\w+>\.cards\.\*$/,
    /^reply\.hands\.\*\.board\.\*$/,
  ],
  judge: [/^hands\.\*\.board\.\*$/],
  floor: [/\.view\.hand\.boards\.\*\.\*$/],
  'card desk': [/\.view\.hands\.\*\.faceUp\.\*$/],
};
/** A canvas has places for unopened cards as well: when they may come is another question. */
const CANVAS_PATHS = [
  /\.view\.(boards\.\*\.cards\.\*|seats\.\*\.(cards|outs)\.\*|revealed\.hands\.\*\.cards\.\*)$/,
  /\.view\.lines\.\*<(BoardDealt|BoardCorrected|HandOpened|OpenedCorrected|CardExposed)>\.cards\.\*$/,
];

/** Groups of an id look like cards now and then. */
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const CARD = /(^|[^0-9A-Za-z])([2-9TJQKA][cdhs])+($|[^0-9A-Za-z])/;

/** `where path` of every card that stands where none may, and of every card in a log line. */
export function strayCards(texts: readonly Text[]): readonly string[] {
  return texts.flatMap(({ where, text }) => {
    const allowed = where.startsWith('canvas ') ? CANVAS_PATHS : (OPEN_PATHS[where] ?? []);
    const paths = new Set(cardPaths(JSON.parse(text)));
    return [...paths].filter((path) => !allowed.some((open) => open.test(path))).map((path) => `${where} ${path}`);
  });
}

function cardPaths(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return CARD.test(value.replace(UUID, '')) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item) => cardPaths(item, joined(path, '*')));
  if (typeof value !== 'object' || value === null) return [];
  const here = 'type' in value && typeof value.type === 'string' ? `${path}<${value.type}>` : path;
  return Object.entries(value).flatMap(([key, item]) => [
    ...(CARD.test(key) ? [`${here} key`] : []),
    ...cardPaths(item, joined(here, key)),
  ]);
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** Every card that is named anywhere in this JSON text. */
export function cardsNamed(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/"([2-9TJQKA][cdhs])"/g)].map(([, card = '']) => card))];
}
