// Laws of the chop: what is offered is accepted, what is accepted fits into the pots, and everybody gets what was agreed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amend, redoEdit, undoEdit } from '../../server/engine/amend.ts';
import { type Chips, chips, sum } from '../../server/engine/chips.ts';
import { chopOffer } from '../../server/engine/chop.ts';
import type { ChopShare } from '../../server/engine/chopShare.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { decide } from '../../server/engine/decide.ts';
import type { HandEvent } from '../../server/engine/event.ts';
import { fold } from '../../server/engine/evolve.ts';
import { type Hand, holdsCards, seatOf } from '../../server/engine/hand.ts';
import type { Pot } from '../../server/engine/pots.ts';
import { rakeEvents, withoutRake } from '../../server/engine/rake.ts';
import type { SeatNo } from '../../server/engine/seat.ts';
import { showdownPots } from '../../server/engine/showdown.ts';
import { chipsBrought, chipsInPlay, deal, plainDeal, play, send } from './engineHands.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('engine chop');

function chop(shares: readonly ChopShare[]): HandCommand {
  return { type: 'ChopPots', shares, ruling: { by: 'JUDGE', code: 'HR-CHOP', note: '' } };
}

/** Moves up to `by` units from one seat of the shares to another. */
function shifted(shares: readonly ChopShare[], by: number, unit: number): readonly ChopShare[] {
  const from = shares[by % shares.length];
  const to = shares[(by * 7 + 1) % shares.length];
  if (from === undefined || to === undefined || from === to) return shares;
  const amount = Math.min(from.amount, (by % 97) * unit);
  return shares.map((share) => {
    if (share === from) return { ...share, amount: chips(share.amount - amount) };
    return share === to ? { ...share, amount: chips(share.amount + amount) } : share;
  });
}

/** Hall's condition, over every set of pots: those who may win one of them take at least what they hold together. */
function fits(hand: Hand, shares: readonly ChopShare[]): boolean {
  const pots = afterRake(hand)
    .map((pot) => ({ ...pot, seats: pot.seats.filter((seat) => holds(hand, seat)) }))
    .filter((pot) => pot.seats.length > 0 && pot.amount > 0);
  const sets = Array.from({ length: 2 ** pots.length }, (_, bits) => pots.filter((_pot, i) => (bits >> i) % 2 === 1));
  return sets.every((set) => takenBy(set, shares) >= sum(set.map((pot) => pot.amount)));
}

/** What the house leaves of them. */
function afterRake(hand: Hand): readonly Pot[] {
  const pots = showdownPots(hand);
  const due = hand.decided.length > 0 ? [] : rakeEvents(hand, pots);
  return withoutRake(pots, sum(due.flatMap((event) => (event.type === 'RakeTaken' ? [event.amount] : []))));
}

function holds(hand: Hand, seat: SeatNo): boolean {
  const s = seatOf(hand, seat);
  return s !== undefined && holdsCards(s);
}

function takenBy(pots: readonly Pot[], shares: readonly ChopShare[]): Chips {
  return sum(shares.filter(({ seat }) => pots.some((pot) => pot.seats.includes(seat))).map((share) => share.amount));
}

/** What is wrong with a hand after its chop; null when everybody has exactly his share more. */
function payFault(before: Hand, events: readonly HandEvent[], shares: readonly ChopShare[]): string | null {
  const after = fold(before, events);
  if (after?.phase !== 'COMPLETE') return `the hand is ${after?.phase ?? 'gone'}`;
  const unpaid = after.decided.find((d) => sum(d.shares.map((s) => s.amount)) !== d.amount);
  if (unpaid !== undefined) return `pot ${unpaid.pot} is not paid in full`;
  for (const { seat, stack } of after.seats) {
    const own = shares.find((share) => share.seat === seat)?.amount ?? 0;
    const kept = before.decided.filter((d) => !d.shares.some((s) => holds(before, s.seat)));
    const lone = sum(kept.flatMap((d) => d.shares.filter((s) => s.seat === seat).map((s) => s.amount)));
    const gained = stack - (seatOf(before, seat)?.stack ?? 0);
    if (gained !== own + lone) return `s${seat} has ${gained} more, agreed were ${own}`;
  }
  return null;
}

