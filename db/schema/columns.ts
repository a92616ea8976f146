// Column types that the driver gets subtly wrong by default. Knows nothing of what the columns hold.
import { bigint, customType } from 'drizzle-orm/pg-core';

/** jsonb as it is: drizzle's own would parse a stored string a second time. SQL null stands for JSON null. */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Milliseconds, whichever clock the column names. */
export const milliseconds = (name: string) => bigint(name, { mode: 'number' });
