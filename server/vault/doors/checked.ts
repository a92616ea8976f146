// Door 2 between hands: a card that somebody laid open and alone on the deck desk's antenna, of a deck that is not in
// play. Audited card by card; never while a hand runs at the table or where the deck lies.
import type { DeckRoom } from '../deckRoom.ts';
import type { VaultReply, VaultRequest } from '../port.ts';
import { personOf, refusal } from '../room.ts';

type CheckTag = Extract<VaultRequest, { readonly do: 'checkTag' }>;

export async function checkTag(room: DeckRoom, ask: CheckTag): Promise<VaultReply> {
  const lies = await room.decks.tableOf(ask.deck);
  if (!lies.ok) return refusal(lies.error.code, lies.error.field);
  if (lies.value !== null && lies.value !== ask.table) return refusal('deck-elsewhere', 'deck');
  if (await room.running.any(ask.table)) return refusal('hand-running', 'table');
  const holder = await room.decks.holder(ask.table, ask.tag);
  if (holder === null) return { ok: true, is: 'checked', what: 'unregistered', card: null };
  if (holder.deck !== ask.deck) return { ok: true, is: 'checked', what: 'in-other-deck', card: null };
  const [place] = await room.decks.placesOf([ask.tag]);
  await room.audit.record({
    actor: ask.by.actor,
    action: 'deck-card-checked',
    subject: `deck:${ask.deck}`,
    detail: { ...personOf(ask.by), table: ask.table },
  });
  return { ok: true, is: 'checked', what: 'named', card: place?.face ?? null };
}
