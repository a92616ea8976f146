// Who asked for the judge's page and may not: in the audit log, one line a minute for each actor and table, since a token that
// asks without end must not fill the log. Whether there is a case does not matter here.
import type { Audit } from '../audit/audit.ts';
import type { TableId } from '../base/ids.ts';
import type { Stranger } from './office.ts';

/** ms between two lines about the same actor at the same table */
const ONCE_IN_MS = 60_000;
const MOST_KEPT = 1_000;

export class TurnedAway {
  readonly #audit: Pick<Audit, 'record'>;
  readonly #now: () => number;
  readonly #noted = new Map<string, number>();

  /** `now`: steady ms */
  constructor(audit: Pick<Audit, 'record'>, now: () => number) {
    this.#audit = audit;
    this.#now = now;
  }

  async note({ actor, role }: Stranger, table: TableId): Promise<void> {
    const key = `${table} ${actor}`;
    const noted = this.#noted.get(key);
    if (noted !== undefined && this.#now() < noted + ONCE_IN_MS) return;
    if (this.#noted.size >= MOST_KEPT) this.#noted.clear();
    this.#noted.set(key, this.#now());
    await this.#audit.record({ actor, action: 'judge-page-refused', subject: `table:${table}`, detail: { role } });
  }
}
