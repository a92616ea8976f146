// A wire between a card reader and the server that writes down what was sent, what was acknowledged and where the server
// asked a reader to resume. It changes nothing.
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { SUBPROTOCOL } from '../../server/readers/protocol.ts';

const hello = z.object({ t: z.literal('hello'), boot: z.string() });
const numbered = z.object({ seq: z.number() });
const ack = z.object({ t: z.literal('ack'), upTo: z.number() });
const ready = z.object({ t: z.literal('ready'), resume: z.number() });

export interface BootRecord {
  /** highest number sent */
  sent: number;
  /** highest number acknowledged */
  acked: number;
  /** each resume point with what had been acknowledged when it was named */
  readonly resumed: { readonly at: number; readonly acked: number }[];
}

export interface ReaderWire {
  readonly url: string;
  readonly boots: ReadonlyMap<string, BootRecord>;
  acked(): number;
  close(): Promise<void>;
}

export async function openReaderWire(target: string): Promise<ReaderWire> {
  const boots = new Map<string, BootRecord>();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => SUBPROTOCOL });
  await new Promise((done) => server.once('listening', done));
  server.on('connection', (near) => join(near, new WebSocket(target, SUBPROTOCOL), boots));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `ws://127.0.0.1:${port}/`,
    boots,
    acked: () => [...boots.values()].reduce((total, { acked }) => total + acked, 0),
    async close() {
      for (const socket of server.clients) socket.terminate();
      await new Promise((done) => server.close(done));
    },
  };
}

function join(near: WebSocket, far: WebSocket, boots: Map<string, BootRecord>): void {
  let record: BootRecord | null = null;
  const early: string[] = [];
  near.on('message', (data) => {
    const text = String(data);
    record = sending(text, boots) ?? record;
    const sent = read(numbered, text);
    if (record !== null && sent !== null) record.sent = Math.max(record.sent, sent.seq);
    if (far.readyState === WebSocket.OPEN) far.send(text);
    else early.push(text);
  });
  far.on('open', () => {
    for (const text of early) far.send(text);
  });
  far.on('message', (data) => {
    const text = String(data);
    if (record !== null) answered(text, record);
    if (near.readyState === WebSocket.OPEN) near.send(text);
  });
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.on('error', () => one.terminate());
    one.on('close', () => other.terminate());
  }
}

function sending(text: string, boots: Map<string, BootRecord>): BootRecord | null {
  const said = read(hello, text);
  if (said === null) return null;
  const record = boots.get(said.boot) ?? { sent: 0, acked: 0, resumed: [] };
  boots.set(said.boot, record);
  return record;
}

function answered(text: string, record: BootRecord): void {
  const acknowledged = read(ack, text);
  if (acknowledged !== null) record.acked = Math.max(record.acked, acknowledged.upTo);
  const resumed = read(ready, text);
  if (resumed !== null) record.resumed.push({ at: resumed.resume, acked: record.acked });
}

function read<T>(schema: z.ZodType<T>, text: string): T | null {
  const parsed = schema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}
