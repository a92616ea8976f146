// What a message to the vault may look like. The only check of its shape; an error names the field, never the value.
import { z } from 'zod';
import { isTableId } from '../base/ids.ts';
import { type Face, isFace, kindOf } from '../engine/card/deckFaces.ts';
import { type Card, isCard } from '../engine/card.ts';
import { MAX_ENTRIES, MAX_TAG_BYTES } from './payload.ts';
import { SEEN_BY, type VaultRequest } from './port.ts';

const table = z.string().refine(isTableId);
const id = z.string().min(1).max(200);
const label = z.string().max(200);
/** Of a draft: it has to fit into a row of one length. */
const name60 = z.string().min(1).max(60);
const card = z.custom<Card>((value) => typeof value === 'string' && isCard(value));
const face = z.custom<Face>((value) => typeof value === 'string' && isFace(value));
const tag = z
  .string()
  .min(1)
  .refine((text) => Buffer.byteLength(text, 'utf8') <= MAX_TAG_BYTES);
/** Ten seats of seven cards. */
const MOST_PLACES = 70;
const faceUpTags = z.array(tag).min(1).max(MAX_ENTRIES);
const seat = z.int().min(1).max(10);
const slot = z.int().min(0).max(20);
const recorded = z.int().min(0);
const anyway = z.boolean();
const places = z.int().min(1).max(MOST_PLACES).exactOptional();
const by = z.object({ actor: id, role: id, address: z.string().max(100).optional() });
const at = z.object({ table, hand: id, seat, slot });
const cards = z.array(card).max(MAX_ENTRIES);
const MOST_SLOTS = 200;
const MOST_HANDS = 1_000;
const plan = z.array(face).refine((all) => kindOf(all) !== null);
const ofDeck = { table, deck: id, by };
const count = z.int().min(0).max(1_000_000);

const requestSchema: z.ZodType<VaultRequest> = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('registerDeck'),
    deck: id,
    name: label,
    colour: label,
    cards: z.array(z.object({ card: face, tag })).max(MOST_SLOTS),
    by,
  }),
  z.object({ do: z.literal('assignDeck'), ...ofDeck }),
  z.object({ do: z.literal('putAwayDeck'), ...ofDeck }),
  z.object({ do: z.literal('switchDeck'), ...ofDeck }),
  z.object({ do: z.literal('retireDeck'), ...ofDeck }),
  z.object({ do: z.literal('reportDeck'), ...ofDeck }),
  z.object({ do: z.literal('layReplacement'), ...ofDeck, card: face, tag }),
  z.object({ do: z.literal('deckConditions'), table }),
  z.object({ do: z.literal('askDecksFit'), table }),
  z.object({
    do: z.literal('noteReads'),
    table,
    reads: z.array(z.object({ tag, scans: count, hits: count })).max(MOST_SLOTS),
  }),
  z.object({ do: z.literal('openDraft'), table, deck: id, name: name60, colour: name60, plan, by }),
  z.object({ do: z.literal('readDraft'), table }),
  z.object({ do: z.literal('layTag'), table, tag, by }),
  z.object({ do: z.literal('stepDraft'), table, step: z.enum(['skip', 'back']), by }),
  z.object({ do: z.literal('dropDraft'), table, by }),
  z.object({ do: z.literal('checkTag'), table, deck: id, tag, by }),
  z.object({ do: z.literal('knowTags'), table, tags: z.array(tag).max(MOST_SLOTS) }),
  z.object({ do: z.literal('beginHand'), table, hand: id }),
  z.object({ do: z.literal('placeTag'), output: id, at, tag, recorded }),
  z.object({ do: z.literal('typeHole'), output: id, at, card, anyway, places, recorded, by }),
  z.object({ do: z.literal('correctHole'), output: id, at, card, anyway, places, recorded, by }),
  z.object({ do: z.literal('correctOpened'), output: id, table, hand: id, seat, wrong: card, card, recorded, by }),
  z.object({ do: z.literal('dealComplete'), table, hand: id }),
  z.object({ do: z.literal('waiveTwins'), output: id, table, hand: id }),
  z
    .object({
      do: z.literal('noteFaceUp'),
      output: id,
      table,
      hand: id,
      add: cards,
      withdraw: cards,
      seat: seat.nullable(),
      turned: slot.exactOptional(),
    })
    .refine((ask) => ask.add.length + ask.withdraw.length <= MAX_ENTRIES, { path: ['add'] }),
  z.object({ do: z.literal('noteThrown'), output: id, at, thrown: z.boolean() }),
  z.object({ do: z.literal('openBoard'), output: id, table, hand: id, street: id, run: slot, tags: faceUpTags }),
  z.object({
    do: z.literal('openExposed'),
    output: id,
    table,
    hand: id,
    tags: faceUpTags,
    up: z.object({ seat, slot }).exactOptional(),
    by,
  }),
  z.object({
    do: z.literal('openTabled'),
    output: id,
    table,
    hand: id,
    seat,
    slots: z.int().min(1).max(MAX_ENTRIES),
    by,
  }),
  z.object({ do: z.literal('openForRelease'), canvas: id, slots: z.array(at).max(MOST_SLOTS) }),
  z.object({
    do: z.literal('openSealed'),
    table,
    hand: id,
    seats: z.array(seat).min(1).max(10),
    by,
    order: id,
    purpose: z.enum(['look', 'show']),
  }),
  z.object({
    do: z.literal('noteShown'),
    table,
    hand: id,
    audience: z.enum(SEEN_BY),
    canvas: z.string().max(200),
    seats: z.array(z.object({ seat, cards })).min(1).max(10),
  }),
  z.object({ do: z.literal('filledSlots'), table, hand: id }),
  z.object({ do: z.literal('endHand'), table, hand: id }),
  z.object({ do: z.literal('resumeHand'), table, hand: id }),
  z.object({ do: z.literal('forgetHands'), table, hands: z.array(id).min(1).max(MOST_HANDS), by }),
]);

export type Parsed =
  | { readonly ok: true; readonly message: VaultRequest }
  | { readonly ok: false; readonly field: string };

export function parseRequest(raw: unknown): Parsed {
  const parsed = requestSchema.safeParse(raw);
  if (parsed.success) return { ok: true, message: parsed.data };
  return { ok: false, field: parsed.error.issues[0]?.path.map(String).join('.') || 'message' };
}
