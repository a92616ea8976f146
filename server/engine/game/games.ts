// Every game the product knows, each once, as data (2.5 for hold'em; the others as they are commonly played).
import type { Game, Opener, StreetRule } from './game.ts';
import type { GameName } from './gameName.ts';
import type { Street } from './street.ts';

type Streets = Game['streets'];

const NOTHING = { deal: [], board: 0, burn: 0, draw: 0, discard: 0, opens: 'after_button', bet: 'small' } as const;

function down(count: number): readonly 'down'[] {
  return Array.from({ length: count }, () => 'down' as const);
}

/** 2.5.1 to 2.5.5: hole cards, flop of three, turn, river, one burn before each. */
function board(hole: number, changes: Partial<Record<Street, Partial<StreetRule>>> = {}): Streets {
  return [
    { ...NOTHING, street: 'preflop', deal: down(hole), opens: 'blinds', ...changes.preflop },
    { ...NOTHING, street: 'flop', board: 3, burn: 1, ...changes.flop },
    { ...NOTHING, street: 'turn', board: 1, burn: 1, bet: 'big', ...changes.turn },
    { ...NOTHING, street: 'river', board: 1, burn: 1, bet: 'big', ...changes.river },
  ];
}

/** One card of the flop lies there before the first round. */
function courchevel(): Streets {
  return board(5, { preflop: { board: 1 }, flop: { board: 2 } });
}

/** Fixed limit: the small bet before the first draw and after it, in a triple draw the big one from the second draw on. */
function draws(hole: number, count: 1 | 3): Streets {
  const big = count === 1 ? 0 : 1;
  const names: readonly Street[] = ['first_draw', 'second_draw', 'third_draw'];
  return [
    { ...NOTHING, street: 'predraw', deal: down(hole), opens: 'blinds' },
    ...names
      .slice(0, count)
      .map((street, i): StreetRule => ({ ...NOTHING, street, burn: 1, draw: hole, bet: i < big ? 'small' : 'big' })),
  ];
}

/** Two down and one up, three up, the last one down; small bets on third and fourth street, big ones behind. */
function stud(bringIn: Opener, showing: Opener): Streets {
  return [
    { ...NOTHING, street: 'third', deal: ['down', 'down', 'up'], opens: bringIn },
    { ...NOTHING, street: 'fourth', deal: ['up'], burn: 1, opens: showing },
    { ...NOTHING, street: 'fifth', deal: ['up'], burn: 1, opens: showing, bet: 'big' },
    { ...NOTHING, street: 'sixth', deal: ['up'], burn: 1, opens: showing, bet: 'big' },
    { ...NOTHING, street: 'seventh', deal: ['down'], burn: 1, opens: showing, bet: 'big' },
  ];
}

const BLINDS = { deck: '52', forced: 'blinds', holeUse: 'any' } as const;
const OMAHA = { ...BLINDS, holeUse: 'two' } as const;
const SHORT = { ...BLINDS, deck: '36' } as const;
const BRING_IN = { ...BLINDS, forced: 'bring_in' } as const;
const LOW_CARD: Streets = stud('bring_in_low', 'best_showing');
const HIGH_CARD: Streets = stud('bring_in_high', 'lowest_showing');

export const GAMES: Readonly<Record<GameName, Game>> = {
  holdem: { name: 'holdem', ...BLINDS, streets: board(2), kinds: ['high'] },
  short_deck: { name: 'short_deck', ...SHORT, streets: board(2), kinds: ['high_short'] },
  short_deck_trips: { name: 'short_deck_trips', ...SHORT, streets: board(2), kinds: ['high_short_trips'] },
  // pineapple: one of three goes before the flop is dealt; crazy pineapple: one after the flop's round, before the turn
  pineapple: { name: 'pineapple', ...BLINDS, streets: board(3, { flop: { discard: 1 } }), kinds: ['high'] },
  crazy_pineapple: { name: 'crazy_pineapple', ...BLINDS, streets: board(3, { turn: { discard: 1 } }), kinds: ['high'] },
  omaha: { name: 'omaha', ...OMAHA, streets: board(4), kinds: ['high'] },
  omaha5: { name: 'omaha5', ...OMAHA, streets: board(5), kinds: ['high'] },
  omaha6: { name: 'omaha6', ...OMAHA, streets: board(6), kinds: ['high'] },
  omaha8: { name: 'omaha8', ...OMAHA, streets: board(4), kinds: ['high', 'low_8'] },
  omaha5_8: { name: 'omaha5_8', ...OMAHA, streets: board(5), kinds: ['high', 'low_8'] },
  omaha6_8: { name: 'omaha6_8', ...OMAHA, streets: board(6), kinds: ['high', 'low_8'] },
  courchevel: { name: 'courchevel', ...OMAHA, streets: courchevel(), kinds: ['high'] },
  courchevel8: { name: 'courchevel8', ...OMAHA, streets: courchevel(), kinds: ['high', 'low_8'] },
  five_card_draw: { name: 'five_card_draw', ...BLINDS, streets: draws(5, 1), kinds: ['high'] },
  single_draw_27: { name: 'single_draw_27', ...BLINDS, streets: draws(5, 1), kinds: ['low_27'] },
  triple_draw_27: { name: 'triple_draw_27', ...BLINDS, streets: draws(5, 3), kinds: ['low_27'] },
  triple_draw_a5: { name: 'triple_draw_a5', ...BLINDS, streets: draws(5, 3), kinds: ['low_a5'] },
  badugi: { name: 'badugi', ...BLINDS, streets: draws(4, 3), kinds: ['badugi'] },
  badeucy: { name: 'badeucy', ...BLINDS, streets: draws(5, 3), kinds: ['badugi_27', 'low_27'] },
  badacey: { name: 'badacey', ...BLINDS, streets: draws(5, 3), kinds: ['badugi', 'low_a5'] },
  stud: { name: 'stud', ...BRING_IN, streets: LOW_CARD, kinds: ['high'] },
  stud8: { name: 'stud8', ...BRING_IN, streets: LOW_CARD, kinds: ['high', 'low_8'] },
  razz: { name: 'razz', ...BRING_IN, streets: HIGH_CARD, kinds: ['low_a5'] },
};

export function gameOf(name: GameName): Game {
  return GAMES[name];
}

/** 2.5: the game of the rulebook. */
export const HOLDEM: Game = GAMES.holdem;
