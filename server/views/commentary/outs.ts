// The cards that would put a hand that is behind in front, by the hands in sight alone.

import { gameOf } from '../../engine/game/games.ts';
import { findOuts } from '../../equity/outs.ts';
import { rulesOf } from '../../equity/rules.ts';
import type { Contest } from '../overlay/sight.ts';

const FLOP = 3;
const TURN = 4;

/** Cards by seat; seats that are ahead or level have none, nor has anybody while several boards are run. */
export function outsBySeat(contest: Contest | null): ReadonlyMap<number, readonly string[]> {
  const [board = [], ...more] = contest?.boards ?? [];
  if (contest === null || more.length > 0 || board.length < FLOP || board.length > TURN) return new Map();
  const outs = findOuts({ rules: rulesOf(gameOf(contest.game)), players: contest.hands, board, dead: [] });
  if (!outs.ok) return new Map();
  return new Map(contest.seats.map((seat, player) => [seat, outs.value[player]?.win ?? []]));
}
