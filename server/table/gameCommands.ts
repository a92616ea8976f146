// What may be asked at the table's door about the game that is dealt next and about a cash table. A leaf like commands.ts.
import { z } from 'zod';
import { GAME_NAMES } from '../engine/game/gameName.ts';
import { MOST_BOARDS } from '../engine/levelRules.ts';
import { MAX_SEATS } from '../engine/seat.ts';
import { MIXES, MOST_GAMES, MOST_HANDS_A_GAME } from '../engine/sessionGame.ts';
import { ANTE_KINDS, LIMITS } from '../engine/structure.ts';
import { amount, seat } from './fields.ts';

const boards = z.int().min(1).max(MOST_BOARDS);
const straddle = z.object({ seat, amount, sleeper: z.boolean().exactOptional() });
export const straddles = z.array(straddle).max(3);

export const structureSchema = z.object({
  limit: z.enum(LIMITS),
  smallBlind: amount,
  bigBlind: amount,
  anteKind: z.enum(ANTE_KINDS),
  ante: amount,
  straddles,
  posts: z.array(z.object({ seat, live: amount, dead: amount })).max(MAX_SEATS),
  unit: amount,
  minBet: amount,
  smallBet: amount.exactOptional(),
  bigBet: amount.exactOptional(),
  bringIn: amount.exactOptional(),
  cap: amount.exactOptional(),
  buttonBlind: amount.exactOptional(),
  boards: boards.exactOptional(),
});

const game = z.enum(GAME_NAMES);
const every = z.union([z.literal('orbit'), z.int().min(1).max(MOST_HANDS_A_GAME)]);
const level = z.object({
  smallBlind: amount,
  bigBlind: amount,
  smallBet: amount,
  bigBet: amount,
  ante: amount,
  bringIn: amount,
  unit: amount,
  cap: amount,
});
const plan = z.object({
  ante: amount,
  boards,
  /** 0: called hand by hand */
  every: z.int().min(0).max(1_000),
  buttonMoves: z.boolean(),
});
const owes = z.object({ small: z.boolean(), big: z.boolean(), waits: z.boolean() });

export const gameCommands = [
  /** one game from the next hand on; a mixed game ends */
  z.object({ do: z.literal('setGame'), game, structure: structureSchema }),
  /** a mixed game from its first game on; `games` counts where the mix is a custom one */
  z.object({
    do: z.literal('setRotation'),
    mix: z.enum(MIXES),
    every,
    games: z.array(z.object({ game, limit: z.enum(LIMITS) })).max(MOST_GAMES),
    level,
  }),
  /** the next hand is the first of this game of the mix */
  z.object({ do: z.literal('turnTo'), at: z.int().min(0).max(MOST_GAMES) }),
  /** null: no more bomb pots */
  z.object({ do: z.literal('planBombPot'), plan: plan.nullable() }),
  /** the next hand is one, or is none after all */
  z.object({ do: z.literal('callBombPot'), on: z.boolean() }),
  /** to each of the others from the last one who stands; 0 ends the game */
  z.object({ do: z.literal('playStandUp'), amount }),
  z.object({ do: z.literal('setSafe'), seat, safe: z.boolean() }),
  /** what a stack may be brought up to; 0: no limit */
  z.object({ do: z.literal('setMaxBuyIn'), most: amount }),
  /** blinds that a player missed, or that he waits for the big blind */
  z.object({ do: z.literal('setOwes'), seat, owes }),
] as const;
