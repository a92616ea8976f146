// Registers and assigns decks and tells the tracker where a tag belongs. Decks stay as they are while a hand runs.
import { isWorn } from './deckCare.ts';
import type { DeckRoom } from './deckRoom.ts';
import { stateOf } from './deckRows.ts';
import type { VaultReply, VaultRequest } from './port.ts';
import { DONE, personOf, refusal } from './room.ts';

type Ask<Do extends VaultRequest['do']> = Extract<VaultRequest, { readonly do: Do }>;

export async function registerDeck(room: DeckRoom, ask: Ask<'registerDeck'>): Promise<VaultReply> {
  const stored = await room.decks.register({ ...ask, created: Math.round(room.clock.wall()) });
  if (!stored.ok) return refusal(stored.error.code, stored.error.field);
  const detail = { ...personOf(ask.by), count: ask.cards.length };
  await room.audit.record({ actor: ask.by.actor, action: 'deck-registered', subject: `deck:${ask.deck}`, detail });
  return DONE;
}

/** A table may have several decks; a deck lies at one table and moves only between hands of both. */
export async function assignDeck(room: DeckRoom, ask: Ask<'assignDeck'>): Promise<VaultReply> {
  const row = await room.decks.one(ask.deck);
  if (!row.ok) return refusal(row.error.code, row.error.field);
  const from = row.value.tableId;
  if (from === ask.table) return DONE;
  if (await room.running.any(ask.table)) return refusal('hand-running', 'table');
  if (from !== null && (await room.running.any(from))) return refusal('deck-in-play', 'deck');
  if (stateOf(row.value) === 'retired') return refusal('deck-retired', 'deck');
  if (await isWorn(room, ask.deck)) return refusal('deck-worn', 'deck');
  await room.audit.record({
    actor: ask.by.actor,
    action: 'deck-assigned',
    subject: `deck:${ask.deck}`,
    detail: { ...personOf(ask.by), table: ask.table },
  });
  const assigned = await room.decks.move(ask.deck, ask.table);
  return assigned.ok ? DONE : refusal(assigned.error.code, assigned.error.field);
}

export async function knowTags(room: DeckRoom, ask: Ask<'knowTags'>): Promise<VaultReply> {
  return { ok: true, is: 'tags', known: await room.decks.standing(ask.table, ask.tags) };
}
