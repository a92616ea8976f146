// The form of game and bets as texts, and the command it stands for. Pure.
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import { entryOf, typedAmount } from './amountEntry.ts';

type ConsoleGameName = ConsoleView['game']['next'];
type Structure = Extract<ConsoleCommand, { do: 'setGame' }>['structure'];
type Rotation = Extract<ConsoleCommand, { do: 'setRotation' }>;
export type GameName = ConsoleGameName['game'];
export type Limit = ConsoleGameName['limit'];
export type Mix = Rotation['mix'];

export const LIMITS: readonly Limit[] = ['no', 'pot', 'fixed'];
export const MIXES: readonly Mix[] = ['horse', 'eight_game', 'ten_game', 'custom'];

/** In the order of the list: what most tables play first. */
export const GAMES: readonly GameName[] = [
  ...(['holdem', 'omaha', 'omaha5', 'omaha6', 'omaha8', 'omaha5_8', 'omaha6_8'] as const),
  ...(['short_deck', 'short_deck_trips', 'pineapple', 'crazy_pineapple', 'courchevel', 'courchevel8'] as const),
  ...(['stud', 'stud8', 'razz'] as const),
  ...([
    'five_card_draw',
    'single_draw_27',
    'triple_draw_27',
    'triple_draw_a5',
    'badugi',
    'badeucy',
    'badacey',
  ] as const),
];
const STUD: readonly GameName[] = ['stud', 'stud8', 'razz'];
const FIXED: readonly GameName[] = [...STUD, 'triple_draw_27', 'triple_draw_a5', 'badugi', 'badeucy', 'badacey'];
const DRAWS: readonly GameName[] = [...FIXED, 'five_card_draw', 'single_draw_27'];

/** Cards of each player at the start of a hand with a board. */
const HOLE: Readonly<Partial<Record<GameName, number>>> = {
  ...{ pineapple: 3, crazy_pineapple: 3, omaha: 4, omaha8: 4 },
  ...{ omaha5: 5, omaha5_8: 5, courchevel: 5, courchevel8: 5, omaha6: 6, omaha6_8: 6 },
};
const DECK = 52;
const BOARD = 5;
/** Six cards each and the last one for all. */
const MOST_IN_STUD = 8;
const MOST_SEATS = 10;

export const BET_FIELDS = [
  'smallBlind',
  'bigBlind',
  'ante',
  'bringIn',
  'smallBet',
  'bigBet',
  'buttonBlind',
  'cap',
  'unit',
] as const;
export type BetField = (typeof BET_FIELDS)[number];

export interface GameForm {
  /** null: one game */
  readonly mix: Mix | null;
  readonly game: GameName;
  readonly limit: Limit;
  /** of a custom mix, in their order */
  readonly games: readonly ConsoleGameName[];
  /** hands of each game; '' for an orbit */
  readonly every: string;
  readonly boards: number;
  readonly texts: Readonly<Record<BetField, string>>;
}

export function gameForm(view: ConsoleView): GameForm {
  const { game } = view;
  const text = (amount: number) => (amount === 0 ? '' : entryOf(amount, view.currency.decimals));
  const bet = game.smallBet || view.bigBlind;
  return {
    mix: game.mix?.mix ?? null,
    game: game.next.game,
    limit: game.next.limit,
    games: game.mix?.games ?? [],
    every: game.mix === null || game.mix.every === 0 ? '' : String(game.mix.every),
    boards: game.boards,
    texts: {
      smallBlind: text(view.smallBlind || Math.floor(bet / 2)),
      bigBlind: text(view.bigBlind || bet),
      ante: text(game.mix?.ante || view.ante),
      bringIn: text(game.mix?.bringIn || game.bringIn),
      smallBet: text(bet),
      bigBet: text(game.bigBet || 2 * bet),
      buttonBlind: text(game.buttonBlind),
      cap: text(game.cap),
      unit: text(view.unit),
    },
  };
}

export function hasBringIn(game: GameName): boolean {
  return STUD.includes(game);
}

export function hasBoard(game: GameName): boolean {
  return !DRAWS.includes(game);
}

export function usualLimit(game: GameName): Limit {
  if (FIXED.includes(game)) return 'fixed';
  return game.startsWith('omaha') || game.startsWith('courchevel') ? 'pot' : 'no';
}

