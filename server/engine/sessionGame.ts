// Which game a table plays next: one game, or a rotation of several by orbit or by number of hands. Pure; knows no hand.
import type { GameName } from './game/gameName.ts';
import type { Structure } from './structure.ts';

/** A game with the blinds or antes and bets that it is played with. */
export interface GameInPlay {
  readonly game: GameName;
  readonly structure: Structure;
}

export const MIXES = ['horse', 'eight_game', 'ten_game', 'custom'] as const;
export type Mix = (typeof MIXES)[number];

export const MOST_HANDS_A_GAME = 100;
export const MOST_GAMES = 12;

/** Games in turn. Every hand that is dealt counts; one that is dealt again does not count twice. */
export interface Rotation {
  readonly mix: Mix;
  /** hands of each game; `orbit`: as many as players are dealt in, the button goes around once */
  readonly every: 'orbit' | number;
  readonly games: readonly GameInPlay[];
  /** index of the game in turn */
  readonly at: number;
  /** hands dealt of it so far, the running one included */
  readonly played: number;
}

/** What the session knows of games. */
export interface GamesOfSession {
  /** of the last hand, or of the next one where it was set since */
  readonly game: GameName;
  readonly structure: Structure | null;
  readonly rotation: Rotation | null;
}

export interface NextGame {
  readonly game: GameName;
  readonly structure: Structure | null;
  /** where the rotation stands with that hand; null: nothing rotates, or the hand is dealt again */
  readonly moved: { readonly at: number; readonly played: number } | null;
}

/** `players`: how many are dealt in. A hand that is dealt again stays in its game. */
export function nextGame(
  { game, structure, rotation }: GamesOfSession,
  { redeal, players }: { readonly redeal: boolean; readonly players: number },
): NextGame {
  if (rotation === null || redeal) return { game, structure, moved: null };
  const moved = isOver(rotation, players)
    ? { at: (rotation.at + 1) % rotation.games.length, played: 1 }
    : { at: rotation.at, played: rotation.played + 1 };
  const next = rotation.games[moved.at];
  return { game: next?.game ?? game, structure: next?.structure ?? structure, moved };
}

/** Hands of the game in turn that are still to be dealt behind the last one. */
export function handsLeft({ every, played }: Rotation, players: number): number {
  return Math.max(0, (every === 'orbit' ? players : every) - played);
}

function isOver(rotation: Rotation, players: number): boolean {
  return rotation.played > 0 && handsLeft(rotation, players) === 0;
}

/** The game behind the one in turn. */
export function gameAfter({ games, at }: Pick<Rotation, 'games' | 'at'>): GameInPlay | null {
  return games[(at + 1) % games.length] ?? null;
}

/** Another level in the middle of a rotation is the level of the game in turn. */
export function withStructure(
  session: GamesOfSession,
  structure: Structure,
): Pick<GamesOfSession, 'structure' | 'rotation'> {
  const { rotation } = session;
  if (rotation === null) return { structure, rotation };
  const games = rotation.games.map((one, i) => (i === rotation.at ? { ...one, structure } : one));
  return { structure, rotation: { ...rotation, games } };
}

/** The game in turn becomes the session's own. */
export function turnedTo(session: GamesOfSession, rotation: Rotation): GamesOfSession {
  const { game, structure } = rotation.games[rotation.at] ?? session;
  return { game, structure, rotation };
}
