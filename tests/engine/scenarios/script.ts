// The words of a scenario script, one command each: `s4 raise 600`, `flop Qs8d4c`, `open 4 AhQh`, `muck 1`, `award`.
// `hunt turn 7s` and `retrieve 3 judge` carry a judge's ruling.
// A word behind `!` must be refused with that code: `muck 1 !HR-A02-FACE_UP`; a bare `!` takes any code.

import type { Card } from '../../../server/engine/card.ts';
import { parseCards } from '../../../server/engine/card.ts';
import { chips } from '../../../server/engine/chips.ts';
import type { HandCommand } from '../../../server/engine/command.ts';
import { ACTIONS, type Action } from '../../../server/engine/event.ts';
import { STREETS, type Street } from '../../../server/engine/game.ts';
import type { Ruling } from '../../../server/engine/role.ts';
import { seatNo } from '../../../server/engine/seat.ts';

export interface Line {
  readonly text: string;
  readonly command: HandCommand;
  /** null: must be accepted; '': refused with whatever code */
  readonly refusal: string | null;
}

export interface AmendLine {
  /** the line of the script whose command is replaced */
  readonly old: string;
  readonly command: HandCommand;
}

/** `amend OLD LINE -> NEW LINE`; null when the line is no amendment. */
export function parseAmendment(text: string): AmendLine | null {
  const [, old, line] = /^amend (.+) -> (.+)$/.exec(text) ?? [];
  return old === undefined || line === undefined ? null : { old, command: parseLine(line).command };
}

export function parseLine(text: string): Line {
  const [words = '', refusal] = text.split('!').map((part) => part.trim());
  return { text, command: parseCommand(words.split(/\s+/), text), refusal: refusal ?? null };
}

type DealBoard = Extract<HandCommand, { type: 'DealBoard' }>;
type Parse = (words: readonly string[], line: string) => HandCommand;

const WORDS: Readonly<Record<string, Parse>> = {
  hole: ([seat, slot]) => ({ type: 'DealHole', seat: seatFrom(seat), slot: Number(slot) }),
  dealt: () => ({ type: 'CompleteDeal' }),
  burn: () => ({ type: 'SeeBurn' }),
  flop: (words, line) => board('flop', words, line),
  turn: (words, line) => board('turn', words, line),
  river: (words, line) => board('river', words, line),
  runs: ([count]) => ({ type: 'AgreeRuns', runs: Number(count) }),
  open: ([seat, ...cards], line) => ({
    type: 'OpenHand',
    seat: seatFrom(seat),
    cards: cardsFrom(cards.join(''), line),
  }),
  openOne: ([seat, ...cards], line) => ({
    type: 'OpenOne',
    seat: seatFrom(seat),
    card: firstOf(cardsFrom(cards.join(''), line)),
  }),
  muck: ([seat]) => ({ type: 'MuckHand', seat: seatFrom(seat) }),
  killMuck: ([seat]) => ({ type: 'KillMuck', seat: seatFrom(seat) }),
  retrieve: ([seat, by]) => ({
    type: 'RetrieveHand',
    seat: seatFrom(seat),
    ...(by === 'judge' ? { ruling: ruling('HR-A07-RETRIEVED') } : {}),
  }),
  hunt: ([street = '', ...words], line) => ({
    ...board(streetFrom(street), words, line),
    ruling: ruling('HR-2.5.7-RABBIT'),
  }),
  ask: ([seat, , by]) => ({ type: 'AskToSee', seat: seatFrom(seat), by: seatFrom(by) }),
  kill: ([seat, clause = '']) => ({ type: 'KillHand', seat: seatFrom(seat), ruling: ruling(clause) }),
  seen: ([seat, ...how]) => ({
    type: 'SeeMuck',
    seat: seatFrom(seat),
    all: !how.includes('part'),
    withStub: how.includes('stub'),
  }),
  award: () => ({ type: 'AwardPots' }),
  void: ([clause = '']) => ({ type: 'VoidHand', ruling: ruling(clause) }),
  misdeal: ([clause = '']) => ({ type: 'DeclareMisdeal', ruling: ruling(clause) }),
  ruled: ([seat = '', action, to]) => ({
    type: 'ActAsRuled',
    seat: seatFrom(seat.slice(1)),
    action: actionFrom(action),
    to: to === undefined ? null : chips(Number(to)),
    ruling: ruling('TDA-R52-STANDS'),
  }),
};

function parseCommand(words: readonly string[], line: string): HandCommand {
  const [first = '', ...rest] = words;
  if (/^s\d+$/.test(first)) return act(first, rest);
  const parse = WORDS[first];
  if (parse === undefined) throw new Error(`no such word in a script: ${line}`);
  return parse(rest, line);
}

function act(seat: string, [action, to]: readonly string[]): HandCommand {
  const amount = to === undefined ? null : chips(Number(to));
  return {
    type: 'Act',
    seat: seatFrom(seat.slice(1)),
    action: action === 'allin' ? 'allin' : actionFrom(action),
    to: amount,
  };
}

/** `turn Jd` is the first board, `turn 2 Jd` the second run. */
function board(street: Street, words: readonly string[], line: string): DealBoard {
  const [first = ''] = words;
  const run = /^\d$/.test(first) ? Number(first) - 1 : 0;
  const cards = run === 0 && !/^\d$/.test(first) ? words : words.slice(1);
  return { type: 'DealBoard', street, run, cards: cardsFrom(cards.join(''), line) };
}

function ruling(code: string): Ruling {
  return { by: 'JUDGE', code, note: '' };
}

function seatFrom(text: string | undefined) {
  return seatNo(Number(text));
}

function streetFrom(text: string): Street {
  const street = STREETS.find((s) => s === text);
  if (street === undefined) throw new Error(`no such street in a script: ${text}`);
  return street;
}

function actionFrom(text: string | undefined): Action {
  const action = ACTIONS.find((a) => a === text);
  if (action === undefined) throw new Error(`no such action in a script: ${text}`);
  return action;
}

function cardsFrom(text: string, line: string): readonly Card[] {
  const cards = parseCards(text);
  if (cards === null) throw new Error(`no such cards in a script: ${line}`);
  return cards;
}

function firstOf(cards: readonly Card[]): Card {
  const [card] = cards;
  if (card === undefined) throw new Error('a script names no card');
  return card;
}
