// Opens the calibration of a table before its writer, which asks it from the first entry on what hears too much.
import type { Clock } from '../base/clock.ts';
import type { ProgrammeTime } from '../log/programmeTime.ts';
import type { Gateway } from '../readers/gateway.ts';
import { playOf } from '../table/deckPlay.ts';
import type { Table } from '../table/table.ts';
import { CalibrationOffice, type CalibrationOfficeDeps } from './calibrationOffice.ts';
import { Names } from './names.ts';
import type { Stores } from './stores.ts';

/** What it takes of the house. */
interface House {
  readonly stores: Pick<Stores, 'settings' | 'readers' | 'people'>;
  readonly clock: Pick<Clock, 'wall'>;
  readonly gateway: () => Pick<Gateway, 'health' | 'order'>;
}

interface Parts extends Pick<CalibrationOfficeDeps, 'table' | 'tableName' | 'failed'> {
  readonly programme: ProgrammeTime;
  /** null until it is open */
  readonly writer: () => Table | null;
}

export function openCalibration(house: House, parts: Parts): Promise<CalibrationOffice> {
  const { table, tableName, programme, writer, failed } = parts;
  return CalibrationOffice.open({
    ...{ table, tableName, failed, now: programme.now, wall: house.clock.wall },
    settings: house.stores.settings,
    readers: house.stores.readers,
    connected: () => house.gateway().health(table),
    order: (reader, order) => house.gateway().order(reader, order),
    names: new Names(house.stores.people),
    play() {
      const open = writer();
      return open === null ? 'hand-running' : playOf(open.state());
    },
    noisyChanged: () => void writer()?.stopChanged(),
  });
}
