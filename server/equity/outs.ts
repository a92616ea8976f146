// Cards that would turn a hand round if they came next. Knows nothing of the cards after the next one: what needs two more
// cards is no out.
import { err, ok, type Result } from '../base/result.ts';
import { cardsOfKind } from '../engine/card/deckFaces.ts';
import { type Card, cardIndex } from '../engine/card.ts';
import { boardsOf, type StrengthOn, strengthOf } from './boardStrength.ts';
import { checkInput, type EquityInput, type EquityRefusal } from './input.ts';

export interface Outs {
  /** Next cards that put a player who is behind or level ahead of all others. */
  readonly win: readonly Card[];
  /** Next cards that bring a player who is behind level with the best. */
  readonly tie: readonly Card[];
}

export type OutsRefusal =
  | EquityRefusal
  | { readonly code: 'no-next-card'; readonly field: 'board' }
  | { readonly code: 'no-outs-in-game'; readonly field: 'rules' };

/** true: cards of folded hands and other dead cards count as gone. theoretical: only cards of the hands asked about do. */
export type OutsBasis = 'true' | 'theoretical';

type Place = 'behind' | 'level' | 'ahead';

/** By player, for the turn or the river card, in games with a board and one pot. A player who is ahead has none. */
export function findOuts(input: EquityInput): Result<readonly Outs[], OutsRefusal> {
  const checked = checkInput(input);
  if (!checked.ok) return checked;
  const { rules, board } = input;
  if (rules.boardCards === 0 || rules.kinds.length > 1) return err({ code: 'no-outs-in-game', field: 'rules' });
  if (board.length < 3 || board.length > 4) return err({ code: 'no-next-card', field: 'board' });
  const { hands, board: known } = checked.value;
  const strengths = hands.map((hand) => strengthOf(rules, hand));
  const placesOf = (cards: readonly number[]) => placesOn(strengths, boardsOf(rules, cards));
  const now = placesOf(known);
  const then = nextCards(input).map((card) => ({ card, places: placesOf([...known, cardIndex(card)]) }));
  return ok(
    now.map((place, player) => ({
      win: place === 'ahead' ? [] : then.filter((t) => t.places[player] === 'ahead').map((t) => t.card),
      tie: place !== 'behind' ? [] : then.filter((t) => t.places[player] === 'level').map((t) => t.card),
    })),
  );
}

export function outsBasis({ dead }: EquityInput): OutsBasis {
  return dead.length > 0 ? 'true' : 'theoretical';
}

function nextCards({ rules, players, board, dead }: EquityInput): readonly Card[] {
  const seen = new Set([...players.flat(), ...board, ...dead]);
  return cardsOfKind(rules.deck).filter((card) => !seen.has(card));
}

function placesOn(hands: readonly StrengthOn[], boards: Parameters<StrengthOn>[0]): readonly Place[] {
  const strengths = hands.map((strengthOn) => strengthOn(boards));
  const best = Math.max(...strengths);
  const leaders = strengths.filter((strength) => strength === best).length;
  return strengths.map((strength) => (strength < best ? 'behind' : leaders > 1 ? 'level' : 'ahead'));
}
