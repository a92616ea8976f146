// Door 1: board cards of a street that the engine has agreed to. The reply is kept under its output for a repeat.
import type { VaultReply, VaultRequest } from '../port.ts';
import type { Room } from '../room.ts';
import { openTags } from './openTags.ts';

type OpenBoard = Extract<VaultRequest, { readonly do: 'openBoard' }>;

const TABLE = { actor: 'table', role: 'system' } as const;

export function openBoard(room: Room, message: OpenBoard): Promise<VaultReply> {
  const { output, tags, street, run } = message;
  const at = { table: message.table, hand: message.hand };
  return openTags(room, { door: 'board', by: TABLE, at, output, tags, slot: run, detail: { street, run } });
}
