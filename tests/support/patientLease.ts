// Leases that outlast a slow machine. A table's lease runs by the database's clock, which a manual clock cannot hold: on a loaded
// machine ten seconds go by between two renewals of a show that takes a second of its own time, and the table, rightly, stops.
import { execute } from './postgres.ts';

const LONGER = '1 hour';

/** From now on every lease taken or renewed in this database lasts an hour longer; one that is given back ends at once. */
export async function lengthenLeases(databaseUrl: string): Promise<void> {
  await execute(
    databaseUrl,
    `create function lengthen_lease() returns trigger language plpgsql as $$
     begin
       if new.until > clock_timestamp() then new.until := new.until + interval '${LONGER}'; end if;
       return new;
     end $$;
     create trigger lengthen_lease before insert or update on table_owner
       for each row execute function lengthen_lease()`,
  );
}
