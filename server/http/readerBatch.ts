// Card readers that can do no WebSocket: GET gives a nonce, POST takes a batch and answers what is on disk. What they say
// is not looked at here.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Gateway } from '../readers/gateway.ts';
import type { Answer } from './answer.ts';
import { callerAddress } from './callerAddress.ts';
import { ConnectionLimits } from './connectionLimits.ts';

export const READER_BATCH = '/reader/batch';

type Reply = ReturnType<Gateway['batches']['greet']>;

export interface ReaderBatchOptions {
  readonly batches: Gateway['batches'];
  /** Bytes of a body that are read; the gateway refuses what is longer than it takes. */
  readonly mostBytes: number;
  readonly trustedProxies: readonly string[];
  readonly stopping: () => boolean;
}

/** Bodies on their way at the same time: they lie in memory before anybody has proven himself. */
const BODIES = { total: 64, perAddress: 8 };

export function createReaderBatch(options: ReaderBatchOptions): Answer {
  const { batches, trustedProxies, stopping } = options;
  const limits = new ConnectionLimits(BODIES);
  return (request, response) => {
    if (stopping()) return say(response, problem(503, 'INTERNAL', 'server stops: send again'));
    if (request.method === 'GET') return say(response, batches.greet(request));
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'GET, POST');
      return say(response, problem(405, 'STATE', 'GET a nonce, POST a batch'));
    }
    const plain = batches.turnAway(request);
    if (plain !== null) return sayUnread(request, response, plain);
    const place = limits.enter(callerAddress(request, trustedProxies));
    if (typeof place === 'string') return say(response, problem(503, 'INTERNAL', 'too many batches: send again'));
    response.once('close', place);
    answer(request, response, options).catch(() => response.destroy());
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { batches, mostBytes }: ReaderBatchOptions,
): Promise<void> {
  const body = await readBody(request, mostBytes);
  if (body !== null) return say(response, await batches.take(request, body));
  sayUnread(request, response, problem(413, 'TOO_LARGE', `body of more than ${mostBytes} bytes`));
}

/** The rest is not read, and the line ends with the answer. */
function sayUnread(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  response.setHeader('Connection', 'close');
  response.once('finish', () => request.destroy());
  say(response, reply);
}

/** Null when it is longer than `most`. */
async function readBody(request: IncomingMessage, most: number): Promise<Uint8Array | null> {
  if (Number(request.headers['content-length'] ?? 0) > most) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > most) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function problem(status: number, code: 'INTERNAL' | 'STATE' | 'TOO_LARGE', msg: string): Reply {
  return { status, messages: [{ t: 'err', code, msg, fatal: true }] };
}

function say(response: ServerResponse, { status, messages }: Reply): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(`${JSON.stringify(messages)}\n`);
}
