// Values inside a line of a scenario script: seats (`4` or `s4`), cards, streets, roles, shares (`4:500`).

import { ACTIONS, type Action } from '../../../server/engine/action.ts';
import { type Card, parseCards } from '../../../server/engine/card.ts';
import { chips } from '../../../server/engine/chips.ts';
import type { ChopShare } from '../../../server/engine/chopShare.ts';
import { STREETS, type Street } from '../../../server/engine/game/street.ts';
import type { Role, Ruling } from '../../../server/engine/role.ts';
import { type SeatNo, seatNo } from '../../../server/engine/seat.ts';

const ROLE_WORDS: Readonly<Record<string, Role>> = {
  dealer: 'DEALER',
  operator: 'OPERATOR',
  judge: 'JUDGE',
  chief: 'CHIEF_JUDGE',
  authorised: 'AUTHORISED',
  player: 'PLAYER',
};

/** The role that a line ends with. */
export function roleFrom(words: readonly string[], otherwise: Role): Role {
  return ROLE_WORDS[words.at(-1) ?? ''] ?? otherwise;
}

export function ruling(code: string, by: Role = 'JUDGE'): Ruling {
  return { by, code, note: '' };
}

export function seatFrom(text: string | undefined): SeatNo {
  return seatNo(Number((text ?? '').replace(/^s/, '')));
}

/** Every word with a colon: a seat and an amount. */
export function sharesFrom(words: readonly string[]): readonly ChopShare[] {
  return words.flatMap((word) => {
    const [seat, amount] = word.split(':');
    return amount === undefined ? [] : [{ seat: seatFrom(seat), amount: chips(Number(amount)) }];
  });
}

export function streetFrom(text: string | undefined): Street {
  const street = STREETS.find((s) => s === text);
  if (street === undefined) throw new Error(`no such street in a script: ${text}`);
  return street;
}

export function actionFrom(text: string | undefined): Action {
  const action = ACTIONS.find((a) => a === text);
  if (action === undefined) throw new Error(`no such action in a script: ${text}`);
  return action;
}

export function cardsFrom(text: string, line: string): readonly Card[] {
  const cards = parseCards(text);
  if (cards === null) throw new Error(`no such cards in a script: ${line}`);
  return cards;
}

export function firstOf(cards: readonly Card[]): Card {
  const [card] = cards;
  if (card === undefined) throw new Error('a script names no card');
  return card;
}
