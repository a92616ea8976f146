// A sleeper of an older log, which posted it with the blinds: it counts at once, as it did.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { decide } from '../../server/engine/decide.ts';
import type { HandEvent } from '../../server/engine/event.ts';
import { fold } from '../../server/engine/evolve.ts';
import { CASH } from '../../server/engine/profiles/cash.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { fixtureOf, startCommand } from './scenarios/fixture.ts';

const START = startCommand(fixtureOf({ profile: CASH, straddles: [{ seat: 6, amount: 400, sleeper: true }] }));

/** As the hand is started now: the sleeper is no post of the start. */
function startedNow(): readonly HandEvent[] {
  const started = decide(null, START);
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

/** As the first release wrote it. */
const POSTED: HandEvent = {
  ...{ type: 'ForcedBetPosted', kind: 'straddle', live: true, by: 'player' },
  ...{ seat: seatNo(6), amount: chips(400) },
};

describe('sleepers of older logs', () => {
  test('posted with the blinds it sets the amount to call and the smallest raise', () => {
    const hand = fold(null, [...startedNow(), POSTED]);
    expect(hand).toMatchObject({ currentBet: 400, fullLevel: 400, lastFull: 400, toAct: null });
  });

  test('the twin: as a hand starts now it does neither', () => {
    expect(fold(null, startedNow())).toMatchObject({ currentBet: 200, fullLevel: 200, lastFull: 200 });
  });
});
