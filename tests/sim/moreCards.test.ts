// Movements of games that deal to the seats again: up cards, seventh street, draws, two boards.
import { describe, expect, test } from 'vitest';
import { standardLayout } from '../../server/readers/layout.ts';
import { createFelt, type FeltOptions } from '../../server/sim/felt.ts';
import { perform } from '../../server/sim/perform.ts';
import { createRandom } from '../../server/sim/random.ts';
import { type CardStepInput, cardStepSchema } from '../../server/sim/script.ts';
import { World } from '../../server/sim/world.ts';

function table(felt: FeltOptions) {
  const world = new World(createFelt(felt));
  let at = 0;
  const play = (step: CardStepInput) => {
    const done = perform(cardStepSchema.parse(step), { world, random: createRandom('m'), at, haste: 1, scatter: 0 });
    if (done.ok) at = done.value;
    return done.ok ? 'done' : done.error;
  };
  const lies = (card: string) => world.stays.findLast((stay) => stay.card === card)?.zone;
  return { world, play, lies };
}

const STUD = { seats: 2, board: 'one', up: true } as const;
const HOLE = { 1: 'AsKsQs', 2: '2h3h4h' };

describe('stud', () => {
  test('given third to seventh street, then each card lies where it is dealt', () => {
    const { play, lies, world } = table(STUD);
    expect(play({ do: 'deal', hole: HOLE, up: 1 })).toBe('done');
    expect([lies('As'), lies('Ks'), lies('Qs')]).toEqual(['seat:1', 'seat:1', 'up:1']);
    expect(play({ do: 'card', cards: { 1: 'Jd', 2: '5h' }, up: true })).toBe('done');
    expect(play({ do: 'card', cards: { 2: '6h' }, up: false })).toBe('done');
    expect([lies('Jd'), lies('6h')]).toEqual(['up:1', 'seat:2']);
    expect(world.hands.get(2)).toEqual(['2h', '3h', '4h', '5h', '6h']);
  });

  test('given a card that lies there, or a seat without a hand, then it is refused', () => {
    const { play } = table(STUD);
    expect(play({ do: 'card', cards: { 1: 'Jd' }, up: true })).toBe('no-cards-at-seat');
    play({ do: 'deal', hole: HOLE, up: 1 });
    expect(play({ do: 'card', cards: { 2: 'As' }, up: true })).toBe('card-is-out');
  });

  test('given a peek, then the up cards stay where they are', () => {
    const { play, world } = table(STUD);
    play({ do: 'deal', hole: HOLE, up: 1 });
    const before = world.goalOf('Qs');
    play({ do: 'peek', seat: 1, for: 1 });
    expect(world.goalOf('Qs')).toEqual(before);
  });
});

describe('draws', () => {
  test('given two cards thrown and two new ones, then the hand is the rest and the new ones', () => {
    const { play, lies, world } = table({ seats: 2, board: 'one' });
    play({ do: 'deal', hole: { 1: 'AsKsQsJsTs', 2: '2h3h4h5h6h' } });
    expect(play({ do: 'discard', seat: 1, cards: 'KsJs' })).toBe('done');
    expect([lies('Ks'), lies('Js')]).toEqual(['muck', 'muck']);
    expect(play({ do: 'discard', seat: 1, cards: 'Ks' })).toBe('no-cards-at-seat');
    expect(play({ do: 'replacements', seat: 1, cards: '7d8d' })).toBe('done');
    expect(world.hands.get(1)).toEqual(['As', 'Qs', 'Ts', '7d', '8d']);
    expect(play({ do: 'clearMuck' })).toBe('done');
    expect([lies('Ks'), lies('7d')]).toEqual([null, 'seat:1']);
  });
});

describe('boards', () => {
  test('given two boards, then each has its own antenna and its own five cards', () => {
    const { play, lies, world } = table({ seats: 2, board: 'one', boards: 2 });
    play({ do: 'flop', cards: 'AsKsQs' });
    play({ do: 'flop', cards: '2h3h4h', board: 1 });
    expect([lies('As'), lies('2h')]).toEqual(['board-1', 'board-2']);
    expect(world.boards).toEqual([
      ['As', 'Ks', 'Qs'],
      ['2h', '3h', '4h'],
    ]);
    expect(play({ do: 'turn', cards: '5h6h7h', board: 1 })).toBe('board-is-full');
  });
});

describe('antennas', () => {
  test.each<FeltOptions>([
    { seats: 9, board: 'five' },
    { seats: 8, board: 'one', up: true },
    { seats: 6, board: 'one', boards: 2 },
  ])('given %o, then the layout of the reader names the same places', (felt) => {
    const ports = Object.fromEntries(createFelt(felt).antennas.map(({ port, zone }) => [port, zone]));
    expect(standardLayout(felt.seats, felt.board, felt)).toEqual(ports);
  });

  test.each<FeltOptions>([
    { seats: 8, board: 'one', up: true },
    { seats: 8, board: 'five', up: true },
    { seats: 9, board: 'one', boards: 3 },
  ])('given %o, then no antenna lies on another', (felt) => {
    const { antennas } = createFelt(felt);
    const near = antennas.flatMap((a, i) =>
      antennas.slice(i + 1).flatMap((b) => {
        const x = Math.abs(a.x - b.x) - a.reachX - b.reachX;
        const y = Math.abs(a.y - b.y) - a.reachY - b.reachY;
        return Math.max(x, y) < 0 ? [`${a.zone} ${b.zone}`] : [];
      }),
    );
    expect(near).toEqual([]);
  });
});
