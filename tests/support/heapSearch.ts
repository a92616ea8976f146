// Looks through a heap snapshot of V8 for cards that lie face down and for tags that stand beside a card.
import fs from 'node:fs';
import { z } from 'zod';
import { DECK } from '../../server/engine/card.ts';

/** Cards of one seat, in order. */
export type Pair = readonly [string, string];

const snapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({ node_fields: z.array(z.string()), node_types: z.tuple([z.array(z.string())]).rest(z.unknown()) }),
  }),
  nodes: z.custom<readonly number[]>(Array.isArray),
  edges: z.custom<readonly number[]>(Array.isArray),
  strings: z.custom<readonly string[]>(Array.isArray),
});

const EDGE = 3;
const RECORD = 'object Object';
/** Roots and tables of V8 itself, which refer to everything; its shapes know the names of fields from everywhere. */
const OF_V8 = ['synthetic', 'hidden', 'object shape', 'code'];
/** More cards than this beside one another are a deck, not hands. */
const MOST = 12;

export interface Heap {
  readonly strings: readonly string[];
  /** of each object, the strings that it refers to itself */
  readonly beside: readonly Beside[];
}

export interface Beside {
  /** what V8 calls the object */
  readonly kind: string;
  readonly texts: readonly string[];
}

export function readHeap(file: string): Heap {
  const { snapshot, nodes, edges, strings } = snapshotSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const fields = snapshot.meta.node_fields;
  const width = fields.length;
  const [type, name, count] = ['type', 'name', 'edge_count'].map((field) => fields.indexOf(field));
  const types = snapshot.meta.node_types[0];
  const typeOf = (node: number) => types[nodes[node + (type ?? 0)] ?? 0] ?? '';
  const nameOf = (node: number) => strings[nodes[node + (name ?? 1)] ?? 0] ?? '';
  const textOf = (node: number) => (typeOf(node).endsWith('string') ? [nameOf(node)] : []);
  const beside: Beside[] = [];
  let edge = 0;
  for (let node = 0; node < nodes.length; node += width) {
    const end = edge + (nodes[node + (count ?? 4)] ?? 0) * EDGE;
    if (!OF_V8.includes(typeOf(node))) {
      const texts: string[] = [];
      for (let at = edge; at < end; at += EDGE) texts.push(...textOf(edges[at + 2] ?? 0));
      if (texts.length > 0) beside.push({ kind: `${typeOf(node)} ${nameOf(node)}`, texts });
    }
    edge = end;
  }
  return { strings, beside };
}

const CARDS: ReadonlySet<string> = new Set(DECK);

/** Objects that hold both cards of a seat, records that hold a card of the hand, and texts that spell a pair. */
export function handInHeap({ strings, beside }: Heap, pairs: readonly Pair[]): readonly string[] {
  const dealt = new Set(pairs.flat());
  const held = beside.filter(({ kind, texts }) => {
    const cards = new Set(texts.filter((text) => CARDS.has(text)));
    const isHand = cards.size <= MOST && pairs.some(([a, b]) => cards.has(a) && cards.has(b));
    const isRecord = kind === RECORD && cards.size === 1 && [...cards].some((card) => dealt.has(card));
    return isHand || isRecord;
  });
  return [...held.map(described), ...strings.filter((text) => spellsPair(text, pairs)).map(measured)];
}

/** Objects and texts that hold a tag and a card. */
export function tagRowsInHeap({ strings, beside }: Heap, uids: readonly string[]): readonly string[] {
  const hasTag = (text: string) => uids.some((uid) => text.includes(uid));
  const rows = beside.filter(({ texts }) => texts.some((text) => CARDS.has(text)) && texts.some(hasTag));
  const texts = strings.filter((text) => hasTag(text) && /"([2-9TJQKA][cdhs])"/.test(text));
  return [...rows.map(described), ...texts.map(measured)];
}

const described = ({ kind, texts }: Beside): string => `${kind} with ${texts.length} texts`;
const measured = (text: string): string => `text of ${text.length}`;

export function spellsPair(text: string, pairs: readonly Pair[]): boolean {
  return pairs.some(([a, b]) => spellings(a, b).some((shape) => text.includes(shape)));
}

export function spellings(a: string, b: string): readonly string[] {
  return [`${a}${b}`, `${b}${a}`, ...[`","`, `', '`, `", "`, ', ', ',', ' '].flatMap((by) => [a + by + b, b + by + a])];
}
