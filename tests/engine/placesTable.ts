// A table for tests of places: the games it plays, and what is asked of it.
import { expect } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { dealOrder } from '../../server/engine/forcedBets.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import type { Structure } from '../../server/engine/structure.ts';
import { HandTable } from '../support/handTable.ts';

const BLINDS: Structure = {
  ...{ limit: 'no', smallBlind: chips(5), bigBlind: chips(10), anteKind: 'none', ante: chips(0) },
  ...{ straddles: [], posts: [], unit: chips(1), minBet: chips(10) },
};
export const HOLDEM: SessionCommand = { type: 'SetGame', game: 'holdem', structure: BLINDS };
export const STUD: SessionCommand = {
  ...{ type: 'SetGame', game: 'stud' },
  structure: {
    ...{ ...BLINDS, limit: 'fixed', smallBlind: chips(0), bigBlind: chips(0), anteKind: 'each', ante: chips(2) },
    ...{ minBet: chips(10), smallBet: chips(10), bigBet: chips(20), bringIn: chips(4) },
  },
};
export const MIX: SessionCommand = {
  ...{ type: 'SetRotation', mix: 'custom', every: 1 },
  games: [
    { game: 'holdem', limit: 'fixed' },
    { game: 'stud', limit: 'fixed' },
    { game: 'razz', limit: 'fixed' },
  ],
  level: {
    ...{ smallBlind: chips(5), bigBlind: chips(10), smallBet: chips(10), bigBet: chips(20) },
    ...{ ante: chips(2), bringIn: chips(4), unit: chips(1), cap: chips(0) },
  },
};

export const button = (table: HandTable) => table.hand.button;
export const blinds = ({ hand }: HandTable) => [hand.smallBlindSeat, hand.bigBlindSeat];
export const order = ({ hand }: HandTable) => [...new Set(dealOrder(hand))];

export function seated(seats: readonly number[], ...said: readonly SessionCommand[]): HandTable {
  const table = new HandTable(seats);
  for (const command of said) expect(table.say(command)).toBe('ok');
  return table;
}

export function begin(table: HandTable): HandTable {
  expect(table.start()).toBe('ok');
  return table;
}

export function misdeal(table: HandTable): void {
  const ruling = { by: 'JUDGE', code: 'SP-6.3.1-REDEAL', note: '' } as const;
  expect(table.play({ type: 'DeclareMisdeal', ruling })).toBe('ok');
}
