// One hand played at the simulated table in front of the real tracker and the real engine, under a virtual clock.
// The player of the hand is perfect: he moves cards as people do and enters what the tracker does not.
import { Player } from '../../server/cli/replay/player.ts';
import type { Card } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import { dealOrder, firstPositions } from '../../server/engine/forcedBets.ts';
import { handId } from '../../server/engine/ids.ts';
import { REPLAY } from '../../server/engine/profiles/replay.ts';
import { type SeatNo, seatNo } from '../../server/engine/seat.ts';
import { EMPTY_TABLE } from '../../server/log/tableState.ts';
import { standardLayout } from '../../server/readers/layout.ts';
import { observationsOf } from '../../server/readers/normalise.ts';
import { tagKey } from '../../server/readers/protocol/tagKey.ts';
import { isData } from '../../server/readers/protocol.ts';
import { Antennas } from '../../server/sim/antenna.ts';
import { makeDeck } from '../../server/sim/deck.ts';
import { createFelt } from '../../server/sim/felt.ts';
import { perform } from '../../server/sim/perform.ts';
import { SIM_PROFILES, type SimProfileName } from '../../server/sim/profiles.ts';
import { createStreams } from '../../server/sim/random.ts';
import { Reader } from '../../server/sim/reader.ts';
import { type CardStepInput, cardStepSchema } from '../../server/sim/script.ts';
import { type Truth, truthOf } from '../../server/sim/truth.ts';
import { World } from '../../server/sim/world.ts';
import { contextOf } from '../../server/table/context.ts';
import { unknownTags } from '../../server/tracker/absorb.ts';
import { emptyTracker } from '../../server/tracker/empty.ts';
import type { Observation, Output, TagId } from '../../server/tracker/shape.ts';
import type { TrackerState } from '../../server/tracker/state.ts';
import { track } from '../../server/tracker/track.ts';

export interface LiveOptions {
  readonly seed: string;
  readonly profile: SimProfileName;
  readonly seats: number;
  readonly board?: 'one' | 'five';
  readonly step?: typeof track;
  /** a dealer who begins behind this seat instead of the button */
  readonly dealtFrom?: number | null;
}

export class LiveHand {
  readonly player = new Player();
  readonly outputs: Output[] = [];
  readonly world: World;
  readonly seats: readonly SeatNo[];
  now = 0;
  private state: TrackerState = emptyTracker();
  private readonly reader: Reader;
  private readonly options: LiveOptions;
  private readonly cards = new Map<TagId, Card>();
  private readonly streams;

  constructor(options: LiveOptions) {
    this.options = options;
    const profile = SIM_PROFILES[options.profile];
    this.streams = createStreams(options.seed);
    this.seats = Array.from({ length: options.seats }, (_, i) => seatNo(i + 1));
    const felt = createFelt({ seats: options.seats, board: options.board ?? 'five' });
    this.world = new World(felt);
    const deck = makeDeck(options.seed);
    for (const { card, uid } of deck) this.cards.set(tagKey(uid) as TagId, card);
    const uids = new Map(deck.map(({ card, uid }) => [card, uid]));
    const antennas = new Antennas({
      world: this.world,
      profile,
      streams: this.streams,
      uidOf: (card) => uids.get(card) ?? '',
    });
    this.reader = new Reader({ felt, antennas, cycleMs: profile.cycleMs });
    this.run(1000);
  }

  get hand() {
    return this.player.hand;
  }

  get truth(): Truth {
    return truthOf(this.world.stays, []);
  }

  cardOf(tag: TagId): Card | undefined {
    return this.cards.get(tag);
  }

  of<T extends Output['type']>(type: T): Extract<Output, { type: T }>[] {
    return this.outputs.filter((output): output is Extract<Output, { type: T }> => output.type === type);
  }

  /** A hand with the button at the last seat; its cards are dealt and lie there. */
  deal(hole: Readonly<Record<number, readonly [Card, Card]>>, stack = 10_000): void {
    const button = this.seats.length;
    const { smallBlind, bigBlind } = firstPositions(button, this.seats);
    const structure = {
      limit: 'no' as const,
      anteKind: 'none' as const,
      ...{ straddles: [], posts: [], ante: chips(0), unit: chips(1) },
      ...{ smallBlind: chips(50), bigBlind: chips(100), minBet: chips(100) },
    };
    this.player.send({
      type: 'StartHand',
      start: {
        ...{ handId: handId('h1'), number: 1, button, smallBlindSeat: smallBlind, bigBlindSeat: bigBlind, structure },
        seats: this.seats.map((seat) => ({ seat, name: `P${seat}`, stack: chips(stack), presence: 'PRESENT' })),
        ...{ game: 'holdem', profile: REPLAY },
      },
    });
    this.tellContext();
    const text = Object.fromEntries(Object.entries(hole).map(([seat, cards]) => [seat, cards.join('')]));
    this.perform({ do: 'deal', hole: text, button: this.options.dealtFrom ?? button });
    this.until(() => this.hand.dealComplete, 12_000);
    if (this.hand.dealComplete) return;
    this.completeByHand();
  }

