// What readers report of the places of a seat in stud and draw games: hidden cards, up cards, cards that went.
import { describe, expect, test } from 'vitest';
import { decide } from '../../server/engine/decide.ts';
import { evolve } from '../../server/engine/evolve.ts';
import type { Hand } from '../../server/engine/hand.ts';
import { NOTHING_PENDING, withOutput } from '../../server/table/proposals.ts';
import { reportOf } from '../../server/table/readerReports.ts';
import type { Output, OutputId, ZoneId } from '../../server/tracker/shape.ts';
import { fixtureOf, startCommand } from '../engine/scenarios/fixture.ts';

const fixture = fixtureOf({
  ...{ game: 'stud', limit: 'fixed', seats: [1, 2, 3], button: 3, small: 0, smallSeat: null, bigSeat: null },
  ...{ big: 100, anteKind: 'each', ante: 25, extras: { smallBet: 100, bigBet: 200, bringIn: 50 } },
});
const started = decide(null, startCommand(fixture));
const hand: Hand | null = started.ok ? started.value.reduce(evolve, null) : null;
const at = { id: 'r|b|1|1' as OutputId, at: 0, happened: 0, late: false };
const foreign = (zone: ZoneId): Output => ({ ...at, type: 'foreign', zone, count: 1 });

describe('6.2.3 a card of another deck', () => {
  test.each(['up:2', 'seat:2'] as const)('given it lies at %s, then it is in play, and its seat is named', (zone) => {
    expect(reportOf(foreign(zone), hand)).toEqual({ kind: 'foreign', where: 'in-play' });
    expect(withOutput(NOTHING_PENDING, foreign(zone), hand).questions).toMatchObject([{ seat: 2 }]);
  });

  test('twin: given it lies in the deck, then it is of the stub', () => {
    expect(reportOf(foreign('deck'), hand)).toEqual({ kind: 'foreign', where: 'stub' });
  });
});

describe('6.3.4 a seat with no card at all', () => {
  const short: Output = { ...at, type: 'deal-short', counts: { 1: 2, 2: 0, 3: 2 }, missing: [2] };

  test('given it has thrown cards away and nobody knows yet which stay, then its cards are missing, and it was dealt in', () => {
    const seats = hand?.seats.map((s) => (s.seat === 2 ? { ...s, held: [3, 4], thrown: [0, 1, 2] } : s)) ?? [];
    const thrown: Hand | null = hand === null ? null : { ...hand, seats };
    expect(reportOf(short, thrown)).toBeNull();
    expect(withOutput(NOTHING_PENDING, short, thrown).questions).toMatchObject([{ code: 'CARDS_MISSING', seat: 2 }]);
  });

  test('twin: given it has thrown none, then it may have got none', () => {
    expect(reportOf(short, hand)).toEqual({ kind: 'dealt-wrong-seat', seat: 2, empty: false });
  });
});

describe('6.3.5 a card too many', () => {
  test('given it lies where the up cards of a seat are read, then it is one too many of that seat', () => {
    const extra: Output = { ...at, type: 'extra-card', zone: 'up:2', count: 1, lasting: false };
    expect(reportOf(extra, hand)).toEqual({ kind: 'wrong-count', seat: 2, count: 4 });
  });
});
