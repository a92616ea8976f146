// The named people of the staff.
import { asc, eq } from 'drizzle-orm';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { people } from './schema/access.ts';

export type Person = typeof people.$inferSelect;

export interface PeopleStore {
  add(person: Person): Promise<Result<Person, 'person-exists'>>;
  get(id: string): Promise<Person | undefined>;
  list(): Promise<readonly Person[]>;
  /** The hash of a passphrase, or null for none. */
  setPassphrase(id: string, passphrase: string | null): Promise<void>;
}

export function createPeopleStore(db: Executor): PeopleStore {
  return guarded('people', {
    async add(person) {
      const rows = await db.insert(people).values(person).onConflictDoNothing().returning();
      return rows[0] === undefined ? err('person-exists') : ok(rows[0]);
    },
    get: async (id) => (await db.select().from(people).where(eq(people.id, id)))[0],
    list: async () => db.select().from(people).orderBy(asc(people.created), asc(people.id)),
    async setPassphrase(id, passphrase) {
      await db.update(people).set({ passphrase }).where(eq(people.id, id));
    },
  });
}
