// Plays a row through decide and evolve and says in words where the outcome is not the expected one.
import { amend, EMPTY_RECORD, recordStep } from '../../../server/engine/amend.ts';
import type { HandCommand } from '../../../server/engine/command.ts';
import { decide } from '../../../server/engine/decide.ts';
import type { HandEvent } from '../../../server/engine/event.ts';
import { fold } from '../../../server/engine/evolve.ts';
import { dealOrder } from '../../../server/engine/forcedBets.ts';
import type { Hand, HandState } from '../../../server/engine/hand.ts';
import { fixtureOf, startCommand } from './fixture.ts';
import { observe } from './observe.ts';
import type { Expectation, HandRow } from './row.ts';
import { type AmendLine, parseAmendment, parseLine } from './script.ts';

/** Every disagreement of a row; empty when all is as printed. */
export function playRow(row: HandRow): readonly string[] {
  const play = new Play(row);
  for (const word of row.script) {
    if (play.stuck) break;
    if (typeof word === 'string') play.line(word);
    else play.compare(word, `before line ${play.lines}`);
  }
  if (row.expect !== undefined && !play.stuck) play.compare(row.expect, 'at the end');
  return play.faults;
}

class Play {
  readonly faults: string[] = [];
  stuck = false;
  lines = 0;
  #state: HandState = null;
  #record = EMPTY_RECORD;
  readonly #lines: string[] = [];

  constructor(row: HandRow) {
    const fixture = fixtureOf(row.fixture);
    const start = startCommand(fixture);
    if (row.refused !== undefined) {
      this.#mustNot(start, { text: 'start', refusal: row.refused });
      this.stuck = true;
      return;
    }
    this.#must(start, 'start');
    if (!fixture.dealt || this.stuck) return;
    const slots = new Map<number, number>();
    for (const seat of dealOrder(start.start)) {
      const slot = slots.get(seat) ?? 0;
      slots.set(seat, slot + 1);
      this.#must({ type: 'DealHole', seat, slot }, 'deal');
    }
    if (!this.#hand.dealComplete) this.#must({ type: 'CompleteDeal' }, 'deal');
  }

  get #hand(): Hand {
    if (this.#state === null) throw new Error('the hand has not been started');
    return this.#state;
  }

  get #events(): readonly HandEvent[] {
    return this.#record.effective.flatMap((step) => step.events);
  }

  line(text: string): void {
    this.lines += 1;
    const amendment = parseAmendment(text);
    if (amendment !== null) this.#amend(amendment);
    else this.#command(text);
  }

  #command(text: string): void {
    const { command, refusal } = parseLine(text);
    if (refusal === null) this.#must(command, text);
    else this.#mustNot(command, { text, refusal });
  }

  compare(expected: Expectation, where: string): void {
    const seen = observe({ hand: this.#hand, events: this.#events });
    for (const [field, want] of Object.entries(expected)) {
      const got = seen(field, want);
      if (JSON.stringify(got) !== JSON.stringify(want)) {
        this.faults.push(`${where}: ${field} is ${JSON.stringify(got)}, not ${JSON.stringify(want)}`);
      }
    }
  }

  #must(command: HandCommand, text: string): void {
    const decided = decide(this.#state, command);
    if (!decided.ok) {
      this.stuck = true;
      this.faults.push(`"${text}" was refused: ${decided.error.code} ${JSON.stringify(decided.error.params)}`);
      return;
    }
    this.#state = fold(this.#state, decided.value);
    this.#lines.push(text);
    const origin = this.#lines.length;
    this.#record = recordStep(this.#record, { origin, happened: origin * 1000, command, events: decided.value });
  }

  #amend({ old, command }: AmendLine): void {
    const position = this.#lines.indexOf(old) + 1;
    const options = { onIllegal: 'cancel', ruling: null, position: this.#lines.length + 1 } as const;
    const amended = amend(this.#record, [{ type: 'replace', position, command }], options);
    if (!amended.ok) {
      this.stuck = true;
      this.faults.push(`the amendment of "${old}" was refused: ${amended.error.code}`);
      return;
    }
    this.#state = fold(this.#state, [amended.value.event]);
    this.#record = amended.value.record;
  }

  #mustNot(command: HandCommand, { text, refusal }: { text: string; refusal: string }): void {
    const decided = decide(this.#state, command);
    if (decided.ok) this.faults.push(`"${text}" was accepted`);
    else if (refusal !== '' && decided.error.code !== refusal) this.faults.push(`"${text}" gave ${decided.error.code}`);
  }
}
