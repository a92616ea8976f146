// `feltcast keys window`: how long after a show the keys of hands that no audience ever gets are kept for disputes.
import { createSettingsStore } from '../../../db/settings.ts';
import { createTableStore } from '../../../db/tables.ts';
import type { TableId } from '../../base/ids.ts';
import { DISPUTE_SETTING, disputeHours, disputeSchema } from '../../main/keyExpiry.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { misunderstood, refused } from '../subcommand.ts';
import type { CommandHouse } from '../withDatabase.ts';

export async function disputeWindow(
  { db, audit, actor }: CommandHouse,
  io: CommandIo,
  { table, hours }: { readonly table: TableId; readonly hours: number | undefined },
): Promise<number> {
  if ((await createTableStore(db).get(table)) === undefined)
    return refused(io, `unknown-table: there is no table ${table}`);
  const settings = createSettingsStore(db);
  if (hours !== undefined) {
    const value = disputeSchema.safeParse({ hours });
    if (!value.success) return misunderstood(io, '--hours takes whole hours from 1 to 8760');
    await audit.record({ actor, action: 'dispute-hours-set', subject: `table:${table}`, detail: { hours } });
    await settings.put({ tableId: table, key: DISPUTE_SETTING, value: value.data });
  }
  const stands = await disputeHours({ table, settings });
  io.report({ table, hours: stands }, [`keys of hands that are never due are kept ${stands} hours after their show`]);
  return EXIT.done;
}
