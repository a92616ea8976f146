// What the auditor's page sees: rows of the audit log, the state of its chain, and what is known of one hand. Types and schemas
// only. No card, no salt, no sealed byte.
import { z } from 'zod';
import { isTableId, type TableId, tableId } from '../base/ids.ts';

const text = z.string().min(1).max(200);
const table = z.string().refine(isTableId).transform(tableId);

/** null filters nothing */
export const auditFilterSchema = z.object({
  table: table.nullable(),
  hand: z.uuid().nullable(),
  actor: text.nullable(),
  action: text.nullable(),
  /** rows of before this position */
  before: z.int().min(1).nullable(),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;

export const auditHandSchema = z.object({ table, hand: z.uuid() });

export interface AuditField {
  readonly name: string;
  readonly value: string;
}

export interface AuditLine {
  readonly position: number;
  /** wall time, ms */
  readonly at: number;
  readonly actor: string;
  /** name of the person; the actor where it is none */
  readonly name: string;
  readonly action: string;
  readonly subject: string;
  /** null where it is about no hand of a table */
  readonly hand: { readonly table: string; readonly hand: string } | null;
  readonly role: string;
  readonly address: string;
  /** the rest of the detail, in the order of its names */
  readonly fields: readonly AuditField[];
}

export interface AuditPage {
  readonly lines: readonly AuditLine[];
  /** there are older ones */
  readonly more: boolean;
}

export const CHAIN_STATES = ['checking', 'whole', 'broken'] as const;

export interface AuditChain {
  readonly state: (typeof CHAIN_STATES)[number];
  /** followed from the first row up to here; of a broken chain the row that does not fit */
  readonly position: number;
  /** of the row at `position`, to be written down; '' for a broken chain */
  readonly hash: string;
  /** newest row there is */
  readonly last: number;
  /** kebab word for what does not fit; '' otherwise */
  readonly reason: string;
}

export interface AuditDesk {
  readonly name: string;
  readonly tables: readonly { readonly table: TableId; readonly name: string }[];
  readonly people: readonly { readonly actor: string; readonly name: string }[];
  readonly actions: readonly string[];
  readonly chain: AuditChain;
}

export interface AuditPromise {
  readonly seat: number;
  readonly version: number;
  /** 64 hex digits */
  readonly commitment: string;
  /** wall times, ms; `opened` null: sealed */
  readonly made: number;
  readonly opened: number | null;
}

export interface AuditHand {
  readonly table: string;
  readonly hand: string;
  readonly promises: readonly AuditPromise[];
  /** whoever was given a card of it, and when, oldest first */
  readonly seen: readonly AuditLine[];
  /** everything else about it, oldest first */
  readonly facts: readonly AuditLine[];
}
