// People and cards at the table of a show, press by press: a hand begins, cards are dealt, somebody acts, cards are thrown away
// and gathered. Which hands are played is the show's.
import type { ConsoleCommand, ConsoleControl } from '../../server/console/view.ts';
import { isRunning } from '../../server/engine/hand.ts';
import type { CanvasConfig } from '../../server/release/control.ts';
import { turnOf } from '../../server/table/decideInput.ts';
import { Felt } from './felt.ts';
import type { Person } from './furnish.ts';
import type { Pipeline } from './pipeline.ts';
import { seededIds } from './seeded.ts';
import { CANVASES, EXCEPTION, STACK, STRUCTURE } from './showPlan.ts';
import type { World } from './world.ts';

export type Action = Extract<ConsoleCommand, { do: 'act' }>['action'];

export interface ShowOptions {
  readonly seed: string;
  readonly seats: number;
  readonly world: World;
  /** the reader has antennas under the up cards */
  readonly up?: boolean;
}

/** What one message of the reader stands for. */
export const SCAN_MS = 480;
/** A card at the far end of an antenna is firm this late. */
const DEAL_MS = 8_000;

const BOARD_MS = 5_000;

export class AtTable {
  readonly pipeline: Pipeline;
  readonly felt: Felt;
  readonly seats: readonly number[];
  /** done when cards have come to lie somewhere else, and when a hand is over: everybody who watches asks */
  step: (hands: readonly string[], over: boolean) => Promise<void> = async () => undefined;
  protected readonly options: ShowOptions;
  private readonly newHand: () => string;
  protected hand = '';
  /** ids by their place in the show */
  protected readonly hands: string[] = [];

  constructor(pipeline: Pipeline, options: ShowOptions) {
    this.pipeline = pipeline;
    this.options = options;
    this.felt = new Felt({ pipeline, ...options });
    this.seats = Array.from({ length: options.seats }, (_, i) => i + 1);
    this.newHand = seededIds(`${options.seed} hands`);
  }

  get handIds(): readonly string[] {
    return this.hands.filter((id) => id !== undefined);
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
      const first = await pipeline.control('pavel', command); // only asked for: the second person says the same
      const done = first.ok && !('asked' in first) ? first : await pipeline.control('fedor', command);
      if (!done.ok || 'asked' in done) throw new Error(`canvas ${config.name} refused`);
    }
    await pipeline.control('pavel', { do: 'resume', gapMs: 0 });
    await this.felt.run(2_000);
  }

  /** Until every canvas has aired everything. */
  async airAll(): Promise<void> {
    const canvases = this.pipeline.server.console.feed.latest()?.view.release.canvases;
    const longest = Math.max(...(canvases?.map((c) => c.delayMs) ?? [0]));
    await this.felt.wait(90_000);
    await this.felt.close(longest);
  }

  protected get toAct(): number {
    return this.pipeline.server.table.state().hand?.toAct ?? 0;
  }

  protected get running(): boolean {
    return isRunning(this.pipeline.server.table.state().hand);
  }

  protected async start(index: number): Promise<void> {
    this.felt.hand = index;
    this.hand = this.newHand();
    this.hands[index] = this.hand;
    await this.at({ do: 'startHand', hand: this.hand });
  }

  protected async deal(): Promise<void> {
    this.felt.deal(this.seats);
    await this.felt.run(DEAL_MS);
    await this.step(this.handIds, false);
  }

  get handNow(): string {
    return this.hand;
  }

  /** One press, whatever comes of it. */
  async press(input: ConsoleCommand, person: Person = 'olga'): Promise<boolean> {
    await this.felt.run(SCAN_MS);
    return (await this.pipeline.command(person, input)).ok;
  }

  async word(command: ConsoleControl, person: Person = 'pavel'): Promise<boolean> {
    return (await this.pipeline.control(person, command)).ok;
  }

  async at(input: ConsoleCommand, person: Person = 'olga'): Promise<number> {
    await this.felt.run(960);
    return this.pipeline.must(person, input);
  }

  protected act(action: Action, to: number | null = null): Promise<number> {
    return this.at(this.actInput(action, to));
  }

  /** Of whoever is to act. */
  actInput(action: Action, to: number | null = null): ConsoleCommand {
    const state = this.pipeline.server.table.state();
    const seat = state.hand?.toAct ?? 0;
    return { do: 'act', hand: this.hand, turn: turnOf(state), seat, action, to };
  }

  /** Everybody checks or calls until betting is closed. */
  protected async untilClosed(): Promise<void> {
    while (this.betting) await this.act(this.callFor === 0 ? 'check' : 'call');
  }

  private get betting(): boolean {
    return this.phase === 'BETTING';
  }

  protected get phase() {
    return this.pipeline.server.table.state().hand?.phase;
  }

  protected get callFor(): number {
    const { hand } = this.pipeline.server.table.state();
    const street = hand?.seats.find((s) => s.seat === hand.toAct)?.street ?? 0;
    return (hand?.currentBet ?? 0) - street;
  }

  /** Entered by itself when the readers are sure, else by the operator. */
  protected async throwAway(seat: number): Promise<void> {
    this.felt.muck(seat);
    await this.felt.run(4_000);
    if (this.toAct === seat) await this.act('fold');
  }

  /** Long enough that a card is known though several scans miss it. */
  protected async layBoard(from: number, to: number): Promise<void> {
    this.felt.board(from, to);
    await this.felt.run(BOARD_MS);
  }

  protected async gather(): Promise<void> {
    await this.felt.run(2_000);
    await this.step(this.handIds, false);
    this.felt.gather();
    await this.felt.run(5_000);
    await this.step(this.handIds, true);
  }
}
