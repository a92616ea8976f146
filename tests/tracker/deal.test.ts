// The deal as the tracker sees it: hole cards by firm reads, start, complete and short deals.
import { describe, expect, test } from 'vitest';
import { bet, deal, SIX, tag, throwAway, World } from './world.ts';

describe('hole cards', () => {
  test('given six seats and clean scans, when the deal is over, then every slot has its card in order', () => {
    const world = new World();
    deal(world);
    world.run(4000);
    const cards = world.of('hole-card');
    expect(cards.map(({ seat, slot, tag: name }) => [seat, slot, name]).sort()).toEqual(
      SIX.flatMap((seat) => [
        [seat, 0, tag(seat)],
        [seat, 1, tag(seat + 10)],
      ]).sort(),
    );
    expect(world.of('deal-seen-complete')).toMatchObject([{ counts: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 } }]);
    expect(world.of('deal-short')).toEqual([]);
  });

  test('given a card, when it is firm, then it happened when it was first read there', () => {
    const world = new World();
    deal(world, { seats: [1, 2] });
    world.run(4000);
    const [first] = world.of('hole-card');
    expect(first?.at).toBeGreaterThan((first?.happened ?? 0) + 2900);
    expect(first?.happened).toBeLessThan(1300);
  });

  test('given cards dealt before the hand was opened, when it is opened, then they are taken', () => {
    const world = new World();
    for (const seat of [2, 4]) {
      world.put(tag(seat), `seat:${seat}`);
      world.put(tag(seat + 10), `seat:${seat}`);
    }
    world.run(5000);
    expect(world.of('hand-start-seen')).toMatchObject([{ seats: [2, 4] }]);
    world.context({
      handId: 'h1',
      phase: 'DEALING',
      street: 'preflop',
      dealtIn: [2, 4],
      live: [2, 4],
      occupied: [2, 4],
    });
    expect(world.of('hole-card')).toHaveLength(4);
  });

  describe('beside cards that a person types', () => {
    const START = { handId: 'h1', phase: 'DEALING', street: 'preflop', dealtIn: [2, 4], live: [2, 4] } as const;
    const typed = (dealt: Readonly<Record<number, readonly number[]>>) => {
      const world = new World();
      world.run(500);
      world.context({ ...START, occupied: [2, 4], dealt });
      return world;
    };

    test.each([
      { filled: [0], slots: [1] },
      { filled: [1], slots: [0] },
      { filled: [], slots: [0] },
    ])('given typed places $filled, when one card is read, then it takes $slots', ({ filled, slots }) => {
      const world = typed({ 2: filled });
      world.put(tag(2), 'seat:2');
      world.run(4000);
      expect(world.of('hole-card').map(({ slot }) => slot)).toEqual(slots);
    });

    test('given a seat typed in full, when both its cards are read after all, then each has a place of its own', () => {
      const world = typed({ 2: [0, 1] });
      world.put(tag(2), 'seat:2');
      world.put(tag(12), 'seat:2');
      world.run(4000);
      expect(
        world
          .of('hole-card')
          .map(({ slot }) => slot)
          .sort(),
      ).toEqual([0, 1]);
      expect(world.of('extra-card')).toEqual([]);
    });

    test('given one card typed and one read, then the seat is not short and the deal is seen complete', () => {
      const world = typed({ 2: [0], 4: [0, 1] });
      world.put(tag(2), 'seat:2');
      world.run(9000);
      expect(world.of('deal-short')).toEqual([]);
      expect(world.of('deal-seen-complete')).toMatchObject([{ counts: { 2: 2, 4: 2 } }]);
    });

    test('twin: given nothing typed there, then the same seat is short', () => {
      const world = typed({ 4: [0, 1] });
      world.put(tag(2), 'seat:2');
      world.run(9000);
      expect(world.of('deal-short')).toMatchObject([{ missing: [2] }]);
    });
  });

  test('F04 given stacked cards, when one of two is read, then the seat is asked for once, and a later read fills it', () => {
    const world = new World();
    deal(world, { seats: [1, 2, 3] });
    world.put(tag(12), null);
    world.run(9000);
    expect(world.of('deal-short')).toMatchObject([{ counts: { 1: 2, 2: 1, 3: 2 }, missing: [2] }]);
    expect(world.of('deal-seen-complete')).toEqual([]);
    world.put(tag(12), 'seat:2');
    world.run(4000);
    expect(world.of('deal-seen-complete')).toHaveLength(1);
    expect(world.of('hole-card').at(-1)).toMatchObject({ seat: 2, slot: 1, tag: tag(12) });
  });

  test('F06 given a card that sweeps over other seats for 200 ms each, then it is never theirs', () => {
    const world = new World();
    deal(world, { seats: [1, 2] });
    world.run(4000);
    world.context({ handId: 'h2', phase: 'DEALING', street: 'preflop', dealtIn: SIX, live: SIX });
    for (const seat of [1, 2, 3]) {
      world.put(tag(30), `seat:${seat}`);
      world.run(240);
    }
    world.put(tag(30), 'seat:4');
    world.run(5000);
    const placed = world.of('hole-card').filter((card) => card.tag === tag(30));
    expect(placed).toMatchObject([{ seat: 4 }]);
  });

  test('given a third card at a seat or a card at a seat not dealt in, then it is extra and never placed', () => {
    const world = new World();
    deal(world, { seats: [1, 2] });
    world.run(4000);
    world.put(tag(40), 'seat:1');
    world.put(tag(41), 'seat:5');
    world.run(4000);
    expect(
      world
        .of('extra-card')
        .map(({ zone }) => zone)
        .sort(),
    ).toEqual(['seat:1', 'seat:5']);
    expect(world.of('hole-card')).toHaveLength(4);
  });

  test('given a hand thrown away before its second card was firm, then both cards are known and the fold is whole', () => {
    const world = new World();
    deal(world);
    world.run(1200);
    bet(world, { toAct: 6 });
    throwAway(world, 6);
    expect(
      world
        .of('hole-card')
        .filter(({ seat }) => seat === 6)
        .map((card) => card.tag),
    ).toEqual([tag(6), tag(16)]);
    expect(world.of('muck')).toMatchObject([{ seat: 6, all: true, automatic: true }]);
  });
});

