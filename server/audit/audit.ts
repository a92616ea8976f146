// The audit log: who did what to what. Each row hashes the one before, so a change anywhere shows at the next check.
import type { AuditFilter, AuditRow, AuditStore } from '../../db/audit.ts';
import type { Clock } from '../base/clock.ts';
import { err, ok, type Result } from '../base/result.ts';
import { type ChainFault, faultBetween, GENESIS, rowHash } from './chain.ts';

export type AuditDetail = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export type AuditFact = {
  readonly actor: string;
  /** Kebab verb, for example `sealed-hand-opened`. */
  readonly action: string;
  /** What it was done to, for example `table:main hand:...`. */
  readonly subject: string;
  /** Never a card value, never a tag. */
  readonly detail?: AuditDetail;
};

/** Written down outside the database, a head shows later that nothing was cut off the end. */
export type AuditHead = { readonly position: number; readonly hash: string };

export type AuditBreak = {
  readonly position: number;
  readonly reason: ChainFault | 'cut-off';
};

export interface Audit {
  /** Committed when it resolves. */
  record(fact: AuditFact): Promise<AuditHead>;
  /** Walks the whole chain; the first break ends it. `known`: a head written down before. */
  verify(known?: AuditHead): Promise<Result<AuditHead, AuditBreak>>;
  read(after: number, limit: number): Promise<readonly AuditRow[]>;
  /** Newest first. */
  find(filter: AuditFilter): Promise<readonly AuditRow[]>;
  /** Every action that there is a row of, by name. */
  actions(): Promise<readonly string[]>;
}

const PAGE = 500;

export function createAudit(store: AuditStore, clock: Clock): Audit {
  return {
    async record(fact) {
      return headOf(await store.append((last) => follow(last, fact, Math.round(clock.wall()))));
    },
    verify: (known) => verifyChain(store, known),
    read: (after, limit) => store.read(after, limit),
    find: (filter) => store.find(filter),
    actions: () => store.actions(),
  };
}

function follow(last: AuditRow | undefined, fact: AuditFact, atWall: number): AuditRow {
  const row = {
    position: (last?.position ?? 0) + 1,
    atWall,
    actor: fact.actor,
    action: fact.action,
    subject: fact.subject,
    detail: fact.detail ?? {},
    prevHash: last?.hash ?? GENESIS,
  };
  return { ...row, hash: rowHash(row) };
}

async function verifyChain(store: AuditStore, known: AuditHead | undefined): Promise<Result<AuditHead, AuditBreak>> {
  let last: AuditRow | undefined;
  for (;;) {
    const page = await store.read(last?.position ?? 0, PAGE);
    for (const row of page) {
      const reason = faultBetween(last, row) ?? unlike(row, known);
      if (reason !== undefined) return err({ position: row.position, reason });
      last = row;
    }
    if (page.length < PAGE) break;
  }
  const head = last === undefined ? { position: 0, hash: hex(GENESIS) } : headOf(last);
  if (known !== undefined && known.position > head.position)
    return err({ position: known.position, reason: 'cut-off' });
  return ok(head);
}

function unlike(row: AuditRow, known: AuditHead | undefined): AuditBreak['reason'] | undefined {
  return known?.position === row.position && known.hash !== hex(row.hash) ? 'row-hash' : undefined;
}

function headOf(row: AuditRow): AuditHead {
  return { position: row.position, hash: hex(row.hash) };
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
