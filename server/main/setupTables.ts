// What there is, for the set-up pages: tables with who sits there, their canvases and tokens; a plan made from one.
import type { TableRow } from '../../db/tables.ts';
import type { TableId } from '../base/ids.ts';
import { isRunning } from '../engine/hand.ts';
import { EMPTY_SESSION, type Session } from '../engine/session.ts';
import type { Admin } from '../setup/admin.ts';
import { typedDelay } from '../setup/plan/typedDelay.ts';
import { type LastShow, planFrom } from '../setup/planFrom.ts';
import type { PlanReply, SetupLine, SetupOverview, SetupToken, TableReply } from '../setup/view.ts';
import { listenOf } from './listenAddresses.ts';
import { canvasesOf, refused } from './setupDeps.ts';
import { type WaitingParts, waitingDelay } from './setupWaiting.ts';
import { has, seatsOf } from './tableConfig.ts';

export class SetupTables {
  readonly #parts: WaitingParts;

  constructor(parts: WaitingParts) {
    this.#parts = parts;
  }

  async overview(admin: Admin): Promise<SetupOverview> {
    const { deps, tokens } = this.#parts;
    const rows = (await deps.opened.house.stores.tables.list()).filter((row) => sees(admin, row.id));
    const names = await tokens.names();
    return {
      me: { actor: admin.actor, person: admin.person === null ? null : (names.get(admin.person) ?? admin.person) },
      everyTable: admin.tableId === null,
      people: [...names.values()],
      listen: listenOf(deps.listening(), deps.networks()),
      tables: await Promise.all(rows.map((row) => this.#line(row))),
    };
  }

  async table(table: TableId): Promise<TableReply> {
    const row = await this.#parts.deps.opened.house.stores.tables.get(table);
    if (row === undefined) return refused('unknown-table', { table });
    const session = this.#session(table);
    const shown = await canvasesOf(this.#parts.deps, table);
    const detail = {
      ...(await this.#line(row)),
      currency: session.currency,
      profile: session.profile,
      structure: session.structure,
      button: session.positions?.button ?? null,
      seated: session.seats.map(({ seat, name, stack, out }) => ({ seat, name, stack, out })),
      shown: shown.map(({ leadMs: _, ...canvas }) => canvas),
      tokens: await this.#parts.tokens.list(table),
      waiting: await waitingDelay(this.#parts, table),
    };
    return { ok: true, detail };
  }

  async planFrom(table: TableId): Promise<PlanReply> {
    const rows = await this.#parts.deps.opened.house.stores.tables.list();
    const row = rows.find(({ id }) => id === table);
    if (row === undefined) return refused('unknown-table', { table });
    return { ok: true, plan: planFrom(await this.#lastShow(row), rows) };
  }

  async #line(row: TableRow): Promise<SetupLine> {
    const server = this.#parts.deps.tables.get(row.id);
    const progress = await this.#parts.progress.of(row.id);
    const canvases = await canvasesOf(this.#parts.deps, row.id);
    return {
      table: row.id,
      name: row.name,
      created: row.created,
      seats: seatsOf(row.config),
      cardDesk: has(row.config, 'cardDesk'),
      canvases: canvases.map(({ name }) => name),
      players: this.#session(row.id).seats.length,
      served: server !== undefined,
      handRuns: isRunning(server?.table.state().hand ?? null),
      onAir: server !== undefined && !server.release().held,
      ended: this.#session(row.id).ended,
      unfinished: progress !== undefined && progress.done === null,
    };
  }

  #session(table: TableId): Session {
    return this.#parts.deps.tables.get(table)?.table.state().session ?? EMPTY_SESSION;
  }

  async #lastShow(row: TableRow): Promise<LastShow> {
    const session = this.#session(row.id);
    const asked = (await this.#parts.progress.of(row.id))?.plan;
    const canvases = await canvasesOf(this.#parts.deps, row.id);
    const shows = (audience: string) => canvases.some((canvas) => canvas.audience === audience);
    const programme = canvases.find(({ audience }) => audience === 'overlay') ?? canvases[0];
    const waiting = await waitingDelay(this.#parts, row.id);
    const delay = asked === undefined ? null : typedDelay(asked.programme.delay);
    const planned =
      asked === undefined || !delay?.ok ? null : { kind: asked.programme.kind, delayMs: delay.value ?? 0 };
    return {
      name: row.name,
      seats: seatsOf(row.config),
      cardDesk: has(row.config, 'cardDesk'),
      currency: session.currency,
      profile: session.profile,
      ...{ game: session.game, mix: session.rotation?.mix ?? null },
      structure: session.structure,
      seated: session.seats,
      programme: (waiting === null ? programme : planned) ?? planned ?? { kind: 'protected', delayMs: 600_000 },
      pages: { overlay: shows('overlay'), commentary: shows('commentary'), venue: shows('venue') },
      people: peopleOf(await this.#parts.tokens.list(row.id)),
    };
  }
}

function sees({ tableId }: Admin, table: TableId): boolean {
  return tableId === null || tableId === table;
}

/** Whose tokens hold; the last one named for a role counts. */
function peopleOf(tokens: readonly SetupToken[]): LastShow['people'] {
  const held = tokens.filter(({ revoked }) => revoked === null);
  const names = (role: string) => held.flatMap((one) => (one.role === role && one.person !== null ? [one.person] : []));
  const last = (role: string) => names(role).at(-1) ?? '';
  return {
    operator: last('operator'),
    producer: last('producer'),
    cardDesk: last('card-desk'),
    floor: last('floor'),
    commentators: [...new Set(names('commentator'))],
  };
}
