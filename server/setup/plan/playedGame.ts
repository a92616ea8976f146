// The game of a plan: one, or a mixed game, with the structures that its blinds give. Pure.
import { chips } from '../../engine/chips.ts';
import { structureOf } from '../../engine/decideGame.ts';
import type { GameName } from '../../engine/game/gameName.ts';
import { gameOf } from '../../engine/game/games.ts';
import { mostPlayers } from '../../engine/gameRules.ts';
import { MIXED_GAMES, type MixedGame, type MixLevel } from '../../engine/mixes.ts';
import type { Structure } from '../../engine/structure.ts';
import type { TableCommandInput } from '../../table/commands.ts';
import type { Findings } from './findings.ts';
import type { ReadyLevel } from './readyPlan.ts';
import type { PlayedGame, TablePlan } from './view.ts';

const PLAIN: PlayedGame = { game: 'holdem', limit: 'no' };

export function playedOf({ played }: Pick<TablePlan, 'played'>): PlayedGame {
  return played ?? PLAIN;
}

/** Small blind and big blind stand for bring-in and bet where a game has no blinds. */
export function checkPlayed(plan: TablePlan, level: Omit<ReadyLevel, 'unit'>, found: Findings): void {
  const { game } = playedOf(plan);
  const most = Math.min(...gamesOf(game).map((name) => mostPlayers(gameOf(name))));
  if (plan.seats > most) found.warn('played', 'too-many-for-deck', { most });
  if (isMix(game) || gameOf(game).forced === 'blinds') return;
  const { smallBlind, bigBlind, anteKind } = level;
  if (smallBlind === 0) found.problem('structure.smallBlind', 'bring-in-missing');
  else if (smallBlind >= bigBlind)
    found.problem('structure.smallBlind', 'bring-in-above-bet', { bringIn: smallBlind, bet: bigBlind });
  if (anteKind === 'big_blind' || anteKind === 'button') found.problem('structure.anteKind', 'ante-not-of-game');
}

function gamesOf(game: PlayedGame['game']): readonly GameName[] {
  return isMix(game) ? MIXED_GAMES[game].map((one) => one.game) : [game];
}

/** The word of the table's door for it: nothing but the blinds for no-limit hold'em. */
export function playedCommand(played: PlayedGame, level: ReadyLevel): TableCommandInput {
  const { game, limit } = played;
  if (isMix(game)) return { do: 'setRotation', mix: game, every: 'orbit', games: [], level: mixLevel(level) };
  const structure = gameStructure({ game, limit }, level);
  return game === PLAIN.game && limit === PLAIN.limit
    ? { do: 'setStructure', structure: { limit, ...level, straddles: [], posts: [] } }
    : { do: 'setGame', game, structure: { ...structure, straddles: [], posts: [] } };
}

function gameStructure(one: MixedGame, level: ReadyLevel): Omit<Structure, 'straddles' | 'posts'> {
  const own = structureOf(one, { ...mixLevel(level), ante: level.anteKind === 'each' ? level.ante : chips(0) });
  if (gameOf(one.game).forced === 'bring_in') return { ...own, bringIn: level.smallBlind };
  return { ...own, anteKind: level.anteKind, ante: level.ante };
}

/** Bets of one and two big blinds; ante and bring-in of a quarter of one where no ante was typed. */
function mixLevel({ smallBlind, bigBlind, anteKind, ante, unit }: ReadyLevel): MixLevel {
  const quarter = chips(Math.max(unit, Math.floor(bigBlind / 4 / unit) * unit));
  return {
    ...{ smallBlind, bigBlind, smallBet: bigBlind, bigBet: chips(2 * bigBlind) },
    ...{ ante: anteKind === 'each' ? ante : quarter, bringIn: quarter, unit, cap: chips(0) },
  };
}

function isMix(game: PlayedGame['game']): game is keyof typeof MIXED_GAMES {
  return Object.hasOwn(MIXED_GAMES, game);
}
