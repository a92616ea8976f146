// What goes wrong under a table: storage that fails, an owner that lost his lease, a log that does not decode, a vault away.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HandLogStore } from '../../db/handLog.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { createVaultCalls } from '../../server/table/vaultCalls.ts';
import type { VaultPort } from '../../server/vault/port.ts';
import { actInput, CARD_DESK, codeOf, dealt, handOf, must, play, seatPlayers, send, startHand } from './console.ts';
import { type Desk, type House, openDesk, openHouse, own } from './house.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
});

/** The real store with a switch: `before` fails ahead of the write, `after` once it is committed, `all` for everything. */
function failing(real: HandLogStore) {
  const at: { mode: 'off' | 'before' | 'after' | 'all' } = { mode: 'off' };
  const down = () => {
    if (at.mode === 'all') throw new Error('connection lost');
  };
  const store: HandLogStore = {
    async append(append) {
      down();
      if (at.mode === 'before') throw new Error('connection lost');
      const done = await real.append(append);
      if (at.mode === 'after') throw new Error('connection lost');
      return done;
    },
    read: async (...asked) => {
      down();
      return real.read(...asked);
    },
    readHand: (...asked) => real.readHand(...asked),
    lastHands: (...asked) => real.lastHands(...asked),
    find: async (...asked) => {
      down();
      return real.find(...asked);
    },
    head: (...asked) => real.head(...asked),
    inboxOffset: (...asked) => real.inboxOffset(...asked),
  };
  return { at, store };
}

describe('storage that fails', () => {
  test('given a write that fails, then nothing is half-applied, and the same command is taken once it works again', async () => {
    const { at, store } = failing(house.log);
    desk.over = { log: store };
    await desk.reopen();
    await dealt(desk);
    const before = desk.table.state();
    at.mode = 'before';
    const input = actInput(desk, 4, 'raise 600');
    expect(codeOf(await send(desk, input, { id: 'fails' }))).toBe('storage-unavailable');
    expect(desk.table.state()).toEqual(before);
    at.mode = 'off';
    expect(await send(desk, input, { id: 'fails' })).toEqual({ ok: true, position: before.position + 1 });
    expect((await house.log.head(desk.id)).position).toBe(before.position + 1);
  });

  test('given a write whose answer is lost, then the entry counts once, followers hear of it and a repeat gets its reply', async () => {
    const { at, store } = failing(house.log);
    desk.over = { log: store };
    await desk.reopen();
    await dealt(desk);
    const heard: LogEntry[] = [];
    desk.table.subscribe((entries) => heard.push(...entries));
    at.mode = 'after';
    const input = actInput(desk, 4, 'raise 600');
    expect(codeOf(await send(desk, input, { id: 'lost' }))).toBe('storage-unavailable');
    at.mode = 'off';
    expect(heard.map((entry) => entry.position)).toEqual([desk.table.state().position]);
    expect(desk.table.state().hand?.currentBet).toBe(600);
    expect(await send(desk, input, { id: 'lost' })).toEqual({ ok: true, position: heard[0]?.position });
    expect(heard).toHaveLength(1);
  });

  test('given storage that is gone for a while, then the table says so and goes on by itself when it is back', async () => {
    const { at, store } = failing(house.log);
    desk.over = { log: store };
    await desk.reopen();
    await dealt(desk);
    at.mode = 'all';
    expect(codeOf(await send(desk, actInput(desk, 4, 'call')))).toBe('storage-unavailable');
    expect(codeOf(await send(desk, actInput(desk, 4, 'call')))).toBe('table-read-only');
    expect(desk.table.readOnly()?.reason).toBe('storage unavailable');
    at.mode = 'off';
    expect(codeOf(await send(desk, actInput(desk, 4, 'call')))).toBe('ok');
    expect(desk.table.readOnly()).toBe(null);
  });

  test('given a follower that fails, then the command is answered and the others hear of it', async () => {
    await dealt(desk);
    const heard: number[] = [];
    desk.table.subscribe(() => {
      throw new Error('a follower');
    });
    desk.table.subscribe((entries) => heard.push(entries.length));
    expect(codeOf(await send(desk, actInput(desk, 4, 'call')))).toBe('ok');
    expect(heard).toEqual([1]);
  });
});

