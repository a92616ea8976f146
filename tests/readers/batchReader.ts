// A reader without a WebSocket: each POST carries its proof and a batch.
import { macOf } from '../../server/readers/handshake.ts';
import { type ServerMessage, serverMessage } from '../../server/readers/protocol.ts';

export interface Answered {
  readonly status: number;
  readonly messages: readonly ServerMessage[];
  find<T extends ServerMessage['t']>(t: T): Extract<ServerMessage, { t: T }> | undefined;
}

export interface BatchReaderOptions {
  readonly url: string;
  readonly secret: string;
  readonly boot: string;
  readonly reader?: string;
}

export class BatchReader {
  readonly options: BatchReaderOptions;
  nonce = '';

  constructor(options: BatchReaderOptions) {
    this.options = options;
  }

  async greet(): Promise<Answered> {
    return this.keepNonce(await answered(await fetch(this.options.url)));
  }

  hello(over: object = {}): object {
    const { secret, boot, reader = 'tbl-a' } = this.options;
    const { nonce } = this;
    return { t: 'hello', v: 1, reader, boot, auth: { nonce, mac: macOf(secret, { nonce, reader, boot }) }, ...over };
  }

  async post(messages: readonly object[], over: object = {}): Promise<Answered> {
    return this.send(JSON.stringify([this.hello(over), ...messages]));
  }

  async send(body: string | Uint8Array<ArrayBuffer>): Promise<Answered> {
    return this.keepNonce(await answered(await fetch(this.options.url, { method: 'POST', body })));
  }

  private keepNonce(answer: Answered): Answered {
    this.nonce = answer.find('welcome')?.nonce ?? this.nonce;
    return answer;
  }
}

async function answered(response: Response): Promise<Answered> {
  const messages = serverMessage.array().parse(await response.json());
  return {
    ...{ status: response.status, messages },
    find: (t) => messages.find((message): message is Extract<ServerMessage, { t: typeof t }> => message.t === t),
  };
}
