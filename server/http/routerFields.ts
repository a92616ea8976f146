// Fields that several desks are asked with: which table, and whose command.
import { z } from 'zod';
import { clientId, isTableId, tableId } from '../base/ids.ts';

export const table = z
  .string()
  .refine(isTableId, 'not-a-table-id')
  .transform((text) => tableId(text));
/**
 * UUIDv7 of the sender; the same one twice is the same command. Version 5 is what a table makes for what it adds by itself:
 * whoever took such an id beforehand would keep the table from ever writing its own entry.
 */
export const sender = z
  .uuid()
  .refine((text) => text.charAt(14) !== '5', 'not-a-sender-id')
  .transform((text) => clientId(text.toLowerCase()));
