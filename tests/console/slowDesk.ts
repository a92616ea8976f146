// A desk on a slow line: presses at their times, a server that decides by the real rules and answers late. Fake timers only.
import { vi } from 'vitest';
import { type Effect, NO_ENTRY, pressed } from '../../app/console/deskMoves.ts';
import type { Intent } from '../../app/console/keys.ts';
import { PLAIN_HAND } from '../../app/console/nextHand.ts';
import { NO_PRESSES, PressQueue, type PressState } from '../../app/console/pressQueue.ts';
import type { ConsoleInput } from '../../server/console/consoleInput.ts';
import type { ConsoleCommand, ConsoleReply, ConsoleView } from '../../server/console/view.ts';
import { viewOf } from './inputs.ts';
import { give, refusalOf, type Show } from './show.ts';

export interface Line {
  /** from the press to the table, and the same way back */
  readonly wayMs: number;
  /** the view after the reply; negative: before it */
  readonly viewLaterMs: number;
}

const NEW_HAND = '01980000-0000-7000-8000-000000000999';
const KEYS: Readonly<Record<string, Intent['do']>> = {
  F: 'fold',
  C: 'passive',
  B: 'wager',
  A: 'all-in',
  '↵': 'confirm',
};

/** 'CC260000↵F': letters of the keys, digits, ↵ for Enter. */
export function keysOf(text: string): readonly Intent[] {
  return [...text].map((sign): Intent => {
    if (/\d/.test(sign)) return { do: 'type', text: sign };
    const what = KEYS[sign];
    if (what === undefined || what === 'type' || what === 'take') throw new Error(`no key ${sign}`);
    return { do: what };
  });
}

export class SlowDesk {
  show: Show;
  state: PressState = NO_PRESSES;
  readonly said: Effect[] = [];
  /** refused by the table */
  readonly refused: string[] = [];
  readonly #line: Line;
  readonly #queue: PressQueue;
  #view: ConsoleView;

  constructor(show: Show, line: Line, patch: Partial<ConsoleInput> = {}) {
    this.show = show;
    this.#line = line;
    this.#view = viewOf(show, patch);
    this.#queue = new PressQueue(
      {
        now: () => performance.now(),
        decide: (view, entry, intent) =>
          pressed({ view, entry, intent, nextHand: PLAIN_HAND, newHand: () => NEW_HAND }),
        carryOut: (effect) => this.#carryOut(effect),
        changed: (state) => {
          this.state = state;
        },
      },
      { view: this.#view },
    );
  }

  async press(keys: string, everyMs: number): Promise<void> {
    for (const intent of keysOf(keys)) {
      this.#queue.press(intent);
      await vi.advanceTimersByTimeAsync(everyMs);
    }
  }

  key(intent: Intent): void {
    this.#queue.press(intent);
  }

  /** What readers or another console enter meanwhile. */
  elsewhere(command: ConsoleCommand): void {
    this.show = give(this.show, command);
    this.#showLater(this.show, this.#line.wayMs);
  }

  lineLost(): void {
    this.#queue.saw(this.#view, false);
  }

  lineBack(): void {
    this.#queue.saw(this.#view, true);
  }

  #carryOut(effect: Effect): void {
    this.said.push(effect);
    if (effect.kind === 'command') this.#queue.sent(effect.command, this.#command(effect.command));
  }

  async #command(command: ConsoleCommand): Promise<ConsoleReply> {
    const { wayMs, viewLaterMs } = this.#line;
    await after(wayMs);
    const refusal = refusalOf(this.show, command);
    if (refusal !== null) {
      this.refused.push(refusal.code);
      await after(wayMs);
      return { ok: false, code: refusal.code, clause: '', params: {} };
    }
    this.show = give(this.show, command);
    this.#showLater(this.show, wayMs + viewLaterMs);
    const { position } = this.show.state;
    await after(wayMs);
    return { ok: true, position };
  }

  #showLater(show: Show, ms: number): void {
    setTimeout(() => {
      this.#view = viewOf(show);
      this.#queue.saw(this.#view, true);
    }, ms);
  }
}

/** The console as it was: every press goes to the view that stands there. */
export async function pressWithoutQueue(show: Show, keys: string, { line, everyMs }: { line: Line; everyMs: number }) {
  let [table, view, entry] = [show, viewOf(show), NO_ENTRY];
  const refused: string[] = [];
  const enter = (command: ConsoleCommand): void => {
    const refusal = refusalOf(table, command);
    if (refusal !== null) refused.push(refusal.code);
    else table = give(table, command);
    const next = table;
    setTimeout(() => {
      if (view.turn !== next.turn) entry = NO_ENTRY;
      view = viewOf(next);
    }, line.wayMs);
  };
  for (const intent of keysOf(keys)) {
    const next = pressed({ view, entry, intent, nextHand: PLAIN_HAND, newHand: () => NEW_HAND });
    entry = next.entry;
    const { effect } = next;
    if (effect?.kind === 'command') setTimeout(() => enter(effect.command), line.wayMs);
    await vi.advanceTimersByTimeAsync(everyMs);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  return { show: table, refused };
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** '3 call', in order. */
export function actionsOf({ entries }: Show): readonly string[] {
  return entries.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'ActionTaken' ? [`${event.seat} ${event.action} ${event.to ?? ''}`.trim()] : [],
    ),
  );
}
