// One socket to a door of the server, byte by byte: everything that comes in is handed on as it came. Knows no table.
import { WebSocket } from 'ws';
import { z } from 'zod';

export interface LineOptions {
  /** ws://host:port/door */
  readonly url: string;
  /** null: nobody in particular */
  readonly token: string | null;
  /** every message from the server; `what`: path of the call it answers */
  readonly hear: (what: string, text: string) => void;
}

const messageSchema = z.object({
  id: z.number().nullish(),
  result: z.object({ type: z.string().optional(), data: z.unknown().optional() }).optional(),
  error: z.unknown().optional(),
});
type Answer = z.output<typeof messageSchema>;

export type CallKind = 'query' | 'mutation' | 'subscription';

interface Call {
  readonly path: string;
  readonly input: unknown;
}

/** The path, and the canvas that was asked for. */
export function nameOf({ path, input }: Call): string {
  const canvas: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'canvas') : undefined;
  return typeof canvas === 'string' ? `${path} ${canvas}` : path;
}

/** The error of a call that got no answer, for the socket was closed. */
export const CLOSED = 'closed';

export class Line {
  readonly #socket: WebSocket;
  readonly #options: LineOptions;
  readonly #open: Promise<void>;
  readonly #paths = new Map<number, string>();
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #following = new Map<number, (data: unknown) => void>();
  #id = 0;

  constructor(options: LineOptions) {
    this.#options = options;
    const { url, token, hear } = options;
    this.#socket = new WebSocket(token === null ? url : `${url}?connectionParams=1`);
    this.#socket.on('message', (data) => this.#hear(String(data)));
    this.#socket.on('close', (code) => this.#closed(code));
    this.#open = new Promise((resolve, reject) => {
      this.#socket.once('open', resolve);
      this.#socket.once('error', reject);
    });
    this.#open.catch((error: unknown) => hear('socket', error instanceof Error ? error.message : 'error'));
  }

  async ready(): Promise<this> {
    await this.#open;
    if (this.#options.token !== null)
      this.#socket.send(JSON.stringify({ method: 'connectionParams', data: { token: this.#options.token } }));
    return this;
  }

  /** Resolves to the message that answers; one without a socket is answered by its end, `CLOSED`. */
  ask(kind: CallKind, { path, input }: Call): Promise<Answer> {
    return new Promise((resolve) => {
      const id = this.#send(kind, { path, input });
      this.#waiting.set(id, resolve);
      if (this.#socket.readyState !== WebSocket.OPEN) this.#closed(0);
    });
  }

  /** Resolves when it has begun, or was refused. */
  follow({ path, input }: Call, told: (data: unknown) => void = () => undefined): Promise<Answer> {
    return new Promise((resolve) => {
      const id = this.#send('subscription', { path, input });
      this.#following.set(id, told);
      this.#waiting.set(id, resolve);
      if (this.#socket.readyState !== WebSocket.OPEN) this.#closed(0);
    });
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.removeAllListeners('message');
    this.#socket.on('error', () => undefined);
    this.#socket.close();
  }

  #send(method: CallKind, params: Call): number {
    this.#id += 1;
    this.#paths.set(this.#id, nameOf(params));
    if (this.#socket.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ id: this.#id, jsonrpc: '2.0', method, params }));
    return this.#id;
  }

  #hear(text: string): void {
    if (text === 'PING' || text === 'PONG') return;
    const message = messageSchema.parse(JSON.parse(text));
    const id = message.id ?? 0;
    this.#options.hear(this.#paths.get(id) ?? 'socket', text);
    const told = this.#following.get(id);
    if (told !== undefined && message.result?.type === 'data') told(message.result.data);
    const answer = this.#waiting.get(id);
    this.#waiting.delete(id);
    answer?.(message);
  }

  #closed(code: number): void {
    // without a token a socket is closed by the clock alone
    if (code !== 0 && this.#options.token !== null) this.#options.hear('socket', `closed ${code}`);
    for (const answer of this.#waiting.values()) answer({ error: CLOSED });
    this.#waiting.clear();
  }
}
