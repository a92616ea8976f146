// What doors 1 and 2 share: tags that lie face up become cards, once, under the output that asked for them.

import type { OpenedRow } from '../heldHand.ts';
import type { VaultReply } from '../port.ts';
import { auditDoor, cardsOf, type DoorUse, handRefusal, type Room, raiseAlarms, refusal } from '../room.ts';

export interface TagsToOpen extends DoorUse {
  readonly door: 'board' | 'exposed';
  readonly output: string;
  readonly tags: readonly string[];
  readonly slot: number;
}

export async function openTags(room: Room, ask: TagsToOpen): Promise<VaultReply> {
  const loaded = await room.cardLog.load(ask.at);
  if (!loaded.ok) return handRefusal(loaded.error);
  const stored = loaded.value.rows.get(ask.output);
  if (stored !== undefined && stored.kind !== ask.door) return handRefusal('output-taken');
  if (stored === undefined) {
    const entries = await room.decks.lookUp(ask.tags);
    const unknown = entries.findIndex((entry) => entry.card === null);
    if (unknown >= 0) return refusal('unknown-tag', `tags.${unknown}`);
    const { output, slot } = ask;
    const row: OpenedRow = { output, kind: ask.door, seat: 0, slot, recorded: loaded.value.recorded, entries };
    const kept = await room.cardLog.append(ask.at, row);
    if (!kept.ok) return handRefusal(kept.error);
    return answer(room, ask, kept.value);
  }
  return answer(room, ask, loaded.value);
}

async function answer(room: Room, ask: TagsToOpen, hand: Parameters<typeof raiseAlarms>[2]): Promise<VaultReply> {
  const row = hand.rows.get(ask.output);
  if (row === undefined) throw new Error('the opened row is not in its hand');
  const cards = cardsOf(row);
  await auditDoor(room, { ...ask, detail: { ...ask.detail, count: cards.length } });
  raiseAlarms(room, ask.at, hand);
  return { ok: true, is: 'cards', cards };
}
