// Asks what pushed chips mean and says in words where the answer is not the expected one.
import { type Chips, chips } from '../../../server/engine/chips.ts';
import { RUSSIAN } from '../../../server/engine/profiles/russian.ts';
import { type Facing, pushedChips } from '../../../server/engine/pushedChips.ts';
import type { PushedRow } from './row.ts';

/** Facing a bet of 200 with 10,000 behind, several opponents, somebody has raised. */
function facingOf({ facing }: PushedRow): Facing {
  const amount = (n: number | undefined, otherwise: number): Chips => chips(n ?? otherwise);
  return {
    headsUp: false,
    openingBet: false,
    profile: RUSSIAN,
    ...facing,
    put: amount(facing.put, 0),
    stack: amount(facing.stack, 10_000),
    currentBet: amount(facing.currentBet, 200),
    lastFull: amount(facing.lastFull, 200),
    minBet: amount(facing.minBet, 200),
  };
}

export function playPushed(row: PushedRow): readonly string[] {
  const meant = new Map(Object.entries(pushedChips(facingOf(row), row.pushed.map(chips))));
  return Object.entries(row.expect).flatMap(([field, want]) => {
    const got = meant.get(field);
    return got === want ? [] : [`${field} is ${got}, not ${want}`];
  });
}
