// Door 2: cards that lie face up in the room for another reason than a street: boxed, exposed, premature, stud up cards.
import type { VaultReply, VaultRequest } from '../port.ts';
import type { Room } from '../room.ts';
import { openTags } from './openTags.ts';

type OpenExposed = Extract<VaultRequest, { readonly do: 'openExposed' }>;

export function openExposed(room: Room, message: OpenExposed): Promise<VaultReply> {
  const { output, tags, by, up } = message;
  const detail = up === undefined ? {} : { seats: [String(up.seat)], slot: up.slot };
  const at = { table: message.table, hand: message.hand };
  return openTags(room, { door: 'exposed', by, at, output, tags, slot: 0, detail });
}
