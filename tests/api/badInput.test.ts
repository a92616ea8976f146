// Whatever comes in wrong is refused with a reason, and nothing of it is said again, neither to the sender nor to a log.
import { TRPCError } from '@trpc/server';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { v5 as uuidFrom } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { createConsoleRouter } from '../../server/http/consoleRouter.ts';
import { fieldsOf, formatWireError, Refusal, type WireFormatter } from '../../server/http/wireError.ts';
import { realClock } from '../support/realClock.ts';
import { BareSocket, socketUrl, until } from './client.ts';
import { MAIN, openStand, type Stand } from './stand.ts';

let stand: Stand;
let token: string;
beforeAll(async () => {
  stand = await openStand();
  token = (await stand.token({ role: 'operator' })).text;
});
afterAll(() => stand.close());

const CANARY = 'AhKsCanary7c';
const hand = '01890a5d-ac96-774b-bcce-b302099a8057';
const clientId = '01890a5d-ac96-774b-bcce-b302099a8058';
const board = { do: 'typeBoard', hand, street: 'flop', run: 0 };

async function speak(url = socketUrl(stand.url, '/trpc/console')): Promise<BareSocket> {
  const socket = await new BareSocket(`${url}?connectionParams=1`).opened();
  socket.introduce(token);
  return socket;
}

/** Says one thing, hears one answer. */
async function answerTo(message: unknown, url?: string): Promise<string> {
  const socket = await speak(url);
  socket.say(message);
  await until(() => socket.heard.length > 0 || socket.closed !== null, 5_000, 'an answer');
  socket.close();
  return socket.heard[0] ?? `closed ${socket.closed}`;
}

const command = (input: unknown) => ({ id: 1, method: 'mutation', params: { path: 'command', input } });

const WRONG: readonly [string, unknown, readonly object[]][] = [
  [
    'a card that is none',
    { table: MAIN, clientId, command: { ...board, cards: ['Ah', CANARY, 'Kd'] } },
    [{ field: 'command.cards.1', reason: 'not-a-card' }],
  ],
  [
    'cards for a seat that is none',
    { table: MAIN, clientId, command: { do: 'typeOpened', hand, seat: 99, cards: [CANARY] } },
    [
      { field: 'command.seat', reason: 'too-big' },
      { field: 'command.cards.0', reason: 'not-a-card' },
    ],
  ],
  [
    'a name that no database keeps',
    { table: MAIN, clientId, command: { do: 'renameSeat', seat: 1, name: `${CANARY}\u0000` } },
    [{ field: 'command.name', reason: 'not-plain-text' }],
  ],
  [
    'no such command',
    { table: MAIN, clientId, command: { do: CANARY } },
    [{ field: 'command.do', reason: 'invalid-union' }],
  ],
  [
    'a wrong id',
    { table: MAIN, clientId: CANARY, command: { do: 'undo', hand } },
    [{ field: 'clientId', reason: 'invalid-format' }],
  ],
  [
    'an id as only a table makes them',
    { table: MAIN, clientId: uuidFrom(CANARY, uuidFrom.URL), command: { do: 'undo', hand } },
    [{ field: 'clientId', reason: 'not-a-sender-id' }],
  ],
  [
    'a wrong table',
    { table: CANARY, clientId, command: { do: 'undo', hand } },
    [{ field: 'table', reason: 'not-a-table-id' }],
  ],
  ['no object', CANARY, [{ field: '', reason: 'invalid-type' }]],
  [
    'fields of its own',
    { table: MAIN, clientId, command: { do: 'undo', [CANARY]: CANARY } },
    [{ field: 'command.hand', reason: 'invalid-type' }],
  ],
];

describe('input that zod refuses', () => {
  test.each(WRONG)('given %s, then the answer names the field and not the value', async (_title, input, fields) => {
    const answer = await answerTo(command(input));
    expect(JSON.parse(answer).error).toEqual({
      message: 'bad-input',
      code: -32_600,
      data: { code: 'BAD_REQUEST', reason: 'bad-input', fields },
    });
    expect(answer).not.toContain(CANARY);
    expect(stand.tables.given).toEqual([]);
  });

  test('given thousands of problems, then a few are named', async () => {
    const cards = { type: 'DealBoard', street: 'flop', run: 0, cards: ['x'] };
    const edits = Array.from({ length: 300 }, () => ({ type: 'insert', before: 'x', happened: 'x', command: cards }));
    const amend = { do: 'amend', hand, edits, onIllegal: 'cut', ruling: null };
    const answer = await answerTo(command({ table: MAIN, clientId, command: amend }));
    expect(JSON.parse(answer).error.data.fields.length).toBeLessThanOrEqual(20);
  });
});

const MALFORMED: readonly [string, unknown, string][] = [
  ['text that is no JSON', `{"id":1,"${CANARY}`, 'malformed-message'],
  ['an unknown method', { id: 1, method: CANARY, params: {} }, 'malformed-message'],
  ['no id', { method: 'query', params: { path: 'me' } }, 'malformed-message'],
  [
    'too much together',
    Array.from({ length: 21 }, (_, id) => ({ id, method: 'query', params: { path: 'me' } })),
    'malformed-message',
  ],
  ['a procedure of its own', { id: 1, method: 'query', params: { path: CANARY } }, 'no-such-procedure'],
  ['a query as a mutation', { id: 1, method: 'mutation', params: { path: 'me' } }, 'no-such-procedure'],
];

