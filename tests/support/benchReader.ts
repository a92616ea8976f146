// A card reader that does nothing but measure: one scan at a time, sent, and timed until it is acknowledged.
import { createHmac } from 'node:crypto';
import { WebSocket } from 'ws';
import { LINK_VERSION, macText, SUBPROTOCOL, serverMessage } from '../../server/readers/protocol.ts';
import { realClock } from './realClock.ts';

export interface BenchReaderOptions {
  readonly url: string;
  readonly reader: string;
  readonly secret: string;
  readonly ports: readonly string[];
}

export interface BenchReader {
  /** ms from the send to the acknowledgement */
  scan(ants: Readonly<Record<string, readonly { readonly u: string; readonly r: number }[]>>): Promise<number>;
  close(): void;
}

const CYCLE_MS = 120;

export async function openBenchReader({ url, reader, secret, ports }: BenchReaderOptions): Promise<BenchReader> {
  const socket = new WebSocket(url, SUBPROTOCOL);
  const boot = `benchBoot${Math.round(realClock.now())}`;
  const booted = realClock.now();
  const mono = (): number => Math.round(realClock.now() - booted);
  let ready: () => void = () => undefined;
  let acknowledged: (upTo: number) => void = () => undefined;
  const up = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const say = (message: object): void => socket.send(JSON.stringify(message));
  socket.on('message', (data) => {
    const message = serverMessage.parse(JSON.parse(String(data)));
    if (message.t === 'welcome') {
      const mac = createHmac('sha256', secret)
        .update(macText(message.nonce, reader, boot))
        .digest('base64url');
      say({ t: 'hello', v: LINK_VERSION, reader, boot, ants: ports, auth: { kid: 'k1', mac } });
    } else if (message.t === 'clk') say({ ...message, m1: mono(), m2: mono() });
    else if (message.t === 'ready') ready();
    else if (message.t === 'ack') acknowledged(message.upTo);
    else if (message.t === 'err') throw new Error(`the reader was refused: ${message.code}`);
  });
  await up;
  let seq = 0;
  return {
    scan(ants) {
      seq += 1;
      const own = seq;
      return new Promise((resolve) => {
        const from = realClock.now();
        acknowledged = (upTo) => {
          if (upTo >= own) resolve(realClock.now() - from);
        };
        const m = mono();
        say({ t: 'scan', seq: own, cyc: own, m0: Math.max(0, m - CYCLE_MS), m1: m, rep: 1, ants });
      });
    },
    close: () => socket.close(),
  };
}
