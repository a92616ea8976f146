// Bomb pots and run-outs on one to three boards against a settlement of its own: side pots, rake, high and low, odd chips.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BoardHand, type BoardPlan, boardPlan } from './boardHands.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';
import { settled, type ToSettle } from './settleBoards.ts';

announceSeed('board pots');

const wonOf = ({ hand }: BoardHand) => new Map(hand.seats.map((s) => [Number(s.seat), Number(s.won)]));

describe.each(SEEDS)('several boards, seed %i', (seed) => {
  test('given any bomb pot or run-out, then every seat gets what its hands are worth, to the chip', () => {
    const law = fc.property(boardPlan, (plan) => {
      const played = new BoardHand(plan);
      expect(played.hand.phase).toBe('COMPLETE');
      const mine = settled(played);
      if (mine !== null) expect(wonOf(played)).toEqual(mine);
    });
    fc.assert(law, { seed, numRuns: runs(60) });
  });
});

describe('the twins', () => {
  const plans = fc.sample(boardPlan, { seed: 3, numRuns: 120 });
  const hands = plans.map((plan) => new BoardHand(plan)).filter((played) => settled(played) !== null);
  /** How many of them would be settled in another way. */
  const differ = (other: (played: BoardHand) => Partial<ToSettle>) =>
    hands.filter((played) => {
      const { hand, plan, boards } = played;
      const told = settled({ hand, plan, boards, hole: (seat) => played.hole(seat), ...other(played) });
      return JSON.stringify([...(told ?? [])]) !== JSON.stringify([...wonOf(played)]);
    }).length;
  const planned = (other: (plan: BoardPlan) => Partial<BoardPlan>) =>
    differ(({ plan }) => ({ plan: { ...plan, ...other(plan) } }));

  test('given hands, then run-outs, bomb pots, side pots, halves and ties of every number of boards are among them', () => {
    const kinds = new Set(hands.map(({ plan, boards }) => `${plan.bomb ? 'bomb' : 'run'} ${boards.length}`));
    expect([...kinds].sort()).toEqual(['bomb 1', 'bomb 2', 'bomb 3', 'run 1', 'run 2', 'run 3']);
    const shares = hands.flatMap(({ hand }) => hand.decided.flatMap((pot) => pot.shares));
    expect(shares.some(({ part }) => part === 'low')).toBe(true);
    expect(shares.some(({ oddUnits }) => oddUnits > 0)).toBe(true);
    expect(hands.some(({ hand }) => hand.decided.length > 2)).toBe(true);
  });

  test('given nothing else, then nothing differs', () => {
    expect(differ(() => ({}))).toBe(0);
  });

  test('given another button or another chip, then odd chips show it', () => {
    expect(planned(({ button }) => ({ button: button + 2 }))).toBeGreaterThan(0);
    expect(planned(({ unit }) => ({ unit: unit * 2 }))).toBeGreaterThan(0);
  });

  test('given one board less or the hole cards of the next seat, then the shares show it', () => {
    expect(differ(({ boards }) => ({ boards: boards.length > 1 ? boards.slice(1) : boards }))).toBeGreaterThan(10);
    expect(
      differ((played) => ({ hole: (seat) => played.hole((seat % played.hand.seats.length) + 1) })),
    ).toBeGreaterThan(10);
  });
});
