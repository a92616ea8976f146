// What a ruling moved, seat by seat: against what the rules gave where pots were divided otherwise, and nothing told by hidden faces.
import { describe, expect, it } from 'vitest';
import { openingsVisible } from '../../server/log/tableState.ts';
import { AT_THE_AWARD as SEALED, STOPPED } from '../console/awardScenes.ts';
import { give, HAND, type Show } from '../console/show.ts';
import { dealt, recordOf } from './floorTable.ts';

const lastOf = (show: Show) => recordOf(show).lines.at(-1);
const movedBy = (show: Show) => lastOf(show)?.chips.map(({ seat, amount }) => [seat, amount]);
const rule = (show: Show, outcome: string, more: object = {}) =>
  give(show, { do: 'rule', hand: HAND, incident: 1, outcome, by: 'JUDGE', ...more });

const act = (show: Show, seat: number, action: 'call' | 'fold') =>
  give(show, { do: 'act', hand: HAND, turn: show.turn, seat, action, to: null });
/** s4 holds the pot of 500 alone. */
const alone = (): Show => [1, 2, 3].reduce((show, seat) => act(show, seat, 'fold'), act(dealt(), 4, 'call'));
const miscounted = (): Show =>
  give(alone(), { do: 'report', hand: HAND, report: { kind: 'wrong-count', seat: 4, count: 3 }, by: 'JUDGE' });

const AT_THE_AWARD = give(SEALED, { do: 'confirmOpenings', hand: HAND });

describe('an award that a judge overrules (5.9.1)', () => {
  const due = (seat: number) =>
    (AT_THE_AWARD.state.hand?.decided ?? [])
      .flatMap(({ shares }) => shares)
      .reduce((total, share) => total + (share.seat === seat ? share.amount : 0), 0);

  const stopped = (): Show => {
    const shares = [{ seat: 5, amount: due(2) + due(5) }];
    return give(AT_THE_AWARD, { do: 'enterAward', hand: HAND, shares, by: 'DEALER' });
  };

  it('given it before the push, then a seat loses what the rules gave it and the other gets as much', () => {
    const amount = due(2);
    expect(amount).toBeGreaterThan(0);
    expect(movedBy(rule(stopped(), 'as-entered'))).toEqual([
      [2, -amount],
      [5, amount],
    ]);
  });

  it('given it after the push, then the difference is the same', () => {
    const pushed = give(AT_THE_AWARD, { do: 'award', hand: HAND });
    const disputed = give(pushed, {
      do: 'report',
      hand: HAND,
      report: { kind: 'dispute', previous: false },
      by: 'PLAYER',
    });
    const shares = [{ seat: 5, amount: due(2) + due(5) }];
    const amount = due(2);
    expect(movedBy(rule(disputed, 'override', { shares }))).toEqual([
      [2, -amount],
      [5, amount],
    ]);
  });

  it('given the award of the rules, then it moves nothing (twin)', () => {
    expect(movedBy(rule(stopped(), 'as-computed'))).toEqual([]);
  });
});

describe('a forfeited pot (6.3.9)', () => {
  it('given its division, then the record says who gives and who gets it, though the dealer still pushes', () => {
    const chips = lastOf(rule(miscounted(), 'equal'))?.chips ?? [];
    expect(chips.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
    expect(chips.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(chips.at(-1)?.amount).toBe(-500);
  });

  it('given the count was right, then nothing moves (twin)', () => {
    expect(movedBy(rule(miscounted(), 'count-right'))).toEqual([]);
  });
});

describe('faces that wait for the second key', () => {
  it('given an award that is overruled meanwhile, then the record tells what the judge gave, never what the rules gave', () => {
    expect(openingsVisible(STOPPED.state)).toBe(false);
    const chips = lastOf(rule(STOPPED, 'as-entered'))?.chips ?? [];
    expect(chips.map(({ seat, amount }) => [seat, amount > 0])).toEqual([[5, true]]);
  });
});