  /** Cards unread: their slots are declared, as an operator does. */
  private completeByHand(): void {
    const seen = new Map<number, number>();
    for (const seat of dealOrder({ button: this.hand.button, game: this.hand.game, seats: this.hand.seats })) {
      const slot = seen.get(seat) ?? 0;
      seen.set(seat, slot + 1);
      this.player.send({ type: 'DealHole', seat, slot });
    }
    this.player.send({ type: 'CompleteDeal' });
    this.tellContext();
  }

  perform(step: CardStepInput): void {
    const done = perform(cardStepSchema.parse(step), {
      ...{ world: this.world, random: this.streams('motion'), at: this.now, haste: 1 },
      scatter: SIM_PROFILES[this.options.profile].scatter,
    });
    if (!done.ok) throw new Error(`${step.do}: ${done.error}`);
    this.run(done.value - this.now);
  }

  /** Reads go to the tracker until `ms` have gone by. */
  run(ms: number): void {
    const until = this.now + ms;
    while (this.now < until) {
      this.now = Math.min(until, this.now + 120);
      for (const { message } of this.reader.advance(this.now)) {
        if (!isData(message)) continue;
        const src = { reader: 'sim-t', boot: 'b1', seq: message.seq };
        const times = message.t === 'scan' ? { at: message.m1, from: message.m0 } : { at: this.now, from: this.now };
        const envelope = { is: 'data', ...times, atErr: 5, late: false, missed: 0, message } as const;
        const layout = standardLayout(this.options.seats, this.options.board ?? 'five');
        for (const observation of observationsOf(src, envelope, layout)) this.feed(observation);
      }
    }
  }

  /** Runs until it holds, at most `ms`; says whether it does. */
  until(holds: () => boolean, ms: number): boolean {
    const end = this.now + ms;
    while (!holds() && this.now < end) this.run(120);
    return holds();
  }

  /** The player throws his hand away; entered by the tracker, or after a while by the operator. */
  fold(seat: SeatNo, style: 'throw' | 'slide' = 'throw'): boolean {
    this.perform({ do: 'fold', seat, style });
    const gone = () => this.hand.seats.some((s) => s.seat === seat && s.state === 'FOLDED');
    const automatic = this.until(gone, 4000);
    if (!automatic) this.act('fold');
    return automatic;
  }

  act(action: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allin', to: number | null = null): void {
    const { toAct } = this.hand;
    if (toAct === null) throw new Error(`nobody is to ${action}`);
    const acted = this.player.send({ type: 'Act', seat: toAct, action, to: to === null ? null : chips(to) });
    if (!acted.ok) throw new Error(`${action} refused: ${acted.error.code}`);
    this.tellContext();
  }

  tellContext(): void {
    this.feed(contextOf({ ...EMPTY_TABLE, hand: this.hand }, this.now));
  }

  private feed(observation: Observation): void {
    const [state, outputs] = (this.options.step ?? track)(this.state, observation);
    this.state = state;
    const asked = unknownTags(state);
    if (asked.length > 0) {
      const tags = Object.fromEntries(asked.map((tag) => [tag, this.cards.has(tag) ? 'deck' : 'unknown'] as const));
      this.feed({ type: 'known', at: this.now, tags, fresh: false });
    }
    for (const output of outputs) this.take(output);
  }

  /** What a table does with an output that needs no question. */
  private take(output: Output): void {
    this.outputs.push(output);
    if (output.type === 'hole-card')
      this.player.send({ type: 'DealHole', seat: seatNo(output.seat), slot: output.slot });
    else if (output.type === 'deal-seen-complete' && !this.hand.dealComplete)
      this.player.send({ type: 'CompleteDeal' });
    else if (output.type === 'board') {
      const cards = output.tags.flatMap((tag) => this.cards.get(tag) ?? []);
      this.player.send({ type: 'DealBoard', street: output.street, run: output.run, cards });
    } else if (output.type === 'muck' && output.automatic) {
      this.player.send({ type: 'Act', seat: seatNo(output.seat), action: 'fold', to: null });
    } else return;
    this.tellContext();
  }
}
