// What the parts of set-up are made of, and the words they share.
import type { AuditDetail } from '../audit/audit.ts';
import type { TableId } from '../base/ids.ts';
import type { Hub } from '../http/hub.ts';
import type { Address } from '../http/listen.ts';
import { type CanvasConfig, canvasConfigSchema } from '../release/control.ts';
import type { Admin } from '../setup/admin.ts';
import type { SetupParams } from '../setup/plan/view.ts';
import type { SetupRefusal, SetupRefusalCode } from '../setup/view.ts';
import type { OpenHouse } from './house.ts';
import type { Networks } from './listenAddresses.ts';
import type { Tables } from './tables.ts';

export interface SetupDeps {
  readonly opened: OpenHouse;
  readonly tables: Tables;
  readonly hub: Hub;
  /** where the server listens, once it does */
  readonly listening: () => Address;
  readonly networks: () => Networks;
  readonly random: (size: number) => Uint8Array;
}

export function refused(code: SetupRefusalCode, params: SetupParams = {}): SetupRefusal {
  return { ok: false, code, params };
}

/** Never with the text of a token or a passphrase. */
export async function note(
  { opened }: Pick<SetupDeps, 'opened'>,
  { actor, address }: Admin,
  fact: { readonly action: string; readonly subject: string; readonly detail?: AuditDetail },
): Promise<void> {
  await opened.audit.record({ actor, ...fact, detail: { ...fact.detail, address } });
}

/** Whole milliseconds of wall time. */
export function wallOf({ opened }: Pick<SetupDeps, 'opened'>): number {
  return Math.round(opened.house.clock.wall());
}

/** As they are stored, also where the table is not served. */
export async function canvasesOf(
  { opened }: Pick<SetupDeps, 'opened'>,
  table: TableId,
): Promise<readonly CanvasConfig[]> {
  const rows = await opened.house.stores.canvases.list(table);
  return rows.flatMap(({ config }) => {
    const read = canvasConfigSchema.safeParse(config);
    return read.success ? [read.data] : [];
  });
}
