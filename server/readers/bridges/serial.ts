// A device on a serial line (or a TCP port of this computer that stands for one): lines in, lines out, and found again
// after it was unplugged.
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Clock } from '../../base/clock.ts';
import type { CmdMessage } from '../protocol.ts';
import { type Device, type DeviceListener, readDeviceMessage } from './deviceMessage.ts';
import { type LineOptions, Lines, lineOf } from './lines.ts';
import { loadPackage } from './missingPackage.ts';

/** Opens the line; rejects when it is not there. */
export type OpenLine = () => Promise<Duplex>;

export interface SerialOptions {
  readonly open: OpenLine;
  readonly lines: LineOptions;
  readonly clock: Clock;
}

const AGAIN_MS = 1000;

export class SerialDevice implements Device {
  private readonly options: SerialOptions;
  private stream: Duplex | null = null;

  constructor(options: SerialOptions) {
    this.options = options;
  }

  async run(listener: DeviceListener, signal: AbortSignal): Promise<void> {
    const { clock, open } = this.options;
    while (!signal.aborted) {
      const stream = await open().catch(() => null);
      if (stream !== null) await this.hear(stream, listener, signal);
      listener.gone(stream === null ? 'the line cannot be opened' : 'the line was closed');
      if (!signal.aborted) await clock.sleepUntil(clock.now() + AGAIN_MS, signal);
    }
  }

  send(command: CmdMessage): boolean {
    if (this.stream === null) return false;
    this.stream.write(lineOf(command, this.options.lines));
    return true;
  }

  private hear(stream: Duplex, listener: DeviceListener, signal: AbortSignal): Promise<void> {
    const lines = new Lines(
      {
        message(text) {
          const message = readDeviceMessage(text);
          if (message === null) listener.noise();
          else listener.heard(message);
        },
        noise: () => listener.noise(),
      },
      this.options.lines,
    );
    this.stream = stream;
    return new Promise((done) => {
      const end = (): void => {
        signal.removeEventListener('abort', end);
        this.stream = null;
        stream.destroy();
        done();
      };
      stream.on('data', (chunk: Uint8Array) => lines.push(chunk));
      stream.on('error', end);
      stream.on('close', end);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
    });
  }
}

/** `path`: /dev/ttyUSB0, COM3. Rejects with MissingPackage where `serialport` is not installed. */
export async function serialLine(path: string, baudRate: number): Promise<OpenLine> {
  const { SerialPort } = await loadPackage('serialport', () => import('serialport'));
  return () =>
    new Promise((resolve, reject) => {
      const port = new SerialPort({ path, baudRate, autoOpen: false });
      port.open((error) => (error === null ? resolve(port) : reject(error)));
    });
}

export function tcpLine(port: number): OpenLine {
  return () =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(socket));
      socket.once('error', reject);
    });
}
