// A hand of random play at the simulated table: who folds, how, and what lies on the board is drawn from the seed.
import { type Card, DECK } from '../../server/engine/card.ts';
import { createRandom, type Random } from '../../server/sim/random.ts';
import { LiveHand, type LiveOptions } from './liveHand.ts';

export interface Played {
  readonly live: LiveHand;
  readonly board: readonly Card[];
  readonly folds: readonly { readonly seat: number; readonly automatic: boolean; readonly last: boolean }[];
}

export function shuffled(random: Random): readonly Card[] {
  const deck = [...DECK];
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random.next() * (i + 1));
    const [a, b] = [deck[i], deck[j]];
    if (a !== undefined && b !== undefined) [deck[i], deck[j]] = [b, a];
  }
  return deck;
}

export function holeOf(deck: readonly Card[], seats: readonly number[]): Record<number, [Card, Card]> {
  return Object.fromEntries(seats.map((seat, i) => [seat, [deck[2 * i], deck[2 * i + 1]]])) as Record<
    number,
    [Card, Card]
  >;
}

/** Plays to the end of the last betting round or to the fold that ends the hand. */
export function playRandomHand(options: LiveOptions): Played {
  const random = createRandom(`${options.seed} play`);
  const deck = shuffled(random);
  const live = new LiveHand(options);
  live.deal(holeOf(deck, live.seats));
  const board = deck.slice(-5);
  const folds: Played['folds'][number][] = [];
  for (const [street, from, to] of [
    ['preflop', 0, 0],
    ['flop', 0, 3],
    ['turn', 3, 4],
    ['river', 4, 5],
  ] as const) {
    if (street !== 'preflop') {
      live.perform({ do: 'burn' });
      live.perform({ do: street, cards: board.slice(from, to).join('') });
      live.until(() => live.hand.boards[0]?.length === to, 8000);
      if (live.hand.boards[0]?.length !== to) break;
    }
    bettingRound(live, random, folds);
    if (live.hand.phase !== 'BETTING_CLOSED') break;
  }
  live.run(1500);
  return { live, board, folds };
}

function bettingRound(live: LiveHand, random: Random, folds: Played['folds'][number][]): void {
  while (live.hand.phase === 'BETTING' && live.hand.toAct !== null) {
    live.run(random.between(200, 1200));
    const seat = live.hand.toAct;
    const s = live.hand.seats.find((other) => other.seat === seat);
    const facing = (s?.street ?? 0) < live.hand.currentBet;
    if (random.next() < 0.15) live.perform({ do: 'peek', seat, for: random.between(0.5, 2.5) });
    if (facing && random.next() < 0.5) {
      const last = live.hand.seats.filter((other) => other.state !== 'FOLDED').length === 2;
      folds.push({ seat, automatic: live.fold(seat, random.next() < 0.5 ? 'throw' : 'slide'), last });
    } else if (facing) live.act('call');
    else live.act('check');
  }
}
