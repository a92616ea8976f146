// Types every store is written against: the database itself or a transaction in it.
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

export type Database = NodePgDatabase;
/** A store made from a transaction takes part in it. */
export type Executor = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
