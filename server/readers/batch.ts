// The way in for readers without a WebSocket: each POST is a batch with a proof of its own, and its answer says what is on
// disk. Between two batches the reader's session stays, as a socket would.
import type { IncomingMessage } from 'node:http';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import { refusePlain, refuseReusedBoot } from './admission.ts';
import type { Connected } from './connected.ts';
import type { Entrance } from './entrance.ts';
import { type Batch, readBatch } from './frame.ts';
import { createMailbox, type Mailbox, type Shut } from './mailbox.ts';
import type { Hello, ServerMessage } from './protocol.ts';
import { loggedName } from './readerName.ts';
import type { Refusal } from './refusal.ts';
import { createTickets, type Tickets } from './tickets.ts';
import { welcome } from './welcome.ts';

export interface BatchOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly nonce: () => string;
  readonly entrance: Entrance;
  readonly onLeft: (one: Connected) => void;
}

export interface BatchReply {
  /** of HTTP: 200, or the close code less 4000, 413 too large, 503 come again */
  readonly status: number;
  readonly messages: readonly ServerMessage[];
}

export interface BatchDoor {
  /** For a caller in the clear, known by the head of the request alone; null: the body may come. */
  turnAway(request: IncomingMessage): BatchReply | null;
  /** A nonce for the next batch. */
  greet(request: IncomingMessage): BatchReply;
  take(request: IncomingMessage, body: Uint8Array): Promise<BatchReply>;
}

interface Visit {
  readonly one: Connected;
  readonly mailbox: Mailbox;
}

const NEEDS_NONCE: Refusal = {
  ...{ close: 'auth', code: 'AUTH' },
  msg: 'auth.nonce is missing, old or used: take the nonce of the last answer, or GET a new one',
};
const AGAIN = 503;

export function createBatchDoor(options: BatchOptions): BatchDoor {
  const { clock, logger, nonce } = options;
  const tickets = createTickets(clock, nonce);
  const visits = new Map<string, Visit>();
  const greeting = () => welcome({ session: nonce(), nonce: tickets.issue(), now: clock.wall() });
  const taken = new BatchTaker(options, { tickets, visits });
  const turnAway = (request: IncomingMessage): BatchReply | null => {
    const refusal = refusePlain(request);
    return refusal === null ? null : refused(refusal);
  };
  return {
    turnAway,
    greet: (request) => turnAway(request) ?? { status: 200, messages: [greeting()] },
    async take(request, body) {
      const plain = turnAway(request);
      if (plain !== null) return plain;
      const batch = readBatch(body);
      if ('refusal' in batch) return refused(batch.refusal);
      try {
        const reply = await taken.take(batch);
        return { ...reply, messages: [...reply.messages, greeting()] };
      } catch {
        logger.log('error', 'a batch of a reader could not be taken', { reader: loggedName(batch.hello.reader) });
        return failed();
      }
    },
  };
}

class BatchTaker {
  private readonly options: BatchOptions;
  private readonly tickets: Tickets;
  private readonly visits: Map<string, Visit>;

  constructor(options: BatchOptions, kept: { readonly tickets: Tickets; readonly visits: Map<string, Visit> }) {
    this.options = options;
    this.tickets = kept.tickets;
    this.visits = kept.visits;
  }

  async take(batch: Batch): Promise<BatchReply> {
    const entered = await this.enter(batch);
    if ('status' in entered) return entered;
    const { session } = entered.one;
    for (const message of batch.messages) if (entered.mailbox.open) session.receive(message);
    await session.settled();
    session.askClock();
    const messages = entered.mailbox.empty().filter(({ t }) => t !== 'ack' && t !== 'err');
    if (entered.mailbox.shut !== null) return replyOf(entered.mailbox.shut);
    return { status: 200, messages: [...messages, { t: 'ack', upTo: session.health().stored }] };
  }

  private async enter({ hello }: Batch): Promise<Visit | BatchReply> {
    const { entrance } = this.options;
    const { nonce = '' } = hello.auth;
    if (!this.tickets.isGood(nonce)) return refused(NEEDS_NONCE);
    const mailbox = createMailbox(() => this.left(hello.reader, mailbox));
    const arriving = { link: mailbox, hello, nonce };
    const row = await entrance.check(arriving);
    if (row === null) return replyOf(mailbox.shut);
    if (!this.tickets.use(nonce)) return refused(NEEDS_NONCE);
    const old = this.visits.get(hello.reader);
    if (old?.mailbox.open && old.one.hello.boot === hello.boot) return goOn(old, hello);
    const one = await entrance.open(arriving, row, (opened) => this.visits.set(hello.reader, { one: opened, mailbox }));
    return one === null ? replyOf(mailbox.shut) : { one, mailbox };
  }

  private left(reader: string, mailbox: Mailbox): void {
    const visit = this.visits.get(reader);
    if (visit?.mailbox !== mailbox) return;
    this.visits.delete(reader);
    this.options.onLeft(visit.one);
  }
}

function goOn(visit: Visit, hello: Hello): Visit | BatchReply {
  const refusal = refuseReusedBoot(hello, visit.one.session.health().stored);
  return refusal === null ? visit : refused(refusal);
}

function refused({ close, code, msg }: Refusal): BatchReply {
  const status = { malformed: 400, auth: 401, disabled: 403, replaced: 409, version: 426, window: 429 }[close];
  const message: ServerMessage = { t: 'err', code, msg, fatal: true };
  return { status: code === 'TOO_LARGE' ? 413 : status, messages: [message] };
}

function replyOf(shut: Shut | null): BatchReply {
  return shut === null || shut.refusal === null ? failed() : refused(shut.refusal);
}

function failed(): BatchReply {
  return { status: AGAIN, messages: [{ t: 'err', code: 'INTERNAL', msg: 'not stored: send again', fatal: true }] };
}
