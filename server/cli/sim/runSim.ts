// Many hands at simulated tables, a show of a few hands each: every show has a seed of its own, so that one of them can be
// played again alone.

import { chips } from '../../engine/chips.ts';
import type { GameName } from '../../engine/game/gameName.ts';
import { seatNo } from '../../engine/seat.ts';
import type { Structure } from '../../engine/structure.ts';
import type { ScoredHand } from '../../sim/air.ts';
import type { Fault } from '../../sim/faults.ts';
import type { FeltOptions } from '../../sim/felt.ts';
import { SIM_PROFILES, type SimProfileName } from '../../sim/profiles.ts';
import { Operator } from './operator.ts';
import { HandPlay } from './playHand.ts';
import { feltOf, levelOf, mostSeats } from './simGames.ts';
import { SimShow, type SimShowOptions } from './simShow.ts';

export interface SimRun {
  readonly seed: string;
  readonly hands: number;
  /** at each table; null: 2 to 10 in turn */
  readonly seats: number | null;
  readonly board: FeltOptions['board'] | null;
  /** otherwise hold'em */
  readonly game?: GameName;
  /** dealt side by side; otherwise 1 */
  readonly boards?: number;
  readonly profile: SimProfileName;
  /** instead of that of the profile */
  readonly crossTalk: number | null;
  readonly faults: readonly Fault[];
  readonly step?: SimShowOptions['step'];
  /** before the first hand of each show */
  readonly onShow?: (show: SimShow, seed: string) => void;
  readonly onHand?: (hand: ScoredHand, seed: string) => void;
}

/** Hands of one show: enough for a deck to come back from where it lay. */
export const SHOW_HANDS = 10;
const STACK = 1_000_000;

export async function runSim(run: SimRun): Promise<readonly ScoredHand[]> {
  const hands: ScoredHand[] = [];
  for (let index = 0; hands.length < run.hands; index += 1) {
    const seed = `${run.seed} ${index}`;
    const count = Math.min(SHOW_HANDS, run.hands - hands.length);
    for (const hand of await playShow({ run, seed, index }, count)) {
      hands.push(hand);
      run.onHand?.(hand, seed);
    }
  }
  return hands;
}

export async function playShow(
  { run, seed, index }: { readonly run: SimRun; readonly seed: string; readonly index: number },
  count: number,
): Promise<readonly ScoredHand[]> {
  const { game = 'holdem', boards = 1 } = run;
  const most = mostSeats(game, boards);
  const seats = run.seats ?? 2 + (index % (most - 1));
  const board = run.board ?? (index % 2 === 0 ? 'one' : 'five');
  const profile = SIM_PROFILES[run.profile];
  const show = new SimShow({
    ...{ seed, felt: feltOf(game, { seats, board, boards }), faults: run.faults, game },
    profile: run.crossTalk === null ? profile : { ...profile, crossTalk: run.crossTalk },
    ...(run.step === undefined ? {} : { step: run.step }),
  });
  run.onShow?.(show, seed);
  const operator = new Operator(show);
  await seatPlayers(show, seats, levelOf(game, boards));
  const hands: ScoredHand[] = [];
  for (let number = 1; number <= count; number += 1) {
    hands.push(await new HandPlay({ show, operator, id: `${seed} hand ${number}` }).play());
  }
  return hands;
}

async function seatPlayers({ house, game }: SimShow, seats: number, structure: Structure): Promise<void> {
  for (let seat = 1; seat <= seats; seat += 1)
    await house.give({ do: 'takeSeat', seat: seatNo(seat), name: `Player ${seat}`, stack: chips(STACK) });
  const refused = await house.give({
    do: 'setGame',
    game: game.name,
    structure: { ...structure, straddles: [], posts: [] },
  });
  if (refused !== '') throw new Error(`setGame refused: ${refused}`);
  await house.give({ do: 'setButton', button: 1 });
}
