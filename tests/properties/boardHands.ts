// Random hands with several boards: bomb pots on one to three of them, and run-outs that are run two or three times.
import fc from 'fast-check';
import { legalActions } from '../../server/engine/betting.ts';
import { isOfKind } from '../../server/engine/card/deckFaces.ts';
import { type Card, DECK } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { decide } from '../../server/engine/decide.ts';
import { fold } from '../../server/engine/evolve.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { holeCards } from '../../server/engine/game/streets.ts';
import type { Hand, HandState } from '../../server/engine/hand.ts';
import { handId } from '../../server/engine/ids.ts';
import { PROFILES } from '../../server/engine/profiles/profiles.ts';
import { clockwiseAfter, type SeatNo, seatNo } from '../../server/engine/seat.ts';

const GAMES = ['holdem', 'omaha', 'omaha8', 'omaha5_8', 'short_deck'] as const;
const STREETS = [
  ['flop', 0, 3],
  ['turn', 3, 4],
  ['river', 4, 5],
] as const;
export const RAKE = { pct: 5, cap: 40, noFlopNoDrop: true } as const;

export interface BoardPlan {
  readonly game: (typeof GAMES)[number];
  readonly bomb: boolean;
  /** boards of a bomb pot; runs of a run-out, where one is reached */
  readonly boards: number;
  readonly unit: number;
  readonly button: number;
  /** in units, one for each seat from 1 on */
  readonly stacks: readonly number[];
  readonly deck: readonly Card[];
  readonly choices: readonly number[];
}

export const boardPlan: fc.Arbitrary<BoardPlan> = fc.record({
  game: fc.constantFrom(...GAMES),
  bomb: fc.boolean(),
  boards: fc.constantFrom(1, 2, 3),
  unit: fc.constantFrom(1, 5, 25),
  button: fc.integer({ min: 1, max: 3 }),
  stacks: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 5 }),
  deck: fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 }),
  choices: fc.array(fc.nat(99), { minLength: 40, maxLength: 40 }),
});

export class BoardHand {
  state: HandState = null;
  readonly #cards: Card[];
  readonly #holes = new Map<number, readonly Card[]>();
  readonly #choices: number[];
  /** all five of each board */
  boards: (readonly Card[])[] = [];
  readonly plan: BoardPlan;

  constructor(plan: BoardPlan) {
    this.plan = plan;
    const { game, deck, choices } = plan;
    this.#cards = deck.filter((card) => isOfKind(card, gameOf(game).deck));
    this.#choices = [...choices];
    this.#do(startOf(plan));
    this.#do({ type: 'CompleteDeal' });
    for (const { seat } of this.hand.seats) this.#holes.set(seat, this.#cards.splice(0, holeCards(gameOf(game))));
    this.#play();
    for (const s of this.hand.seats) if (this.hand.phase !== 'AWARDING') this.#open(s.seat);
    this.#do({ type: 'AwardPots' });
  }

  get hand(): Hand {
    if (this.state === null) throw new Error('no hand');
    return this.state;
  }

  hole(seat: number): readonly Card[] {
    return this.#holes.get(seat) ?? [];
  }

  #do(command: HandCommand): boolean {
    const decided = decide(this.state, command);
    if (decided.ok) this.state = fold(this.state, decided.value);
    return decided.ok;
  }

  #open(seat: SeatNo): void {
    this.#do({ type: 'OpenHand', seat, cards: this.hole(seat) });
  }

  #play(): void {
    this.boards = Array.from({ length: this.plan.bomb ? this.plan.boards : 1 }, () => this.#cards.splice(0, 5));
    this.#bet();
    for (const [street, from, to] of STREETS) {
      if (this.hand.phase === 'RUNOUT' && this.boards.length === 1 && this.#runSeveral(from)) return;
      for (const [run, board] of this.boards.entries())
        this.#do({ type: 'DealBoard', street, run, cards: board.slice(from, to) });
      this.#bet();
    }
  }

  /** The cards that lie there belong to every run. */
  #runSeveral(from: number): boolean {
    const { boards, bomb } = this.plan;
    if (bomb || boards === 1 || !this.#do({ type: 'AgreeRuns', runs: boards })) return false;
    const [first = []] = this.boards;
    const others = Array.from({ length: boards - 1 }, () => [
      ...first.slice(0, from),
      ...this.#cards.splice(0, 5 - from),
    ]);
    this.boards = [first, ...others];
    for (const [run, board] of this.boards.entries())
      for (const [street, a, b] of STREETS)
        if (a >= from) this.#do({ type: 'DealBoard', street, run, cards: board.slice(a, b) });
    return true;
  }

  #bet(): void {
    for (let n = 0; n < 40 && this.hand.phase === 'BETTING' && this.hand.toAct !== null; n += 1) {
      const seat = this.hand.toAct;
      const choice = this.#choices.shift() ?? 60;
      const { raise, raiseAs: action } = legalActions(this.hand, seat);
      const all: HandCommand = { type: 'Act', seat, action: 'allin', to: null };
      const to = raise === null ? null : chips(Math.min(raise.max, raise.min + (choice % 5) * this.plan.unit));
      if (choice < 20) this.#do(all);
      else if (choice < 40 && to !== null) this.#do({ type: 'Act', seat, action, to });
      else if (choice > 92) this.#do({ type: 'Act', seat, action: 'fold', to: null });
      else if (!this.#do({ type: 'Act', seat, action: 'check', to: null }))
        this.#do({ type: 'Act', seat, action: 'call', to: null });
    }
  }
}

function startOf({ game, bomb, boards, unit, button, stacks }: BoardPlan): HandCommand {
  const seats = stacks.map((_, i) => seatNo(i + 1));
  const [small, big] = clockwiseAfter(button, seats);
  return {
    type: 'StartHand',
    start: {
      ...{ handId: handId('01980000-0000-7000-8000-000000000001'), number: 1, button, game },
      ...{ smallBlindSeat: bomb ? null : (small ?? null), bigBlindSeat: bomb ? null : (big ?? null) },
      seats: seats.map((seat, i) => ({
        ...{ seat, name: `P${seat}`, stack: chips(unit * (stacks[i] ?? 1)), presence: 'PRESENT' },
      })),
      structure: {
        ...{ limit: 'no', smallBlind: chips(bomb ? 0 : unit), bigBlind: chips(bomb ? 0 : 2 * unit) },
        ...{ anteKind: bomb ? 'each' : 'none', ante: chips(bomb ? 7 * unit : 0), straddles: [], posts: [] },
        ...{ unit: chips(unit), minBet: chips(2 * unit), boards: bomb ? boards : 1, bombPot: bomb },
      },
      profile: { ...PROFILES.cash, rake: { ...RAKE, roundDownTo: unit } },
    },
  };
}
