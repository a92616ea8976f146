// What a deck has been through: hands, how well each of its tags was read, tags that were taken out of it. Pure. Holds tags and
// says which card is hard to read, so it never leaves the vault; `DeckCondition` of the port is what others may see of it.
import { FACES, type Face, faceIndex } from '../engine/card/deckFaces.ts';
import { MAX_TAG_BYTES } from './payload.ts';

export interface FaceLife {
  /** scans of an antenna on which the tag lay, and those that read it */
  readonly scans: number;
  readonly hits: number;
  /** the hand of the deck in which it was read last, or came in; 0 before the first */
  readonly last: number;
}

export interface DeckLife {
  readonly hands: number;
  /** one for each of `FACES` */
  readonly faces: readonly FaceLife[];
  /** tags that belong to no deck any more, the oldest first */
  readonly retired: readonly string[];
}

export interface FaceReads {
  readonly face: Face;
  readonly scans: number;
  readonly hits: number;
}

export const VERDICTS = ['good', 'weak', 'dead'] as const;
export type Verdict = (typeof VERDICTS)[number];

const UNREAD: FaceLife = { scans: 0, hits: 0, last: 0 };
export const NEW_LIFE: DeckLife = { hands: 0, faces: FACES.map(() => UNREAD), retired: [] };

/** A card that nobody has read for so many hands has a dead tag (readers.md A7): at six players a third is read in each. */
const DEAD_HANDS = 60;
/** Fewer scans say nothing of a tag. */
const ENOUGH_SCANS = 300;
/** Read so much less often than the middle tag of its deck, a tag is weak. */
const WEAK_SHARE = 0.5;
/** From here on both counts are halved, so that they tell of the last hands. */
const MOST_SCANS = 4_000;
const MOST_RETIRED = 40;

export function played(life: DeckLife, reads: readonly FaceReads[]): DeckLife {
  const hands = life.hands + 1;
  const faces = [...life.faces];
  for (const { face, scans, hits } of reads) {
    const old = faces[faceIndex(face)] ?? UNREAD;
    const sum = { scans: old.scans + scans, hits: old.hits + hits };
    const half = sum.scans > MOST_SCANS ? 2 : 1;
    faces[faceIndex(face)] = { scans: Math.round(sum.scans / half), hits: Math.round(sum.hits / half), last: hands };
  }
  return { ...life, hands, faces };
}

/** A new tag stands for the card from now on. */
export function replaced(life: DeckLife, face: Face, tag: string): DeckLife {
  const at = faceIndex(face);
  const faces = life.faces.map((old, i) => (i === at ? { ...UNREAD, last: life.hands } : old));
  return { ...life, faces, retired: [...life.retired, tag].slice(-MOST_RETIRED) };
}

export function verdictOf(life: DeckLife, face: Face, cards: readonly Face[]): Verdict {
  const { scans, hits, last } = life.faces[faceIndex(face)] ?? UNREAD;
  if (life.hands - last >= DEAD_HANDS && mostAlive(life, cards)) return 'dead';
  return scans >= ENOUGH_SCANS && hits / scans < WEAK_SHARE * middleRate(life, cards) ? 'weak' : 'good';
}

/** Where half a deck is silent it is not its tags. */
function mostAlive(life: DeckLife, cards: readonly Face[]): boolean {
  const alive = cards.filter((face) => life.hands - (life.faces[faceIndex(face)]?.last ?? 0) < DEAD_HANDS);
  return alive.length * 2 > cards.length;
}

function middleRate({ faces }: DeckLife, cards: readonly Face[]): number {
  const rates = cards
    .map((face) => faces[faceIndex(face)] ?? UNREAD)
    .filter(({ scans }) => scans >= ENOUGH_SCANS)
    .map(({ scans, hits }) => hits / scans)
    .sort((a, b) => a - b);
  return rates[rates.length >> 1] ?? 0;
}

const VERSION = 1;
const HEAD = 6;
const FACE_BYTES = 12;
const TAG_SPACE = 1 + MAX_TAG_BYTES;
/** Every deck's life has this many plain bytes. */
export const LIFE_BYTES = HEAD + FACES.length * FACE_BYTES + MOST_RETIRED * TAG_SPACE;

export function encodeLife({ hands, faces, retired }: DeckLife): Uint8Array {
  const bytes = Buffer.alloc(LIFE_BYTES);
  bytes[0] = VERSION;
  bytes[1] = retired.length;
  bytes.writeUInt32BE(hands, 2);
  for (const [i, { scans, hits, last }] of faces.entries())
    for (const [n, value] of [scans, hits, last].entries()) bytes.writeUInt32BE(value, HEAD + i * FACE_BYTES + n * 4);
  const from = HEAD + FACES.length * FACE_BYTES;
  for (const [i, tag] of retired.entries()) {
    const name = Buffer.from(tag, 'utf8');
    bytes[from + i * TAG_SPACE] = name.length;
    bytes.set(name, from + i * TAG_SPACE + 1);
  }
  return bytes;
}

/** Throws when the bytes are no life of a deck. */
export function decodeLife(plain: Uint8Array): DeckLife {
  const bytes = Buffer.from(plain);
  if (bytes.length !== LIFE_BYTES || bytes[0] !== VERSION) throw new Error("a deck's life has an unknown shape");
  const faces = FACES.map((_, i): FaceLife => {
    const at = HEAD + i * FACE_BYTES;
    return { scans: bytes.readUInt32BE(at), hits: bytes.readUInt32BE(at + 4), last: bytes.readUInt32BE(at + 8) };
  });
  const from = HEAD + FACES.length * FACE_BYTES;
  const retired = Array.from({ length: bytes[1] ?? 0 }, (_, i) => {
    const at = from + i * TAG_SPACE;
    return bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0)).toString('utf8');
  });
  return { hands: bytes.readUInt32BE(2), faces, retired };
}
