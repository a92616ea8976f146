// A bridge: hears one device, and is a card reader to the server in its place. While the device is silent the link is
// down, so that nobody takes a dead device for empty antennas. Knows no wire and no card.
import type { Clock } from '../../base/clock.ts';
import { type About, ReaderClient, type Said } from '../client/readerClient.ts';
import { HEARTBEAT_MS, MAX_FRAME_BYTES, MISSED_HEARTBEATS } from '../protocol/limits.ts';
import { type CmdMessage, type DataMessage, dataMessage, isData } from '../protocol.ts';
import { type Device, type DeviceMessage, isDeviceData } from './deviceMessage.ts';
import { Numbering } from './numbering.ts';
import { Picture } from './picture.ts';

export interface BridgeOptions {
  readonly url: string;
  readonly reader: string;
  readonly secret: string;
  readonly device: Device;
  readonly about: About;
  readonly clock: Clock;
  /** fresh for every start, letters and digits */
  readonly boot: string;
  /** One line for the terminal; holds no tag. */
  readonly tell: (line: string) => void;
}

/** The server gives a command up after ten seconds. */
const ANSWER_MS = 8000;
const SILENT_MS = HEARTBEAT_MS * MISSED_HEARTBEATS;
const LOOK_MS = 500;

export class Bridge {
  private readonly options: BridgeOptions;
  private readonly numbering = new Numbering();
  private readonly picture = new Picture();
  private readonly client: ReaderClient;
  private readonly answers = new Map<string, (ok: boolean) => void>();
  private readonly startedAt: number;
  private heardAt: number | null = null;
  private spoiled = 0;

  constructor(options: BridgeOptions) {
    const { url, reader, secret, boot, about, clock, tell } = options;
    this.options = options;
    this.startedAt = clock.now();
    this.client = new ReaderClient({
      ...{ url, reader, secret, boot, about, clock, present: false },
      mono: () => this.mono(),
      snap: () => this.snap(),
      gap: (lost) => this.numbering.gap(this.mono(), lost),
      obey: (command) => this.ask(command),
      onLink: (up, why) => tell(up ? 'connected to the server' : `no link to the server (${why})`),
    });
  }

  /** Until the signal aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { device } = this.options;
    const served = this.client.run();
    const heard = device.run(
      {
        heard: (message) => this.hear(message),
        noise: () => this.noise(),
        gone: (why) => this.lose(why),
      },
      signal,
    );
    await this.listenForSilence(signal);
    this.client.stop();
    await Promise.all([served, heard]);
  }

  private hear(message: DeviceMessage): void {
    if (this.heardAt === null) {
      this.options.tell('the device speaks');
      this.client.setPresent(true);
    }
    this.heardAt = this.mono();
    if (message.t === 'res') this.answers.get(message.id)?.(message.ok);
    if (message.t === 'hb') this.client.say({ at: this.mono(), message: { ...message, m: this.mono() } });
    if (!isDeviceData(message)) return;
    for (const said of this.numbering.take(message, this.mono())) this.say(said);
  }

  private say(said: Said): void {
    const { message } = said;
    if (isData(message)) this.picture.take(message);
    // what the server refuses would come back with every new connection
    if (!isData(message) || fits(message)) this.client.say(said);
    else this.client.say(this.numbering.gap(this.mono(), { from: message.seq, to: message.seq }));
  }

  private noise(): void {
    this.spoiled += 1;
    // the first, the tenth, the hundredth: a bad line must not fill a terminal
    if (/^10*$/.test(String(this.spoiled))) this.options.tell(`${this.spoiled} lines of the device were no message`);
  }

  private lose(why: string): void {
    if (this.heardAt === null) return;
    this.heardAt = null;
    this.options.tell(`the device is silent (${why})`);
    this.client.setPresent(false);
  }

  private async listenForSilence(signal: AbortSignal): Promise<void> {
    const { clock } = this.options;
    while (!signal.aborted) {
      await clock.sleepUntil(clock.now() + LOOK_MS, signal);
      if (this.heardAt !== null && this.mono() - this.heardAt >= SILENT_MS) this.lose('no word for 6 s');
    }
  }

  /**
   * By what was heard last; the device is asked as well, since an edge that was lost is missing there. More than a frame
   * holds is left unsaid: a gap in its place would make the server ask again.
   */
  private snap(): Said {
    this.options.device.send({ t: 'cmd', id: 'snap', do: 'snap' });
    const m = this.mono();
    return this.numbering.own(m, (seq) => {
      const snap: DataMessage = { t: 'snap', seq, m, ants: this.picture.ants };
      return fits(snap) ? snap : { ...snap, ants: {} };
    });
  }

  private async ask(command: CmdMessage): Promise<boolean> {
    const { clock, device } = this.options;
    if (!device.send(command)) return false;
    const given = new AbortController();
    let ok = false;
    this.answers.set(command.id, (answer) => {
      ok = answer;
      given.abort();
    });
    await clock.sleepUntil(clock.now() + ANSWER_MS, given.signal);
    this.answers.delete(command.id);
    return ok;
  }

  private mono(): number {
    return Math.round(this.options.clock.now() - this.startedAt);
  }
}

function fits(message: DataMessage): boolean {
  return dataMessage.safeParse(message).success && Buffer.byteLength(JSON.stringify(message)) <= MAX_FRAME_BYTES;
}
