// Plays hands at a table for ever: moves cards on the simulated table and enters what follows at a console. It looks only
// at the console's view, so that it goes on from wherever the table stands after a restart.
import { v7 as uuid } from 'uuid';
import type { ConsoleCommand, ConsoleReply, ConsoleView } from '../../server/console/view.ts';
import { type Card, DECK } from '../../server/engine/card.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { isDealtStreet } from '../../server/engine/game/street.ts';
import { rulesOf } from '../../server/equity/rules.ts';
import { createRandom, type Random } from '../../server/sim/random.ts';
import type { CardStepInput } from '../../server/sim/script.ts';
import { realClock } from './realClock.ts';

export interface BotDesk {
  readonly view: ConsoleView | null;
  give(command: ConsoleCommand): Promise<ConsoleReply>;
}

export interface BotCards {
  perform(step: CardStepInput): Promise<void>;
}

export interface BotOptions {
  readonly desk: BotDesk;
  readonly cards: BotCards;
  readonly seats: readonly number[];
  readonly seed: string;
  /** how long cards may lie unread before the console enters them, ms */
  readonly patienceMs: number;
  readonly manners?: BotManners;
}

/** Chances of a turn, 0 to 1, and the pause before it, ms. */
export interface BotManners {
  readonly fold: number;
  readonly raise: number;
  readonly muck: number;
  readonly pauseMs: readonly [number, number];
}

const LIVELY: BotManners = { fold: 0.12, raise: 0.2, muck: 0.2, pauseMs: [0, 0] };

/** Cards of the hand that lies on the table, and since when something has been waited for. */
interface Felt {
  readonly hand: string;
  readonly hole: ReadonlyMap<number, readonly Card[]>;
  readonly board: readonly Card[];
  /** board cards that have been laid down */
  laid: number;
  since: number;
  /** what is waited for; a change begins a new wait */
  what: string;
}

const BOARD_BEFORE = { flop: 0, turn: 3, river: 4 } as const;
const LOOK_MS = 20;

export class TableBot {
  /** hands begun */
  hands = 0;
  private readonly options: BotOptions;
  private readonly random: Random;
  private readonly manners: BotManners;
  private felt: Felt | null = null;
  private running = true;
  private readonly done: Promise<void>;

  constructor(options: BotOptions) {
    this.options = options;
    this.random = createRandom(`${options.seed} bot`);
    this.manners = options.manners ?? LIVELY;
    this.done = this.run();
    this.done.catch(() => undefined);
  }

  /** Resolves after the step under way; rejects with what went wrong. */
  stop(): Promise<void> {
    this.running = false;
    return this.done;
  }

  private async run(): Promise<void> {
    while (this.running) {
      const { view } = this.options.desk;
      if (view !== null) await this.step(view);
      await realClock.sleepUntil(realClock.now() + LOOK_MS);
    }
  }

  private async step(view: ConsoleView): Promise<void> {
    const [proposal] = view.proposals;
    if (proposal !== undefined) await this.answer(proposal);
    else if (view.next === 'start-hand') await this.begin(rulesOf(gameOf(view.game.next.game)).mostCards);
    else if (view.phase === 'DEALING') await this.deal(view);
    else if (view.legal !== null) await this.act(view);
    else if (view.nextBoard !== null) await this.street(view);
    else if (view.pointerSeat !== null) await this.show(view, view.pointerSeat);
    else if (view.next === 'award' && view.handId !== null) await this.give({ do: 'award', hand: view.handId });
  }

  /** A hand is begun by the bot alone, since it must know the cards. */
  private async answer({ id: proposal, kind }: ConsoleView['proposals'][number]): Promise<void> {
    const how = kind !== 'start-hand' && this.random.next() < 0.8 ? 'accept' : 'dismiss';
    await this.give({ do: how, proposal });
    await this.moved(({ proposals }) => proposals.every(({ id }) => id !== proposal));
  }

  private async begin(held: number): Promise<void> {
    const { cards, seats } = this.options;
    if (this.felt !== null) await cards.perform({ do: 'collect' });
    const hand = uuid();
    const deck = this.shuffled();
    const hole = new Map(seats.map((seat, i) => [seat, deck.slice(i * held, (i + 1) * held)]));
    const board = deck.slice(seats.length * held, seats.length * held + 5);
    this.felt = { hand, hole, board, laid: 0, since: realClock.now(), what: '' };
    const begun = await this.give({ do: 'startHand', hand });
    if (!begun.ok) return;
    this.hands += 1;
    await this.moved(({ handId }) => handId === hand);
    const dealt = Object.fromEntries([...hole].map(([seat, own]) => [String(seat), own.join('')]));
    await cards.perform({ do: 'deal', hole: dealt });
  }

