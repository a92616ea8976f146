// 6.3.3 at the simulated table: cards fly for different times, reads miss in bursts, antennas hear their neighbours.
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../server/sim/random.ts';
import { LiveHand } from './liveHand.ts';
import { holeOf, shuffled } from './randomHand.ts';

const DEALS = process.env['FELTCAST_SOAK'] === '1' ? 3000 : 60;

/** How many of these deals the order is asked about. `from`: the seat behind which the dealer begins; null: the button. */
function askedIn(deals: number, seatsOf: (i: number) => number, from: number | null): number {
  let found = 0;
  for (let i = 0; i < deals; i += 1) {
    const seed = `order ${i}`;
    const live = new LiveHand({ seed, profile: 'typical', seats: seatsOf(i), dealtFrom: from });
    live.deal(holeOf(shuffled(createRandom(seed)), live.seats));
    live.run(6000);
    found += live.of('deal-order').length;
  }
  return found;
}

describe('typical reads', () => {
  test(
    `given ${DEALS} right deals of two to ten seats, then none is asked about`,
    () => expect(askedIn(DEALS, (i) => 2 + (i % 9), null)).toBe(0),
    600_000,
  );

  test('twin: given the first card goes one seat too far at a table of nine, then nearly all are', () => {
    expect(askedIn(10, () => 9, 1)).toBeGreaterThan(8);
  });
});