describe('an owner that lost his lease', () => {
  test('given another server took the table over, when the old one writes, then it fails closed and the log is untouched', async () => {
    await dealt(desk);
    const { position } = desk.table.state();
    await own(house, desk.id, 'another');
    expect(codeOf(await send(desk, actInput(desk, 4, 'call')))).toBe('storage-unavailable');
    expect((await house.log.head(desk.id)).position).toBe(position);
    expect(desk.table.state().position).toBe(position);
    expect(desk.lines.join('\n')).toContain('not-owner');
  });

  test('given two servers on one table, when the new one writes first, then the old one never writes behind it', async () => {
    await dealt(desk);
    const old = desk.table;
    const newer = await openSecond(desk);
    await newer.reopen();
    expect(codeOf(await send(newer, actInput(newer, 4, 'call')))).toBe('ok');
    desk.table = old;
    expect(codeOf(await send(desk, actInput(desk, 4, 'fold')))).not.toBe('ok');
    const rows = await house.log.read(desk.id, 0, 500);
    expect(rows.map((row) => row.position)).toEqual(rows.map((_, i) => i + 1));
  });
});

/** The same table opened by another server, while the first still runs. */
async function openSecond(first: Desk): Promise<Desk> {
  const second: Desk = Object.assign(Object.create(first), { over: {} });
  second.reopen = async () => {
    const kept = first.table;
    await first.reopen();
    second.table = first.table;
    first.table = kept;
    return second.table;
  };
  return second;
}

describe('a log that does not decode', () => {
  const spoils: readonly (readonly [string, string, string])[] = [
    ['a newer version', `99, '{"type":"session","typed":true}', '[]'`, 'newer version'],
    ['no input', `1, '{}', '[]'`, 'malformed'],
    [
      'an event of no hand',
      `1, '{"type":"hand","typed":true,"command":{"type":"AwardPots"}}', '[{"type":"Nonsense"}]'`,
      'does not fold',
    ],
  ];

  test.each(spoils)(
    'given %s, then the table is read-only from there and names position and reason',
    async (_, row, reason) => {
      await seatPlayers(desk);
      const { position } = desk.table.state();
      await spoil(desk, position + 1, row);
      await desk.reopen();
      expect(desk.table.readOnly()).toMatchObject({ position: position + 1, reason: expect.stringContaining(reason) });
      expect(desk.table.state().session.seats).toHaveLength(6);
      const reply = await send(desk, { do: 'renameSeat', seat: 1, name: 'new' });
      expect(reply).toMatchObject({ ok: false, code: 'table-read-only', params: { position: position + 1 } });
      await desk.table.tick();
      await desk.table.wakeInbox();
      expect((await house.log.head(desk.id)).position).toBe(position + 1);
      const other = await openDesk(house);
      await seatPlayers(other);
      expect(other.table.readOnly()).toBe(null);
    },
  );

  test('given a missing position, then the table stops before it', async () => {
    await seatPlayers(desk);
    const { position } = desk.table.state();
    await spoil(desk, position + 2, `1, '{"type":"abandon","typed":true}', '[]'`);
    await desk.reopen();
    expect(desk.table.readOnly()).toEqual({ position: position + 1, reason: 'is missing' });
  });
});

async function spoil({ id }: Desk, position: number, versionInputEvents: string): Promise<void> {
  await house.database.pool.query(`insert into hand_log
    (table_id, position, version, input, events, recorded, happened, actor, client_id, kind)
    values ('${id}', ${position}, ${versionInputEvents}, 0, 0, 'x', 'spoilt-${position}', 'x')`);
}

