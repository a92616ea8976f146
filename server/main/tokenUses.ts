// Who comes in by which token from where: in the audit log the first time since the start, before the token opens anything.
// Tokens that open nothing: one line a minute for each address and reason, with how often. Never the text of a token.
import type { Principal } from '../access/principal.ts';
import type { Audit } from '../audit/audit.ts';
import type { Clock } from '../base/clock.ts';
import type { TokenWitness } from '../http/socketDoor.ts';

const ONCE_IN_MS = 60_000;
const MOST_KEPT = 5_000;

export class TokenUses implements TokenWitness {
  readonly #audit: Pick<Audit, 'record'>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #known = new Set<string>();
  readonly #refused = new Map<string, { readonly at: number; since: number }>();

  constructor(audit: Pick<Audit, 'record'>, clock: Pick<Clock, 'now'>) {
    this.#audit = audit;
    this.#clock = clock;
  }

  async entered({ tokenId, actor, role, tableId, canvas }: Principal, door: string, address: string): Promise<void> {
    const key = `${tokenId} ${address}`;
    if (this.#known.has(key)) return;
    const detail = { role, address, door, table: tableId, canvas };
    await this.#audit.record({ actor, action: 'token-used', subject: `token:${tokenId}`, detail });
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
    this.#known.add(key);
  }

  async refused(reason: string, door: string, address: string): Promise<void> {
    const key = `${address} ${reason}`;
    const now = this.#clock.now();
    const last = this.#refused.get(key);
    if (last !== undefined && now < last.at + ONCE_IN_MS) {
      last.since += 1;
      return;
    }
    if (this.#refused.size >= MOST_KEPT) this.#refused.clear();
    this.#refused.set(key, { at: now, since: 0 });
    const detail = { reason, address, door, before: last?.since ?? 0 };
    await this.#audit.record({ actor: 'nobody', action: 'token-refused', subject: 'token:unknown', detail });
  }
}
