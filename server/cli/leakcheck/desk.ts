// What the check sees of the table at its console, and how it gives commands there: only what the play of its hands needs.
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import type { ConsoleCommand, ConsoleControl } from '../../console/view.ts';
import type { Line } from './line.ts';

const viewSchema = z.object({
  data: z.object({
    view: z.object({
      handId: z.string().nullable(),
      handNumber: z.number(),
      turn: z.number(),
      phase: z.string(),
      legal: z.object({ seat: z.number(), check: z.boolean() }).nullable(),
      nextBoard: z.object({ street: z.string() }).nullable(),
      boards: z.array(z.array(z.string())),
      seats: z.array(z.object({ seat: z.number(), state: z.string(), stack: z.number(), moves: z.array(z.string()) })),
      readers: z.array(z.object({ state: z.string(), zones: z.array(z.object({ cards: z.number() })) })),
    }),
  }),
});
export type Seen = z.output<typeof viewSchema>['data']['view'];

const replySchema = z.object({ data: z.object({ ok: z.boolean(), code: z.string().optional() }) });

const LOOK_MS = 15;
/** A busy computer takes its time. */
const LONGEST_MS = 60_000;

/** What was waited for did not come, or a command was refused: the hands of the check cannot be played. */
export class LeakTrouble extends Error {}

export interface DeskLines {
  readonly operator: Line;
  readonly producer: Line;
  readonly cardDesk: Line;
}

export class LeakDesk {
  readonly #lines: DeskLines;
  readonly #clock: Clock;
  readonly #table: string;
  readonly #newId: () => string;
  #seen: Seen | null = null;

  constructor(lines: DeskLines, at: { readonly table: string; readonly clock: Clock; readonly newId: () => string }) {
    this.#lines = lines;
    this.#clock = at.clock;
    this.#table = at.table;
    this.#newId = at.newId;
  }

  /** Data of the console feed. */
  show(data: unknown): void {
    this.#seen = viewSchema.parse(data).data.view;
  }

  get seen(): Seen {
    if (this.#seen === null) throw new LeakTrouble('the console feed has not begun');
    return this.#seen;
  }

  /** Whatever the answer is: it is compared like any other. */
  async give(command: ConsoleCommand, by: keyof DeskLines = 'operator'): Promise<void> {
    const input = { table: this.#table, clientId: this.#newId(), command };
    await this.#lines[by].ask('mutation', { path: 'command', input });
  }

  async must(command: ConsoleCommand): Promise<void> {
    const input = { table: this.#table, clientId: this.#newId(), command };
    const answer = await this.#lines.operator.ask('mutation', { path: 'command', input });
    const reply = replySchema.safeParse(answer.result).data?.data;
    if (reply?.ok !== true)
      throw new LeakTrouble(`the table refused ${command.do}: ${reply?.code ?? JSON.stringify(answer.error)}`);
  }

  async control(command: ConsoleControl): Promise<void> {
    const input = { table: this.#table, command };
    const answer = await this.#lines.producer.ask('mutation', { path: 'control', input });
    const reply = replySchema.safeParse(answer.result).data?.data;
    if (reply?.ok !== true) throw new LeakTrouble(`release refused ${command.do}: ${reply?.code ?? 'no answer'}`);
  }

  async find(holds: (seen: Seen) => boolean, ms: number): Promise<boolean> {
    const end = this.#clock.now() + ms;
    while (this.#clock.now() < end) {
      if (this.#seen !== null && holds(this.#seen)) return true;
      await this.#clock.sleepUntil(this.#clock.now() + LOOK_MS);
    }
    return false;
  }

  async until(what: string, holds: (seen: Seen) => boolean, ms = LONGEST_MS): Promise<void> {
    if (!(await this.find(holds, ms))) throw new LeakTrouble(`waited ${ms / 1000} s in vain for ${what}`);
  }
}
