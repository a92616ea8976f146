// The deck page's side of a whole house: what is asked at the desk, cards laid on the reader's antenna, frames that come.
import { expect } from 'vitest';
import type { DeckCommand, DeckReply, DeckView } from '../../server/console/deck/view.ts';
import type { Card } from '../../server/engine/card.ts';
import { TABLE } from './furnish.ts';
import type { Pipeline } from './pipeline.ts';
import { seededIds } from './seeded.ts';
import type { Said } from './trace.ts';
import type { World } from './world.ts';

export interface DeckBenchOptions {
  readonly seats: number;
  /** whose cards are laid when nothing else is said */
  readonly deck: World;
}

export class DeckBench {
  readonly pipeline: Pipeline;
  readonly newHand = seededIds('deck desk hands');
  readonly frames: Said[] = [];
  private seq = 0;

  private readonly options: DeckBenchOptions;

  constructor(pipeline: Pipeline, options: DeckBenchOptions) {
    this.pipeline = pipeline;
    this.options = options;
    void this.follow();
  }

  get board(): string {
    return String(this.options.seats + 1);
  }

  get view(): DeckView {
    const frame = this.pipeline.server.decks.feed.latest();
    if (frame === null) throw new Error('no deck view');
    return frame.view;
  }

  private async follow(): Promise<void> {
    const { feed } = this.pipeline.server.decks;
    for (let seen = 0; ; ) {
      const frame = await feed.next(seen, new AbortController().signal);
      if (frame === null) return;
      seen = frame.feed;
      this.frames.push({ at: 0, programme: 0, channel: 'deck', text: JSON.stringify(frame) });
    }
  }

  async ask(command: DeckCommand, actor = 'fedor'): Promise<DeckReply> {
    const reply = await this.pipeline.hub.deck(TABLE, { actor, role: 'floor' }, command);
    if (reply === null) throw new Error('no table');
    await this.pipeline.settle();
    return reply;
  }

  /** One message of the reader: what lies on the antennas, by port. */
  async scan(ants: Readonly<Record<string, readonly string[]>>, rep = 4): Promise<void> {
    const { pipeline } = this;
    const m0 = pipeline.clock.now();
    await pipeline.advance(rep * 120);
    this.seq += 1;
    const ports = Array.from({ length: this.options.seats + 2 }, (_, i) => String(i + 1));
    const seen = Object.fromEntries(ports.map((port) => [port, (ants[port] ?? []).map((u) => ({ u, r: 50 }))]));
    pipeline.reader.send({ t: 'scan', seq: this.seq, m0, m1: pipeline.clock.now(), rep, ants: seen });
    await pipeline.settle();
    await pipeline.settle();
  }

  async lay(card: Card, from = this.options.deck): Promise<void> {
    await this.scan({ [this.board]: [from.uids.get(card) ?? ''] });
    await this.scan({});
  }

  async begin(command: DeckCommand): Promise<void> {
    expect(await this.ask(command)).toEqual({ ok: true });
    await this.scan({});
  }

  questions(): readonly string[] {
    return this.pipeline.server.table.questions().map(({ code }) => code);
  }

  async startHand(): Promise<string> {
    const hand = this.newHand();
    await this.pipeline.must('olga', { do: 'startHand', hand });
    return hand;
  }
}
