// Registers and assigns decks and tells the tracker where a tag belongs. Decks stay as they are while a hand runs.
import type { Clock } from '../base/clock.ts';
import type { VaultReply, VaultRequest } from './port.ts';
import { DONE, personOf, type Room, refusal } from './room.ts';
import type { RunningHands } from './runningHands.ts';

export interface DeckRoom extends Room {
  readonly running: RunningHands;
  readonly clock: Clock;
}

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
  const from = await room.decks.tableOf(ask.deck);
  if (!from.ok) return refusal(from.error.code, from.error.field);
  if (from.value === ask.table) return DONE;
  if (await room.running.any(ask.table)) return refusal('hand-running', 'table');
  if (from.value !== null && (await room.running.any(from.value))) return refusal('deck-in-play', 'deck');
  await room.audit.record({
    actor: ask.by.actor,
    action: 'deck-assigned',
    subject: `deck:${ask.deck}`,
    detail: { ...personOf(ask.by), table: ask.table },
  });
  const assigned = await room.decks.assign(ask.deck, ask.table);
  return assigned.ok ? DONE : refusal(assigned.error.code, assigned.error.field);
}

export async function knowTags(room: DeckRoom, ask: Ask<'knowTags'>): Promise<VaultReply> {
  return { ok: true, is: 'tags', known: await room.decks.standing(ask.table, ask.tags) };
}
