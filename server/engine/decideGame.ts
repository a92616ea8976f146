// Which game the next hands are: one, or several in turn. What makes no sense is refused by name.
import { err, ok, type Result } from '../base/result.ts';
import { chips } from './chips.ts';
import { gameOf } from './game/games.ts';
import { checkLevel } from './levelRules.ts';
import { MIXED_GAMES, type MixedGame, type MixLevel } from './mixes.ts';
import type { Session } from './session.ts';
import type { GameCommand, SessionEvent } from './sessionEvent.ts';
import { type GameInPlay, MOST_GAMES, MOST_HANDS_A_GAME, type Rotation } from './sessionGame.ts';
import type { Structure } from './structure.ts';
import { type RuleViolation, violation } from './violation.ts';

type Decided = Result<readonly SessionEvent[], RuleViolation>;

export function decideGame(session: Session, command: GameCommand): Decided {
  switch (command.type) {
    case 'SetGame': {
      const { game, structure } = command;
      const refused = checkLevel(structure, gameOf(game));
      return refused === null ? ok([{ type: 'GameSet', game, structure }]) : err(refused);
    }
    case 'SetRotation':
      return rotate(session, command);
    case 'TurnTo':
      return turnTo(session, command.at);
  }
}

/** By hand: the hand that runs or was dealt last does not count, the next one is the first. */
function turnTo({ rotation }: Session, at: number): Decided {
  if (rotation === null) return err(violation('no-rotation'));
  if (rotation.games[at] === undefined) return err(violation('no-such-game', { game: at + 1 }));
  return ok([{ type: 'RotationMoved', at, played: 0 }]);
}

function rotate(
  { rotation }: Session,
  { mix, every, games, level }: Extract<GameCommand, { type: 'SetRotation' }>,
): Decided {
  const named = mix === 'custom' ? games : MIXED_GAMES[mix];
  const refused = notRotated(named, every);
  if (refused !== null) return err(refused);
  const inPlay = named.map((one): GameInPlay => ({ game: one.game, structure: structureOf(one, level) }));
  const wrong = inPlay
    .map(({ game, structure }) => checkLevel(structure, gameOf(game)))
    .find((found) => found !== null);
  if (wrong !== undefined) return err(wrong);
  return ok([{ type: 'RotationSet', rotation: { mix, every, games: inPlay, ...placeIn(rotation, named) } }]);
}

/** Another level for the same games goes on where the mix stands. */
function placeIn(before: Rotation | null, games: readonly MixedGame[]): Pick<Rotation, 'at' | 'played'> {
  const same =
    before !== null &&
    before.games.length === games.length &&
    before.games.every(({ game, structure }, i) => game === games[i]?.game && structure.limit === games[i]?.limit);
  return same ? { at: before.at, played: before.played } : { at: 0, played: 0 };
}

function notRotated(games: readonly MixedGame[], every: Rotation['every']): RuleViolation | null {
  if (games.length < 2) return violation('rotation-of-one');
  if (games.length > MOST_GAMES) return violation('too-many-games', { most: MOST_GAMES });
  if (every !== 'orbit' && (!Number.isInteger(every) || every < 1 || every > MOST_HANDS_A_GAME))
    return violation('rotation-hands', { most: MOST_HANDS_A_GAME });
  const kinds = new Set(games.map(({ game }) => gameOf(game).deck));
  return kinds.size > 1 ? violation('rotation-of-decks') : null;
}

/** Blinds or ante and bring-in by what the game posts; the cap where bets are not fixed. */
export function structureOf({ game, limit }: MixedGame, level: MixLevel): Structure {
  const none = chips(0);
  const blinds = gameOf(game).forced === 'blinds';
  return {
    limit,
    smallBlind: blinds ? level.smallBlind : none,
    bigBlind: blinds ? level.bigBlind : none,
    anteKind: blinds || level.ante === 0 ? 'none' : 'each',
    ante: blinds ? none : level.ante,
    straddles: [],
    posts: [],
    unit: level.unit,
    minBet: limit === 'fixed' || !blinds ? level.smallBet : level.bigBlind,
    smallBet: level.smallBet,
    bigBet: level.bigBet,
    ...(blinds ? {} : { bringIn: level.bringIn }),
    ...(limit === 'fixed' ? {} : { cap: level.cap }),
  };
}
