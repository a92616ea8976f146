// Laws of the award (5.9.1): another one stops the hand, a judge's own one moves exactly the chips of the pots and nothing else.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chips, sum } from '../../server/engine/chips.ts';
import type { ChopShare } from '../../server/engine/chopShare.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { decide } from '../../server/engine/decide.ts';
import { fold } from '../../server/engine/evolve.ts';
import { type Hand, seatOf } from '../../server/engine/hand.ts';
import { computedShares, isComputed } from '../../server/engine/rulings/awardShares.ts';
import { stopOf } from '../../server/engine/rulings/stopped.ts';
import { chipsInPlay, deal, plainDeal, play } from './engineHands.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('engine awards');

/** The pots shared out among all who were dealt in, cut at places that `choices` give. */
function anyAward(hand: Hand, choices: readonly number[]): readonly ChopShare[] {
  let rest: number = sum(computedShares(hand).map((share) => share.amount));
  const last = hand.seats.length - 1;
  return hand.seats.map(({ seat }, i) => {
    const amount = i === last ? rest : Math.min(rest, (choices[i] ?? 0) % (rest + 1));
    rest -= amount;
    return { seat, amount: chips(amount) };
  });
}

function after(hand: Hand, ...commands: readonly HandCommand[]): Hand {
  return commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.error.code}`);
    return fold(now, decided.value) ?? now;
  }, hand);
}

const enter = (shares: readonly ChopShare[]): HandCommand => ({ type: 'EnterAward', shares, by: 'DEALER' });
const rule = (outcome: string, shares?: readonly ChopShare[]): HandCommand => ({
  ...{ type: 'RuleIncident', id: 1, outcome, by: 'JUDGE', note: '' },
  ...(shares === undefined ? {} : { shares }),
});
const DISPUTE: HandCommand = { type: 'ReportIncident', report: { kind: 'dispute', previous: false }, by: 'PLAYER' };

/** What is wrong with a paid hand: a stack that did not get its share, a pot not paid in full, cards or states that changed. */
function payFaults(before: Hand, paid: Hand, shares: readonly ChopShare[]): readonly string[] {
  const unpaid = paid.decided.filter((pot) => sum(pot.shares.map((share) => share.amount)) !== pot.amount);
  const wrong = paid.seats.filter((s) => {
    const was = seatOf(before, s.seat);
    const share = shares.find(({ seat }) => seat === s.seat)?.amount ?? 0;
    const same = was?.state === s.state && was.cards.join() === s.cards.join();
    return !same || s.won !== share || s.stack !== (was?.stack ?? 0) + share;
  });
  return [...unpaid.map(({ pot }) => `pot ${pot}`), ...wrong.map(({ seat }) => `s${seat}`)];
}

describe.each(SEEDS)('laws of the award, seed %i', (seed) => {
  type Deal = Parameters<typeof play>[0];
  const check = (law: (hand: Hand, shares: readonly ChopShare[]) => void) =>
    fc.assert(
      fc.property(deal, (d: Deal) => {
        for (const state of play(d).states) if (state.phase === 'AWARDING') law(state, anyAward(state, d.choices));
      }),
      { seed, numRuns: runs(120) },
    );

  test('given any award, then it is pushed where it is that of the rules, and else no chip moves before a ruling', () => {
    check((hand, shares) => {
      const entered = after(hand, enter(shares));
      if (isComputed(hand, shares)) expect(entered.phase).toBe('COMPLETE');
      else expect([stopOf(entered)?.id, entered.seats, entered.decided]).toEqual([1, hand.seats, hand.decided]);
      expect(chipsInPlay(entered)).toBe(chipsInPlay(hand));
    });
  });

  test('given any award that a judge lets stand, then every seat gets exactly its share, and cards and states stay', () => {
    check((hand, shares) => {
      if (isComputed(hand, shares)) return;
      expect(payFaults(hand, after(hand, enter(shares), rule('as-entered')), shares)).toEqual([]);
      expect(payFaults(hand, after(hand, enter(shares), rule('as-computed')), computedShares(hand))).toEqual([]);
    });
  });

  test('given a disputed pot that was pushed, then a judge moves it as if it had been awarded so', () => {
    check((hand, shares) => {
      if (isComputed(hand, shares)) return;
      const paid = after(hand, { type: 'AwardPots' }, DISPUTE, rule('override', shares));
      expect(payFaults(hand, paid, shares)).toEqual([]);
      expect(paid.phase).toBe('COMPLETE');
    });
  });
});

describe('the laws of the award can fail', () => {
  test('given one chip at the wrong seat, then it is reported', () => {
    const states = fc.sample(plainDeal, { numRuns: 40, seed: 7 }).flatMap((d) => play(d).states);
    const hand = states.find((state) => state.phase === 'AWARDING');
    if (hand === undefined) throw new Error('no hand came to its award');
    const paid = after(hand, { type: 'AwardPots' });
    const shares = computedShares(hand);
    const off = shares.map((share, i) => (i === 0 ? { ...share, amount: chips(share.amount - 1) } : share));
    expect(payFaults(hand, paid, shares)).toEqual([]);
    expect(payFaults(hand, paid, off)).toHaveLength(1);
  });
});
