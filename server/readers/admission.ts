// Who may come in: transport, version, registration, proof, boot id. Every refusal says what to do about it.
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { ReaderRow, ReaderStore } from '../../db/readers.ts';
import type { Sealer } from '../base/sealer.ts';
import { isProven } from './handshake.ts';
import { type Hello, LINK_VERSION, SUBPROTOCOL } from './protocol.ts';
import type { Refusal } from './refusal.ts';
import { openSecret } from './roster.ts';

export function refuseTransport(socket: WebSocket, request: IncomingMessage): Refusal | null {
  if (socket.protocol !== SUBPROTOCOL) {
    return { close: 'version', code: 'VERSION', msg: `subprotocol ${SUBPROTOCOL} is needed` };
  }
  return refusePlain(request);
}

/** The link carries live hole cards: in the clear on this computer only. A proxy here says how it was spoken to. */
export function refusePlain({ socket: stream, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): Refusal | null {
  const address = stream.remoteAddress ?? '';
  const loopback = address === '::1' || /^(?:::ffff:)?127\./.test(address);
  const outside = String(headers['x-forwarded-proto'] ?? 'https').split(',');
  const plainOutside = outside.some((word) => !/^(?:https|wss)$/.test(word.trim()));
  if ((loopback && !plainOutside) || 'encrypted' in stream) return null;
  return { close: 'auth', code: 'PLAIN', msg: 'readers that are not on this computer connect by TLS' };
}

export type Admission = { readonly row: ReaderRow } | { readonly refusal: Refusal };

export interface AdmissionOptions {
  readonly readers: Pick<ReaderStore, 'get'>;
  readonly sealer: Sealer;
}

export async function admit({ readers, sealer }: AdmissionOptions, hello: Hello, nonce: string): Promise<Admission> {
  const { reader, boot } = hello;
  if (hello.v !== LINK_VERSION) return refused('version', 'VERSION', `this server speaks readerlink/${LINK_VERSION}`);
  const row = await readers.get(reader);
  if (row === undefined) return refused('auth', 'UNREGISTERED', 'no reader of this name: feltcast reader add');
  if (!isProven(openSecret(sealer, row), { nonce, reader, boot }, hello.auth.mac)) {
    return refused('auth', 'AUTH', 'the mac does not prove the secret of this reader');
  }
  return row.enabled ? { row } : refused('disabled', 'DISABLED', 'this reader is switched off');
}

function refused(close: Refusal['close'], code: Refusal['code'], msg: string): Admission {
  return { refusal: { close, code, msg } };
}

/** A boot id that starts its numbers anew would have its reads taken for repeats. */
export function refuseReusedBoot({ seq }: Hello, stored: number): Refusal | null {
  if (seq === undefined || seq.last >= stored) return null;
  const msg = `boot id was used before, up to ${stored}: take a new one at every power-up`;
  return { close: 'malformed', code: 'STATE', msg };
}
