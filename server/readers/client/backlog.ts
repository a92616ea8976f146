// Messages that the server has not acknowledged, oldest first. When it is full the oldest scans go, then the oldest of all,
// and what was lost is named. Knows no socket.
import type { DataMessage } from '../protocol.ts';

export interface Lost {
  readonly from: number;
  readonly to: number;
}

/** However long there is no server, and whatever the messages are. */
const MOST_KEPT = 20_000;

export class Backlog {
  private readonly bufferMs: number;
  private readonly most: number;
  private kept: { readonly at: number; readonly message: DataMessage }[] = [];
  private lost: Lost[] = [];
  private highest = 0;

  /** `bufferMs`: how far back it reaches, reader time; `most`: messages of any kind */
  constructor(bufferMs: number, most = MOST_KEPT) {
    this.bufferMs = bufferMs;
    this.most = most;
  }

  get size(): number {
    return this.kept.length;
  }

  /** The lowest number it still holds and the highest it ever had; null when it holds none. */
  get range(): { readonly first: number; readonly last: number } | null {
    const [first] = this.kept;
    return first === undefined ? null : { first: first.message.seq, last: this.highest };
  }

  add(at: number, message: DataMessage): void {
    this.kept.push({ at, message });
    this.highest = Math.max(this.highest, message.seq);
    if (this.kept.length > this.most) this.dropOldest(Math.ceil(this.most / 4));
    const old = at - this.bufferMs;
    if ((this.kept[0]?.at ?? at) >= old) return;
    for (const one of this.kept) if (one.at < old && one.message.t === 'scan') this.loses(one.message.seq);
    this.kept = this.kept.filter((one) => one.at >= old || one.message.t !== 'scan');
  }

  acked(upTo: number): void {
    this.kept = this.kept.filter(({ message }) => message.seq > upTo);
    this.lost = this.lost.filter(({ to }) => to > upTo);
  }

  /** Everything from `seq` on, in order. */
  from(seq: number): readonly DataMessage[] {
    return this.kept.flatMap(({ message }) => (message.seq >= seq ? [message] : []));
  }

  /** What was dropped since the last time; each to be told in a gap message. */
  takeLost(): readonly Lost[] {
    const { lost } = this;
    this.lost = [];
    return lost;
  }

  /** Drops everything, as the server asked. */
  flush(): void {
    for (const { message } of this.kept) this.loses(message.seq);
    this.kept = [];
  }

  /** All of them at once are one run of lost numbers, together with what went from between them before. */
  private dropOldest(count: number): void {
    const numbers = this.kept.splice(0, count).map(({ message }) => message.seq);
    const to = Math.max(...numbers);
    const before = this.lost.filter((run) => run.from <= to).map((run) => run.from);
    this.lost = [{ from: Math.min(...numbers, ...before), to }, ...this.lost.filter((run) => run.from > to)];
  }

  private loses(seq: number): void {
    const last = this.lost.at(-1);
    if (last?.to === seq - 1) this.lost[this.lost.length - 1] = { from: last.from, to: seq };
    else this.lost.push({ from: seq, to: seq });
  }
}
