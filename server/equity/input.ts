// A question about chances, and why it may be refused. A refusal names the field at fault, never a card.
import { err, ok, type Result } from '../base/result.ts';
import { isOfKind } from '../engine/card/deckFaces.ts';
import type { Card } from '../engine/card.ts';
import { type Deal, dealOf, deckSize, type KnownCards, unseenCount } from './deal.ts';
import type { EquityRules } from './rules.ts';

export interface EquityInput extends KnownCards {
  /** Draws that are still to come once every hand is full. The answer is then that of hands which stand pat. */
  readonly drawsLeft?: number;
}

export type EquityRefusal =
  | { readonly code: 'player-count'; readonly field: 'players' }
  | { readonly code: 'hole-card-count'; readonly field: string }
  | { readonly code: 'board-card-count'; readonly field: 'board' }
  | { readonly code: 'draws-left'; readonly field: 'drawsLeft' }
  | { readonly code: 'not-in-deck'; readonly field: string }
  | { readonly code: 'duplicate-card'; readonly field: string; readonly other: string }
  | { readonly code: 'deck-exhausted'; readonly field: 'dead' };

export const MAX_PLAYERS = 10;

export function checkInput(input: EquityInput): Result<Deal, EquityRefusal> {
  const refusal = countRefusal(input);
  if (refusal !== null) return err(refusal);
  const deal = dealOf(input);
  const unseen = unseenCount(deal);
  if (unseen + givenCount(input) !== deckSize(input.rules.deck)) return err(cardRefusal(input));
  return unseen < fewestToCome(input) ? err({ code: 'deck-exhausted', field: 'dead' }) : ok(deal);
}

function countRefusal({ rules, players, board, drawsLeft = 0 }: EquityInput): EquityRefusal | null {
  if (players.length < 2 || players.length > MAX_PLAYERS) return { code: 'player-count', field: 'players' };
  const odd = players.findIndex((hand) => hand.length < fewest(rules) || hand.length > rules.mostCards);
  if (odd >= 0) return { code: 'hole-card-count', field: playerField(odd) };
  if (board.length > rules.boardCards) return { code: 'board-card-count', field: 'board' };
  const counted = Number.isInteger(drawsLeft) && drawsLeft >= 0 && drawsLeft <= rules.draws;
  return counted ? null : { code: 'draws-left', field: 'drawsLeft' };
}

/** Of a draw somebody may keep nothing; of a stud hand one card at least is in sight. */
function fewest({ boardCards, lastCards, draws }: EquityRules): number {
  if (boardCards > 0) return lastCards;
  return draws > 0 ? 0 : 1;
}

function givenCount({ players, board, dead }: EquityInput): number {
  return heldCount(players) + board.length + dead.length;
}

/** Where the deck is too short for one each, the last card of stud hands is one for all. */
function fewestToCome({ rules, players, board }: EquityInput): number {
  if (rules.boardCards > 0) return rules.boardCards - board.length;
  const each = players.length * rules.mostCards - heldCount(players);
  const open = rules.draws === 0 && players.every((hand) => hand.length < rules.mostCards);
  return open ? each - players.length + 1 : each;
}

function heldCount(players: EquityInput['players']): number {
  let held = 0;
  for (const hand of players) held += hand.length;
  return held;
}

/** Called only when a card stands twice or is not of the deck. */
function cardRefusal({ rules, players, board, dead }: EquityInput): EquityRefusal {
  const fieldOf = new Map<Card, string>();
  const places = [...players.map((hand, index) => [playerField(index), hand] as const), ['board', board] as const];
  for (const [field, cards] of [...places, ['dead', dead] as const]) {
    for (const card of cards) {
      const other = fieldOf.get(card);
      if (!isOfKind(card, rules.deck)) return { code: 'not-in-deck', field };
      if (other !== undefined) return { code: 'duplicate-card', field, other };
      fieldOf.set(card, field);
    }
  }
  throw new Error('every card is of the deck, and stands once');
}

function playerField(index: number): string {
  return `players[${index}]`;
}