describe('messages that are none', () => {
  test.each(MALFORMED)('given %s, then the reason is %3$s', async (_title, message, reason) => {
    const answer = await answerTo(message);
    expect(JSON.parse(answer).error.data).toMatchObject({ reason, fields: [] });
    expect(answer).not.toContain(CANARY);
  });

  test.each(['/trpc', '/trpc/console', '/reader'])(
    'given a frame of a megabyte on %s, then it is closed',
    async (path) => {
      const socket = await speak(socketUrl(stand.url, path));
      socket.say(CANARY.repeat(100_000));
      await until(() => socket.closed !== null);
      expect(socket.closed).toBe(1009);
    },
  );

  test('given bytes that are no text, then nothing is done and the server stands', async () => {
    const socket = await speak();
    socket.socket.send(Buffer.from(CANARY), { binary: true });
    await until(() => socket.heard.length > 0);
    expect(JSON.parse(socket.heard[0] ?? '').error.data.reason).toBe('malformed-message');
    socket.close();
  });

  test('given a socket that never stops talking, then it is closed, and an ordinary one is not', async () => {
    const [loud, calm] = [await speak(), await speak()];
    for (let i = 0; i < 400; i += 1) loud.say('PING');
    calm.say('PING');
    await until(() => loud.closed !== null);
    expect(loud.closed).toBe(4429);
    await until(() => calm.heard.includes('PONG'));
    calm.close();
  });

  test('given a socket that subscribes without end, then it gets a few', async () => {
    const socket = await speak();
    for (let id = 1; id <= 12; id += 1)
      socket.say({ id, method: 'subscription', params: { path: 'watch', input: { table: MAIN } } });
    await until(() => socket.heard.filter((line) => line.includes('too-many-subscriptions')).length === 4);
    expect(stand.tables.inside.length).toBe(8);
    socket.close();
    await until(() => stand.tables.inside.length === 0);
  });
});

describe('a bug behind the edge', () => {
  test('given a table that throws, then the answer is internal and the log has a name', async () => {
    stand.tables.beforeReply = () => Promise.reject(new RangeError(CANARY));
    const answer = await answerTo(command({ table: MAIN, clientId, command: { do: 'undo', hand } }));
    stand.tables.beforeReply = async () => undefined;
    expect(JSON.parse(answer).error).toEqual({
      message: 'internal',
      code: -32_603,
      data: { code: 'INTERNAL_SERVER_ERROR', reason: 'internal', fields: [] },
    });
    expect(stand.lines.filter((line) => line.includes('call failed')).at(-1)).toContain('RangeError');
  });

  test('given all of the above, then no log line holds what was sent, nor the token', () => {
    expect(stand.lines.length).toBeGreaterThan(10);
    expect(stand.lines.filter((line) => line.includes(CANARY) || line.includes(token))).toEqual([]);
  });
});

describe('twins', () => {
  /** The door as it would be with another formatter. */
  async function leakyDoor(formatter: WireFormatter) {
    const wss = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await new Promise((done) => wss.once('listening', done));
    applyWSSHandler({
      wss,
      router: createConsoleRouter(formatter),
      createContext: () => Promise.reject(new TRPCError({ code: 'FORBIDDEN', message: CANARY })),
    });
    const address = wss.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return { url: `ws://127.0.0.1:${port}`, close: () => wss.close() };
  }

  test.each<[string, WireFormatter, boolean]>([
    ['ours', formatWireError, false],
    ['one that repeats messages', (o) => ({ ...formatWireError(o), message: o.error.message }), true],
  ])('given the formatter %s, then the canary is heard: %3$s', async (_title, formatter, heard) => {
    const door = await leakyDoor(formatter);
    const answer = await answerTo({ id: 1, method: 'query', params: { path: 'me' } }, door.url);
    expect(answer.includes(CANARY)).toBe(heard);
    door.close();
  });

  test('given names and words that are not ours in a problem, then they are cut out', () => {
    const cause = Object.assign(new Error(CANARY), {
      issues: [{ path: ['cards', CANARY, 3], code: 'custom', message: `Not ${CANARY}` }],
    });
    expect(fieldsOf(new TRPCError({ code: 'BAD_REQUEST', cause }))).toEqual([{ field: 'cards.?.3', reason: 'custom' }]);
    expect(new Refusal('FORBIDDEN', 'not-your-role').reason).toBe('not-your-role');
  });
});

test('given refused calls, then an honest one on the same socket is answered', async () => {
  const socket = await speak();
  socket.say(command({ table: MAIN, clientId: 'x' }));
  socket.say('nonsense');
  socket.say({ id: 9, method: 'query', params: { path: 'me' } });
  await until(() => socket.heard.some((line) => line.startsWith('{"id":9')), 5_000);
  expect(socket.heard.find((line) => line.startsWith('{"id":9'))).toContain('"role":"operator"');
  socket.close();
  await realClock.sleepUntil(realClock.now() + 1);
});
