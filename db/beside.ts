// A few connections beside those of the process that has opened this database: for a child of the server.
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Logger } from '../server/base/logger.ts';
import type { Database } from './database.ts';

export interface BesideOptions {
  /** connection address with user and password */
  readonly address: string;
  readonly logger: Logger;
  /** seen in pg_stat_activity */
  readonly name: string;
}

export interface Beside {
  readonly db: Database;
  /** From the next query on; those that run end as they would have. */
  moveTo(address: string): void;
  close(): Promise<void>;
}

const CONNECTIONS = 4;

export function openBeside({ address, logger, name }: BesideOptions): Beside {
  const pool = new Pool({ connectionString: address, max: CONNECTIONS, application_name: name });
  // Without a listener a lost idle connection would be an uncaught exception.
  pool.on('error', () => logger.log('warn', 'idle database connection lost'));
  return {
    db: drizzle(pool),
    moveTo(next) {
      pool.options.connectionString = next;
    },
    close: () => pool.end(),
  };
}
