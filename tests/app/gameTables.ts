// Tables of every game for the scenes: a fixed deck dealt round, named by the real ranking, so that no picture shows a wrong hand.
import type { Card } from '../../server/engine/card.ts';
import { isCard, parseCards } from '../../server/engine/card.ts';
import type { GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { cardsHeld, fullBoard, lastStreet, mostCards } from '../../server/engine/game/streets.ts';
import { handName } from '../../server/engine/handName/handName.ts';
import { bestOf } from '../../server/engine/handRank/bestOf.ts';
import { KINDS } from '../../server/engine/handRank/kinds.ts';
import type { HandLabel, OverlayView, SeatView } from '../../server/views/overlay/view.ts';
import { board, places, playing, type SeatPatch, tableOf } from './overlayScenes.ts';

/** Shuffled once, by hand. */
const DECK = parseCards(
  '7h2cKdTsAc5s9dJh3c8sQd4hKs6d2hTc9s5dAhJc7d3sQh8c4dKc6s2sTh9c5hAdJs7c3dQs8h4cKh6h2dTd9h5cAsJd7s3hQc8d4s6c',
);

/** Hole cards of a seat when `each` go to everybody in turn. */
function dealt(seat: number, each: number): readonly Card[] {
  const deck = DECK ?? [];
  return Array.from({ length: each }, (_, i) => deck[((seat - 1) * each + i) % deck.length] ?? '2c');
}

function labelsOf(
  game: GameName,
  hole: readonly Card[],
  board: readonly Card[] = [],
): Pick<SeatView, 'label' | 'lowLabel'> {
  const { kinds, holeUse } = gameOf(game);
  const [first, second] = kinds.map((kind): HandLabel | null => {
    const tooFew = hole.length + board.length < KINDS[kind].cards[0];
    const best = tooFew ? null : bestOf(kind, { holeUse, hole, board });
    return best === null ? null : handName(kind, best);
  });
  return { label: first ?? null, lowLabel: second ?? null };
}

const cards = (text: string): readonly Card[] => parseCards(text) ?? [];

/** A seat that shows its hand, named on the board `on`. */
export function shows(
  game: GameName,
  { hole, on }: { readonly hole: string; readonly on: string },
  patch: SeatPatch,
): SeatPatch {
  return { state: 'opened', cards: places(hole), ...handOf(game, hole, on), ...patch };
}

/** The same names for the lines of results. */
export function handOf(game: GameName, hole: string, on = ''): Pick<SeatView, 'label' | 'lowLabel'> {
  return labelsOf(game, cards(hole), cards(on));
}

/** Which of these cards a text names. */
export function lit(of: string, named: string): readonly boolean[] {
  return places(of).map((place) => isCard(place) && cards(named).includes(place));
}

const POSITIONS = ['SB', 'BB', 'UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'none'] as const;

/** Everybody still in, with all the cards of the last street, each hand in sight. */
export function fullTable(
  game: GameName,
  seats: number,
  patch: (seat: number) => Partial<SeatPatch> = () => ({}),
): readonly SeatView[] {
  const rules = gameOf(game);
  const most = mostCards(rules);
  const held = cardsHeld(rules, lastStreet(rules));
  const ups = rules.streets.flatMap(({ deal }) => deal.map((way) => way === 'up'));
  return tableOf(
    Array.from({ length: seats }, (_, i): SeatPatch => {
      const hole = dealt(i + 1, held);
      const own = patch(i + 1);
      const cards = own.cards ?? [...hole, ...Array.from({ length: most - held }, () => '..' as const)];
      const up = cards.map((_, place) => rules.forced === 'bring_in' && ups[place] === true);
      const position = rules.forced === 'bring_in' ? 'none' : (POSITIONS[i] ?? 'none');
      return { seat: i + 1, position, cards, up, ...(held === cards.length ? labelsOf(game, hole) : {}), ...own };
    }),
  );
}

/** As many as the deck suffices for, and no more than sit at a table. */
export function mostSeats(game: GameName): number {
  return gameOf(game).forced === 'bring_in' ? 8 : 10;
}

/** What widens a seat most: long names and stacks, every chance known, a turn, an all-in, a bet, a draw, a fold. */
export function crowdedTable(
  game: GameName,
  seats: number,
): Pick<OverlayView, 'seats' | 'boards' | 'played' | 'chancesBy'> {
  const rules = gameOf(game);
  const size = fullBoard(rules);
  const draws = rules.streets.some((rule) => rule.draw > 0);
  return {
    played: playing({ game, limit: 'fixed', mix: 'ten_game' }),
    chancesBy: 'sample',
    boards: [board('Th9s2cAd5c', size === 0 ? { cards: [], lit: [] } : {})],
    seats: fullTable(game, seats, (seat) => ({
      equity: 33,
      stack: 99_345_678,
      name: 'Константин Рыбаченко-Васильев',
      toAct: seat === 2,
      drew: draws ? seat % 4 : null,
      ...(seat === 1 ? { action: 'raise', amount: 12_345_678 } : {}),
      ...(seat === 3 ? { allIn: true, stack: 0 } : {}),
      ...(seat === 4 ? { state: 'folded' } : {}),
    })),
  };
}
