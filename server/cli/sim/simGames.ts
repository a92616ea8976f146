// What a simulated table has to be for a game: seats, antennas, level, and the cards in the order in which they are needed.
import { cardsOfKind } from '../../engine/card/deckFaces.ts';
import type { Card } from '../../engine/card.ts';
import { chips } from '../../engine/chips.ts';
import type { Game } from '../../engine/game/game.ts';
import type { GameName } from '../../engine/game/gameName.ts';
import { gameOf } from '../../engine/game/games.ts';
import { fullBoard, holeCards, mostCards, mostSlots } from '../../engine/game/streets.ts';
import type { Structure } from '../../engine/structure.ts';
import type { FeltOptions } from '../../sim/felt.ts';
import type { Random } from '../../sim/random.ts';

/** Cards burned and kept back, at most. */
const BURNS = 4;
/** Cards that a seat is dealt where it draws: nobody draws all of them. */
const DRAWN_PART = 0.2;

/** The most seats that the deck of a game suffices for. */
export function mostSeats(name: GameName, boards: number): number {
  const game = gameOf(name);
  const drawn = (mostSlots(game) - mostCards(game)) * (hasDraws(game) ? DRAWN_PART : 0);
  const left = cardsOfKind(game.deck).length - boards * fullBoard(game) - BURNS;
  return Math.max(2, Math.min(10, Math.floor(left / (mostCards(game) + drawn))));
}

function hasDraws({ streets }: Game): boolean {
  return streets.some(({ draw }) => draw > 0);
}

export function feltOf(name: GameName, felt: FeltOptions): FeltOptions {
  const up = gameOf(name).streets.some(({ deal }) => deal.includes('up'));
  return { ...felt, ...(up ? { up } : {}) };
}

/** Big enough stacks never run out in a show: limits are told apart by the game alone. */
export function levelOf(name: GameName, boards: number): Structure {
  const [one, two, none] = [chips(100), chips(200), chips(0)];
  const plain = { ante: none, unit: chips(25), minBet: two, straddles: [], posts: [], anteKind: 'none' } as const;
  if (gameOf(name).forced === 'bring_in') {
    const stud = { smallBlind: none, bigBlind: none, ante: chips(25), anteKind: 'each', bringIn: chips(50) } as const;
    return { ...plain, ...stud, limit: 'fixed', smallBet: two, bigBet: chips(400) };
  }
  return { ...plain, limit: 'no', smallBlind: one, bigBlind: two, ...(boards > 1 ? { boards } : {}) };
}

/** The shuffled cards of one hand: holes from the top, boards from the bottom, what is drawn from between. */
export class Stock {
  readonly hole: Readonly<Record<number, string>>;
  readonly boards: readonly (readonly Card[])[];
  private readonly middle: Card[];

  constructor({ name, seats, boards, random }: StockOf) {
    const game = gameOf(name);
    const deck = shuffled(cardsOfKind(game.deck), random);
    const [each, full] = [holeCards(game), fullBoard(game)];
    this.hole = Object.fromEntries(seats.map((seat, i) => [seat, deck.slice(each * i, each * (i + 1)).join('')]));
    this.boards = Array.from({ length: boards }, (_, i) =>
      full === 0 ? [] : deck.slice(deck.length - full * (i + 1), deck.length - full * i),
    );
    this.middle = deck.slice(each * seats.length, deck.length - full * boards);
  }

  /** The next card of the stub, which stays there. */
  get spare(): Card | null {
    return this.middle[0] ?? null;
  }

  get left(): number {
    return this.middle.length;
  }

  take(count: number): readonly Card[] {
    return this.middle.splice(0, count);
  }
}

interface StockOf {
  readonly name: GameName;
  readonly seats: readonly number[];
  readonly boards: number;
  readonly random: Random;
}

export function shuffled(cards: readonly Card[], random: Random): readonly Card[] {
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random.next() * (i + 1));
    const [a, b] = [deck[i], deck[j]];
    if (a !== undefined && b !== undefined) [deck[i], deck[j]] = [b, a];
  }
  return deck;
}