  /** The readers complete the deal; cards that stayed unread do not hold the show up. */
  private async deal(view: ConsoleView): Promise<void> {
    if (view.handId !== null && this.waited(`deal ${view.handId}`))
      await this.give({ do: 'completeDeal', hand: view.handId });
  }

  private async act(view: ConsoleView): Promise<void> {
    const { legal, handId, turn } = view;
    if (legal === null || handId === null) return;
    const draw = this.random.next();
    const { fold, raise, pauseMs } = this.manners;
    await realClock.sleepUntil(realClock.now() + this.random.between(...pauseMs));
    const { seat } = legal;
    const at = { do: 'act', hand: handId, turn, seat } as const;
    if (draw < fold && legal.fold && !legal.check) {
      await this.options.cards.perform({ do: 'fold', seat }).catch(() => undefined);
      await this.give({ ...at, action: 'fold', to: null });
    } else if (draw > 1 - raise && legal.raise !== null) {
      await this.give({ ...at, action: legal.verb, to: legal.raise.min });
    } else await this.give({ ...at, action: legal.check ? 'check' : 'call', to: null });
    await this.moved((next) => next.turn !== turn || next.handId !== handId);
  }

  private async street({ nextBoard, handId, boards }: ConsoleView): Promise<void> {
    if (nextBoard === null || handId === null) return;
    const { street, run, count } = nextBoard;
    if (!isDealtStreet(street)) return;
    const from = BOARD_BEFORE[street];
    const felt = this.feltOf(handId, boards[0] ?? []);
    const next = felt.board.slice(from, from + count);
    if (felt.laid === from && run === 0) {
      felt.laid += count;
      await this.options.cards.perform({ do: 'burn' });
      await this.options.cards.perform({ do: street, cards: next.join('') }).catch(() => undefined);
    } else if (this.waited(`${street} ${run} ${handId}`))
      await this.give({ do: 'typeBoard', hand: handId, street, run, cards: [...next] });
  }

  private async show({ handId }: ConsoleView, seat: number): Promise<void> {
    if (handId === null) return;
    const muck = this.random.next() < this.manners.muck;
    if (muck && (await this.give({ do: 'muckHand', hand: handId, seat })).ok) {
      await this.options.cards.perform({ do: 'fold', seat }).catch(() => undefined);
      return;
    }
    await this.options.cards.perform({ do: 'show', seat }).catch(() => undefined);
    const opened = await this.give({ do: 'openHand', hand: handId, seat });
    if (opened.ok || !['hand-not-read', 'board-was-typed', 'street-was-typed'].includes(opened.code)) return;
    const hole = this.feltOf(handId, []).hole.get(seat) ?? [];
    await this.give({ do: 'typeOpened', hand: handId, seat, cards: [...hole] });
  }

  private give(command: ConsoleCommand): Promise<ConsoleReply> {
    return this.options.desk.give(command);
  }

  /** Until the view shows what was done, or a moment has passed. */
  private async moved(holds: (view: ConsoleView) => boolean): Promise<void> {
    const end = realClock.now() + 1_000;
    while (realClock.now() < end && this.running) {
      const { view } = this.options.desk;
      if (view !== null && holds(view)) return;
      await realClock.sleepUntil(realClock.now() + LOOK_MS);
    }
  }

  private waited(what: string): boolean {
    const { felt } = this;
    if (felt === null) return true;
    if (felt.what !== what) Object.assign(felt, { what, since: realClock.now() });
    return realClock.now() - felt.since > this.options.patienceMs;
  }

  private feltOf(hand: string, board: readonly string[]): Felt {
    if (this.felt?.hand !== hand)
      throw new Error(`the bot did not deal hand ${hand}, which has ${board.length} board cards`);
    return this.felt;
  }

  private shuffled(): readonly Card[] {
    const deck = [...DECK];
    for (let i = deck.length - 1; i > 0; i -= 1) {
      const j = Math.floor(this.random.next() * (i + 1));
      const [a, b] = [deck[i], deck[j]];
      if (a !== undefined && b !== undefined) [deck[i], deck[j]] = [b, a];
    }
    return deck;
  }
}
