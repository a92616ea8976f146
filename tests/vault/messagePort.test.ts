// The vault behind a channel: the same replies and alarms as in this process, and a clear answer once it is gone.
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import type { Channel } from '../../server/vault/messagePort.ts';
import { connectVault, serveVault } from '../../server/vault/messagePort.ts';
import type { VaultAlarm, VaultPort, VaultReply } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { at, board, END, newOutput, place, prepare, release, startVault, tagOf, type } from './fixture.ts';

let database: FreshDatabase | undefined;
afterEach(async () => {
  await database?.close();
  database = undefined;
});

function channelOf(port: MessagePort): Channel {
  return {
    send: (message) => port.postMessage(message),
    onMessage: (listener) => void port.on('message', listener),
    onClose: (listener) => void port.on('close', listener),
    close: () => port.close(),
  };
}

function connected(vault: VaultPort) {
  const { port1, port2 } = new MessageChannel();
  const served = serveVault(vault, channelOf(port2));
  return { client: connectVault(channelOf(port1)), served, raw: port1 };
}

test('given a vault behind a channel, then replies and alarms are those of the vault itself', async () => {
  database = await freshDatabase();
  const house = await startVault(database.db);
  const { client, served } = connected(house.vault);
  const alarms: VaultAlarm[] = [];
  client.onAlarm((alarm) => alarms.push(alarm));
  await prepare({ ...house, ask: (message) => client.request(message) });
  const output = newOutput();
  const messages = [
    place(at(1, 1), tagOf('As')),
    type(at(2, 1), 'As'),
    board([tagOf('2c'), tagOf('3d')], output),
    board(['stranger']),
    { do: 'filledSlots', table: 'main', hand: 'hand-1' },
    { do: 'knowTags', table: 'main', tags: [tagOf('As'), 'x'] },
    release([at(1, 1), at(7, 1)]),
    END,
    {
      do: 'openSealed',
      table: 'main',
      hand: 'hand-1',
      seats: [1, 3],
      by: { actor: 'j', role: 'chief-judge' },
      order: '1',
      purpose: 'look',
    },
  ] as const;
  const replies: VaultReply[] = [];
  for (const message of messages) replies.push(await client.request(message));
  expect(replies.map((reply) => (reply.ok ? reply.is : reply.code))).toEqual([
    'done',
    'done',
    'cards',
    'unknown-tag',
    'filled',
    'tags',
    'values',
    'done',
    'hands',
  ]);
  expect(replies[2]).toEqual({ ok: true, is: 'cards', cards: ['2c', '3d'] });
  expect(replies[8]).toMatchObject({
    hands: [
      { seat: 1, cards: ['As'] },
      { seat: 3, cards: [] },
    ],
  });
  expect(alarms.map((alarm) => alarm.code)).toEqual(['TYPED_CLASH']);
  await client.close();
  await served;
  expect(await client.request(END)).toEqual({ ok: false, code: 'vault-unavailable', field: 'channel' });
});

/** Answers the later of two questions first, and nothing after `close`. */
function slowVault(): VaultPort {
  let first: (() => void) | undefined;
  return {
    request: (message) =>
      new Promise((resolve) => {
        const answer = () => resolve({ ok: false, code: 'unknown-hand', field: message.do });
        if (first === undefined) first = answer;
        else {
          answer();
          first();
        }
      }),
    onAlarm: () => () => undefined,
    onSettled: () => () => undefined,
    close: async () => undefined,
  };
}

test('given replies that come in another order, then each goes to its own question', async () => {
  const { client } = connected(slowVault());
  const replies = await Promise.all([client.request(END), client.request(release([]))]);
  expect(replies.map((reply) => !reply.ok && reply.field)).toEqual(['endHand', 'openForRelease']);
  await client.close();
});

test('given a question in flight, when the channel goes, then it is answered unavailable', async () => {
  const { client, raw } = connected(slowVault());
  const waiting = client.request(END);
  raw.close();
  expect(await waiting).toEqual({ ok: false, code: 'vault-unavailable', field: 'channel' });
});

test('given a malformed frame or message, then the vault is not asked and the field is named', async () => {
  const { client, raw } = connected(slowVault());
  raw.postMessage('nonsense');
  const reply = await Reflect.apply(client.request, client, [{ do: 'endHand', table: 'main', hand: 7 }]);
  expect(reply).toEqual({ ok: false, code: 'bad-message', field: 'hand' });
  await client.close();
});

test('given the other end in another thread, then questions travel there and back', async () => {
  const echo = `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id, message }) => parentPort.postMessage({ type: 'reply', id, reply: { ok: false, code: 'unknown-hand', field: message.do } }));`;
  const worker = new Worker(echo, { eval: true });
  const client = connectVault({
    send: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    onClose: (listener) => void worker.on('exit', listener),
    close: () => void worker.terminate(),
  });
  expect(await client.request(END)).toEqual({ ok: false, code: 'unknown-hand', field: 'endHand' });
  await client.close();
});