describe('between hands', () => {
  test('given the winner still holds his cards, when the next hand opens, then they are not dealt to him again', () => {
    const world = new World();
    deal(world, { seats: [1, 2] });
    world.run(4000);
    world.put(tag(2), null);
    world.put(tag(12), null);
    world.context({ phase: 'COMPLETE' });
    world.run(3000);
    world.context({ handId: 'h2', phase: 'DEALING', street: 'preflop', dealtIn: [1, 2], live: [1, 2] });
    world.run(5000);
    expect(world.of('hole-card')).toHaveLength(4);
  });

  test('given the table was cleared, when the same card comes to the same seat, then it is dealt', () => {
    const world = new World();
    deal(world, { seats: [1, 2] });
    world.run(4000);
    for (const card of [1, 2, 11, 12]) world.put(tag(card), null);
    world.run(3000);
    world.put(tag(1), 'seat:1');
    world.run(2000);
    world.context({ phase: 'COMPLETE' });
    world.context({ handId: 'h2', phase: 'DEALING', street: 'preflop', dealtIn: [1, 2], live: [1, 2] });
    world.run(4000);
    expect(world.of('hole-card').at(-1)).toMatchObject({ seat: 1, slot: 0, tag: tag(1) });
    expect(world.of('hole-card')).toHaveLength(5);
  });

  test('given a finished hand, when its cards leave, then tags-gone and collected are told once each', () => {
    const world = new World();
    deal(world, { seats: [1, 2] });
    world.run(4000);
    world.context({ phase: 'COMPLETE' });
    world.run(2000);
    expect(world.of('tags-gone')).toEqual([]);
    for (const card of [1, 2, 11, 12]) world.put(tag(card), null);
    world.run(6000);
    expect(world.of('tags-gone')).toMatchObject([{ seats: [1, 2] }]);
    expect(world.of('collected')).toHaveLength(1);
  });

  test('given the next deal before the old hand was closed by id, then its start is seen again', () => {
    const world = new World();
    deal(world, { seats: [1, 2] });
    world.run(4000);
    world.context({ phase: 'COMPLETE' });
    for (const card of [1, 2, 11, 12]) world.put(tag(card), null);
    world.run(6000);
    world.put(tag(1), 'seat:1');
    world.put(tag(2), 'seat:2');
    world.run(2000);
    expect(world.of('hand-start-seen')).toMatchObject([{ seats: [1, 2] }]);
  });
});
