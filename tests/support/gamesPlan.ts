// The plan of a show of other games than hold'em, drawn by its seed: what is thrown away and how people say so, how up cards come,
// how far each hand goes. A place names a card as it was dealt; it knows no card.
import type { GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { holeCards, ruleOf } from '../../server/engine/game/streets.ts';
import { type Beside, canvasesBy, type HandPlan, type ShowPlan } from './generatedPlan.ts';
import { type Dice, dice } from './seeded.ts';
import type { HandPlaces, Place } from './world.ts';

/** By its key without the places, by tapped places, or by cards that readers see in the muck. */
const WAYS = ['key', 'key', 'places', 'reader'] as const;
/** One that is tapped wrongly is in no drawn plan: it stops its hand. */
export type Way = (typeof WAYS)[number] | 'wrong-place';

export interface Throw {
  readonly way: Way;
  /** by number, of the cards that the seat holds then; in order */
  readonly gone: readonly number[];
}

export interface GameHand {
  readonly game: GameName;
  readonly boards: 1 | 2;
  readonly ups: 'typed' | 'antenna';
  /** by round of betting that is behind it, then by seat */
  readonly throws: ReadonlyMap<number, ReadonlyMap<number, Throw>>;
  /** as the play of a drawn show knows a hand; `last`: index of the last round that is bet */
  readonly hand: HandPlan;
}

export interface GamesPlan extends Omit<ShowPlan, 'hands'> {
  readonly hands: readonly GameHand[];
}

const GAMES: readonly (readonly GameName[])[] = [
  ['single_draw_27', 'five_card_draw', 'triple_draw_27', 'badugi'],
  ['stud', 'razz', 'stud8'],
  ['pineapple', 'crazy_pineapple', 'omaha8', 'courchevel', 'holdem'],
];

/** Nothing of hold'em: boards typed wrongly, two hole cards. */
const BESIDES: readonly Beside[] = [
  ...(['hold', 'panic', 'hold-hand', 'drop-hand', 'longer-delay', 'delay-cancelled', 'planned-start'] as const),
  ...(['open-too-early', 'report', 'pause'] as const),
];

/** A show has a hand of each kind. */
export function gamesPlanOf(seed: string): GamesPlan {
  const by = dice(`${seed} games`);
  const seats = 2 + by.below(2);
  const kinds = by.shuffled(GAMES);
  const hands = kinds.map((games, i) => gameHand(by, { game: by.pick(games), seats, ends: i < 2 ? ENDS : LAST_ENDS }));
  return { seats, hands, canvases: canvasesBy(by) };
}

const ENDS = ['folds', 'showdown'] as const;
/** Behind a void hand the same game is dealt again. */
const LAST_ENDS = [...ENDS, 'void'] as const;

interface Dealing {
  readonly game: GameName;
  readonly seats: number;
  readonly ends: readonly (typeof LAST_ENDS)[number][];
}

function gameHand(by: Dice, { game, seats: count, ends }: Dealing): GameHand {
  const streets = gameOf(game).streets.length;
  const draws = gameOf(game).streets.filter(({ draw }) => draw > 0).length;
  const end = by.pick(ends);
  const last = end === 'showdown' && draws < 2 ? streets - 1 : 1 + by.below(Math.min(2, streets - 1));
  const shows = end === 'showdown' && last === streets - 1;
  const seats = by.shuffled(Array.from({ length: count }, (_, i) => i + 1));
  const throws = throwsOf(by, { game, last, seats, ways: shows ? ['key', 'reader'] : WAYS });
  const cards = Array.from({ length: holeCards(gameOf(game)) }, (_, i) => i);
  const deaf = seats.flatMap((seat) => cards.map((card): Place => `${seat}.${card}`));
  return {
    ...{ game, throws, boards: game === 'holdem' ? 2 : 1, ups: by.pick(['typed', 'antenna'] as const) },
    hand: {
      ...{ end: shows || end === 'void' ? end : 'folds', last },
      // in the last round everybody folds as it comes to him, until one is left
      folds: new Map(),
      opens: shows ? seats.slice(0, 1 + by.below(seats.length)) : [],
      deaf: shows ? [] : deaf.filter(() => by.below(12) === 0),
      besides: Array.from({ length: last + 1 }, () => by.shuffled(BESIDES).slice(0, by.below(2))),
    },
  };
}

interface Throwing {
  readonly game: GameName;
  readonly last: number;
  readonly seats: readonly number[];
  readonly ways: readonly Way[];
}

function throwsOf(by: Dice, { game, last, seats, ways }: Throwing): GameHand['throws'] {
  const { streets } = gameOf(game);
  const rounds = streets.slice(1, last + 1).map(({ street }, i) => ({ behind: i, ...ruleOf(gameOf(game), street) }));
  return new Map(
    rounds
      .filter(({ draw, discard }) => draw + discard > 0)
      .map(({ behind, draw, discard }) => {
        const held = Array.from({ length: holeCards(gameOf(game)) }, (_, i) => i);
        const most = draw > 0 ? by.below(4) : discard;
        const thrown = () =>
          by
            .shuffled(held)
            .slice(0, most)
            .sort((a, b) => a - b);
        return [behind, new Map(seats.map((seat) => [seat, { way: by.pick(ways), gone: thrown() }]))];
      }),
  );
}

/** What a seat holds from draw to draw: cards by their number, those that were drawn behind those that stayed. */
export function heldBehind({ game, throws }: GameHand, seat: number): readonly (readonly number[])[] {
  let held = Array.from({ length: holeCards(gameOf(game)) }, (_, i) => i);
  let next = held.length;
  const all = [held];
  for (const [behind, bySeat] of throws) {
    const gone = bySeat.get(seat)?.gone ?? [];
    const draws = ruleOf(gameOf(game), gameOf(game).streets[behind + 1]?.street ?? 'preflop').draw > 0;
    const fresh = draws ? gone.map((_, i) => next + i) : [];
    next += fresh.length;
    held = [...held.filter((_, i) => !gone.includes(i)), ...fresh];
    all.push(held);
  }
  return all;
}

export function placesOfGames({ seats, hands }: GamesPlan): readonly HandPlaces[] {
  return hands.map((one) =>
    placesOfGame(
      one,
      Array.from({ length: seats }, (_, i) => i + 1),
    ),
  );
}

function placesOfGame(one: GameHand, seats: readonly number[]): HandPlaces {
  const { streets } = gameOf(one.game);
  const played = streets.slice(0, one.hand.last + 1);
  const faces = played.flatMap(({ deal }) => deal);
  const board = played.reduce((size, rule) => size + rule.board, 0);
  const boards = Array.from({ length: board * one.boards }, (_, i): Place => `board.${i}`);
  const own = seats.flatMap((seat) => allOf(one, seat, faces.length).map((card): Place => `${seat}.${card}`));
  const ups = seats.flatMap((seat) =>
    faces.flatMap((face, card): Place[] => (face === 'up' ? [`${seat}.${card}`] : [])),
  );
  const opened = one.hand.opens.flatMap((seat) => lastHeld(one, seat, faces.length));
  return {
    places: [...own, ...boards],
    shown: [...new Set([...boards, ...ups, ...opened])],
    drawn: drawnOf(one, seats),
  };
}

function allOf(one: GameHand, seat: number, dealt: number): readonly number[] {
  const thrown = heldBehind(one, seat).flat();
  return [...new Set([...thrown, ...Array.from({ length: dealt }, (_, i) => i)])];
}

export function lastHeld(one: GameHand, seat: number, dealt: number): readonly Place[] {
  const held = one.throws.size > 0 ? (heldBehind(one, seat).at(-1) ?? []) : Array.from({ length: dealt }, (_, i) => i);
  return held.map((card): Place => `${seat}.${card}`);
}

/** By the draw that brought it; only of games in which places change. */
function drawnOf(one: GameHand, seats: readonly number[]): ReadonlyMap<Place, number> | undefined {
  if (one.throws.size === 0) return undefined;
  const numbered = seats.flatMap((seat) =>
    heldBehind(one, seat).flatMap((held, draw) => held.map((card): [Place, number] => [`${seat}.${card}`, draw])),
  );
  const first = new Map<Place, number>();
  for (const [place, draw] of numbered) if (!first.has(place)) first.set(place, draw);
  return first;
}
