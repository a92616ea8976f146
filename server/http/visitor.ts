// One socket on the public or console path: whose it is, whether it still lives, and how much it may say and take.
// It knows no table and no view.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Principal } from '../access/principal.ts';
import type { Clock } from '../base/clock.ts';
import { Refusal } from './wireError.ts';

/** Messages a socket may send: `burst` at once, `perSecond` for ever. */
export interface MessageRate {
  readonly burst: number;
  readonly perSecond: number;
}

export const CLOSE = {
  /** token missing, wrong, revoked or expired */
  unauthorised: 4401,
  tooManyMessages: 4429,
  restart: 1012,
} as const;

/** A frame more than this waiting to leave, and newer ones are held back until it has. */
const HIGH_WATER_BYTES = 64 * 1024;
const DRAIN_POLL_MS = 25;
const MOST_SUBSCRIPTIONS = 8;

export interface VisitorOptions {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly clock: Clock;
  readonly rate: MessageRate;
  /** where it comes from, for the audit log: see callerAddress */
  readonly address: string;
  /** how long it may stand without a token, ms */
  readonly patienceMs: number;
  /** false: its token has said too much over all its sockets */
  readonly maySpeak: (token: string) => boolean;
  /** it stands there by another token now, which takes a place of its own */
  readonly carried?: (visitor: Visitor) => void;
}

export class Visitor {
  readonly #options: VisitorOptions;
  readonly since: number;
  principal: Principal | null = null;
  /** Why there is no principal, once a token was looked at. */
  #refusal = 'token-missing';
  #allowance: number;
  #allowanceAt: number;
  #subscriptions = 0;
  #heardAt: number;
  #flowAt: number;
  #flowed = 0;
  #holds = 0;

  constructor(options: VisitorOptions) {
    this.#options = options;
    const now = options.clock.now();
    this.since = now;
    this.#allowance = options.rate.burst;
    this.#allowanceAt = now;
    this.#heardAt = now;
    this.#flowAt = now;
    options.socket.on('pong', () => this.#hear());
    options.socket.on('message', () => this.#message());
  }

  refuse(reason: string): void {
    this.principal = null;
    this.#refusal = reason;
  }

  /** Until the returned function is called nobody closes it for a token that has ended: another one is on its way. */
  hold(): () => void {
    this.#holds += 1;
    let held = true;
    return () => {
      if (held) this.#holds -= 1;
      held = false;
    };
  }

  get held(): boolean {
    return this.#holds > 0;
  }

  /** From now on it stands there by this. */
  carry(principal: Principal): void {
    this.principal = principal;
    this.#options.carried?.(this);
  }

  /** Throws for a socket without a valid token. */
  require(): Principal {
    if (this.principal === null) throw new Refusal('UNAUTHORIZED', this.#refusal);
    return this.principal;
  }

  /** Takes one of the few subscriptions a socket may hold; the returned function gives it back. */
  subscribe(): () => void {
    if (this.#subscriptions >= MOST_SUBSCRIPTIONS) throw new Refusal('TOO_MANY_REQUESTS', 'too-many-subscriptions');
    this.#subscriptions += 1;
    return () => {
      this.#subscriptions -= 1;
    };
  }

  /** Resolves when there is room for another frame, or when the signal aborts. */
  async drained(signal: AbortSignal): Promise<void> {
    const { socket, clock } = this.#options;
    while (socket.bufferedAmount > HIGH_WATER_BYTES && !signal.aborted)
      await clock.sleepUntil(clock.now() + DRAIN_POLL_MS, signal);
  }

  ping(): void {
    if (this.open) this.#options.socket.ping();
  }

  /** Milliseconds without a word from the other end. */
  silentFor(now: number): number {
    return now - this.#heardAt;
  }

  /** Milliseconds for which a backlog has not moved; 0 without one. Bytes that leave count as a word, too. */
  stuckFor(now: number): number {
    const { socket, stream } = this.#options;
    const flowed = 'bytesWritten' in stream ? Number(stream.bytesWritten) - stream.writableLength : 0;
    if (socket.bufferedAmount > 0 && flowed !== this.#flowed) this.#heardAt = now;
    if (socket.bufferedAmount === 0 || flowed !== this.#flowed) this.#flowAt = now;
    this.#flowed = flowed;
    return now - this.#flowAt;
  }

  get address(): string {
    return this.#options.address;
  }

  get patienceMs(): number {
    return this.#options.patienceMs;
  }

  get open(): boolean {
    return this.#options.socket.readyState === this.#options.socket.OPEN;
  }

  end(code: number, reason: string): void {
    this.#options.socket.close(code, reason);
  }

  terminate(): void {
    this.#options.socket.terminate();
  }

  #hear(): void {
    this.#heardAt = this.#options.clock.now();
  }

  #message(): void {
    this.#hear();
    const { rate, socket } = this.#options;
    const passed = (this.#heardAt - this.#allowanceAt) / 1000;
    this.#allowance = Math.min(rate.burst, this.#allowance + passed * rate.perSecond) - 1;
    this.#allowanceAt = this.#heardAt;
    const token = this.principal?.tokenId;
    if (this.#allowance >= 0 && (token === undefined || this.#options.maySpeak(token))) return;
    socket.removeAllListeners('message');
    this.end(CLOSE.tooManyMessages, 'too-many-messages');
  }
}
