// The rules of one table as somebody who asks may see and change them.
import type { TableRow } from '../../db/tables.ts';
import { isRole, permissionsOf } from '../access/role.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import { rulesView } from '../console/rules/rulesView.ts';
import type { RulesView } from '../console/rules/view.ts';
import type { Speaker } from '../http/hub.ts';
import { isOfOneAlone, permitOf } from '../table/permits.ts';
import type { Table } from '../table/table.ts';
import { isAlone } from './staff.ts';
import type { Stores } from './stores.ts';

interface House {
  readonly stores: Pick<Stores, 'tokens'>;
  readonly clock: Clock;
}

interface Asked {
  readonly id: TableId;
  readonly row: TableRow;
  readonly table: Table;
}

const ANY_CHANGE = { do: 'setSwitches', switches: {} } as const;
const READERS_CHANGE = { do: 'setSwitches', switches: { 'readers.muck': null } } as const;

export async function rulesFor({ stores, clock }: House, asked: Asked, speaker: Speaker): Promise<RulesView> {
  const { id, row, table } = asked;
  const refused = permitOf(speaker, ANY_CHANGE, table.state());
  const at = { table: id, wall: clock.wall() };
  const alone = isOfOneAlone(speaker, ANY_CHANGE, table.state()) && (await isAlone(stores.tokens, at, speaker.actor));
  const hasConsole = isRole(speaker.role) && permissionsOf(speaker.role).includes('console:view');
  const may = refused === null || alone;
  const mayReaders = may || permitOf(speaker, READERS_CHANGE, table.state()) === null;
  return rulesView({ table: id, tableName: row.name, state: table.state(), may, mayReaders, hasConsole });
}
