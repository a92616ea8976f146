// What comes out of a simulated table, kept for the scorer: firm cards, boards, folds, prompts, what is said to be wrong.
import type { Hand } from '../../engine/hand.ts';
import type { LogEntry } from '../../log/entry.ts';
import type { FirmCard, HandAir, Illness, Prompt } from '../../sim/air.ts';
import { TRACKER_ACTOR } from '../../table/actor.ts';
import type { Proposal, Question } from '../../table/commands.ts';
import type { Pending } from '../../table/proposals.ts';
import type { Output } from '../../tracker/shape.ts';
import type { OpenDeck } from './openDeck.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

export class AirLog {
  private readonly deck: OpenDeck;
  private firm: FirmCard[] = [];
  private folds: { readonly at: number; readonly seat: number; readonly automatic: boolean }[] = [];
  private prompts = new Map<string, Mutable<Prompt>>();
  private ills: Mutable<Illness>[] = [];
  private hand: Hand | null = null;
  /** ids of pending things that a person has just dealt with */
  private answering = new Set<string>();
  private endsHand = new Set<string>();

  constructor(deck: OpenDeck) {
    this.deck = deck;
  }

  output(output: Output, now: number): void {
    if (output.type === 'hole-card' || output.type === 'up-card') this.firmCard(output.tag, output.seat, now);
    else if (output.type === 'board') for (const tag of output.tags) this.firmCard(tag, 0, now);
    else if (output.type === 'muck' && output.gates.every((gate) => gate === 'ends-hand')) this.endsHand.add(output.id);
    else if (output.type === 'health') this.health(`${output.code} ${output.zone ?? ''}`.trim(), output.on, now);
  }

  private firmCard(tag: Parameters<OpenDeck['cardOf']>[0], seat: number, at: number): void {
    const card = this.deck.cardOf(tag);
    if (card !== undefined) this.firm.push({ at, seat, card });
  }

  private health(code: string, on: boolean, now: number): void {
    if (on) this.ills.push({ code, from: now, until: null });
    else for (const ill of this.ills) if (ill.code === code) ill.until ??= now;
    // said once, it is over by itself
    if (code === 'lost-messages') for (const ill of this.ills) if (ill.code === code) ill.until ??= now;
  }

  entries(
    entries: readonly LogEntry[],
    { before, after, now }: { readonly before: Hand | null; readonly after: Hand | null; readonly now: number },
  ): void {
    this.hand = after;
    if (after === null) return;
    const out = (hand: Hand | null, seat: number) =>
      hand?.handId === after.handId && hand.seats.some((s) => s.seat === seat && s.state === 'FOLDED');
    for (const { seat, state } of after.seats) {
      if (state !== 'FOLDED' || out(before, seat)) continue;
      this.folds.push({ at: now, seat, automatic: entries.some((entry) => entry.actor === TRACKER_ACTOR.actor) });
    }
  }

  pending({ proposals, questions }: Pending, now: number): void {
    const open = new Map([...proposals, ...questions].map((one) => [one.id, one] as const));
    for (const [id, one] of open) if (!this.prompts.has(id)) this.prompts.set(id, this.promptOf(one, now));
    for (const [id, prompt] of this.prompts) {
      if (prompt.until !== null || open.has(id)) continue;
      prompt.until = now;
      prompt.answered = this.answering.has(id);
    }
    this.answering.clear();
  }

  /** The next thing that happens to it is a person's answer. */
  answer(id: string): void {
    this.answering.add(id);
  }

  /** Dealt face up: everybody sees them. */
  private up(): readonly { readonly seat: number; readonly slot: number; readonly card: FirmCard['card'] }[] {
    return this.hand?.seats.flatMap(({ seat, up }) => up.map((one) => ({ seat, ...one }))) ?? [];
  }

  private promptOf(one: Proposal | Question, at: number): Mutable<Prompt> {
    const code = 'kind' in one ? one.kind : one.code;
    return { at, code, until: null, answered: false, sharesAward: this.endsHand.has(one.id) };
  }

  /** Everything since the last time, as the hand's. */
  take(): HandAir {
    const { firm, folds } = this;
    const air: HandAir = {
      ...{ firm, folds, ills: this.ills, prompts: [...this.prompts.values()] },
      hole: [...this.deck.placed, ...this.up()].map(({ seat, slot, card }) => ({ seat, slot, card })),
      board: this.hand?.boards.flat() ?? [],
    };
    this.firm = [];
    this.folds = [];
    // what is open goes on in the next hand, where it is not counted again
    this.ills = this.ills.filter(({ until }) => until === null);
    for (const [id, { until }] of this.prompts) if (until !== null) this.prompts.delete(id);
    return air;
  }
}
