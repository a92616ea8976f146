// Chances in hands with side pots: one more question for each pot, in which the hands that are in for other pots only are
// outsiders. Knows amounts as plain numbers and nothing of how pots came about.
import { err, ok, type Result } from '../base/result.ts';
import type { EquityRefusal } from './input.ts';
import { type BoardsInput, equityOverBoards } from './severalBoards.ts';

export interface Pot {
  /** Chips; any unit. */
  readonly amount: number;
  /** Indices of the players who may win it, each once. */
  readonly players: readonly number[];
}

export interface PotsInput extends BoardsInput {
  readonly pots: readonly Pot[];
}

export interface PotShare {
  readonly amount: number;
  /** By player, 0 to 1: of this pot; 0 for outsiders. */
  readonly shares: readonly number[];
  readonly standardError: readonly number[];
}

export interface PotsAnswer {
  readonly pots: readonly PotShare[];
  /** By player, 0 to 1: of the chips in all pots that he may win. */
  readonly shares: readonly number[];
}

export type PotsRefusal = EquityRefusal | { readonly code: 'no-such-player'; readonly field: string };

export function equityOfPots({ pots, ...input }: PotsInput): Result<PotsAnswer, PotsRefusal> {
  const found: PotShare[] = [];
  for (const [index, pot] of pots.entries()) {
    if (!namesPlayers(pot, input.players.length)) return err({ code: 'no-such-player', field: `pots[${index}]` });
    const shares = sharesOf(pot, input);
    if (!shares.ok) return shares;
    found.push(shares.value);
  }
  return ok({ pots: found, shares: input.players.map((_, player) => overPots(player, pots, found)) });
}

function namesPlayers({ players }: Pot, count: number): boolean {
  const known = players.every((player) => Number.isInteger(player) && player >= 0 && player < count);
  return known && players.length > 0 && new Set(players).size === players.length;
}

function sharesOf({ amount, players: inFor }: Pot, input: BoardsInput): Result<PotShare, EquityRefusal> {
  const spread = (values: readonly number[]) => input.players.map((_, player) => values[inFor.indexOf(player)] ?? 0);
  if (inFor.length === 1) return ok({ amount, shares: spread([1]), standardError: spread([0]) });
  const answer = equityOverBoards({
    ...input,
    players: inFor.map((player) => input.players[player] ?? []),
    dead: [...input.dead, ...input.players.filter((_, player) => !inFor.includes(player)).flat()],
  });
  if (!answer.ok) return answer;
  const { shares, whole, standardError } = answer.value;
  return ok({ amount, shares: spread(shares.map((share) => share / whole)), standardError: spread(standardError) });
}

function overPots(player: number, pots: readonly Pot[], found: readonly PotShare[]): number {
  const own = found.filter((_, index) => pots[index]?.players.includes(player));
  const chips = own.reduce((sum, { amount }) => sum + amount, 0);
  return chips === 0 ? 0 : own.reduce((sum, { amount, shares }) => sum + amount * (shares[player] ?? 0), 0) / chips;
}
