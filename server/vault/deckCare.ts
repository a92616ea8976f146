// What becomes of decks: put away, switched, retired, read well or badly, a card replaced. Names cards only of a deck that lies
// at no table.
import type { DeckRow } from '../../db/decks.ts';
import { type Face, faceIndex } from '../engine/card/deckFaces.ts';
import { isCard } from '../engine/card.ts';
import { type DeckLife, type FaceReads, played, replaced, type Verdict, verdictOf } from './deckLife.ts';
import type { DeckRoom } from './deckRoom.ts';
import { detailOf, stateOf } from './deckRows.ts';
import { decksInPlay, takingTurns } from './decks.ts';
import type { DeckCondition, VaultReply, VaultRequest } from './port.ts';
import { DONE, personOf, refusal } from './room.ts';

type Ask<Do extends VaultRequest['do']> = Extract<VaultRequest, { readonly do: Do }>;
type OfDeck = Ask<'putAwayDeck' | 'switchDeck' | 'retireDeck' | 'reportDeck' | 'layReplacement'>;

export async function putAwayDeck(room: DeckRoom, ask: Ask<'putAwayDeck'>): Promise<VaultReply> {
  const row = await room.decks.one(ask.deck);
  if (!row.ok) return refusal(row.error.code, row.error.field);
  if (row.value.tableId !== ask.table) return refusal('deck-elsewhere', 'deck');
  if (await room.running.any(ask.table)) return refusal('hand-running', 'table');
  await noted(room, ask, { action: 'deck-put-away' });
  await room.decks.move(ask.deck, null);
  return DONE;
}

export async function switchDeck(room: DeckRoom, ask: Ask<'switchDeck'>): Promise<VaultReply> {
  const row = await room.decks.one(ask.deck);
  if (!row.ok) return refusal(row.error.code, row.error.field);
  if (row.value.tableId !== ask.table) return refusal('deck-elsewhere', 'deck');
  if (await room.running.any(ask.table)) return refusal('hand-running', 'table');
  await noted(room, ask, { action: 'deck-switched' });
  await room.decks.use(row.value);
  return DONE;
}

export async function retireDeck(room: DeckRoom, ask: Ask<'retireDeck'>): Promise<VaultReply> {
  const row = await put(room, ask);
  if ('refused' in row) return row.refused;
  await noted(room, ask, { action: 'deck-retired' });
  await room.decks.setState(ask.deck, 'retired');
  return DONE;
}

/** Only the deck with most cards read was played: others may lie near an antenna. Every row of it changes. */
export async function noteReads(room: DeckRoom, { reads }: Ask<'noteReads'>): Promise<VaultReply> {
  const places = await room.decks.placesOf(reads.map(({ tag }) => tag));
  const byDeck = new Map<string, FaceReads[]>();
  for (const [i, place] of places.entries()) {
    const { scans = 0, hits = 0 } = reads[i] ?? {};
    if (place === null) continue;
    byDeck.set(place.deck, [...(byDeck.get(place.deck) ?? []), { face: place.face, scans, hits }]);
  }
  const [most] = [...byDeck].sort((a, b) => b[1].length - a[1].length);
  if (most !== undefined) await room.lives.keep(most[0], played(await room.lives.of(most[0]), most[1]));
  return DONE;
}

export async function deckConditions(room: DeckRoom, { table }: Ask<'deckConditions'>): Promise<VaultReply> {
  const rows = await room.decks.near(table);
  const here = rows.filter((row) => row.tableId === table);
  const own = { turns: takingTurns(here) };
  const decks = [];
  for (const row of rows) decks.push(await conditionOf(room, row, own));
  return { ok: true, is: 'conditions', decks };
}

async function conditionOf(
  room: DeckRoom,
  row: DeckRow,
  own: { readonly turns: ReadonlySet<string> },
): Promise<DeckCondition> {
  const { faces, life } = await wearOf(room, row.id);
  const worn = row.tableId === null ? wornIn(life, faces) : null;
  const count = (verdict: Verdict) => worn?.filter((one) => one.verdict === verdict).length ?? null;
  const state = stateOf(row);
  return {
    ...{ deck: row.id, atTable: row.tableId !== null, state, kind: detailOf(row).kind, hands: life.hands },
    turns: own.turns.has(row.id),
    jokers: faces.filter((face) => face.startsWith('joker')).length,
    cutCard: faces.includes('cut-card'),
    ...{ weak: count('weak'), dead: count('dead'), retiredTags: life.retired.length },
  };
}

