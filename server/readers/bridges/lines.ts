// Bytes of a serial line to texts of messages: one JSON object a line, `#` for remarks, ` *XXXX` for a checksum. What is
// no message is counted and never repeated.
import { MAX_FRAME_BYTES } from '../protocol/limits.ts';
import { crcText } from './crc16.ts';

export interface LineListener {
  /** the JSON text of one line */
  message(text: string): void;
  /** a line that cannot be one */
  noise(): void;
}

export interface LineOptions {
  /** a line without a checksum counts as noise */
  readonly needsChecksum: boolean;
}

const CHECKSUM = /^(.*) \*([0-9A-F]{4})$/s;

export class Lines {
  private readonly listener: LineListener;
  private readonly options: LineOptions;
  private rest = '';
  /** a line that was too long is dropped up to its end */
  private dropping = false;

  constructor(listener: LineListener, options: LineOptions) {
    this.listener = listener;
    this.options = options;
  }

  push(chunk: Uint8Array): void {
    const parts = (this.rest + Buffer.from(chunk).toString('latin1')).split('\n');
    this.rest = parts.pop() ?? '';
    for (const line of parts) this.line(line);
    if (this.rest.length <= MAX_FRAME_BYTES) return;
    if (!this.dropping) this.listener.noise();
    this.dropping = true;
    this.rest = '';
  }

  private line(line: string): void {
    if (this.dropping) {
      this.dropping = false;
      return;
    }
    const text = Buffer.from(line.replace(/\r$/, ''), 'latin1').toString('utf8').trim();
    if (text === '' || text.startsWith('#')) return;
    const message = this.unwrap(text);
    if (message === null) this.listener.noise();
    else this.listener.message(message);
  }

  /** Noise before the first brace is forgiven where a checksum does not say otherwise. */
  private unwrap(text: string): string | null {
    const body = text.slice(Math.max(0, text.indexOf('{')));
    const [, message = '', sum] = CHECKSUM.exec(body) ?? [];
    if (sum === undefined) return this.options.needsChecksum ? null : body;
    return crcText(message) === sum ? message : null;
  }
}

/** A message for the device, as a line. */
export function lineOf(message: object, { needsChecksum }: LineOptions): string {
  const text = JSON.stringify(message);
  return `${needsChecksum ? `${text} *${crcText(text)}` : text}\n`;
}
