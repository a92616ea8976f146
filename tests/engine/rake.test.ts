// The house's part of a pot: how much, from which pot, and that no count takes it for missing chips (3.4).
import { describe, expect, it } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { decide } from '../../server/engine/decide.ts';
import { fold } from '../../server/engine/evolve.ts';
import { evolveSession } from '../../server/engine/evolveSession.ts';
import type { Hand } from '../../server/engine/hand.ts';
import { splitOverRuns } from '../../server/engine/pots.ts';
import { CASH } from '../../server/engine/profiles/cash.ts';
import { rakeEvents, withoutRake } from '../../server/engine/rake.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { EMPTY_SESSION, type Session, sessionAfterChips } from '../../server/engine/session.ts';
import { fixtureOf, startCommand } from './scenarios/fixture.ts';
import { parseLine } from './scenarios/script.ts';

const RAKE = { pct: 10, cap: 1000, noFlopNoDrop: false, roundDownTo: 1 };

/** Parts in percent that no binary fraction holds. */
const PARTS = [
  { pct: 2.3, total: 3000, takes: 69 },
  { pct: 4.6, total: 1500, takes: 69 },
  { pct: 5.6, total: 1375, takes: 77 },
  { pct: 0.1, total: 9_000_000_000_000, takes: 9_000_000_000 },
] as const;

function pot(index: number, amount: number) {
  return { index, amount: chips(amount), seats: [seatNo(1), seatNo(2)] };
}

/** Everybody folds to s4, and the house takes its part of 500. */
function raked(): Hand {
  const fixture = fixtureOf({ profile: { ...CASH, rake: RAKE } });
  const folds = ['s4 raise 600', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 fold', 'award'];
  const commands: readonly HandCommand[] = [
    startCommand(fixture),
    { type: 'CompleteDeal' },
    ...folds.map((line) => parseLine(line).command),
  ];
  const hand = commands.reduce<Hand | null>((state, command) => {
    const decided = decide(state, command);
    if (!decided.ok) throw new Error(decided.error.code);
    return fold(state, decided.value);
  }, null);
  if (hand === null) throw new Error('no hand');
  return hand;
}

function sixSeated(hand: Hand): Session {
  const seated = hand.seats.reduce<Session>(
    (session, { seat, name, startStack }) =>
      evolveSession(session, { type: 'SeatTaken', seat, name, stack: startStack }),
    EMPTY_SESSION,
  );
  return { ...seated, seats: seated.seats.map((s) => ({ ...s, dealtAs: s.seat })) };
}

describe('rake', () => {
  it('given several pots, then the main pot pays first', () => {
    const left = withoutRake([pot(0, 100), pot(1, 60), pot(2, 40)], chips(130));
    expect(left.map(({ amount }) => amount)).toEqual([0, 30, 40]);
  });

  it.each(PARTS)('given $pct percent of $total, then $takes', ({ pct, total, takes }) => {
    const rake = { ...RAKE, pct, cap: Number.MAX_SAFE_INTEGER };
    const taken = rakeEvents({ ...raked(), decided: [], raked: chips(0), profile: { ...CASH, rake } }, [pot(0, total)]);
    expect(taken).toEqual([{ type: 'RakeTaken', pot: 0, amount: takes }]);
  });

  it('given a raked hand, then the session does not take it for a count that found less', () => {
    const hand = raked();
    const before = sixSeated(hand);
    const after = sessionAfterChips(before, null, hand);
    expect(hand.raked).toBe(50);
    expect(after.ledger.counted).toBe(before.ledger.counted);
    // the twin: what nobody took is missing
    expect(sessionAfterChips(before, null, { ...hand, raked: chips(0) }).ledger.counted).toBe(-50);
  });
});

it('T-RIT-c given 300 and 525 in chips of 25, then each is divided over two runs by itself', () => {
  expect(splitOverRuns(chips(300), 2, chips(25))).toEqual([150, 150]);
  expect(splitOverRuns(chips(525), 2, chips(25))).toEqual([275, 250]);
});
