// What a console may do, checked against its token: the permission first, then the table, so that a token learns
// nothing about tables that are not its own.
import { may, type Principal } from '../access/principal.ts';
import type { Permission } from '../access/role.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import { commandPermits, controlPermits } from './commandPermit.ts';
import type { ConsoleCalls } from './consoleRouter.ts';
import { follow } from './follow.ts';
import type { Hub, Speaker, TableEntry } from './hub.ts';
import { stopSignal } from './stopSignal.ts';
import type { Visitor } from './visitor.ts';
import { Refusal } from './wireError.ts';
import type { WorkCount } from './workCount.ts';

export interface ConsoleCallsOptions {
  readonly hub: Hub;
  readonly clock: Clock;
  readonly work: WorkCount;
}

export function createConsoleCalls({ hub, clock, work }: ConsoleCallsOptions, visitor: Visitor): ConsoleCalls {
  return {
    me() {
      const principal = visitor.require();
      return { ...speakerOf(principal), tables: tablesOf(hub, principal) };
    },
    tables: () => tablesOf(hub, visitor.require()),
    command(table, { clientId, command }) {
      const actor = speakerOf(allowed(visitor, table, commandPermits(command)));
      return work.run(async () => known(await hub.command(table, { actor, clientId, command })));
    },
    preview(table, amendment) {
      allowed(visitor, table, ['table:operate', 'table:rule']);
      return work.run(async () => known(await hub.preview(table, amendment)));
    },
    control(table, control) {
      const speaker = speakerOf(allowed(visitor, table, controlPermits(control)));
      return work.run(async () => known(await hub.control(table, speaker, control)));
    },
    async *watch(table, signal) {
      const speaker = speakerOf(allowed(visitor, table, ['console:view']));
      const feed = known(hub.consoleFeed(table));
      const giveBack = visitor.subscribe();
      const leave = hub.enter(table, speaker);
      try {
        yield* follow(feed, { pressure: visitor, clock }, stopSignal(signal));
      } finally {
        leave();
        giveBack();
      }
    },
  };
}

function known<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Refusal('NOT_FOUND', 'unknown-table');
  return found;
}

function allowed(visitor: Visitor, table: TableId, any: readonly Permission[]): Principal {
  const principal = visitor.require();
  if (any.some((permission) => may(principal, permission, table))) return principal;
  const elsewhere = principal.tableId !== null && principal.tableId !== table;
  throw new Refusal('FORBIDDEN', elsewhere ? 'not-your-table' : 'not-your-role');
}

function speakerOf({ actor, role }: Principal): Speaker {
  return { actor, role };
}

function tablesOf(hub: Hub, { tableId }: Principal): readonly TableEntry[] {
  return hub.tables().filter(({ table }) => tableId === null || tableId === table);
}
