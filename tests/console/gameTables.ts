// Tables of other games than hold'em, played through the one command door. Invented names.

import { gameOf } from '../../server/engine/game/games.ts';
import { upSlots } from '../../server/engine/game/streets.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';
import { give, giveAll, HAND, type Show, see } from './show.ts';
import { CASH, seated } from './tables.ts';

type SetGame = Extract<TableCommandInput, { do: 'setGame' }>;
type Game = SetGame['game'];

const BLINDS: Omit<SetGame['structure'], 'limit'> = {
  ...{ smallBlind: 25_000, bigBlind: 50_000, anteKind: 'none', ante: 0 },
  ...{ straddles: [], posts: [], unit: 5_000, minBet: 50_000 },
};
const BETS = { smallBet: 50_000, bigBet: 100_000 };

export const POT_LIMIT: SetGame['structure'] = { ...BLINDS, straddles: [], posts: [], limit: 'pot' };
export const FIXED: SetGame['structure'] = { ...POT_LIMIT, ...BETS, limit: 'fixed' };
export const STUD: SetGame['structure'] = {
  ...FIXED,
  ...{ smallBlind: 0, bigBlind: 0, anteKind: 'each', ante: 5_000, bringIn: 15_000 },
};

export const HORSE: TableCommandInput = {
  do: 'setRotation',
  mix: 'horse',
  every: 'orbit',
  games: [],
  level: {
    ...{ smallBlind: 25_000, bigBlind: 50_000, ...BETS, ante: 5_000, bringIn: 15_000, unit: 5_000, cap: 0 },
  },
};

export function cashTable(seats: readonly number[], ...more: readonly TableCommandInput[]): Show {
  return giveAll(seated(seats), [...CASH, ...more]);
}

export function playing(game: Game, structure: SetGame['structure'], seats: readonly number[]): Show {
  return give(seated(seats), { do: 'setGame', game, structure });
}

/** The button at `button`, the cards of the first street seen by the readers; up cards as given, in order of the seats. */
export function dealtGame(show: Show, button: number, up: readonly string[] = []): Show {
  const started = giveAll(show, [
    { do: 'setButton', button },
    { do: 'startHand', hand: HAND },
  ]);
  return streetDealt(started, up);
}

/** Every card that the street owes its seats. `up`: faces of those that lie open; one that is left out was not read. */
export function streetDealt(show: Show, up: readonly string[] = []): Show {
  const { hand } = show.state;
  if (hand === null) return show;
  const game = gameOf(hand.game);
  const street = hand.dealComplete
    ? game.streets[game.streets.findIndex((rule) => rule.street === hand.street) + 1]
    : game.streets[0];
  const count = street?.deal.length ?? 0;
  const live = hand.seats.filter((s) => s.state === 'LIVE_DOWN');
  const from = hand.dealComplete ? (live[0]?.held.length ?? 0) : 0;
  const open = upSlots(game, street?.street ?? hand.street);
  let faces = 0;
  let next = show;
  for (let slot = from; slot < from + count; slot += 1)
    for (const { seat } of live) {
      const card = open.includes(slot) ? up[faces++] : undefined;
      if (open.includes(slot) && (card === undefined || card === '')) continue;
      next =
        card === undefined
          ? see(next, { type: 'DealHole', seat: seatNo(seat), slot })
          : give(next, { do: 'typeUp', hand: HAND, seat, slot, card });
    }
  return next;
}

/** The seat in turn draws, and its new cards are read. */
export function draws(show: Show, count: number, slots: readonly number[] | null = null): Show {
  const { hand } = show.state;
  const seat = hand?.seats.find((s) => s.drew === null && s.state === 'LIVE_DOWN')?.seat ?? 0;
  return give(show, { do: 'discard', hand: HAND, seat, count, slots: slots === null ? null : [...slots] });
}
