// 5.5.1: the tables of this server as one event. A shuffling machine is used at all of its competitions' tables or at none.
import { v5 as uuidFrom } from 'uuid';
import { clientId, type TableId } from '../base/ids.ts';
import { isOfEvent, shufflerMismatch } from '../engine/rulings/shuffler.ts';
import { profileOf, type Session } from '../engine/session.ts';
import { sessionAfterPlans } from '../engine/sessionChanges.ts';
import type { RuleViolation } from '../engine/violation.ts';
import type { CommandReply, TableCommand } from '../table/commands.ts';
import { refusedByEvent } from '../table/eventRule.ts';
import type { Given } from '../table/flow.ts';
import type { Table } from '../table/table.ts';

/** What the event needs to know of a table that is served here. */
export interface EventServer {
  readonly id: TableId;
  readonly name: string;
  readonly table: Pick<Table, 'state' | 'command'>;
}

export interface EventDirectory {
  get(table: TableId): EventServer | undefined;
  all(): readonly EventServer[];
}

/** A command at its table's door, with the order of the chief judge for all tables and what the event refuses. */
export async function commandInEvent(
  tables: EventDirectory,
  table: TableId,
  given: Given,
): Promise<CommandReply | null> {
  const server = tables.get(table);
  if (server === undefined) return null;
  if (given.command.do === 'setEventShuffler') return orderAll(tables, server, given);
  const refused = refusedHere(tables, server, given.command);
  return refused === null ? server.table.command(given) : { ok: false, ...refused };
}

/** A show that has ended is no table of the event any more. */
function others(tables: EventDirectory, own: EventServer): readonly EventServer[] {
  return tables.all().filter((server) => server.id !== own.id && !server.table.state().session.ended);
}

function refusedHere(tables: EventDirectory, own: EventServer, command: TableCommand): RuleViolation | null {
  const state = own.table.state();
  if (command.do !== 'startHand') {
    const event = { table: own.name, others: others(tables, own).map(asItWillBe) };
    return refusedByEvent(state, command, event);
  }
  // a table that joins: whoever plays already has set the value
  if (state.session.handNumber > 0) return null;
  const playing = others(tables, own).filter((server) => server.table.state().session.handNumber > 0);
  return shufflerMismatch(asItWillBe(own), playing.map(asItWillBe));
}

/** With the changes that wait for the end of its hand. */
function asItWillBe({ name, table }: EventServer) {
  return { name, profile: profileOf(sessionAfterPlans(session(table))) };
}

function session(table: EventServer['table']): Session {
  return table.state().session;
}

/** The own table first: who may not order it there orders nothing. Given again it is the same order. */
async function orderAll(tables: EventDirectory, own: EventServer, given: Given): Promise<CommandReply> {
  const reply = await own.table.command(given);
  if (!reply.ok) return reply;
  for (const server of others(tables, own).filter(({ table }) => isOfEvent(profileOf(session(table))))) {
    const id = clientId(uuidFrom(`${given.clientId}|${server.id}`, ORDER_NAMESPACE));
    const there = await server.table.command({ ...given, clientId: id });
    if (!there.ok) return { ...there, code: 'event-not-everywhere', params: { table: server.name, code: there.code } };
  }
  return reply;
}

/** Names the ids of one order at the other tables. */
const ORDER_NAMESPACE = '3d1f6c1e-7f0a-4f0e-8c55-2b6a8f1f9a37';