describe.each(SEEDS)('laws of the chop, seed %i', (seed) => {
  const check = (law: (d: Parameters<typeof play>[0]) => void) =>
    fc.assert(fc.property(deal, law), { seed, numRuns: runs(120) });

  test('given any state, then equal parts are accepted exactly where a chop is offered, and they are paid', () => {
    check((d) => {
      for (const state of play(d).states) {
        const offer = chopOffer(state);
        const shares = offer?.equal ?? state.seats.map(({ seat }) => ({ seat, amount: chips(0) }));
        const decided = decide(state, chop(shares));
        expect(decided.ok).toBe(offer !== null);
        if (!decided.ok || offer === null) continue;
        expect(sum(shares.map((share) => share.amount))).toBe(offer.total);
        expect(payFault(state, decided.value, shares)).toBeNull();
        expect(chipsInPlay(fold(state, decided.value) ?? state)).toBe(chipsBrought(d.start));
      }
    });
  });

  test('given any amounts that are the pots together, then they are accepted exactly when they fit', () => {
    check((d) => {
      for (const [i, state] of play(d).states.entries()) {
        const offer = chopOffer(state);
        if (offer === null) continue;
        const shares = shifted(offer.equal, (d.choices[i % d.choices.length] ?? i) + i, offer.unit);
        const whole = shares.every((share) => share.amount % offer.unit === 0);
        const decided = decide(state, chop(shares));
        expect(decided.ok).toBe(whole && fits(state, shares));
        if (decided.ok) expect(payFault(state, decided.value, shares)).toBeNull();
      }
    });
  });

  test('given any chop, when it is taken back and brought back, then the hand is as before and as after', () => {
    check((d) => {
      const played = play(d);
      const offer = played.state === null ? null : chopOffer(played.state);
      if (offer === null) return;
      const chopped = send(played, chop(offer.equal));
      const options = { onIllegal: 'cancel', ruling: null, position: 1000 } as const;
      const back = undoEdit(chopped.record);
      const undone = back === null ? null : amend(chopped.record, [back], options);
      if (undone === null || !undone.ok) throw new Error('a chop is not taken back');
      expect(undone.value.after).toEqual(played.state);
      const again = redoEdit(undone.value.record);
      const redone = again === null ? null : amend(undone.value.record, [again], options);
      expect(redone?.ok === true && redone.value.after).toEqual(chopped.state);
    });
  });
});

describe('the laws can fail', () => {
  const states = fc.sample(plainDeal, { seed: 5, numRuns: 200 }).flatMap((d) => play(d).states);
  const side = states.find((state) => (chopOffer(state)?.most.length ?? 0) > 2 && showdownPots(state).length > 1);
  if (side === undefined) throw new Error('no sample has side pots');
  const offer = chopOffer(side);
  if (offer === null) throw new Error('no offer');

  test('given everything to a seat that is not in the side pot, then it does not fit', () => {
    const short = offer.most.reduce((least, share) => (share.amount < least.amount ? share : least));
    const greedy = offer.most.map(({ seat }) => ({ seat, amount: seat === short.seat ? offer.total : chips(0) }));
    expect(fits(side, offer.equal)).toBe(true);
    expect(fits(side, greedy)).toBe(false);
  });

  test('given a chip less for a seat than agreed, then the payment is found wrong', () => {
    const decided = decide(side, chop(offer.equal));
    if (!decided.ok) throw new Error(decided.error.code);
    const [first, ...rest] = offer.equal;
    if (first === undefined) throw new Error('no share');
    expect(payFault(side, decided.value, offer.equal)).toBeNull();
    expect(payFault(side, decided.value, [{ ...first, amount: chips(first.amount + 1) }, ...rest])).not.toBeNull();
  });
});
