// Laws of the engine over random hands: chips are conserved, replay equals live, amounts follow the offered range.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../../server/engine/betting.ts';
import { type Chips, chips, sum } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { decide } from '../../server/engine/decide.ts';
import { fold } from '../../server/engine/evolve.ts';
import type { Hand } from '../../server/engine/hand.ts';
import { buildPots } from '../../server/engine/pots.ts';
import { stopOf } from '../../server/engine/rulings/stopped.ts';
import { type SeatNo, seatNo } from '../../server/engine/seat.ts';
import { candidates } from './engineChoices.ts';
import {
  chipsBrought,
  chipsInPlay,
  type Deal,
  deal,
  eventsOf,
  plainDeal,
  play,
  play as playBy,
} from './engineHands.ts';
import { candidatesWithReports } from './engineReports.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('engine laws');

const PLAYS = [
  { hands: 'hands', next: candidates, count: 80 },
  { hands: 'hands with reports and rulings', next: candidatesWithReports, count: 40 },
] as const;

describe.each(SEEDS.flatMap((seed) => PLAYS.map((played) => ({ seed, ...played }))))(
  'laws of the engine over $hands, seed $seed',
  ({ seed, next, count }) => {
    const play = (d: Deal) => playBy(d, next);
    const check = (law: (d: Deal) => void) => fc.assert(fc.property(deal, law), { seed, numRuns: runs(count) });

    test('given any hand, then chips are conserved in every state', () => {
      check((d) => {
        const brought = chipsBrought(d.start);
        for (const state of play(d).states) expect(chipsInPlay(state)).toBe(brought);
      });
    });

    test('given any hand, then the pots hold what lies in the middle and decided pots are paid in full', () => {
      check((d) => {
        for (const state of play(d).states) expect(potFault(state)).toBeNull();
      });
    });

    test('given any hand, when its events are folded again, then the state is the live one', () => {
      check((d) => {
        const played = play(d);
        expect(fold(null, eventsOf(played.record))).toEqual(played.state);
      });
    });

    test('given any hand, then a bet or raise is accepted exactly within the offered range', () => {
      check((d) => {
        for (const state of play(d).states)
          if (stopOf(state) === null) expect(rangeFault(state, probes(state, d.choices))).toBeNull();
      });
    });

    test('given any hand, then fold, check and call are accepted exactly when they are offered', () => {
      check((d) => {
        for (const state of play(d).states) if (stopOf(state) === null) expect(passiveFault(state)).toBeNull();
      });
    });

    test('given a running hand, then somebody or something is always able to go on', () => {
      check((d) => {
        for (const state of play(d).states) if (state.phase === 'BETTING') expect(state.toAct).not.toBeNull();
      });
    });
  },
);

function potFault(hand: Hand): string | null {
  const middle = sum([hand.deadMoney, ...hand.seats.map((s) => s.invested)]);
  const ended = ['COMPLETE', 'MISDEAL', 'VOID'].includes(hand.phase);
  const pots = buildPots(hand).reduce((all, pot) => all + pot.amount, 0);
  if (!ended && pots !== middle) return `pots ${pots}, middle ${middle}`;
  const decided = hand.decided.find((d) => d.shares.reduce((all, s) => all + s.amount, 0) !== d.amount);
  return decided === undefined ? null : `pot ${decided.pot} of ${decided.amount} is not paid in full`;
}

function probes(hand: Hand, choices: readonly number[]): readonly number[] {
  const seat = hand.seats.find((s) => s.seat === hand.toAct);
  if (seat === undefined) return [];
  const range = legalActions(hand, seat.seat).raise;
  const edges =
    range === null ? [] : [range.min - 1, range.min, range.min + 1, range.max - 1, range.max, range.max + 1];
  const all = seat.stack + seat.street;
  const random = Array.from(
    { length: 20 },
    (_, i) => ((choices[i % choices.length] ?? i) * 7919 + i * 104_729) % (2 * all + 2),
  );
  return [...edges, 0, seat.stack, seat.stack + 1, all, all + 1, hand.currentBet, ...random].filter((n) => n >= 0);
}

function bet(hand: Hand, seat: SeatNo, to: Chips): HandCommand {
  return { type: 'Act', seat, action: hand.currentBet === 0 ? 'bet' : 'raise', to };
}

function rangeFault(hand: Hand, amounts: readonly number[]): string | null {
  const seat = hand.toAct;
  if (seat === null) return null;
  const range = legalActions(hand, seat).raise;
  for (const amount of amounts) {
    const offered = range !== null && amount >= range.min && amount <= range.max;
    const accepted = decide(hand, bet(hand, seat, chips(amount))).ok;
    if (accepted !== offered)
      return `${amount} is ${accepted ? 'accepted' : 'refused'}, offered ${JSON.stringify(range)}`;
  }
  return null;
}

function passiveFault(hand: Hand): string | null {
  for (const { seat } of hand.seats) {
    const offered = legalActions(hand, seat);
    const want = { fold: offered.fold, check: offered.check, call: offered.call !== null };
    const accepts = (action: 'fold' | 'check' | 'call') => decide(hand, { type: 'Act', seat, action, to: null }).ok;
    const got = { fold: accepts('fold'), check: accepts('check'), call: accepts('call') };
    if (JSON.stringify(got) !== JSON.stringify(want))
      return `s${seat}: ${JSON.stringify(got)}, offered ${JSON.stringify(want)}`;
  }
  return null;
}

describe('the laws can fail', () => {
  const [sample] = fc.sample(plainDeal, { seed: 7, numRuns: 1 });
  if (sample === undefined) throw new Error('no sample');
  const last = play({ ...sample, choices: [1, 1, 1] }).states.at(-1);
  if (last === undefined) throw new Error('no state');

  test('given a chip too many, then conservation fails', () => {
    const seats = last.seats.map((s, i) => (i === 0 ? { ...s, stack: chips(s.stack + 1) } : s));
    expect(chipsInPlay({ ...last, seats })).not.toBe(chipsBrought(sample.start));
  });

  test('given a pot that pays one chip less, then the pots fail', () => {
    const decided = [{ pot: 0, amount: chips(10), shown: false, shares: [], awarded: false }];
    expect(potFault({ ...last, decided })).not.toBeNull();
  });

  test('given another level to match than the one offered, then the range fails', () => {
    const flop = playTo(sample, 'BETTING');
    expect(rangeFault(flop, [])).toBeNull();
    const offered = legalActions(flop, flop.toAct ?? seatNo(1)).raise;
    const shifted: Hand = { ...flop, lastFull: chips(flop.lastFull + 1) };
    const below = legalActions(shifted, shifted.toAct ?? seatNo(1)).raise;
    expect(below).not.toEqual(offered);
  });
});

function playTo(sample: Parameters<typeof play>[0], phase: Hand['phase']): Hand {
  const rich = { ...sample.start.start, seats: sample.start.start.seats.map((s) => ({ ...s, stack: chips(5000) })) };
  const { states } = play({
    ...sample,
    start: { type: 'StartHand', start: rich },
    choices: Array.from({ length: 40 }, () => 1),
  });
  const found = states.find((state) => state.phase === phase);
  if (found === undefined) throw new Error(`the sample never came to ${phase}`);
  return found;
}
