// A show at a simulated table: world, reader, link and house run side by side under one virtual clock, step by step.
import type { Card } from '../../engine/card.ts';
import type { Game } from '../../engine/game/game.ts';
import type { GameName } from '../../engine/game/gameName.ts';
import { gameOf } from '../../engine/game/games.ts';
import type { Street } from '../../engine/game/street.ts';
import { ruleOf, streetIndex } from '../../engine/game/streets.ts';
import { standardLayout } from '../../readers/layout.ts';
import { changed } from '../../sim/faultSteps.ts';
import type { Fault } from '../../sim/faults.ts';
import type { FeltOptions } from '../../sim/felt.ts';
import { type Furnished, furnish } from '../../sim/furnish.ts';
import { type Delivery, LinkModel } from '../../sim/link.ts';
import { perform } from '../../sim/perform.ts';
import type { SimProfile } from '../../sim/profiles.ts';
import type { Random } from '../../sim/random.ts';
import { type CardStepInput, cardStepSchema } from '../../sim/script.ts';
import { Ingest, type IngestOptions } from './ingest.ts';
import { OpenDeck } from './openDeck.ts';
import { SimHouse, type SimHouseOptions } from './simHouse.ts';

export interface SimShowOptions {
  readonly seed: string;
  readonly profile: SimProfile;
  readonly felt: FeltOptions;
  readonly game?: GameName;
  readonly faults: readonly Fault[];
  readonly step?: SimHouseOptions['step'];
}

/** How finely time goes by; shorter than any cycle. */
const STEP_MS = 60;
/** The server's own pace where nothing arrives. */
const TICK_MS = 500;

export class SimShow {
  readonly house: SimHouse;
  readonly table: Furnished;
  /** chance of people: when and what they play */
  readonly play: Random;
  /** called whenever time has gone by */
  onTime: () => Promise<void> = async () => undefined;
  /** each row of the inbox, where somebody keeps them */
  onRecorded: IngestOptions['store'] | null = null;
  /** the next card of the stub: it takes the place of one that is put aside, whatever the fault names */
  spare: Card | null = null;
  readonly game: Game;
  /** dealt side by side */
  readonly boards: number;
  private readonly options: SimShowOptions;
  private readonly link: LinkModel;
  private readonly ingest: Ingest;
  private way: Delivery[] = [];
  private ticked = 0;

  constructor(options: SimShowOptions) {
    const { seed, profile, felt, faults } = options;
    this.options = options;
    this.game = gameOf(options.game ?? 'holdem');
    this.boards = options.felt.boards ?? 1;
    const { driftPpm, latencyMs } = profile.link;
    this.table = furnish({ seed, deck: seed, profile, felt, faults, driftPpm });
    const { streams, reader, deck } = this.table;
    this.play = streams('play');
    this.link = new LinkModel({ profile: profile.link, random: streams('link'), faults: this.table.faults });
    const clock = streams('clock');
    this.ingest = new Ingest({
      ...{ reader: 'sim', layout: standardLayout(felt.seats, felt.board, felt), mono: (t) => reader.mono(t) },
      latency: () => latencyMs * (0.8 + 0.4 * clock.next()),
      store: (src, envelope) => this.onRecorded?.(src, envelope),
    });
    const { step } = options;
    const house = { deck: new OpenDeck(deck), seats: felt.seats, seed, ...(step === undefined ? {} : { step }) };
    this.house = new SimHouse(house);
  }

  get now(): number {
    return this.house.now;
  }

  /** Slots whose cards are dealt face up on the street. */
  upSlots(street: Street): readonly number[] {
    const before = this.game.streets.slice(0, streetIndex(this.game, street)).flatMap(({ deal }) => deal).length;
    return ruleOf(this.game, street).deal.flatMap((face, i) => (face === 'up' ? [before + i] : []));
  }

  /** Somebody has to bring it in. */
  mustOpen(): boolean {
    const { hand } = this.house;
    return this.game.forced === 'bring_in' && hand.street === this.game.streets[0].street && hand.currentBet === 0;
  }

  /** Time goes by. */
  async run(ms: number): Promise<void> {
    const until = this.now + Math.round(ms);
    while (this.now < until) {
      this.house.now = Math.min(until, this.now + STEP_MS);
      await this.arrive();
      await this.onTime();
    }
  }

  /** Until it holds, at most `ms`; says whether it does. */
  async until(holds: () => boolean, ms: number): Promise<boolean> {
    const end = this.now + ms;
    while (!holds() && this.now < end) await this.run(STEP_MS);
    return holds();
  }

  /** Cards move, with what goes wrong on the way, until they are at rest. False: nothing more of the hand can be played. */
  async perform(input: CardStepInput): Promise<boolean> {
    const { faults } = this.options;
    const asked = cardStepSchema.parse(input);
    const first = this.table.faults.note(asked.do, this.now);
    const done = changed(asked, faults);
    for (const one of [done.step, ...(first ? done.after : [])]) {
      const step = one.do === 'replace' && this.spare !== null ? { ...one, card: this.spare } : one;
      const stage = { world: this.table.world, random: this.table.streams('motion'), at: this.now, haste: 1 };
      const moved = perform(step, { ...stage, scatter: this.options.profile.scatter });
      if (!moved.ok) throw new Error(`${step.do}: ${moved.error}`);
      // a player who looks at his cards or draws them away holds nobody up
      if (step.do !== 'away') await this.run(moved.value - this.now);
    }
    return !done.ends;
  }

  /** The reader's faults may happen again. */
  beginHand(): void {
    this.table.faults.begin(this.now);
    this.table.reader.forgive();
  }

  private async arrive(): Promise<void> {
    const { now } = this;
    this.way.push(...this.link.send(this.table.reader.advance(now), now));
    if (this.way.length > 1) this.way.sort((a, b) => a.at - b.at);
    let quiet = true;
    while (this.way[0] !== undefined && this.way[0].at <= now) {
      const [delivery, ...rest] = this.way;
      this.way = rest;
      for (const observation of this.ingest.take(delivery)) {
        quiet = false;
        await this.house.hear(observation);
      }
    }
    for (const observation of this.ingest.expire(now)) await this.house.hear(observation);
    if (!quiet) this.ticked = now;
    else if (now - this.ticked >= TICK_MS) {
      this.ticked = now;
      await this.house.hear({ type: 'tick', at: now });
    }
  }
}