/** What the game asks for; a mix may have games of every kind. */
export function fieldsOf({ mix, game, limit, games }: GameForm): readonly BetField[] {
  const all = mix === null ? [{ game, limit }] : mix === 'custom' ? games : null;
  const some = (test: (one: ConsoleGameName) => boolean) => all === null || all.some(test);
  const stud = some((one) => hasBringIn(one.game));
  const blinds = some((one) => !hasBringIn(one.game));
  const fixed = some((one) => one.limit === 'fixed' || hasBringIn(one.game));
  return BET_FIELDS.filter((field) => {
    if (field === 'smallBlind' || field === 'bigBlind') return blinds;
    if (field === 'bringIn') return stud;
    if (field === 'ante') return mix === null || stud;
    if (field === 'buttonBlind') return mix === null && blinds;
    if (field === 'cap') return some((one) => one.limit !== 'fixed');
    return field === 'unit' || fixed;
  });
}

/** Another game comes with the limit it is usually played with. */
export function withGame(form: GameForm, game: GameName): GameForm {
  return { ...form, mix: null, game, limit: usualLimit(game), boards: hasBoard(game) ? form.boards : 1 };
}

/** A tapped game joins the mix at its end, or leaves it. */
export function withMixed(form: GameForm, game: GameName): GameForm {
  const without = form.games.filter((one) => one.game !== game);
  const games = without.length < form.games.length ? without : [...form.games, { game, limit: usualLimit(game) }];
  return { ...form, games };
}

export function gameCommand(form: GameForm, view: ConsoleView): ConsoleCommand {
  const amount = (field: BetField) => typedAmount(form.texts[field], view.currency.decimals) ?? 0;
  const level = {
    ...{ smallBlind: amount('smallBlind'), bigBlind: amount('bigBlind') },
    ...{ smallBet: amount('smallBet'), bigBet: amount('bigBet') },
    ...{ ante: amount('ante'), bringIn: amount('bringIn'), unit: amount('unit') || 1, cap: amount('cap') },
  };
  if (form.mix === null) return { do: 'setGame', game: form.game, structure: structureOf(form, view, level) };
  const every = Number(form.every) || 'orbit';
  const games = form.mix === 'custom' ? form.games.map(({ game, limit }) => ({ game, limit })) : [];
  return { do: 'setRotation', mix: form.mix, every, games, level };
}

function structureOf(form: GameForm, view: ConsoleView, level: Rotation['level']): Structure {
  const buttonBlind = typedAmount(form.texts.buttonBlind, view.currency.decimals) ?? 0;
  const stud = hasBringIn(form.game);
  const fixed = form.limit === 'fixed' || stud;
  const kind = view.anteKind === 'none' || stud ? 'each' : view.anteKind;
  return {
    limit: form.limit,
    smallBlind: stud ? 0 : level.smallBlind,
    bigBlind: stud ? 0 : level.bigBlind,
    anteKind: level.ante === 0 ? 'none' : kind,
    ante: level.ante,
    straddles: [],
    posts: [],
    unit: level.unit,
    minBet: fixed ? level.smallBet : level.bigBlind,
    ...(fixed ? { smallBet: level.smallBet, bigBet: level.bigBet } : {}),
    ...(stud ? { bringIn: level.bringIn } : {}),
    ...(form.limit !== 'fixed' && level.cap > 0 ? { cap: level.cap } : {}),
    ...(!stud && buttonBlind > 0 ? { buttonBlind } : {}),
    ...(form.boards > 1 && hasBoard(form.game) ? { boards: form.boards } : {}),
  };
}

/** So many players have cards enough in the game, or in each of the mix. */
export function mostPlayers({ mix, game, games, boards }: Pick<GameForm, 'mix' | 'game' | 'games' | 'boards'>): number {
  if (mix === null) return mostIn(game, boards);
  return mix === 'custom' ? Math.min(MOST_SEATS, ...games.map((one) => mostIn(one.game, 1))) : MOST_IN_STUD;
}

function mostIn(game: GameName, boards: number): number {
  if (STUD.includes(game)) return MOST_IN_STUD;
  return DRAWS.includes(game)
    ? MOST_SEATS
    : Math.min(MOST_SEATS, Math.floor((DECK - BOARD * boards) / (HOLE[game] ?? 2)));
}

/** Who would be dealt in now. */
export function seated({ seats }: Pick<ConsoleView, 'seats'>): number {
  return seats.filter(({ state }) => state !== 'empty' && state !== 'out').length;
}
