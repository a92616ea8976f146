// The reference page and the JSON Schema say what the code does: they are made from it, and the example is played.
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CLOSE, ERR_CODES } from '../../server/readers/protocol/codes.ts';
import { readerMessage, serverMessage } from '../../server/readers/protocol.ts';
import {
  EXAMPLE,
  exampleBatch,
  exampleProof,
  exampleSession,
  type Said,
} from '../../server/readers/reference/example.ts';
import { filledPage } from '../../server/readers/reference/page.ts';
import { describedSchema, FROM_READER, FROM_SERVER, readerlinkSchema } from '../../server/readers/reference/schema.ts';
import { messageTable } from '../../server/readers/reference/tables.ts';
import { ERROR_WORDS, FIELD_WORDS, MESSAGE_WORDS } from '../../server/readers/reference/words.ts';
import { LOCAL, memoryStation, settle } from './memoryStation.ts';

const read = (name: string): string => fs.readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

describe('what is made from the code', () => {
  test('given the page, then `npm run docs:readerlink` would change nothing', () => {
    expect(filledPage(read('READERLINK.md'))).toBe(read('READERLINK.md'));
  });

  test('given the JSON Schema, then `npm run docs:readerlink` would change nothing', () => {
    expect(JSON.parse(read('readerlink.schema.json'))).toEqual(readerlinkSchema());
  });

  test('given the JSON Schema, then it knows the version and the limits of ports and of a batch', () => {
    const { $defs } = readerlinkSchema();
    expect($defs).toMatchObject({
      hello: { properties: { v: { const: 1 } } },
      scan: { properties: { ants: { maxProperties: 64 } } },
      snap: { properties: { ants: { maxProperties: 64 } } },
      batch: { maxItems: 257 },
    });
  });

  test('twin: given a page with one stale word, a strange mark or a missing one, then it is noticed', () => {
    const page = read('READERLINK.md');
    expect(filledPage(page.replace('65536', '65537'))).toBe(page);
    expect(() => filledPage(page.replace('code: limits', 'code: limbs'))).toThrow('limbs');
    expect(() => filledPage(page.replace('made from the code: limits', ''))).toThrow('limits');
  });

  test('given a field or a message without words, then nothing is made', () => {
    expect(() => describedSchema('hb', z.object({ t: z.literal('hb'), heat: z.number() }))).toThrow('hb.heat');
    expect(() => describedSchema('beat', FROM_READER.hb)).toThrow('beat');
  });

  test('given all words, then each stands on the page', () => {
    const page = read('READERLINK.md');
    const tables = Object.entries({ ...FROM_SERVER, ...FROM_READER }).map(([name, type]) => messageTable(name, type));
    const shown = `${page}${tables.join()}which message this is`;
    const words = [...Object.values(FIELD_WORDS), ...Object.values(MESSAGE_WORDS)];
    expect(words.filter((text) => !shown.includes(text))).toEqual([]);
  });

  test('given every error, then its close code is one that the server uses, and HTTP has the same less 4000', () => {
    const closes: readonly number[] = [...Object.values(CLOSE), 1011];
    for (const code of ERR_CODES) {
      const [close = 0, status = 0] = ERROR_WORDS[code] ?? [];
      expect(closes).toContain(close);
      if (close >= 4000 && code !== 'TOO_LARGE') expect(status).toBe(close - 4000);
    }
  });
});

const station = (nonces: string[] = []) =>
  memoryStation({ ...EXAMPLE, stored: { [EXAMPLE.boot]: EXAMPLE.stored }, nonce: () => nonces.shift() ?? 'later' });
const shape = ({ message }: Said) => ({ ...message, now: 0, s0: 0, session: '' });
const heardAs = (message: { readonly t: string }) => ({ ...message, now: 0, s0: 0, session: '' });
/** Of acks in a row the last: how many messages share a commit is nobody's promise. */
const lastAcks = <T extends { readonly t?: unknown }>(all: readonly T[]) =>
  all.filter(({ t }, i) => t !== 'ack' || all[i + 1]?.t !== 'ack');

describe('the example', () => {
  test('given its lines, then each is a message of its side', () => {
    const batch = exampleBatch();
    for (const { from, message } of [...exampleSession(), ...batch.get, ...batch.post, ...batch.answer])
      expect((from === 'server' ? serverMessage : readerMessage).safeParse(message).success).toBe(true);
  });

  test('given the real gateway, when the reader says its lines, then the server says the others', async () => {
    const { connect, seqs } = station(['key of the batches', EXAMPLE.nonce]);
    const socket = connect();
    for (const { from, message } of exampleSession()) {
      if (from === 'reader') socket.give(JSON.stringify(message));
      else await settle();
    }
    await settle();
    const server = exampleSession().filter(({ from }) => from === 'server');
    expect(lastAcks(socket.heard.map(heardAs))).toEqual(lastAcks(server.map(shape)));
    expect(socket.heard).toContainEqual({ t: 'ack', upTo: 429 });
    expect([socket.closed, seqs(EXAMPLE.boot)]).toEqual([null, [426, 427, 428, 429, 430]]);
  });

  test('given the same by HTTP, then the answer has the messages of the page', async () => {
    const { gateway, seqs } = station();
    const { get, post, answer } = exampleBatch();
    expect(gateway.batches.greet(LOCAL).messages.map(({ t }) => t)).toEqual(get.map(({ message }) => message.t));
    const nonce = gateway.batches.greet(LOCAL).messages.find(({ t }) => t === 'welcome');
    expect(nonce).toBeDefined();
    const own = nonce?.t === 'welcome' ? nonce.nonce : '';
    const body = post.map(({ message }) => (message.t === 'hello' ? { ...message, auth: proof(own) } : message));
    const reply = await gateway.batches.take(LOCAL, Buffer.from(JSON.stringify(body)));
    const named = (all: readonly { readonly t: string }[]) =>
      all.map((one) => ({ ...heardAs(one), nonce: '', id: '' }));
    expect(reply.status).toBe(200);
    expect(named(reply.messages)).toEqual(named(answer.map(({ message }) => message)));
    expect(seqs(EXAMPLE.boot)).toEqual([426, 427, 428, 429]);
  });

  test('given its proof, then the text is what the bytes on the page say', () => {
    const { text, hex, mac } = exampleProof();
    expect(read('READERLINK.md')).toContain(`text, ${Buffer.byteLength(text)} bytes  ${text}`);
    expect(Buffer.from(mac, 'base64url').toString('hex')).toBe(hex);
  });
});

function proof(nonce: string) {
  return { nonce, mac: exampleProof(nonce).mac };
}
