// How decks lie in their rows: each card with its tag sealed on its own, found by the keyed hash of the tag; beside them, in
// clear, what anybody at the table can see of the deck.
import { z } from 'zod';
import type { DeckCard, DeckRow } from '../../db/decks.ts';
import { DECK_KINDS, type DeckKind, type Face, kindOf } from '../engine/card/deckFaces.ts';
import { isCard } from '../engine/card.ts';
import { type KeyRing, tagCode } from './keys.ts';
import { decodeDeckRow, encodeDeckRow } from './payload.ts';
import type { VaultRefusal } from './refusals.ts';
import { contextOf, openBytes, type RandomBytes, sealBytes } from './sealed.ts';

export interface DeckPair {
  readonly card: Face;
  readonly tag: string;
}

/** Names the field that is wrong, never its value. */
export interface DeckRefusal {
  readonly code: VaultRefusal;
  readonly field: string;
}

export const DECK_STATES = ['registered', 'in-use', 'retired'] as const;
export type DeckState = (typeof DECK_STATES)[number];

/** `from`, `times`: the deck it took over from, and how often running. */
const detailSchema = z.object({
  kind: z.enum(DECK_KINDS).default('52'),
  from: z.string().nullable().default(null),
  times: z.int().default(0),
});
export type DeckDetail = z.output<typeof detailSchema>;

export function detailOf({ detail }: Pick<DeckRow, 'detail'>): DeckDetail {
  const read = detailSchema.safeParse(detail ?? {});
  return read.success ? read.data : { kind: '52', from: null, times: 0 };
}

/** Of a deck that was put there by an earlier release, registered. */
export function stateOf({ status }: Pick<DeckRow, 'status'>): DeckState {
  return DECK_STATES.find((state) => state === status) ?? 'registered';
}

export function deckContext(deck: string, code: string): string {
  return contextOf('deck_cards', deck, code);
}

const SIZES: readonly number[] = DECK_KINDS.map(Number);

/** Whole: 52, 36 or 40 different cards of one kind, with any jokers and cut card, on as many different tags. */
export function checkedKind(
  pairs: readonly DeckPair[],
): { readonly kind: DeckKind } | { readonly refused: DeckRefusal } {
  const refused = (code: VaultRefusal, field: string) => ({ refused: { code, field } });
  if (!SIZES.includes(pairs.filter(({ card }) => isCard(card)).length)) return refused('deck-incomplete', 'cards');
  const card = repeated(pairs.map((pair) => pair.card));
  if (card !== null) return refused('duplicate-card', `cards.${card}.card`);
  const tag = repeated(pairs.map((pair) => pair.tag));
  if (tag !== null) return refused('duplicate-tag', `cards.${tag}.tag`);
  const kind = kindOf(pairs.map((pair) => pair.card));
  return kind === null ? refused('deck-incomplete', 'cards') : { kind };
}

/** Index of the first value that stood before. */
function repeated(values: readonly string[]): number | null {
  const at = values.findIndex((value, i) => values.indexOf(value) < i);
  return at < 0 ? null : at;
}

export interface Sealing {
  readonly ring: KeyRing;
  readonly random: RandomBytes;
}

export function sealPair(deck: string, { card, tag }: DeckPair, { ring, random }: Sealing): DeckCard {
  const code = tagCode(tag, ring);
  const context = deckContext(deck, code);
  return {
    tagMac: Buffer.from(code, 'hex'),
    sealed: sealBytes(encodeDeckRow(card, tag), { key: ring.deck, context, random }),
  };
}

export function openPair(deck: string, { tagMac, sealed }: DeckCard, ring: KeyRing): DeckPair {
  const context = deckContext(deck, Buffer.from(tagMac).toString('hex'));
  return decodeDeckRow(openBytes(sealed, { key: ring.deck, context, what: `a card of deck ${deck}` }));
}
