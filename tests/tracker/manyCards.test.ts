// A8-1 for every number of hole cards: the tracker takes it as data, and clean reads give the truth at every size of table.
import { describe, expect, test } from 'vitest';
import { bet, tag, World } from './world.ts';

const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((seats) =>
  [2, 3, 4, 5, 6, 7].filter((cards) => seats * cards <= 60).map((cards) => [seats, cards] as const),
);

/** The cards of a seat, round by round. */
function handOf(seat: number, cards: number): readonly number[] {
  return Array.from({ length: cards }, (_, round) => seat + 10 * round);
}

function dealt(seats: number, cards: number): World {
  const world = new World({ seats });
  const all = Array.from({ length: seats }, (_, i) => i + 1);
  const hand = { dealtIn: all, live: all, occupied: all, dealRound: all, cardsPerSeat: cards };
  world.context({ handId: 'h', phase: 'DEALING', street: 'preflop', ...hand });
  for (let round = 0; round < cards; round += 1)
    for (const seat of all) {
      world.put(tag(seat + 10 * round), `seat:${seat}`);
      world.run(240);
    }
  world.run(3600);
  return world;
}

describe('A8-1 clean reads', () => {
  test.each(SIZES)('given %i seats with %i cards each, then the deal and a fold are what happened', (seats, cards) => {
    const world = dealt(seats, cards);
    const said = world.of('hole-card').map((card) => `${card.seat}.${card.slot} ${card.tag}`);
    const truth = Array.from({ length: seats }, (_, i) => handOf(i + 1, cards)).flatMap((hand, i) =>
      hand.map((card, slot) => `${i + 1}.${slot} ${tag(card)}`),
    );
    expect([...said].sort()).toEqual([...truth].sort());
    expect(world.of('deal-seen-complete')).toHaveLength(1);
    bet(world, { toAct: 2 });
    for (const card of handOf(2, cards)) world.put(tag(card), 'muck');
    world.run(3000);
    expect(world.of('muck')).toMatchObject([{ seat: 2, all: true, automatic: seats > 2 }]);
    const others = world.outputs.filter(({ type }) => !['hole-card', 'deal-seen-complete', 'muck'].includes(type));
    expect(others).toEqual([]);
  });

  test('given five cards and one that is not read, then one of five is asked for and named from the muck', () => {
    const world = new World({ seats: 3 });
    world.sees = (card, zone) => card !== tag(22) || zone === 'muck';
    const hand = { dealtIn: [1, 2, 3], live: [1, 2, 3], occupied: [1, 2, 3], cardsPerSeat: 5 };
    world.context({ handId: 'h', phase: 'DEALING', street: 'preflop', ...hand });
    for (const seat of [1, 2, 3]) for (const card of handOf(seat, 5)) world.put(tag(card), `seat:${seat}`);
    world.run(9000);
    expect(world.of('deal-short')).toMatchObject([{ missing: [2], counts: { 1: 5, 2: 4, 3: 5 } }]);
    bet(world, { toAct: 2 });
    for (const card of handOf(2, 5)) world.put(tag(card), 'muck');
    world.run(5000);
    expect(world.of('card-with-muck')).toMatchObject([{ seat: 2 }]);
  });
});
