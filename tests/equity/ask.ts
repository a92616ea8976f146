// Questions as text, for tests of equity.
import { type Card, parseCards } from '../../server/engine/card.ts';
import type { GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { calculateEquity, type EquityAnswer } from '../../server/equity/equity.ts';
import type { EquityInput } from '../../server/equity/input.ts';
import { rulesOf } from '../../server/equity/rules.ts';

/** 'AsTd' as cards; throws on anything else. */
export function cardsOf(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if (parsed === null) throw new Error(`no cards: ${text}`);
  return parsed;
}

export interface Around {
  readonly board?: string;
  readonly dead?: string;
}

export function ask(game: GameName, players: readonly string[], { board = '', dead = '' }: Around = {}): EquityInput {
  return { rules: rulesOf(gameOf(game)), players: players.map(cardsOf), board: cardsOf(board), dead: cardsOf(dead) };
}

/** Throws where the question is refused. */
export function answerTo(input: EquityInput): EquityAnswer {
  const answer = calculateEquity(input);
  if (!answer.ok) throw new Error(`${answer.error.code} ${answer.error.field}`);
  return answer.value;
}
