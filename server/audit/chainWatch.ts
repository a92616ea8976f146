// Follows the chain of the audit log from its first row, a piece at each look, and remembers how far it was whole. A break
// stays one until the next start.
import type { AuditRow } from '../../db/audit.ts';
import type { Audit } from './audit.ts';
import { faultBetween, GENESIS } from './chain.ts';
import type { AuditChain } from './view.ts';

const PAGE = 500;
/** Rows followed at one look: so many take a moment and no more. */
const PAGES_AT_ONCE = 10;

export class ChainWatch {
  readonly #audit: Pick<Audit, 'read' | 'find'>;
  #last: AuditRow | undefined;
  #broken: AuditChain | null = null;

  constructor(audit: Pick<Audit, 'read' | 'find'>) {
    this.#audit = audit;
  }

  async look(): Promise<AuditChain> {
    for (let page = 0; page < PAGES_AT_ONCE && this.#broken === null; page += 1) if (!(await this.#follow())) break;
    const [newest] = await this.#audit.find({ limit: 1 });
    const last = newest?.position ?? 0;
    return this.#broken === null ? this.#stands(last) : { ...this.#broken, last };
  }

  #stands(last: number): AuditChain {
    const position = this.#last?.position ?? 0;
    const hash = Buffer.from(this.#last?.hash ?? GENESIS).toString('hex');
    return { state: position < last ? 'checking' : 'whole', position, hash, last, reason: '' };
  }

  /** False at the end of what there is. */
  async #follow(): Promise<boolean> {
    const rows = await this.#audit.read(this.#last?.position ?? 0, PAGE);
    for (const row of rows) {
      const reason = faultBetween(this.#last, row);
      if (reason !== undefined) {
        this.#broken = { state: 'broken', position: row.position, hash: '', last: row.position, reason };
        return false;
      }
      this.#last = row;
    }
    return rows.length === PAGE;
  }
}
