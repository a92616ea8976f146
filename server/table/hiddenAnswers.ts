// Faces that live screens do not show yet answer nobody, whichever way a guess comes at them: typed, put right, brought back by a
// correction, or lying there when a hand is opened (design.md section 2). Counts words and cards, never looks at one.
import { type Amendment, redoEdit } from '../engine/amend.ts';
import type { Edit } from '../engine/edit.ts';
import { gameOf } from '../engine/game/games.ts';
import { fullBoard, mostCards } from '../engine/game/streets.ts';
import { liveSeats } from '../engine/hand.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import { openingsVisible, type TableState } from '../log/tableState.ts';
import type { TableCommand } from './commands.ts';
import { dealtTo } from './openings.ts';

/** What a command or a step of a correction brings in, and with how many cards. */
export interface Asked {
  readonly what: TableCommand['do'] | Extract<Edit, { type: 'insert' }>['command']['type'];
  readonly cards: number;
}

/** While faces from the vault wait for the second key, a card that a person types would be told apart by them. */
export function asksHidden(state: TableState, asked: readonly Asked[]): boolean {
  return asked.some(({ what }) => TOUCHING.includes(what)) && facesWait(state);
}

function facesWait(state: TableState): boolean {
  if (openingsVisible(state)) return false;
  return openedOnce(state).some((seat) => state.record.effective.some((step) => dealtTo(step, seat)));
}

/** Opened is for ever: an opening that was taken back is retracted, and what the vault knows of it still answers. */
function openedOnce({ hand, record }: TableState): readonly number[] {
  const open = hand?.seats.flatMap(({ seat, state }) => (state === 'OPENED' ? [seat] : [])) ?? [];
  const takenBack = record.retracted.flatMap(({ command }) => (command.type === 'OpenHand' ? [command.seat] : []));
  return [...open, ...takenBack];
}

interface Answered {
  /** refusals that told of a clash with a hidden face */
  readonly clashes: number;
  /** openings refused because a card lay face up already */
  readonly openings: number;
  /** cards that were held against hidden faces */
  readonly cards: number;
  /** how often pots went by faces that nobody is shown */
  readonly pushed: number;
}

const NONE: Answered = { clashes: 0, openings: 0, cards: 0, pushed: 0 };

/** A slip of the finger is answered, a search through the deck is not: then typed cards wait for the second key. */
export class HiddenAnswers {
  readonly #given = new Map<string, Answered>();

  /** `state`: at the start. How much was answered before it nobody knows: of the hand that waits there one slip is answered yet. */
  constructor(state: TableState) {
    const spent = MOST_ANSWERS - 1;
    if (facesWait(state)) this.#add(state, { clashes: spent, openings: spent, pushed: spent });
  }

  /** Why nothing is answered any more; an award that a person enters is compared with theirs (5.9.1): it waits in any case. */
  spent(state: TableState, command: TableCommand): RuleViolation | null {
    const given = this.#of(state);
    // the vault is not asked: what lies there is typed
    if (command.do === 'openHand')
      return given.openings >= MOST_ANSWERS ? violation('opened-clash', { seat: command.seat }) : null;
    if (command.do === 'enterAward') return facesWait(state) ? violation('openings-waiting') : null;
    const asked = askedBy(state, command);
    const searches = given.clashes >= MOST_ANSWERS || given.cards + cardsOf(asked) > typedAtMost(state);
    const pushes = given.pushed >= MOST_ANSWERS && PUSHING.includes(command.do) && facesWait(state);
    return pushes || (searches && asksHidden(state, asked)) ? violation('openings-waiting') : null;
  }

  /** The state of the hand before and after: who is paid tells which faces are better on the board as it was typed. */
  notePots(before: TableState, after: TableState): void {
    const paid = paidIn(after);
    if (paid !== '' && paid !== paidIn(before) && facesWait(after)) this.#add(after, { pushed: 1 });
  }

  /** `refusal`: its code, or null where the cards were taken, which tells that they clash with nothing. */
  note(state: TableState, command: TableCommand, refusal: string | null): void {
    if (command.do === 'openHand' && refusal === 'opened-clash') this.#add(state, { openings: 1 });
    const asked = askedBy(state, command);
    if (!asksHidden(state, asked)) return;
    const clashes = refusal !== null && CLASHES.includes(refusal);
    if (clashes || refusal === null) this.#add(state, { cards: cardsOf(asked), clashes: clashes ? 1 : 0 });
  }

  #of({ hand }: TableState): Answered {
    return this.#given.get(hand?.handId ?? '') ?? NONE;
  }

  #add(state: TableState, more: Partial<Answered>): void {
    const given = this.#of(state);
    this.#given.set(state.hand?.handId ?? '', {
      clashes: given.clashes + (more.clashes ?? 0),
      openings: given.openings + (more.openings ?? 0),
      cards: given.cards + (more.cards ?? 0),
      pushed: given.pushed + (more.pushed ?? 0),
    });
  }
}

const MOST_ANSWERS = 2;
const CLASHES: readonly string[] = ['card-already-face-up', 'board-clash'];

/** Where no reader hears anything a person types every board and every hand that is shown, once. */
function typedAtMost({ hand }: TableState): number {
  if (hand === null) return 0;
  const game = gameOf(hand.game);
  return hand.runs * fullBoard(game) + liveSeats(hand).length * mostCards(game);
}

/** What may decide pots, or decide them again. */
const PUSHING: readonly TableCommand['do'][] = ['award', 'accept', 'redo', 'amend', 'correctBoard', 'correctOpened'];

function paidIn({ hand }: TableState): string {
  const paid = hand?.decided.filter(({ awarded }) => awarded) ?? [];
  return paid.length === 0 ? '' : JSON.stringify([hand?.boards, hand?.seats.map(({ state }) => state)]);
}

/** What a correction would pay tells which hidden faces are better: on another board, or without one of them. */
export function paysHidden(state: TableState, { before, after }: Pick<Amendment, 'before' | 'after'>): boolean {
  const pays = [before, after].some((hand) => hand?.decided.some(({ awarded }) => awarded) === true);
  return pays && facesWait(state);
}

const TOUCHING: readonly Asked['what'][] = [
  ...(['typeBoard', 'correctBoard', 'typeOpened', 'typeHole', 'retypeHole', 'typeUp'] as const),
  ...(['DealBoard', 'DealUp', 'CorrectBoard', 'OpenHand', 'OpenOne', 'CorrectOpened', 'AwardPots'] as const),
];

export function askedBy(state: TableState, command: TableCommand): readonly Asked[] {
  if (command.do === 'amend') return askedByEdits(state, command.edits);
  const back = command.do === 'redo' ? redoEdit(state.record) : null;
  return back === null ? [{ what: command.do, cards: cardsIn(command) }] : askedByEdits(state, [back]);
}

/** A step that comes back brings in what it brought in before. */
export function askedByEdits({ record }: TableState, edits: readonly Edit[]): readonly Asked[] {
  const steps = edits.map((edit) => {
    if ('command' in edit) return edit.command;
    const back = edit.type === 'restore' && record.retracted.find(({ origin }) => origin === edit.position);
    return back ? back.command : null;
  });
  return steps.flatMap((step) => (step === null ? [] : [{ what: step.type, cards: cardsIn(step) }]));
}

function cardsIn(given: object): number {
  if ('cards' in given && Array.isArray(given.cards)) return given.cards.length;
  return 'card' in given ? 1 : 0;
}

function cardsOf(asked: readonly Asked[]): number {
  return asked.reduce((cards, one) => cards + (TOUCHING.includes(one.what) ? one.cards : 0), 0);
}
