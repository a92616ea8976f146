// A show on one deck, played at the felt and at the consoles: a showdown with a muck, a run-out with an unread and a
// typed card, a hand that ends by folds after an undo, a correction and a late read, and one that is declared void.
import type { ConsoleCommand, ConsoleControl } from '../../server/console/view.ts';
import type { CanvasConfig } from '../../server/release/control.ts';
import { turnOf } from '../../server/table/decideInput.ts';
import { Felt } from './felt.ts';
import type { Person } from './furnish.ts';
import type { Pipeline } from './pipeline.ts';
import { seededIds } from './seeded.ts';
import { CANVASES, EXCEPTION, MISTAKEN, rolesOf, STACK, STRUCTURE } from './showPlan.ts';
import { cardAt, type World } from './world.ts';

type Action = Extract<ConsoleCommand, { do: 'act' }>['action'];

export interface ShowOptions {
  readonly seed: string;
  readonly seats: number;
  readonly world: World;
}

export class Show {
  readonly pipeline: Pipeline;
  readonly felt: Felt;
  readonly seats: readonly number[];
  /** done in hand 1 when the cards of a street lie there */
  onStreet: (street: 'flop' | 'river') => Promise<void> = async () => undefined;
  private readonly options: ShowOptions;
  private readonly newHand: () => string;
  private hand = '';

  constructor(pipeline: Pipeline, options: ShowOptions) {
    this.pipeline = pipeline;
    this.options = options;
    this.felt = new Felt({ pipeline, ...options });
    this.seats = Array.from({ length: options.seats }, (_, i) => i + 1);
    this.newHand = seededIds(`${options.seed} hands`);
  }

  async prepare(canvases: readonly CanvasConfig[] = CANVASES): Promise<void> {
    const { pipeline } = this;
    await pipeline.connectReader();
    for (const seat of this.seats)
      await pipeline.must('olga', { do: 'takeSeat', seat, name: `P${seat}`, stack: STACK });
    await pipeline.must('olga', { do: 'setStructure', structure: STRUCTURE });
    await pipeline.must('olga', { do: 'setButton', button: 1 });
    for (const config of canvases) {
      const command: ConsoleControl = { do: 'setCanvas', config, exception: { ...EXCEPTION, canvases: [config.name] } };
      const first = await pipeline.control('pavel', command);
      const done = first.ok || (await pipeline.control('fedor', command)).ok;
      if (!done) throw new Error(`canvas ${config.name} refused`);
    }
    await pipeline.control('pavel', { do: 'resume', gapMs: 0 });
    await this.felt.run(2_000);
  }

  async play(): Promise<void> {
    await this.showdown();
    await this.runOut();
    await this.foldOut();
    await this.voided();
  }

  /** Hand 1 up to the flop, until the slowest of the shorter canvases has aired it. */
  async opening(): Promise<void> {
    await this.start(0);
    await this.deal();
    await this.foldOthers(0);
    await this.untilClosed();
    this.felt.board(0, 3);
    await this.felt.run(2_400);
    // out of turn: proposed, not entered
    this.felt.muck(rolesOf(this.options.seats, 0).button);
    await this.felt.run(4_000);
    await this.felt.wait(65_000);
  }

  /** Hand 1: three see the river; two open, the third mucks. */
  async showdown(): Promise<void> {
    await this.start(0);
    await this.deal();
    await this.foldOthers(0);
    await this.untilClosed();
    this.felt.board(0, 3);
    await this.felt.run(2_400);
    await this.onStreet('flop');
    await this.act('check');
    await this.act('bet', 400);
    await this.act('call');
    this.felt.board(3, 4);
    await this.felt.run(2_400);
    await this.act('call');
    await this.felt.run(1_000);
    await this.untilClosed();
    this.felt.deafen('board.4', true);
    this.felt.board(4, 5);
    await this.typeRiver();
    await this.onStreet('river');
    await this.act('bet', 600);
    await this.untilClosed();
    const { button, small, big } = rolesOf(this.options.seats, 0);
    await this.at({ do: 'openHand', hand: this.hand, seat: small });
    await this.at({ do: 'openHand', hand: this.hand, seat: big });
    this.felt.muck(button);
    await this.at({ do: 'muckHand', hand: this.hand, seat: button });
    await this.at({ do: 'award', hand: this.hand });
    await this.gather();
  }

  /** Hand 2: the blinds are all-in before the flop; one folded card is typed, as its tag never answers. */
  async runOut(): Promise<void> {
    const { button, small, big } = rolesOf(this.options.seats, 1);
    await this.start(1);
    this.felt.deafen(`${button}.1`, true);
    await this.deal();
    await this.felt.run(3_000);
    await this.acceptAll();
    const card = cardAt(this.options.world, 1, `${button}.1`);
    await this.at({ do: 'typeHole', hand: this.hand, seat: button, slot: 1, card }, 'dasha');
    await this.foldOthers(1);
    await this.act('fold');
    await this.act('allin');
    await this.act('call');
    this.felt.muck(button);
    await this.at({ do: 'openHand', hand: this.hand, seat: small });
    await this.at({ do: 'openHand', hand: this.hand, seat: big });
    for (const [from, to] of [
      [0, 3],
      [3, 4],
      [4, 5],
    ] as const) {
      this.felt.board(from, to);
      await this.felt.run(2_400);
      if (to === 4) await this.at({ do: 'confirmOpenings', hand: this.hand }, 'pavel');
    }
    await this.at({ do: 'award', hand: this.hand });
    await this.gather();
  }

