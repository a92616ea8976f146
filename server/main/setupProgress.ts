// How far the set-up of a table has come, kept with the table: a repeat goes on where it broke off. No token is in it.
import { z } from 'zod';
import { createSettingsStore } from '../../db/settings.ts';
import { createTableStore, type TableRow } from '../../db/tables.ts';
import { canonicalJson } from '../base/canonicalJson.ts';
import type { ClientId, TableId } from '../base/ids.ts';
import type { Result } from '../base/result.ts';
import type { ReadyPlan } from '../setup/plan/readyPlan.ts';
import { planSchema, type TablePlan } from '../setup/plan/view.ts';
import { type SetupDeps, wallOf } from './setupDeps.ts';

const KEY = 'setup';

const progressSchema = z.object({
  /** of the request that began it */
  clientId: z.string(),
  /** person id of who sent the plan */
  by: z.string(),
  plan: planSchema,
  /** wall ms, null while something is missing */
  done: z.number().nullable(),
});
export type Progress = z.output<typeof progressSchema>;

export function samePlan(a: TablePlan, b: TablePlan): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

export class SetupProgress {
  readonly #deps: SetupDeps;

  constructor(deps: SetupDeps) {
    this.#deps = deps;
  }

  /** Undefined for a table that was not made by set-up. */
  async of(table: TableId): Promise<Progress | undefined> {
    const setting = await this.#deps.opened.house.stores.settings.get(table, KEY);
    const read = progressSchema.safeParse(setting?.value);
    return read.success ? read.data : undefined;
  }

  /** The table that this request began. */
  async begunBy(clientId: ClientId): Promise<TableId | undefined> {
    const rows = await this.#deps.opened.house.stores.tables.list();
    return rows.find(({ config }) => begunBy(config) === clientId)?.id;
  }

  /** The table and its plan, or neither. */
  begin(ready: ReadyPlan, progress: Progress): Promise<Result<TableRow, 'table-exists'>> {
    const { seats, cardDesk, id, name } = ready;
    const config = { seats, cardDesk, setup: progress.clientId };
    return this.#deps.opened.database.db.transaction(async (transaction) => {
      const added = await createTableStore(transaction).add({ id, name, config, created: wallOf(this.#deps) });
      if (added.ok) await createSettingsStore(transaction).put({ tableId: id, key: KEY, value: progress });
      return added;
    });
  }

  async finish(table: TableId, progress: Progress): Promise<void> {
    const value = { ...progress, done: wallOf(this.#deps) };
    await this.#deps.opened.house.stores.settings.put({ tableId: table, key: KEY, value });
  }
}

function begunBy(config: unknown): string | null {
  const begun = typeof config === 'object' && config !== null && 'setup' in config ? config.setup : null;
  return typeof begun === 'string' ? begun : null;
}
