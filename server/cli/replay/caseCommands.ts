// Turns the actions of a recorded hand into commands of the engine. Looks ahead for boards that are run several times.
import { type Card, isCard, parseCards } from '../../engine/card.ts';
import { chips } from '../../engine/chips.ts';
import type { HandCommand } from '../../engine/command.ts';
import type { Street } from '../../engine/game/street.ts';
import type { BoardAction, CaseAction, HandCase, WagerAction } from './caseSchema.ts';
import { seatAt } from './caseStart.ts';

/** One recorded action with the commands that stand for it. `index` counts the actions of the case. */
export interface CaseStep {
  readonly index: number;
  readonly action: CaseAction;
  readonly commands: readonly HandCommand[];
}

/** The case's actions without the deal, each with its commands. */
export function stepsOf(hand: HandCase): readonly CaseStep[] {
  const runs = 1 + Math.max(0, ...hand.actions.map((a) => (a.act === 'board' ? (a.board ?? 0) : 0)));
  const boards = new BoardWalk(runs, sharedCards(hand));
  return hand.actions.flatMap((action, index) => {
    if (action.act === 'hole') return [];
    const commands = action.act === 'board' ? boards.commands(action) : [commandOf(action)];
    return [{ index, action, commands }];
  });
}

function sharedCards(hand: HandCase): number {
  for (const a of hand.actions) if (a.act === 'board' && a.board !== undefined) return a.from ?? 0;
  return Number.POSITIVE_INFINITY;
}

/** Counts the cards of each run, so that every board action finds its street. */
class BoardWalk {
  readonly #sizes: number[];
  readonly #shared: number;
  #agreed: boolean;

  constructor(runs: number, shared: number) {
    this.#sizes = Array.from({ length: runs }, (_, run) => (run === 0 ? 0 : shared));
    this.#shared = shared;
    this.#agreed = runs === 1;
  }

  commands(action: BoardAction): readonly HandCommand[] {
    const run = action.board ?? 0;
    const before = this.#sizes[run] ?? 0;
    const agree: readonly HandCommand[] =
      !this.#agreed && before >= this.#shared ? [{ type: 'AgreeRuns', runs: this.#sizes.length }] : [];
    this.#agreed ||= agree.length > 0;
    const cards = knownCards(action.cards);
    this.#sizes[run] = before + cards.length;
    return [...agree, { type: 'DealBoard', street: streetAt(before), run, cards }];
  }
}

const STREET_AT: Readonly<Record<number, Street>> = { 0: 'flop', 3: 'turn', 4: 'river' };

function streetAt(boardSize: number): Street {
  const street = STREET_AT[boardSize];
  if (street === undefined) throw new Error(`no street is dealt onto ${boardSize} board cards`);
  return street;
}

function commandOf(action: Exclude<CaseAction, BoardAction | { act: 'hole' }>): HandCommand {
  if (action.act === 'show') return { type: 'OpenHand', seat: seatAt(action.seat), cards: knownCards(action.cards) };
  if (action.act === 'muck') return { type: 'MuckHand', seat: seatAt(action.seat) };
  return { type: 'Act', seat: seatAt(action.seat), action: action.act, to: totalOf(action) };
}

function totalOf(action: WagerAction) {
  return (action.act === 'bet' || action.act === 'raise') && action.to !== undefined ? chips(action.to) : null;
}

function knownCards(text: string): readonly Card[] {
  const cards = parseCards(text);
  if (cards === null || !cards.every(isCard)) throw new Error('a card that lies face up is not known');
  return cards;
}