  /** Hand 3: a card is read late, an action is undone, a bet is corrected, and nobody shows. */
  async foldOut(): Promise<void> {
    const { small } = rolesOf(this.options.seats, 2);
    await this.refill();
    await this.start(2);
    this.felt.deafen(`${small}.1`, true);
    await this.deal();
    await this.at({ do: 'completeDeal', hand: this.hand });
    await this.foldOthers(2);
    await this.act('raise', 600);
    await this.at({ do: 'undo', hand: this.hand });
    await this.untilClosed();
    this.felt.deafen(`${small}.1`, false);
    await this.felt.run(4_000);
    this.felt.board(0, 3);
    await this.felt.run(2_400);
    const bet = await this.act('bet', 400);
    await this.amend(bet, small);
    await this.throwAway(this.toAct);
    this.felt.muck(this.toAct);
    await this.felt.run(4_000);
    await this.acceptAll();
    if (this.running) await this.at({ do: 'award', hand: this.hand });
    await this.gather();
  }

  /** Hand 4: the floor declares it void; meanwhile the producer takes the graphics off and puts them on again. */
  async voided(): Promise<void> {
    await this.start(3);
    await this.deal();
    await this.pipeline.control('pavel', { do: 'hold' });
    await this.act('call');
    await this.felt.run(4_000);
    const ruling = { by: 'JUDGE', code: 'HR-FOULED', note: '' } as const;
    await this.at({ do: 'voidHand', hand: this.hand, ruling }, 'fedor');
    await this.pipeline.control('pavel', { do: 'resume', gapMs: 0 });
    await this.gather();
  }

  /** Until every canvas has aired everything. */
  async airAll(): Promise<void> {
    const longest = Math.max(
      ...(this.pipeline.server.console.feed.latest()?.view.release.canvases.map((c) => c.delayMs) ?? [0]),
    );
    await this.felt.wait(90_000);
    await this.felt.close(longest);
  }

  /** The river is not read; it is typed wrong at first. */
  private async typeRiver(): Promise<void> {
    const { world } = this.options;
    const { hand } = this;
    await this.at({ do: 'typeBoard', hand, street: 'river', run: 0, cards: [cardAt(world, 0, MISTAKEN)] });
    await this.at({ do: 'correctBoard', hand, run: 0, index: 4, card: cardAt(world, 0, 'board.4') });
  }

  private get toAct(): number {
    return this.pipeline.server.table.state().hand?.toAct ?? 0;
  }

  private get running(): boolean {
    return this.pipeline.server.table.state().hand?.phase !== 'COMPLETE';
  }

  private async start(index: number): Promise<void> {
    this.felt.hand = index;
    this.hand = this.newHand();
    await this.at({ do: 'startHand', hand: this.hand });
  }

  private async deal(): Promise<void> {
    this.felt.deal(this.seats);
    await this.felt.run(5_000);
  }

  async at(input: ConsoleCommand, person: Person = 'olga'): Promise<number> {
    await this.felt.run(960);
    return this.pipeline.must(person, input);
  }

  private act(action: Action, to: number | null = null): Promise<number> {
    const state = this.pipeline.server.table.state();
    const seat = state.hand?.toAct ?? 0;
    return this.at({ do: 'act', hand: this.hand, turn: turnOf(state), seat, action, to });
  }

  /** Everybody checks or calls until betting is closed. */
  private async untilClosed(): Promise<void> {
    while (this.betting) await this.act(this.callFor === 0 ? 'check' : 'call');
  }

  private get betting(): boolean {
    return this.pipeline.server.table.state().hand?.phase === 'BETTING';
  }

  private get callFor(): number {
    const { hand } = this.pipeline.server.table.state();
    const street = hand?.seats.find((s) => s.seat === hand.toAct)?.street ?? 0;
    return (hand?.currentBet ?? 0) - street;
  }

  /** Whoever is in front of the button and no blind: every second one is seen by the muck alone. */
  private async foldOthers(hand: number): Promise<void> {
    for (const [i, seat] of rolesOf(this.options.seats, hand).others.entries()) {
      if (i % 2 === 1) await this.act('fold');
      await this.throwAway(seat);
    }
  }

  /** Entered by itself when the readers are sure, else by the operator. */
  private async throwAway(seat: number): Promise<void> {
    this.felt.muck(seat);
    await this.felt.run(4_000);
    if (this.toAct === seat) await this.act('fold');
  }

  private async acceptAll(): Promise<void> {
    for (const proposal of this.pipeline.server.table.proposals())
      await this.pipeline.command('olga', { do: 'accept', proposal: proposal.id });
  }

  private async amend(position: number, seat: number): Promise<void> {
    const command = { type: 'Act', seat, action: 'bet', to: 600 } as const;
    const amendment = {
      hand: this.hand,
      edits: [{ type: 'replace' as const, position, command }],
      onIllegal: 'cancel' as const,
      ruling: null,
    };
    await this.pipeline.preview(amendment);
    await this.at({ do: 'amend', ...amendment });
  }

  private async gather(): Promise<void> {
    await this.felt.run(2_000);
    this.felt.gather();
    await this.felt.run(5_000);
  }

  /** Chips are counted again for whoever has the fewest, who may be out of them. */
  private async refill(): Promise<void> {
    const [poorest] = [...this.pipeline.server.table.state().session.seats].sort((a, b) => a.stack - b.stack);
    if (poorest !== undefined) await this.at({ do: 'setStack', seat: poorest.seat, stack: STACK });
  }
}
