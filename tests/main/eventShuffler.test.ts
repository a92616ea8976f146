// 5.5.1: the tables of a server as one event. Tables are stood in for by their state and what they are given.
import { describe, expect, test } from 'vitest';
import { clientId, tableId } from '../../server/base/ids.ts';
import { evolveSession } from '../../server/engine/evolveSession.ts';
import type { Switches } from '../../server/engine/profile.ts';
import type { ProfileName } from '../../server/engine/profiles/profiles.ts';
import { EMPTY_SESSION, type Session } from '../../server/engine/session.ts';
import { EMPTY_TABLE, type TableState } from '../../server/log/tableState.ts';
import { commandInEvent, type EventServer } from '../../server/main/eventShuffler.ts';
import { type CommandReply, type TableCommandInput, tableCommandSchema } from '../../server/table/commands.ts';
import type { Given } from '../../server/table/flow.ts';

interface Stand extends EventServer {
  readonly given: Given[];
}

interface Set {
  readonly profile?: ProfileName;
  readonly switches?: Switches;
  readonly session?: Partial<Session>;
  readonly reply?: CommandReply;
}

const DONE: CommandReply = { ok: true, position: 1 };
const CHIEF = { actor: 'token:chief', role: 'chief-judge' };
const ON = { 'event.shuffler': 'on' } as const;

function stand(name: string, { profile = 'russian', switches = {}, session, reply = DONE }: Set = {}): Stand {
  const given: Given[] = [];
  const set = [
    { type: 'ProfileSet', profile } as const,
    { type: 'SwitchesSet', switches, changed: [] } as const,
  ].reduce(evolveSession, EMPTY_SESSION);
  const state: TableState = { ...EMPTY_TABLE, session: { ...set, ...session } };
  const command = async (one: Given) => {
    given.push(one);
    return reply;
  };
  return { id: tableId(name), name: `Table ${name}`, given, table: { state: () => state, command } };
}

function give(tables: readonly Stand[], input: TableCommandInput, at = 0) {
  const directory = { all: () => tables, get: (id: string) => tables.find((one) => one.id === id) };
  const own = tables[at];
  if (own === undefined) throw new Error('no such table');
  const id = clientId('01980000-0000-4000-8000-000000000001');
  return commandInEvent(directory, own.id, { actor: CHIEF, clientId: id, command: tableCommandSchema.parse(input) });
}

const MACHINE: TableCommandInput = { do: 'setEventShuffler', shuffler: 'off', by: 'CHIEF_JUDGE', note: 'it broke' };
const switchTo = (value: string): TableCommandInput => ({ do: 'setSwitches', switches: { 'event.shuffler': value } });
const START: TableCommandInput = { do: 'startHand', hand: '01980000-0000-7000-8000-0000000007aa' };

describe('given six tables with a machine and a seventh', () => {
  const event = () => ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => stand(name, { switches: ON }));

  test('when the seventh is to do without, then it is refused by its own name, and no table hears of it', async () => {
    const tables = event();
    expect(await give(tables, switchTo('off'), 6)).toMatchObject({
      ok: false,
      code: 'SP-5.5.1-SHUFFLER_MISMATCH',
      clause: '5.5.1',
      params: { table: 'Table g' },
    });
    expect(tables.flatMap(({ given }) => given)).toEqual([]);
  });

  test('when another profile would take its machine, then it is refused as well', async () => {
    expect(await give(event(), { do: 'setProfile', profile: 'russian' }, 6)).toMatchObject({ ok: false });
    expect(await give(event(), { do: 'setProfile', profile: 'tda' }, 6)).toEqual(DONE);
  });

  test('when the chief judge orders it, then every table is told once, with an id of its own', async () => {
    const tables = event();
    expect(await give(tables, MACHINE, 2)).toEqual(DONE);
    expect(tables.map(({ given }) => given.map(({ command }) => command.do))).toEqual(
      tables.map(() => ['setEventShuffler']),
    );
    expect(new Set(tables.flatMap(({ given }) => given.map(({ clientId: id }) => id))).size).toBe(7);
  });

  test('when he orders it again, then the ids are the same: a table answers as it did', async () => {
    const tables = event();
    await give(tables, MACHINE);
    await give(tables, MACHINE);
    for (const { given } of tables) expect(given[0]?.clientId).toBe(given[1]?.clientId);
  });
});

describe('given tables that are none of the event', () => {
  const outside = () => [
    stand('tda', { profile: 'tda' }),
    stand('cash', { profile: 'cash' }),
    stand('club', { switches: { setting: 'club', ...ON } }),
    stand('over', { switches: ON, session: { ended: true } }),
  ];

  test('then they neither forbid a value nor hear of the order', async () => {
    const others = outside();
    expect(await give([stand('a'), ...others], switchTo('on'))).toEqual(DONE);
    expect(await give([stand('a', { switches: ON }), ...others], MACHINE)).toEqual(DONE);
    expect(others.flatMap(({ given }) => given)).toEqual([]);
  });
});

describe('given a table that refuses the order', () => {
  const no: CommandReply = { ok: false, code: 'table-read-only', clause: '', params: {} };

  test('when it is the own one, then nobody else is told', async () => {
    const other = stand('b', { switches: ON });
    expect(await give([stand('a', { switches: ON, reply: no }), other], MACHINE)).toEqual(no);
    expect(other.given).toEqual([]);
  });

  test('when it is another one, then the reply says which and why', async () => {
    const tables = [stand('a', { switches: ON }), stand('b', { switches: ON, reply: no })];
    expect(await give(tables, MACHINE)).toMatchObject({
      ok: false,
      code: 'event-not-everywhere',
      params: { table: 'Table b', code: 'table-read-only' },
    });
  });
});

describe('given a table that joins', () => {
  test('when the others play with a machine and it would not, then its first hand waits for it', async () => {
    const playing = stand('a', { switches: ON, session: { handNumber: 12 } });
    expect(await give([playing, stand('b')], START, 1)).toMatchObject({ ok: false, params: { table: 'Table b' } });
    expect(await give([playing, stand('b', { switches: ON })], START, 1)).toEqual(DONE);
    expect(await give([playing, stand('b')], START)).toEqual(DONE);
  });

  test('when nobody plays yet, then it may', async () => {
    expect(await give([stand('a', { switches: ON }), stand('b')], START, 1)).toEqual(DONE);
  });
});
