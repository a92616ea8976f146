// Opens the ruling desk of one table: its feed, the record of rulings, the answers to alarms.
import type { Audit } from '../audit/audit.ts';
import type { Clock } from '../base/clock.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { FloorReply, FloorView, RulingPage } from '../floor/view.ts';
import type { AtFloor, GivenSettlement, Speaker } from '../http/hub.ts';
import type { LogEntry } from '../log/entry.ts';
import type { Feed } from '../release/feeds.ts';
import type { VaultPort } from '../vault/port.ts';
import type { AlarmBoard } from './alarmBoard.ts';
import { type FloorDeskDeps, settleAlarm, sitsAtFloor } from './floorDesk.ts';
import { FloorFeed } from './floorFeed.ts';
import { Names } from './names.ts';
import type { Writer } from './openConsoles.ts';
import { RulingHistory } from './rulingHistory.ts';
import { isAlone } from './staff.ts';
import type { Stores } from './stores.ts';
import { seatsOf } from './tableConfig.ts';

export interface House {
  readonly stores: Pick<Stores, 'people' | 'log' | 'floorInbox' | 'tokens'>;
  readonly clock: Clock;
  readonly vault: VaultPort;
  readonly audit: Pick<Audit, 'record'>;
}

/** The ruling desk as the hub asks it; everything is for who may sit there. */
export interface Floor {
  readonly desk: FloorFeed;
  feed(speaker: Speaker): Promise<AtFloor<Feed<FloorView>>>;
  settle(given: GivenSettlement): Promise<FloorReply>;
  looked(speaker: Speaker, notice: string): Promise<FloorReply>;
  rulings(speaker: Speaker, before: number | null): Promise<AtFloor<RulingPage>>;
}

export function openFloor(
  { stores, clock, vault, audit }: House,
  { id, row, programme, table, logger }: Writer,
  { alarms, entries }: { readonly alarms: AlarmBoard; readonly entries: readonly LogEntry[] },
): Floor {
  const names = new Names(stores.people);
  const history = new RulingHistory({ table: id, log: stores.log, floorInbox: stores.floorInbox, names });
  const desk = new FloorFeed(
    {
      ...{ table: id, tableName: row.name, seatCount: seatsOf(row.config), clock, now: programme.now, source: table },
      ...{ alarms, history, names, failed: () => logger.log('error', 'ruling desk view failed') },
    },
    entries,
  );
  const alone = (actor: string) => isAlone(stores.tokens, { table: id, wall: clock.wall() }, actor);
  return atDesk(desk, history, { table: id, source: table, alarms, vault, audit, alone });
}

function atDesk(desk: FloorFeed, history: RulingHistory, deps: FloorDeskDeps): Floor {
  const here = async <T>(speaker: Speaker, what: () => T | Promise<T>): Promise<AtFloor<T>> => ({
    here: (await sitsAtFloor(speaker, deps)) ? await what() : null,
  });
  return {
    desk,
    feed: (speaker) => here<Feed<FloorView>>(speaker, () => desk.watch()),
    rulings: (speaker, before) => here(speaker, () => history.page(before)),
    async settle(given) {
      const reply = await settleAlarm(deps, given);
      if (!reply.ok) return reply;
      await history.answered();
      desk.changed();
      return reply;
    },
    async looked(speaker, notice) {
      if (!(await sitsAtFloor(speaker, deps))) return refusal(violation('needs-floor', { role: speaker.role }));
      if (!desk.look(notice)) return refusal(violation('no-such-alarm'));
      return { ok: true, position: deps.source.state().position };
    },
  };
}

function refusal({ code, clause, params }: RuleViolation): FloorReply {
  return { ok: false, code, clause, params };
}
