// Names of tables, log positions and client ids, shared by every stage of the flow.
import type { Brand } from './brand.ts';

/** Short slug an operator chose, for example `main` or `table-2`. */
export type TableId = Brand<string, 'TableId'>;
/** UUIDv7 made by the sender of a command; the same id twice is the same command. */
export type ClientId = Brand<string, 'ClientId'>;

const TABLE_ID = /^[a-z0-9][a-z0-9-]{0,31}$/;

export function isTableId(text: string): text is TableId {
  return TABLE_ID.test(text);
}

/** Throws on a malformed id: call isTableId first on anything that came from outside. */
export function tableId(text: string): TableId {
  if (!isTableId(text)) throw new Error(`not a table id: ${text.slice(0, 40)}`);
  return text;
}

export function clientId(text: string): ClientId {
  return text as ClientId;
}
