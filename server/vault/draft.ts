// A deck while it is registered card by card: which card of the plan comes next, what was taken, what was skipped.
// Pure. Holds tags, so it never leaves the vault; `DeckDraft` of the port is what others may see of it.
import { FACES, type Face, faceIndex } from '../engine/card/deckFaces.ts';
import type { DeckPair } from './deckRows.ts';
import { MAX_TAG_BYTES } from './payload.ts';
import type { DeckDraft } from './port.ts';

/** Places in the plan; `tag` is null for a card that was skipped. */
interface DraftStep {
  readonly at: number;
  readonly tag: string | null;
}

export interface Draft {
  readonly deck: string;
  readonly name: string;
  readonly colour: string;
  readonly plan: readonly Face[];
  /** oldest first; taking the last one back gives the draft before it */
  readonly steps: readonly DraftStep[];
  /** still to be laid, the next one first */
  readonly queue: readonly number[];
}

/** A draft that is laid and skipped for ever would outgrow its row: older skips are forgotten, taken cards never. */
const MOST_SKIPS = 200;

export function newDraft(of: Pick<Draft, 'deck' | 'name' | 'colour' | 'plan'>): Draft {
  const { deck, name, colour, plan } = of;
  return { deck, name, colour, plan, steps: [], queue: plan.map((_, at) => at) };
}

export function taken(draft: Draft, tag: string): Draft {
  const [at, ...queue] = draft.queue;
  return at === undefined ? draft : { ...draft, steps: [...draft.steps, { at, tag }], queue };
}

/** Null with one card left: it would come back at once. */
export function skipped(draft: Draft): Draft | null {
  const [at, ...queue] = draft.queue;
  if (at === undefined || queue.length === 0) return null;
  return { ...draft, steps: bounded([...draft.steps, { at, tag: null }]), queue: [...queue, at] };
}

/** Null when nothing was done. A card that was skipped or taken last is the next one again. */
export function stepBack(draft: Draft): Draft | null {
  const last = draft.steps.at(-1);
  if (last === undefined) return null;
  const queue = [last.at, ...draft.queue.filter((at) => at !== last.at)];
  return { ...draft, steps: draft.steps.slice(0, -1), queue };
}

function bounded(steps: readonly DraftStep[]): readonly DraftStep[] {
  const skips = steps.filter(({ tag }) => tag === null);
  const [oldest] = skips;
  return skips.length <= MOST_SKIPS ? steps : steps.filter((step) => step !== oldest);
}

/** The place in the plan of a tag that was taken already. */
export function placeOfTag(draft: Draft, tag: string): number | null {
  return draft.steps.find((step) => step.tag === tag)?.at ?? null;
}

export function isFull(draft: Draft): boolean {
  return draft.queue.length === 0;
}

export function pairsOf({ plan, steps }: Draft): readonly DeckPair[] {
  return steps.flatMap(({ at, tag }): readonly DeckPair[] => {
    const card = plan[at];
    return tag === null || card === undefined ? [] : [{ card, tag }];
  });
}

/** What may be seen of it: no tag. */
export function shownDraft({ deck, name, colour, plan, steps, queue }: Draft): DeckDraft {
  const skips = new Set(steps.filter(({ tag }) => tag === null).map(({ at }) => at));
  return {
    ...{ deck, name, colour, plan, queue },
    taken: steps.filter(({ tag }) => tag !== null).map(({ at }) => at),
    skipped: queue.filter((at) => skips.has(at)),
    canBack: steps.length > 0,
  };
}

/** Every draft has this many plain bytes, so that its row does not say how far it is. */
export const DRAFT_BYTES = 2 * FACES.length * (MAX_TAG_BYTES + 16) + MOST_SKIPS * 16 + 4_096;

export function encodeDraft(draft: Draft): Uint8Array {
  const { plan, steps, ...rest } = draft;
  const short = { ...rest, plan: plan.map(faceIndex), steps: steps.map(({ at, tag }) => [at, tag]) };
  const text = Buffer.from(JSON.stringify(short), 'utf8');
  if (text.length > DRAFT_BYTES) throw new Error('a draft does not fit into its row');
  return Buffer.concat([text, Buffer.alloc(DRAFT_BYTES - text.length, ' ')]);
}

/** The bytes were sealed by this vault, so their shape is ours; throws when they are not a draft. */
export function decodeDraft(plain: Uint8Array): Draft {
  const text = Buffer.from(plain).toString('utf8');
  const { plan, steps, ...rest } = parseStored(text);
  const cards = plan.map((index) => {
    const card = FACES[index];
    if (card === undefined) throw new Error('a stored draft has an unknown shape');
    return card;
  });
  return { ...rest, plan: cards, steps: steps.map(([at, tag]) => ({ at, tag })) };
}

type StoredDraft = Omit<Draft, 'plan' | 'steps'> & {
  readonly plan: readonly number[];
  readonly steps: readonly (readonly [number, string | null])[];
};

/** Without the cause: a parser quotes what it could not read, and that may be a tag. */
function parseStored(text: string): StoredDraft {
  try {
    return JSON.parse(text) as StoredDraft;
  } catch {
    throw new Error('a stored draft has an unknown shape');
  }
}
