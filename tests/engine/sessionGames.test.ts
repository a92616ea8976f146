// Games in turn: presets, orbits and counted hands, what a redeal and a word by hand do, and what is refused by name.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { decideSession } from '../../server/engine/decideSession.ts';
import { evolveSession } from '../../server/engine/evolveSession.ts';
import { MIXED_GAMES, type MixLevel } from '../../server/engine/mixes.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { EMPTY_SESSION, gameOfNext, type Session } from '../../server/engine/session.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import { gameAfter, handsLeft } from '../../server/engine/sessionGame.ts';
import { placesForNext } from '../../server/engine/sessionPlaces.ts';
import type { Structure } from '../../server/engine/structure.ts';

const LEVEL: MixLevel = {
  ...{ smallBlind: chips(100), bigBlind: chips(200), smallBet: chips(200), bigBet: chips(400) },
  ...{ ante: chips(25), bringIn: chips(75), unit: chips(25), cap: chips(0) },
};
const PLO: Structure = {
  ...{ limit: 'pot', smallBlind: chips(5), bigBlind: chips(10), anteKind: 'none', ante: chips(0) },
  ...{ straddles: [], posts: [], unit: chips(1), minBet: chips(10) },
};
const HORSE: SessionCommand = { type: 'SetRotation', mix: 'horse', every: 'orbit', games: [], level: LEVEL };

function decided(session: Session, command: SessionCommand) {
  return decideSession(session, command, { hand: null, position: 41, by: 'maria' });
}

function given(session: Session, ...commands: readonly SessionCommand[]): Session {
  return commands.reduce((state, command) => {
    const answer = decided(state, command);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.reduce(evolveSession, state);
  }, session);
}

function refusal(session: Session, command: SessionCommand) {
  const answer = decided(session, command);
  return answer.ok ? 'ok' : answer.error.code;
}

const TABLE = given(
  EMPTY_SESSION,
  ...[1, 2, 3].map((n): SessionCommand => ({ type: 'TakeSeat', seat: seatNo(n), name: `P${n}`, stack: chips(5_000) })),
);

/** As many hands as asked, dealt one behind the other: the games they were. */
function dealt(start: Session, hands: number): { readonly games: readonly string[]; readonly session: Session } {
  const games: string[] = [];
  let session = start;
  for (let n = 0; n < hands; n += 1) {
    const next = gameOfNext(session, false);
    games.push(next.game);
    if (next.moved !== null) session = evolveSession(session, { type: 'RotationMoved', ...next.moved });
    const places = placesForNext(session, null);
    if (places !== null)
      session = evolveSession(session, {
        ...{ type: 'PositionsTaken', positions: places.kept, number: session.handNumber + 1 },
        ...(places.waits ? { waits: true } : {}),
      });
  }
  return { games, session };
}

