// The book of cases at a table: each step is in the audit log before it counts, then a row of the case. The audit names the
// case, hand, seats and who took the step; what was written in words stands in the case alone, sealed.
import type { CaseStepRow, JudgeCaseStore } from '../../db/judgeCases.ts';
import type { Audit, AuditFact } from '../audit/audit.ts';
import type { TableId } from '../base/ids.ts';
import type { Sealer } from '../base/sealer.ts';
import { type CaseEvent, type CollusionCase, foldCase } from '../engine/rulings/collusion.ts';
import { eventToStore, storedEvent } from './storedCase.ts';

export interface KeptStep extends Pick<CaseStepRow, 'position' | 'atWall' | 'actor'> {
  readonly event: CaseEvent;
}

export interface KeptCase {
  readonly state: CollusionCase;
  readonly steps: readonly KeptStep[];
}

export interface CaseBookDeps {
  readonly table: TableId;
  readonly cases: JudgeCaseStore;
  /** of what judges write */
  readonly sealer: Sealer;
  readonly audit: Pick<Audit, 'record'>;
  /** whole ms */
  readonly wall: () => number;
}

/** Somebody else wrote this case meanwhile: nothing was added. */
export class CaseMoved extends Error {}

export class CaseBook {
  readonly #deps: CaseBookDeps;

  constructor(deps: CaseBookDeps) {
    this.#deps = deps;
  }

  async one(id: string): Promise<KeptCase | null> {
    return this.#kept(await this.#deps.cases.read(this.#deps.table, id));
  }

  async ofHand(hand: string): Promise<readonly KeptCase[]> {
    return this.#byCase(await this.#deps.cases.ofHand(this.#deps.table, hand));
  }

  /** newest first */
  async all(): Promise<readonly KeptCase[]> {
    return [...this.#byCase(await this.#deps.cases.ofTable(this.#deps.table))].reverse();
  }

  /** Committed when it resolves; rejects where audit or storage fail, and then nothing was looked at or shown. */
  async add(before: KeptCase | null, events: readonly CaseEvent[], by: string): Promise<void> {
    const { table, cases, sealer, audit, wall } = this.#deps;
    const order = before?.state ?? foldCase(events);
    if (order === null) throw new Error('a case begins with its order');
    for (const event of events) await audit.record(factOf(event, { table, by, order }));
    const rows = events.map((event, i): CaseStepRow => {
      const at = { tableId: table, caseId: order.id, position: (before?.steps.length ?? 0) + 1 + i };
      const stored = eventToStore(event, at, sealer);
      return { ...at, handId: order.hand, atWall: wall(), actor: by, event: stored };
    });
    const appended = await cases.append(rows);
    if (!appended.ok) throw new CaseMoved(`case ${order.id} was written meanwhile`);
  }

  #kept(rows: readonly CaseStepRow[]): KeptCase | null {
    const steps = rows.map((row): KeptStep => {
      const { position, atWall, actor } = row;
      return { position, atWall, actor, event: storedEvent(row, this.#deps.sealer) };
    });
    const state = foldCase(steps.map(({ event }) => event));
    return state === null ? null : { state, steps };
  }

  /** In the order in which they began. */
  #byCase(rows: readonly CaseStepRow[]): readonly KeptCase[] {
    const cases = new Map<string, CaseStepRow[]>();
    for (const row of rows) cases.set(row.caseId, [...(cases.get(row.caseId) ?? []), row]);
    return [...cases.values()].flatMap((steps) => this.#kept(steps) ?? []);
  }
}

const ACTIONS: Readonly<Record<CaseEvent['type'], string>> = {
  ViewOrdered: 'sealed-view-ordered',
  SealedViewed: 'sealed-view-taken',
  FindingMade: 'finding-made',
  HandsShown: 'hands-shown-to-all',
  CaseClosed: 'case-closed',
};

interface About {
  readonly table: TableId;
  readonly by: string;
  readonly order: CollusionCase;
}

function factOf(event: CaseEvent, { table, by, order }: About): AuditFact {
  const detail = { case: order.id, seats: order.seats.map(String), ...detailOf(event) };
  return { actor: by, action: ACTIONS[event.type], subject: `table:${table} hand:${order.hand}`, detail };
}

function detailOf(event: CaseEvent): NonNullable<AuditFact['detail']> {
  switch (event.type) {
    case 'FindingMade':
      return { finding: event.finding };
    case 'CaseClosed':
      return { sealed: event.sealed };
    case 'ViewOrdered':
    case 'SealedViewed':
    case 'HandsShown':
      return {};
  }
}