describe('snapshots are a cache', () => {
  test('given a snapshot whose hash does not fit its state, then the log is folded instead', async () => {
    await dealt(desk, [1, 2, 3]);
    await play(desk, ['s1 fold', 's2 fold']);
    await must(desk, { do: 'award', hand: handOf(desk) });
    const served = desk.table.state();
    const stored = await house.database.pool.query(`select 1 from snapshots where table_id = '${desk.id}'`);
    expect(stored.rowCount).toBeGreaterThan(1);
    await house.database.pool.query(
      `update snapshots set state = jsonb_set(state, '{session,handNumber}', '77') where table_id = '${desk.id}'`,
    );
    await desk.reopen();
    expect(desk.table.state()).toEqual(served);
  });

  test('given a snapshot that fits its hash, then it is used: the twin that shows the check decides', async () => {
    await seatPlayers(desk);
    const { hashState } = await import('../../server/table/writer.ts');
    const state = { ...desk.table.state(), session: { ...desk.table.state().session, handNumber: 77 } };
    await house.database.pool.query(
      'update snapshots set state = $1, hash = $2 where table_id = $3 and position = $4',
      [JSON.stringify(state), hashState(state), desk.id, state.position],
    );
    await desk.reopen();
    expect(desk.table.state().session.handNumber).toBe(77);
  });
});

describe('vault first', () => {
  test('given a crash between vault and log, when the same command comes again, then the vault answers as before and nothing is doubled', async () => {
    const { at, store } = failing(house.log);
    desk.over = { log: store };
    await desk.reopen();
    await seatPlayers(desk);
    const hand = await startHand(desk);
    at.mode = 'before';
    const typed = { do: 'typeHole', hand, seat: 4, slot: 0, card: 'As' } as const;
    expect(codeOf(await send(desk, typed, { by: CARD_DESK, id: 'typed twice' }))).toBe('storage-unavailable');
    at.mode = 'off';
    await desk.reopen();
    expect(codeOf(await send(desk, typed, { by: CARD_DESK, id: 'typed twice' }))).toBe('ok');
    expect(codeOf(await send(desk, typed, { by: CARD_DESK, id: 'another entry' }))).toBe('slot-taken');
    const rows = await house.database.pool.query(
      `select 1 from card_log where table_id = '${desk.id}' and kind = 'typed'`,
    );
    expect(rows.rowCount).toBe(1);
  });

  test('given the vault away, then openings are refused, the deal goes on, and it hears of the deal when it is back', async () => {
    const away = { on: false };
    const port: VaultPort = {
      ...house.vault,
      request: (message) =>
        away.on
          ? Promise.resolve({ ok: false, code: 'vault-unavailable', field: 'vault' })
          : house.vault.request(message),
    };
    desk.over = { vault: createVaultCalls(port, desk.id) };
    await desk.reopen();
    await seatPlayers(desk);
    const hand = await startHand(desk);
    away.on = true;
    await must(desk, { do: 'completeDeal', hand });
    expect(codeOf(await send(desk, { do: 'typeHole', hand, seat: 4, slot: 0, card: 'As' }, { by: CARD_DESK }))).toBe(
      'vault-unavailable',
    );
    const told = () =>
      house.asked.filter(({ message }) => message.do === 'dealComplete' && message.hand === hand).length;
    expect(told()).toBe(0);
    away.on = false;
    await desk.table.tick();
    expect(told()).toBe(1);
    await desk.table.tick();
    expect(told()).toBe(1);
  });

  test('given a restart, then the vault is told again of a complete deal and of an ended hand', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    const ends = () => house.asked.filter(({ message }) => message.do === 'endHand' && message.hand === hand).length;
    await play(desk, ['s1 fold', 's2 fold']);
    await must(desk, { do: 'award', hand });
    expect(ends()).toBe(1);
    await desk.reopen();
    expect(ends()).toBe(2);
  });
});

describe('a checkpoint that does not open', () => {
  test.each([
    ['an unreadable one', true],
    ['the twin: one that opens', false],
  ])('given %s, then the table opens, and says so only if it must', async (_title, spoilt) => {
    await dealt(desk);
    const before = desk.table.state();
    if (spoilt)
      await house.database.pool.query('update checkpoints set sealed = $2 where table_id = $1', [
        desk.id,
        Buffer.from('x'),
      ]);
    await desk.reopen();
    expect(desk.table.state()).toEqual(before);
    expect(desk.table.readOnly()).toBeNull();
    expect(desk.lines.some((line) => line.includes('checkpoint'))).toBe(spoilt);
  });
});