/** A weak or dead tag would let a card of a sealed hand be told by how it reads (F08, F09). */
export async function isWorn(room: DeckRoom, deck: string): Promise<boolean> {
  const { faces, life } = await wearOf(room, deck);
  return wornIn(life, faces).length > 0;
}

export async function askDecksFit(room: DeckRoom, { table }: Ask<'askDecksFit'>): Promise<VaultReply> {
  const here = (await room.decks.near(table)).filter((row) => row.tableId === table);
  for (const deck of decksInPlay(here)) if (await isWorn(room, deck)) return refusal('deck-worn', 'table');
  return DONE;
}

export async function reportDeck(room: DeckRoom, ask: Ask<'reportDeck'>): Promise<VaultReply> {
  const row = await put(room, ask);
  if ('refused' in row) return row.refused;
  const { faces, life } = await wearOf(room, ask.deck);
  const worn = wornIn(life, faces);
  await noted(room, ask, { action: 'deck-report-read', count: worn.length });
  return { ok: true, is: 'report', worn };
}

/** A tag that clashes is left aside, like one in a registration. */
export async function layReplacement(room: DeckRoom, ask: Ask<'layReplacement'>): Promise<VaultReply> {
  const row = await put(room, ask);
  if ('refused' in row) return row.refused;
  if (await isRetiredTag(room, ask.table, ask.tag)) return refusal('tag-retired', 'tag');
  const holder = await room.decks.holder(ask.table, ask.tag);
  if (holder !== null) return refusal(holder.deck === ask.deck ? 'tag-in-this-deck' : 'tag-in-other-deck', 'tag');
  await noted(room, ask, { action: 'deck-card-replaced' });
  const done = await room.decks.replace(ask.deck, { card: ask.card, tag: ask.tag });
  if (!done.ok) return refusal(done.error.code, done.error.field);
  await room.lives.keep(ask.deck, replaced(await room.lives.of(ask.deck), ask.card, done.value.old));
  return DONE;
}

/** Taken out of a deck of this table, or of one that lies at none. */
export async function isRetiredTag(room: DeckRoom, table: string, tag: string): Promise<boolean> {
  for (const { id } of await room.decks.near(table)) if ((await room.lives.of(id)).retired.includes(tag)) return true;
  return false;
}

interface Wear {
  readonly faces: readonly Face[];
  readonly life: DeckLife;
}

async function wearOf(room: DeckRoom, deck: string): Promise<Wear> {
  return { faces: await room.decks.facesOf(deck), life: await room.lives.of(deck) };
}

function wornIn(life: DeckLife, faces: readonly Face[]) {
  const cards = faces.filter(isCard);
  return cards.flatMap((card) => {
    const verdict = verdictOf(life, card, cards);
    return verdict === 'good' ? [] : [{ card, verdict, rate: rateIn(life, card) }];
  });
}

function rateIn({ faces }: DeckLife, card: Face): number | null {
  const { scans = 0, hits = 0 } = faces[faceIndex(card)] ?? {};
  return scans === 0 ? null : Math.round((100 * hits) / scans) / 100;
}

/** The deck's row while it lies at no table. */
async function put(
  room: DeckRoom,
  { deck }: OfDeck,
): Promise<{ readonly row: DeckRow } | { readonly refused: VaultReply }> {
  const row = await room.decks.one(deck);
  if (!row.ok) return { refused: refusal(row.error.code, row.error.field) };
  return row.value.tableId === null ? { row: row.value } : { refused: refusal('deck-at-table', 'deck') };
}

interface Fact {
  readonly action: string;
  readonly count?: number;
}

async function noted(room: DeckRoom, { deck, table, by }: OfDeck, { action, ...more }: Fact): Promise<void> {
  const detail = { ...personOf(by), table, ...more };
  await room.audit.record({ actor: by.actor, action, subject: `deck:${deck}`, detail });
}
