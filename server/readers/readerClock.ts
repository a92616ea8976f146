// The clock of one reader: asks it for its time, and turns its milliseconds into programme time.
import type { Clock } from '../base/clock.ts';
import { type ClockOffset, createClockEstimate } from './clockOffset.ts';
import { CLOCK_EVERY_MS, CLOCK_LOST_MS, CLOCK_WARN_MS, LATE_MS } from './protocol/limits.ts';
import type { ControlMessage, DataMessage, ServerMessage } from './protocol.ts';

export interface Arrival {
  readonly message: DataMessage;
  /** the reader had it before it connected: history, also while its clock is not known */
  readonly held: boolean;
  /** steady and programme time at which it came in */
  readonly steady: number;
  readonly programme: number;
}

/** Programme time in milliseconds. */
export interface ProgrammeTimes {
  readonly at: number;
  readonly from: number;
  readonly atErr: number;
  readonly late: boolean;
}

export interface ReaderClock {
  /** Asks at once and then again and again until the signal aborts; says when it is in doubt and when no longer. */
  run(signal: AbortSignal): Promise<void>;
  ask(): void;
  answer(reply: Extract<ControlMessage, { t: 'clk' }>, arrived: number): void;
  times(arrival: Arrival): ProgrammeTimes;
  err(): number;
}

const SOON_MS = 500;
const FIRST_QUESTIONS = 4;
const OPEN_QUESTIONS = 8;
/** A reader's history can be long, a nonsense time cannot reach back further than this. */
const OLDEST_MS = 15 * 60_000;
/** No cycle is longer. A beginning that is nonsense would make a card that is read once one that has lain there for long. */
const LONGEST_SCAN_MS = 60_000;

export interface ReaderClockOptions {
  readonly clock: Clock;
  readonly send: (message: ServerMessage) => void;
  /** uncertainty in ms, when it passes 250 either way; not before there was time for first answers */
  readonly onDoubt: (doubtful: boolean, errMs: number) => void;
}

export function createReaderClock({ clock, send, onDoubt }: ReaderClockOptions): ReaderClock {
  const estimate = createClockEstimate();
  const asked = new Map<number, number>();
  let id = 0;
  let doubtful = false;
  const err = (): number => Math.round(estimate.at(clock.now()).err);
  const judge = (): void => {
    if (err() > CLOCK_WARN_MS === doubtful) return;
    doubtful = !doubtful;
    onDoubt(doubtful, err());
  };
  const ask = (): void => {
    id += 1;
    asked.set(id, clock.now());
    asked.delete(id - OPEN_QUESTIONS);
    send({ t: 'clk', id, s0: clock.wall() });
  };
  return {
    ask,
    async run(signal) {
      while (!signal.aborted) {
        if (id >= FIRST_QUESTIONS) judge();
        ask();
        const wait = id < FIRST_QUESTIONS ? SOON_MS : CLOCK_EVERY_MS;
        await clock.sleepUntil(clock.now() + wait, signal);
      }
    },
    answer({ id: question, m1, m2 }, arrived) {
      const sent = asked.get(question);
      asked.delete(question);
      if (sent !== undefined) estimate.add({ sent, arrived, m1, m2 });
    },
    times: (arrival) => timesOf(arrival, estimate.at(arrival.steady)),
    err,
  };
}

/** The reader's own time when its clock is known, otherwise the arrival, which `atErr` above 2,000 marks. */
function timesOf({ message, held, steady, programme }: Arrival, { offset, err }: ClockOffset): ProgrammeTimes {
  const m = message.t === 'scan' ? message.m1 : message.m;
  const length = message.t === 'scan' ? Math.min(LONGEST_SCAN_MS, Math.max(0, message.m1 - message.m0)) : 0;
  const lost = offset === null || err > CLOCK_LOST_MS;
  const age = lost ? 0 : Math.min(OLDEST_MS, Math.max(0, steady - (m + offset)));
  const at = Math.round(programme - age);
  return { at, from: Math.round(at - length), atErr: Math.ceil(err), late: age > LATE_MS || (lost && held) };
}
