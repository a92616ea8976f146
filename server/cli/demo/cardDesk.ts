// The person at the card desk: types hole cards beside the hand through a door of his own. Some come late, one stays out
// until the next hand runs, one is mistaken for another and put right. He gets no card back.
import type { Clock } from '../../base/clock.ts';
import type { Card } from '../../engine/card.ts';
import type { Random } from '../../sim/random.ts';
import type { TableCommandInput } from '../../table/commands.ts';
import { DemoClosed, type Desk } from './desk.ts';
import { mistakenFor } from './happenings.ts';
import type { DemoPlan } from './plan.ts';

export interface TypedCard {
  readonly position: number;
  readonly slot: number;
  readonly card: Card;
  readonly when: 'at-once' | 'late' | 'next-hand';
  /** typed first, and corrected soon after */
  readonly slip: Card | null;
}

/** How the cards of the `count`-th hand are typed, seat by seat. What goes wrong goes wrong at seats that never open. */
export function typingOf(plan: DemoPlan, count: number): readonly TypedCard[] {
  const opens = plan.steps.flatMap((step) => (step.do === 'open' ? [step.position] : []));
  const hidden = plan.hole.map((_, position) => position).filter((position) => !opens.includes(position));
  const [late, odd] = [hidden[count % hidden.length], hidden[(count + 1) % hidden.length]];
  const turns = count % 2 === 0 ? 'slip' : 'next-hand';
  return plan.hole.flatMap((cards, position) =>
    cards.map((card, slot): TypedCard => {
      const isOdd = position === odd && odd !== late;
      const when = position === late ? 'late' : isOdd && turns === 'next-hand' ? 'next-hand' : 'at-once';
      const slip = isOdd && turns === 'slip' && slot === 0 ? mistakenFor(card, plan) : null;
      return { position, slot, card, when, slip };
    }),
  );
}

export interface CardDeskParts {
  readonly desk: Pick<Desk, 'command'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly speed: number;
  readonly delayMs: number;
  readonly say: (line: string) => void;
}

export interface HandToType {
  readonly plan: DemoPlan;
  readonly hand: string;
  readonly number: number;
  readonly seats: readonly number[];
}

/** Seconds at the pace of people. */
const PRESS_S = [0.5, 0.9] as const;
const LATE_S = [8, 14] as const;
const NOTICED_S = [3, 5] as const;
/** What was left out is typed this long before its hand airs at the latest, ms. */
const MARGIN_MS = 12_000;
const RETRY_MS = 1_000;
const RETRIES = 60;

export class CardDesk {
  readonly #parts: CardDeskParts;
  readonly #open = new Set<Promise<void>>();
  #count = 0;
  /** one person: one card after the other */
  #pressed: Promise<void> = Promise.resolve();
  #next = new AbortController();

  constructor(parts: CardDeskParts) {
    this.#parts = parts;
  }

  /** Begins with the cards of a hand that runs, and with what is left of the one before; does not wait for them. */
  type(at: HandToType): void {
    const { clock, delayMs, say } = this.#parts;
    this.#count += 1;
    this.#next.abort();
    this.#next = new AbortController();
    const { signal } = this.#next;
    const due = clock.now() + delayMs - MARGIN_MS;
    const cards = typingOf(at.plan, this.#count);
    const of = (when: TypedCard['when']) => cards.filter((typed) => typed.when === when);
    this.#begin(() => this.#typeAll(at, of('at-once')));
    this.#begin(async () => {
      await this.#wait(LATE_S);
      await this.#typeAll(at, of('late'));
    });
    this.#begin(async () => {
      const left = of('next-hand');
      if (left.length === 0) return;
      await clock.sleepUntil(due, signal);
      say(`card desk: two cards of hand ${at.number} were left out and are typed before it airs`);
      await this.#typeAll(at, left);
    });
  }

  /** Nothing is left out any more. */
  async finish(): Promise<void> {
    this.#next.abort();
    // whoever types may find a slip to put right
    while (this.#open.size > 0) await Promise.all(this.#open);
  }

  #begin(work: () => Promise<void>): void {
    const { say } = this.#parts;
    const begun: Promise<void> = work()
      .catch((error: unknown) => {
        if (!(error instanceof DemoClosed)) say(`card desk: ${error instanceof Error ? error.message : 'failed'}`);
      })
      .finally(() => this.#open.delete(begun));
    this.#open.add(begun);
  }

  async #typeAll(at: HandToType, cards: readonly TypedCard[]): Promise<void> {
    for (const { position, slot, card, slip } of cards) {
      const place = { hand: at.hand, seat: at.seats[position] ?? 0, slot };
      await this.#press({ do: 'typeHole', ...place, card: slip ?? card });
      if (slip === null) continue;
      this.#begin(async () => {
        await this.#wait(NOTICED_S);
        this.#parts.say(`card desk: a card of seat ${place.seat} was mistyped and is typed again`);
        await this.#press({ do: 'retypeHole', ...place, card });
      });
    }
  }

  #press(command: TableCommandInput): Promise<void> {
    const press = this.#pressed.then(() => this.#send(command));
    this.#pressed = press.catch(() => undefined);
    return press;
  }

  /** Whoever types faster than a person can is asked to wait. */
  async #send(command: TableCommandInput): Promise<void> {
    const { desk, clock } = this.#parts;
    await this.#wait(PRESS_S);
    for (let tries = 1; ; tries += 1) {
      const reply = await desk.command(command, 'card-desk');
      if (reply.ok) return;
      if (reply.code !== 'rate-limited' || tries === RETRIES) throw new Error(`${command.do} refused: ${reply.code}`);
      await clock.sleepUntil(clock.now() + RETRY_MS);
    }
  }

  async #wait([from, to]: readonly [number, number]): Promise<void> {
    const { clock, random, speed } = this.#parts;
    await clock.sleepUntil(clock.now() + (random.between(from, to) * 1000) / speed);
  }
}
