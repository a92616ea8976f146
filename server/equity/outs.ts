// Cards that would turn a hand round if they came next. Knows nothing of the cards after the next one.
import { ok, type Result } from '../base/result.ts';
import { type Card, DECK } from '../engine/card.ts';
import { highStrength } from '../engine/handRank/high.ts';
import { checkInput, type EquityInput, type EquityRefusal } from './input.ts';

export interface Outs {
  /** Next cards that put a player who is behind or level ahead of all others. */
  readonly win: readonly Card[];
  /** Next cards that bring a player who is behind level with the best. */
  readonly tie: readonly Card[];
}

export type OutsRefusal = EquityRefusal | { readonly code: 'no-next-card'; readonly field: 'board' };

type Place = 'behind' | 'level' | 'ahead';

/** By player, for the turn or the river card. A player who is ahead has none; cards that need a second one are none. */
export function findOuts(input: EquityInput): Result<readonly Outs[], OutsRefusal> {
  const checked = checkInput(input);
  if (!checked.ok) return checked;
  if (input.board.length < 3 || input.board.length > 4) {
    return { ok: false, error: { code: 'no-next-card', field: 'board' } };
  }
  const now = placesOn(input.players, input.board);
  const seen = new Set([...input.players.flat(), ...input.board, ...input.dead]);
  const next = DECK.filter((card) => !seen.has(card));
  const then = next.map((card) => ({ card, places: placesOn(input.players, [...input.board, card]) }));
  return ok(
    now.map((place, player) => ({
      win: place === 'ahead' ? [] : then.filter((t) => t.places[player] === 'ahead').map((t) => t.card),
      tie: place !== 'behind' ? [] : then.filter((t) => t.places[player] === 'level').map((t) => t.card),
    })),
  );
}

function placesOn(players: EquityInput['players'], board: readonly Card[]): readonly Place[] {
  const strengths = players.map((hand) => highStrength([...hand, ...board]));
  const best = Math.max(...strengths);
  const leaders = strengths.filter((strength) => strength === best).length;
  return strengths.map((strength) => (strength < best ? 'behind' : leaders > 1 ? 'level' : 'ahead'));
}
