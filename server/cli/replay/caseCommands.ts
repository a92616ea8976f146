// Turns the actions of a recorded hand into commands of the engine. Looks ahead for boards that are run several times.
import { type Chips, chips } from '../../engine/chips.ts';
import type { HandCommand } from '../../engine/command.ts';
import type { Game } from '../../engine/game/game.ts';
import { boardSizeAfter, firstStreet } from '../../engine/game/streets.ts';
import { CaseCards, knownCards, streetOnto } from './caseCards.ts';
import type { BoardAction, CaseAction, HandCase, WagerAction } from './caseSchema.ts';
import { seatAt } from './caseStart.ts';

/** One recorded action with the commands that stand for it. `index` counts the actions of the case. */
export interface CaseStep {
  readonly index: number;
  readonly action: CaseAction;
  readonly commands: readonly HandCommand[];
}

export interface CaseCourse {
  /** the first deal: cards of the seats, and of the board where some lie there before the first bet */
  readonly deal: readonly HandCommand[];
  readonly steps: readonly CaseStep[];
}

/** The whole hand as commands, the start apart. */
export function courseOf(hand: HandCase, game: Game): CaseCourse {
  const cards = new CaseCards();
  const boards = new BoardWalk(hand, game);
  const first = hand.actions.findIndex((action) => action.act !== 'hole');
  const dealt = first === -1 ? hand.actions.length : first;
  const commandsOf = (action: CaseAction): readonly HandCommand[] => {
    switch (action.act) {
      case 'hole':
        return cards.deal(action);
      case 'discard':
        return cards.discard(action);
      case 'board':
        return boards.commands(action);
      case 'show':
        return cards.show(action.seat, knownCards(action.cards));
      case 'muck':
        return [{ type: 'MuckHand', seat: seatAt(action.seat) }];
      default:
        return [{ type: 'Act', seat: seatAt(action.seat), action: action.act, to: totalOf(action) }];
    }
  };
  const steps = hand.actions.map((action, index) => ({ index, action, commands: commandsOf(action) }));
  const holes = steps.slice(0, dealt).flatMap(({ commands }) => commands);
  return { deal: [...inOrder(holes), ...boards.beforeBets], steps: aroundTheTable(steps.slice(dealt)) };
}

/** Cards come around the table one at a time. */
function inOrder(holes: readonly HandCommand[]): readonly HandCommand[] {
  const slot = (command: HandCommand) => ('slot' in command ? command.slot : 0);
  return [...holes].sort((a, b) => slot(a) - slot(b));
}

/** A record may give each seat several cards at once: they are dealt with the first of them. */
function aroundTheTable(steps: readonly CaseStep[]): readonly CaseStep[] {
  return steps.map((step, i) => {
    if (step.action.act !== 'hole') return step;
    if (steps[i - 1]?.action.act === 'hole') return { ...step, commands: [] };
    const end = steps.findIndex(({ action }, at) => at > i && action.act !== 'hole');
    const all = steps.slice(i, end === -1 ? steps.length : end);
    return { ...step, commands: inOrder(all.flatMap(({ commands }) => commands)) };
  });
}

/** Counts the cards of each run, so that every board action finds its street. */
class BoardWalk {
  readonly #game: Game;
  readonly #sizes: number[];
  readonly #shared: number;
  #agreed: boolean;
  /** Board cards that lie there before the first bet; the record may tell them with the flop (Courchevel). */
  readonly beforeBets: readonly HandCommand[];

  constructor(hand: HandCase, game: Game) {
    const boards = hand.actions.flatMap((action) => (action.act === 'board' ? [action] : []));
    const runs = 1 + Math.max(0, ...boards.map(({ board = 0 }) => board));
    this.#game = game;
    this.#shared = boards.find(({ board }) => board !== undefined)?.from ?? Number.POSITIVE_INFINITY;
    this.#sizes = Array.from({ length: runs }, (_, run) => (run === 0 ? 0 : this.#shared));
    this.#agreed = runs === 1;
    const street = firstStreet(game);
    const early = boardSizeAfter(game, street);
    const cards = knownCards(boards[0]?.cards ?? '').slice(0, early);
    this.beforeBets = early === 0 || cards.length < early ? [] : [{ type: 'DealBoard', street, run: 0, cards }];
    this.#sizes[0] = this.beforeBets.length === 0 ? 0 : early;
  }

  commands(action: BoardAction): readonly HandCommand[] {
    const run = action.board ?? 0;
    const before = this.#sizes[run] ?? 0;
    const agree: readonly HandCommand[] =
      !this.#agreed && before >= this.#shared ? [{ type: 'AgreeRuns', runs: this.#sizes.length }] : [];
    this.#agreed ||= agree.length > 0;
    const early = this.#toldEarly(run);
    const cards = knownCards(action.cards).slice(early);
    if (cards.length === 0) return agree;
    this.#sizes[run] = before + cards.length;
    return [...agree, { type: 'DealBoard', street: streetOnto(this.#game, before), run, cards }];
  }

  /** Cards of the first board action that lie there already. */
  #toldEarly(run: number): number {
    const early = run === 0 && !this.#flopSeen ? this.beforeBets.length : 0;
    if (run === 0) this.#flopSeen = true;
    return early;
  }

  #flopSeen = false;
}

function totalOf(action: WagerAction): Chips | null {
  const raises = action.act === 'bet' || action.act === 'raise' || action.act === 'complete';
  return raises && action.to !== undefined ? chips(action.to) : null;
}
