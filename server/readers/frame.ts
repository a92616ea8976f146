// Bytes from a reader to messages, or why not. Whatever is wrong is named by field and reason, never by value: it may
// be a tag.
import { complaintOf } from './complaint.ts';
import type { ErrCode } from './protocol/codes.ts';
import { BATCH_BYTES, BATCH_MESSAGES, MAX_FRAME_BYTES } from './protocol/limits.ts';
import { type Hello, type ReaderMessage, readerMessage } from './protocol.ts';
import type { Refusal } from './refusal.ts';

export interface Refused {
  readonly refusal: Refusal;
}

/** One frame of a socket: one message as JSON text. */
export function readFrame(bytes: Uint8Array, isBinary: boolean): { readonly message: ReaderMessage } | Refused {
  if (bytes.length > MAX_FRAME_BYTES)
    return malformed('TOO_LARGE', `frame of ${bytes.length} bytes, at most ${MAX_FRAME_BYTES}`);
  if (isBinary) return malformed('MALFORMED', 'frames are JSON text, one message each');
  const json = readJson(bytes);
  return json === undefined ? malformed('MALFORMED', 'not JSON') : readMessage(json, []);
}

export interface Batch {
  readonly hello: Hello;
  readonly messages: readonly Exclude<ReaderMessage, Hello>[];
}

/** The body of a POST: an array of messages, `hello` first. It is taken whole or not at all. */
export function readBatch(bytes: Uint8Array): Batch | Refused {
  if (bytes.length > BATCH_BYTES)
    return malformed('TOO_LARGE', `body of ${bytes.length} bytes, at most ${BATCH_BYTES}`);
  const json = readJson(bytes);
  if (!Array.isArray(json)) return malformed('MALFORMED', 'the body is a JSON array of messages');
  if (json.length > BATCH_MESSAGES) return malformed('TOO_LARGE', `more than ${BATCH_MESSAGES} messages`);
  const messages: Exclude<ReaderMessage, Hello>[] = [];
  let hello: Hello | undefined;
  for (const [i, one] of json.entries()) {
    const read = readMessage(one, [i]);
    if ('refusal' in read) return read;
    const { message } = read;
    if ((message.t === 'hello') !== (i === 0)) return malformed('STATE', 'hello is the first message and the only one');
    if (message.t === 'hello') hello = message;
    else messages.push(message);
  }
  return hello === undefined ? malformed('STATE', 'the first message is hello') : { hello, messages };
}

function readMessage(json: unknown, at: readonly PropertyKey[]): { readonly message: ReaderMessage } | Refused {
  const parsed = readerMessage.safeParse(json);
  return parsed.success ? { message: parsed.data } : malformed('MALFORMED', complaintOf(parsed.error, at));
}

const text = new TextDecoder('utf-8', { fatal: true });

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(text.decode(bytes));
  } catch {
    return undefined;
  }
}

function malformed(code: ErrCode, msg: string): Refused {
  return { refusal: { close: 'malformed', code, msg } };
}