describe('games in turn', () => {
  test('given no word, then hold’em is played as it is', () => {
    expect(gameOfNext(TABLE, false)).toEqual({ game: 'holdem', structure: null, moved: null });
  });

  test('given HORSE by orbit with three players, then each game is dealt three times, and the first comes again', () => {
    const { games } = dealt(given(TABLE, HORSE), 16);
    expect(games).toEqual([
      ...['holdem', 'holdem', 'holdem', 'omaha8', 'omaha8', 'omaha8', 'razz', 'razz', 'razz'],
      ...['stud', 'stud', 'stud', 'stud8', 'stud8', 'stud8', 'holdem'],
    ]);
  });

  test('given a mix by hands, then each game lasts as many', () => {
    const eight = given(TABLE, { ...HORSE, mix: 'eight_game', every: 2 });
    expect(dealt(eight, 5).games).toEqual(['triple_draw_27', 'triple_draw_27', 'holdem', 'holdem', 'omaha8']);
  });

  test('given each preset, then it has the games of its name', () => {
    expect(Object.values(MIXED_GAMES).map((games) => games.length)).toEqual([5, 8, 10]);
    for (const mix of ['horse', 'eight_game', 'ten_game'] as const)
      expect(refusal(TABLE, { ...HORSE, mix })).toBe('ok');
  });

  test('given a level, then each game takes what it posts and bets', () => {
    const { rotation } = given(TABLE, { ...HORSE, mix: 'eight_game' });
    const of = (game: string, limit: string) =>
      rotation?.games.find((one) => one.game === game && one.structure.limit === limit)?.structure;
    expect(of('stud', 'fixed')).toMatchObject({
      ...{ smallBlind: 0, bigBlind: 0, ante: 25, anteKind: 'each', bringIn: 75, smallBet: 200, bigBet: 400 },
    });
    expect(of('holdem', 'no')).toMatchObject({ smallBlind: 100, bigBlind: 200, ante: 0, minBet: 200 });
    expect(of('omaha', 'pot')).toMatchObject({ limit: 'pot', bigBlind: 200 });
  });

  test('given a hand that is dealt again, then it stays in its game and counts once', () => {
    const { session } = dealt(given(TABLE, HORSE), 3);
    expect(gameOfNext(session, true)).toMatchObject({ game: 'holdem', moved: null });
    expect(gameOfNext(session, false)).toMatchObject({ game: 'omaha8', moved: { at: 1, played: 1 } });
  });

  test('given a word by hand, then the next hand is the first of that game', () => {
    const { session } = dealt(given(TABLE, HORSE), 2);
    const turned = given(session, { type: 'TurnTo', at: 3 });
    expect(dealt(turned, 4).games).toEqual(['stud', 'stud', 'stud', 'stud8']);
  });

  test('given somebody who leaves, then the orbit is as long as those who are left', () => {
    const { session } = dealt(given(TABLE, HORSE), 2);
    const two = given(session, { type: 'LeaveSeat', seat: seatNo(3) });
    expect(gameOfNext(two, false).game).toBe('omaha8');
  });

  test('given one game again, then nothing rotates', () => {
    const one = given(TABLE, HORSE, { type: 'SetGame', game: 'omaha5', structure: PLO });
    expect([one.rotation, one.game, one.structure]).toEqual([null, 'omaha5', PLO]);
  });

  test('given another level in the middle, then it is the level of the game in turn alone', () => {
    const more: Structure = { ...PLO, limit: 'fixed', smallBet: chips(20), bigBet: chips(40) };
    const { session } = dealt(given(TABLE, HORSE), 1);
    const raised = given(session, { type: 'SetStructure', structure: more });
    expect(raised.rotation?.games.map(({ structure }) => structure === more)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(gameOfNext(raised, false).structure).toBe(more);
  });

  test('given what is left of a game, then it and the game behind it are told', () => {
    const { session } = dealt(given(TABLE, HORSE), 2);
    expect(session.rotation && [handsLeft(session.rotation, 3), gameAfter(session.rotation)?.game]).toEqual([
      1,
      'omaha8',
    ]);
  });

  test('given a game with a bring-in, then button and blinds wait where they were', () => {
    const stud = dealt(given(TABLE, HORSE), 9).session;
    const before = dealt(given(TABLE, HORSE), 6).session.positions;
    expect(stud.positions).toEqual(before);
    expect(dealt(stud, 7).session.positions).not.toEqual(before);
  });
});

describe('refused by name', () => {
  const custom = (...games: readonly string[]) =>
    ({ ...HORSE, mix: 'custom', games: games.map((game) => ({ game, limit: 'fixed' })) }) as SessionCommand;
  test.each([
    ['a mix of one game', custom('razz'), 'rotation-of-one'],
    ['a mix of nothing', custom(), 'rotation-of-one'],
    ['too many games', custom(...Array.from({ length: 13 }, () => 'razz')), 'too-many-games'],
    ['games of two decks', custom('holdem', 'short_deck'), 'rotation-of-decks'],
    ['games of one short deck', custom('short_deck', 'short_deck_trips'), 'ok'],
    ['no hand of each game', { ...HORSE, every: 0 }, 'rotation-hands'],
    ['a mix without a bring-in', { ...HORSE, level: { ...LEVEL, bringIn: chips(0) } }, 'bring-in-missing'],
    ['a bring-in as high as the bet', { ...HORSE, level: { ...LEVEL, bringIn: chips(200) } }, 'bring-in-above-bet'],
    ['a mix without bets', { ...HORSE, level: { ...LEVEL, bigBet: chips(0) } }, 'fixed-bets-missing'],
    ['a big bet below the small one', { ...HORSE, level: { ...LEVEL, bigBet: chips(100) } }, 'big-bet-below-small'],
    ['another game where none rotate', { type: 'TurnTo', at: 0 }, 'no-rotation'],
    ['a stud without bring-in', { type: 'SetGame', game: 'stud', structure: PLO }, 'bring-in-missing'],
    ['boards of a draw', { type: 'SetGame', game: 'badugi', structure: { ...PLO, boards: 2 } }, 'game-without-board'],
    ['four boards', { type: 'SetGame', game: 'omaha', structure: { ...PLO, boards: 4 } }, 'boards-out-of-range'],
    [
      'a cap that no bet reaches',
      { type: 'SetGame', game: 'omaha', structure: { ...PLO, cap: chips(5) } },
      'cap-below-big-blind',
    ],
  ] satisfies readonly (readonly [string, SessionCommand, string])[])(
    'given %s, then %s is said',
    (_, command, code) => {
      expect(refusal(TABLE, command)).toBe(code);
    },
  );

  test('given a mix, when a game is named that it has not, then that is said', () => {
    expect(refusal(given(TABLE, HORSE), { type: 'TurnTo', at: 5 })).toBe('no-such-game');
  });
});
