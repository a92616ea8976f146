// A card reader of an outside engineer, who had docs/READERLINK.md and nothing else: numbers, buffer, clock and commands of
// one power-up, for the socket and for batches. It imports nothing of this project.
import { createHmac, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';

export const proof = ({ secret, nonce, reader, boot }) =>
  createHmac('sha256', secret).update(`${nonce}|${reader}|${boot}`).digest('base64url');

export class Device extends EventEmitter {
  boot = randomBytes(6).toString('hex');
  began = performance.now() - 50_000;
  /** the newest number that was given out */
  last = 0;
  /** the highest number that was acknowledged */
  stored = 0;
  /** messages by number, until they are acknowledged */
  held = new Map();
  /** runs of numbers that were dropped and not named yet */
  lost = [];
  cfg = {};
  lying = {};

  constructor({ reader, secret, ants }) {
    super();
    this.reader = reader;
    this.secret = secret;
    this.ants = ants;
  }

  m() {
    return Math.round((performance.now() - this.began) * 10) / 10;
  }

  hello(nonce, more = {}) {
    const { reader, secret, boot, ants, held, last } = this;
    const seq = held.size === 0 ? {} : { seq: { first: Math.min(...held.keys()), last } };
    const auth = { ...more, mac: proof({ secret, nonce, reader, boot }) };
    return { t: 'hello', v: 1, reader, boot, fw: '1.0.0', model: 'outsider', mode: 'scan', ants, ...seq, auth };
  }

  add({ t, ...rest }) {
    this.last += 1;
    this.held.set(this.last, { t, seq: this.last, ...rest });
    this.emit('data', this.last);
    return this.last;
  }

  scan(ants) {
    const m1 = this.m();
    this.lying = ants;
    return this.add({ t: 'scan', m0: m1 - 116, m1, ants });
  }

  snap() {
    const empty = Object.fromEntries(this.ants.map((port) => [port, []]));
    return this.add({ t: 'snap', m: this.m(), ants: { ...empty, ...this.lying } });
  }

  /** The buffer was full: these are gone. */
  drop(from, to) {
    for (let seq = from; seq <= to; seq += 1) this.held.delete(seq);
    this.lost.push([from, to]);
  }

  acked(upTo) {
    this.stored = Math.max(this.stored, upTo);
    for (const seq of this.held.keys()) if (seq <= upTo) this.held.delete(seq);
    this.emit('acked');
  }

  /** "Going on after a break": numbers to send, gaps first. */
  resumeAt(resume) {
    this.acked(resume - 1);
    const runs = this.lost.filter(([, to]) => to >= resume);
    this.lost = [];
    const gaps = runs.map(([from, to]) => this.gap(Math.max(from, resume), to));
    const rest = [...this.held.keys()].filter((seq) => !gaps.includes(seq));
    return [...gaps, ...rest.sort((a, b) => a - b)];
  }

  gap(from, to) {
    return this.add({ t: 'gap', m: this.m(), lost: { from, to }, why: 'buffer' });
  }

  hb() {
    return { t: 'hb', m: this.m(), last: this.last, queued: this.held.size, cycleMs: 116 };
  }

  /** The answer to a command, and what is done behind it. */
  obey({ id, do: what, cfg }) {
    if (what === 'cfg') Object.assign(this.cfg, cfg);
    const after = { snap: () => this.snap(), flush: () => this.flush() }[what];
    return { res: { t: 'res', id, ok: what !== 'selftest', msg: 'no coil to test' }, after };
  }

  flush() {
    const numbers = [...this.held.keys()];
    if (numbers.length === 0) return;
    this.held.clear();
    this.gap(Math.min(...numbers), Math.max(...numbers));
  }
}
